import type { Photo } from '@poolpros/contracts/http/photo-schema';
import { photoSources } from '@poolpros/contracts/photo-url';

export interface ProjectPhotoProps {
  photo: Photo;
  /** Its width, as in HTML. */
  sizes: string;
  /** Visible immediately, so not loaded lazily. */
  eager?: boolean;
  /** Its description is left out where the text next to it names the project. */
  decorative?: boolean;
  className?: string;
}

/** A photo in its own proportions, unless the class crops it. */
export const ProjectPhoto = ({ photo, sizes, eager = false, decorative = false, className }: ProjectPhotoProps) => (
  <picture className="contents">
    <source type="image/avif" srcSet={photoSources(photo.url, 'avif')} sizes={sizes} />
    <img
      src={photo.url}
      srcSet={photoSources(photo.url, 'webp')}
      sizes={sizes}
      alt={decorative ? '' : photo.alt}
      width={photo.width}
      height={photo.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  </picture>
);
