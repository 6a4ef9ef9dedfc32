import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { requestLimits } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import { requestTokenHeader } from '@poolpros/contracts/photo-tokens';
import { PhotoUploads } from '../../../entities/photos/photo-uploads.js';
import { useUploads } from '../../../entities/photos/use-uploads.js';
import { sendFile } from '../../../shared/api/send-file.js';
import { useShowRequest } from '../api.js';

/** Adds photos to a request that was sent; the businesses see them in it. */
export function MorePhotos({ request, token }: { request: FollowedRequest; token: string }) {
  const show = useShowRequest(token);
  const uploads = useUploads(async (photo) =>
    show(
      await sendFile<FollowedRequest>({
        ...photo,
        path: apiPaths.followedPhotos,
        headers: { [requestTokenHeader]: token },
      }),
    ),
  );
  return (
    <div className="flex flex-col gap-3 border-t border-rule pt-4">
      <p className="type-small text-soft">
        The businesses can see new photos in your request. We do not email them about new photos.
      </p>
      <PhotoUploads {...uploads} stored={request.photos.length} most={requestLimits.photos} />
    </div>
  );
}
