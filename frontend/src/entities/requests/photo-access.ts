import { apiPaths } from '@poolpros/contracts/paths';
import { requestTokenHeader, threadTokenHeader } from '@poolpros/contracts/photo-tokens';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { type ReadKey, readKey, readUrl } from '../../shared/api/read-key.js';

/** How a page reaches the photos of a request: with a session, or by the token of a mailed link. */
export interface PhotoAccess {
  keyOf: (photoId: string) => ReadKey;
  headers?: Record<string, string>;
}

/** GET /api/requests/photos/{id}, for the homeowner. */
export const photosByLink = (token: string): PhotoAccess => ({
  keyOf: (photoId) => readKey(apiPaths.followedPhoto, { photoId }),
  headers: { [requestTokenHeader]: token },
});

/** GET /api/request-threads/photos/{id}, for a business without a login. */
export const photosByThreadLink = (token: string): PhotoAccess => ({
  keyOf: (photoId) => readKey(apiPaths.threadPhoto, { photoId }),
  headers: { [threadTokenHeader]: token },
});

/** GET /api/contractors/me/contact-requests/{id}/photos/{id}, for a member. */
export const photosOfMember = (contactRequestId: string): PhotoAccess => ({
  keyOf: (photoId) => readKey(apiPaths.contactRequestPhoto, { contactRequestId, photoId }),
});

export const requestPictureQuery = (api: ApiClient, { keyOf, headers }: PhotoAccess, photoId: string) =>
  queryOptions<Blob>({
    queryKey: keyOf(photoId),
    queryFn: () => api.file(readUrl(keyOf(photoId)), headers),
    staleTime: Number.POSITIVE_INFINITY,
  });
