import type { RequestPhoto } from '@poolpros/contracts/http/request-photos';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/lib/services.js';
import { onDemand } from '../../shared/ui/on-demand.js';
import { useObjectUrl } from '../photos/use-object-url.js';
import { type PhotoAccess, requestPictureQuery } from './photo-access.js';

const viewer = onDemand(() => import('./request-photo-viewer.js').then(({ RequestPhotoViewer }) => RequestPhotoViewer));

export interface RequestPhotosProps {
  photos: readonly RequestPhoto[];
  access: PhotoAccess;
  /** Who sent them. */
  from: string;
}

/** Photos of a request or a message, small; each opens large. */
export function RequestPhotos({ photos, access, from }: RequestPhotosProps) {
  const [shown, setShown] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const altOf = (index: number) => `Photo ${index + 1} of ${photos.length} from ${from}`;
  return (
    <>
      <ul aria-label={`Photos from ${from}`} className="flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Thumbnail photo={photo} access={access} alt={altOf(index)} onOpen={() => setShown(index)} />
          </li>
        ))}
      </ul>
      {shown !== null && (
        <viewer.Component
          photos={photos}
          access={access}
          title={`Photos from ${from}`}
          altOf={altOf}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

interface ThumbnailProps {
  photo: RequestPhoto;
  access: PhotoAccess;
  alt: string;
  onOpen: () => void;
}

function Thumbnail({ photo, access, alt, onOpen }: ThumbnailProps) {
  const { data, isError } = useQuery(requestPictureQuery(useApi(), access, photo.id));
  const url = useObjectUrl(data);
  if (isError)
    return (
      <p className="grid size-24 place-items-center rounded-control bg-surface-quiet p-2 text-center text-xs text-soft">
        {alt} did not load.
      </p>
    );
  return (
    <button
      type="button"
      onClick={onOpen}
      onPointerEnter={viewer.preload}
      onFocus={viewer.preload}
      className="block size-24 overflow-hidden rounded-control border border-rule bg-surface-quiet"
    >
      {url ? <img src={url} alt={alt} className="size-full object-cover" /> : <span className="sr-only">{alt}</span>}
    </button>
  );
}
