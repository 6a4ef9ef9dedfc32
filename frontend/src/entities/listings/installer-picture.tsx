import type { Installer } from '@poolpros/contracts/http/installers';
import { type PhotoFormat, photoSources } from '@poolpros/contracts/photo-url';
import { clsx } from 'clsx';
import { illustrationOf } from './illustration.js';

type Pictured = Pick<Installer, 'id' | 'name' | 'imageUrl' | 'profileImage'> &
  Partial<Pick<Installer, 'services'>> & { alt?: string };

export const hasOwnPicture = ({ imageUrl, profileImage }: Pictured): boolean => (imageUrl ?? profileImage) !== null;

export interface InstallerPictureProps {
  installer: Pictured;
  /** Visible immediately, so not loaded lazily. */
  eager?: boolean;
  /** Its width, as in HTML; that of a card by default. */
  sizes?: string;
  className?: string;
}

/** The installer's picture, or an illustration that is labeled as one. */
export function InstallerPicture({ installer, eager = false, sizes = '184px', className }: InstallerPictureProps) {
  const own = installer.imageUrl ?? installer.profileImage;
  const { src, mirrored, filter } = illustrationOf(installer);
  const sources = (format: PhotoFormat) => (own ? photoSources(own, format) : undefined);
  const avif = sources('avif');
  const picture = (
    <img
      src={own ?? src}
      srcSet={sources('webp')}
      sizes={avif && sizes}
      alt={own ? (installer.alt ?? installer.name) : 'Illustration, not a project photo'}
      width={480}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={clsx('object-cover', !own && mirrored && '-scale-x-100', className)}
      style={own || !filter ? undefined : { filter }}
    />
  );
  if (!avif) return picture;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {picture}
    </picture>
  );
}

/** A tile with the initials of an installer without a picture, where a drawing would be too small. */
export function InstallerTile({ installer, className }: { installer: Pictured; className?: string }) {
  if (hasOwnPicture(installer)) return <InstallerPicture installer={installer} className={className} />;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid place-items-center text-xs font-[660] tracking-[0.02em]',
        tileColors[installer.id % tileColors.length],
        className,
      )}
    >
      {initialsOf(installer.name)}
    </span>
  );
}

const tileColors = [
  'bg-pool-100 text-pool-700',
  'bg-leaf-100 text-leaf-700',
  'bg-cedar-100 text-cedar-700',
  'bg-stone-200 text-stone-700',
];

/** The first letters of the first two words that have one. */
export const initialsOf = (name: string): string =>
  [...name.matchAll(/(?<![\p{L}\p{N}’'])[\p{L}\p{N}]/gu)]
    .slice(0, 2)
    .map(([letter]) => letter.toLocaleUpperCase('en-US'))
    .join('');
