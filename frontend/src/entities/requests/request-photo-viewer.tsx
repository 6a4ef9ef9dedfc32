import type { RequestPhoto } from '@poolpros/contracts/http/request-photos';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/lib/services.js';
import { Viewer } from '../../shared/ui/viewer.js';
import { useObjectUrl } from '../photos/use-object-url.js';
import { type PhotoAccess, requestPictureQuery } from './photo-access.js';

export interface RequestPhotoViewerProps {
  photos: readonly RequestPhoto[];
  access: PhotoAccess;
  title: string;
  altOf: (index: number) => string;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The photos of a request or a message one at a time, round and round. */
export function RequestPhotoViewer({ photos, shown, onShow, altOf, access, title, onClose }: RequestPhotoViewerProps) {
  const photo = photos[shown];
  if (!photo) return null;
  const count = photos.length;
  return (
    <Viewer
      title={title}
      place={`Photo ${shown + 1} of ${count}`}
      onStep={count > 1 ? (step) => onShow((shown + step + count) % count) : undefined}
      onClose={onClose}
    >
      <Picture key={photo.id} photo={photo} access={access} alt={altOf(shown)} />
    </Viewer>
  );
}

function Picture({ photo, access, alt }: { photo: RequestPhoto; access: PhotoAccess; alt: string }) {
  const { data } = useQuery(requestPictureQuery(useApi(), access, photo.id));
  const url = useObjectUrl(data);
  return (
    <div className="aspect-4/3 w-full bg-surface-quiet">
      {url && <img src={url} alt={alt} className="size-full object-contain" />}
    </div>
  );
}
