import type { SubmissionPhoto } from '@poolpros/contracts/http/submission-photos';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { altNotSaved, PhotoAltField } from '../../../entities/photos/photo-alt-field.js';
import { PlaceButtons } from '../../../entities/photos/place-buttons.js';
import { useObjectUrl } from '../../../entities/photos/use-object-url.js';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { useApi } from '../../../shared/lib/services.js';
import { formPictureQuery } from '../photos-api.js';

export interface FormPhotoProps {
  token: string;
  photo: SubmissionPhoto;
  /** From 1. */
  place: number;
  count: number;
  /** To another place, from 0. */
  onMove: (to: number) => void;
  onDescribe: (alt: string) => Promise<void>;
  onRemove: () => void;
}

/** One photo of a form, with what is seen on it and its place among the others. */
export function FormPhoto({ token, photo, place, count, onMove, onDescribe, onRemove }: FormPhotoProps) {
  const { data: picture } = useQuery(formPictureQuery(useApi(), token, photo.id));
  const url = useObjectUrl(picture);
  const [alt, setAlt] = useState(photo.alt);
  const [problem, setProblem] = useState<string | null>(null);
  const describe = async () => {
    if (alt.trim() === photo.alt) return setProblem(null);
    try {
      await onDescribe(alt.trim());
      setProblem(null);
    } catch (error) {
      setProblem(fieldErrors(error)[`items.${place - 1}.alt`] ?? altNotSaved);
    }
  };
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-rule">
      <div className="relative aspect-2/1 w-full bg-surface-quiet sm:aspect-4/3">
        {url && (
          <img
            src={url}
            alt={photo.alt || `Photo ${place}, not described yet`}
            className="absolute size-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <PhotoAltField
          place={place}
          isDescribed={photo.alt !== ''}
          error={problem}
          value={alt}
          onValueChange={setAlt}
          onBlur={() => void describe()}
          onKeyDown={(event) => {
            // The form around it is not sent by this field.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void describe();
          }}
        />
        <PlaceButtons place={place} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
    </li>
  );
}
