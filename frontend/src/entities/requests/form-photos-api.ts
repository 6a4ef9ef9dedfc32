import type { RequestPhoto } from '@poolpros/contracts/http/request-photos';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { photosTokenHeader } from '@poolpros/contracts/photo-tokens';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';
import { type FileRequest, sendFile } from '../../shared/api/send-file.js';

/** POST /api/request-photos */
export const addRequestPhoto = (token: string, photo: Pick<FileRequest, 'file' | 'key' | 'onProgress'>) =>
  sendFile<RequestPhoto>({ ...photo, path: apiPaths.requestPhotos, headers: { [photosTokenHeader]: token } });

/** POST /api/request-photos/remove */
export const removeRequestPhoto = (api: ApiClient, token: string, photoId: string): Promise<unknown> =>
  api.post(apiPaths.removeRequestPhoto, { token, photoId });

/** GET /api/request-photos/{id}: the picture. */
export const requestPictureQuery = (api: ApiClient, token: string, photoId: string) =>
  queryOptions<Blob>({
    queryKey: readKey(apiPaths.requestPhoto, { photoId }),
    queryFn: () => api.file(pathTo(apiPaths.requestPhoto, { photoId }), { [photosTokenHeader]: token }),
    staleTime: Number.POSITIVE_INFINITY,
  });
