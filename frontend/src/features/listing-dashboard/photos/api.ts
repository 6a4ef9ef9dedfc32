import type { OwnPhoto, OwnPhotos, PhotoBody, PhotoOrderBody } from '@poolpros/contracts/http/photos';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.js';
import { readKey } from '../../../shared/api/read-key.js';

/** GET …/photos: the photos of an own listing, in their order. */
export const ownPhotosQuery = (installerId: number) =>
  queryOptions<OwnPhotos>({ queryKey: readKey(apiPaths.ownPhotos, { installerId }), staleTime: 15_000 });

/** POST …/photos/{id} */
export const describePhoto = (api: ApiClient, installerId: number, photoId: string, alt: string) =>
  api.post<OwnPhoto>(pathTo(apiPaths.ownPhoto, { installerId, photoId }), { alt } satisfies PhotoBody);

/** POST …/photos/order */
export const orderPhotos = (api: ApiClient, installerId: number, ids: string[]) =>
  api.post<OwnPhotos>(pathTo(apiPaths.orderPhotos, { installerId }), { ids } satisfies PhotoOrderBody);

/** POST …/photos/{id}/remove; it can be undone for an hour. */
export const removePhoto = (api: ApiClient, installerId: number, photoId: string) =>
  api.post<OwnPhoto>(pathTo(apiPaths.removePhoto, { installerId, photoId }));

/** POST …/photos/{id}/restore */
export const restorePhoto = (api: ApiClient, installerId: number, photoId: string) =>
  api.post<OwnPhoto>(pathTo(apiPaths.restorePhoto, { installerId, photoId }));
