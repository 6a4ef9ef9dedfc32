import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import { photoSources } from '@poolpros/contracts/photo-url';
import { mostPhotosOfProject } from '@poolpros/contracts/project-options';
import { clsx } from 'clsx';
import { useId } from 'react';
import { FieldErrorText } from '../../../shared/ui/field.js';

interface ProjectPhotosProps {
  photos: readonly OwnPhoto[];
  /** Ids, in the order in which the page shows them. */
  chosen: readonly string[];
  error: string | null;
  onChange: (chosen: string[]) => void;
}

/** Which photos of the business a project shows; the one that is chosen first comes first. */
export function ProjectPhotos({ photos, chosen, error, onChange }: ProjectPhotosProps) {
  const id = useId();
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={clsx(`${id}-hint`, error && `${id}-error`)}
      data-invalid={error ? true : undefined}
    >
      <legend className="type-small mb-1.5 font-semibold">Photos</legend>
      <p id={`${id}-hint`} className="type-caption mb-2 text-muted">
        {photos.length === 0
          ? 'Add photos in the Photos tab first. You can choose them here later.'
          : `Up to ${mostPhotosOfProject} of your photos. The one that you choose first is the cover. Visitors see only photos that have a description.`}
      </p>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {photos.map((photo, index) => {
          const place = chosen.indexOf(photo.id) + 1;
          return (
            <li key={photo.id} className="min-w-0">
              <label className="relative block cursor-pointer overflow-hidden rounded-control border-2 border-transparent has-checked:border-selected has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
                <input
                  type="checkbox"
                  name="photoIds"
                  value={photo.id}
                  checked={place > 0}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, photo.id] : chosen.filter((each) => each !== photo.id))
                  }
                  className="sr-only"
                />
                <img
                  src={photo.url}
                  srcSet={photoSources(photo.url, 'webp')}
                  sizes="140px"
                  alt={photo.alt || `Photo ${index + 1}, not described yet`}
                  width={photo.width}
                  height={photo.height}
                  loading="lazy"
                  className="aspect-4/3 h-auto w-full bg-surface-quiet object-cover"
                />
                {place > 0 && (
                  <span
                    aria-hidden="true"
                    className="absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-full bg-pool-800 text-xs font-semibold text-white tabular-nums"
                  >
                    {place}
                  </span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </fieldset>
  );
}
