import type { AdminSubmission } from '@poolpros/contracts/http/submissions';
import { useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../../../entities/photos/use-object-url.js';
import { useApi } from '../../../shared/lib/services.js';
import { submissionPictureQuery } from '../api.js';

/** The photos of a business that is not listed yet, which nobody but the staff sees. */
export function SubmissionPhotos({ submission: { id, photos } }: { submission: AdminSubmission }) {
  if (photos.length === 0) return 'None';
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Picture submissionId={id} photo={photo} place={index + 1} />
        </li>
      ))}
    </ul>
  );
}

interface PictureProps {
  submissionId: string;
  photo: AdminSubmission['photos'][number];
  place: number;
}

function Picture({ submissionId, photo: { id, alt, width, height }, place }: PictureProps) {
  const { data, isError } = useQuery(submissionPictureQuery(useApi(), submissionId, id));
  const url = useObjectUrl(data);
  return (
    <figure>
      <div className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-control bg-surface-quiet">
        {isError && <span className="type-small text-soft">It did not load.</span>}
        {url && (
          <img
            src={url}
            alt={alt || `Photo ${place}, not described`}
            width={width}
            height={height}
            className="absolute size-full object-contain"
          />
        )}
      </div>
      <figcaption className="type-small mt-1 text-soft">{alt || 'Not described: it will not be shown.'}</figcaption>
    </figure>
  );
}
