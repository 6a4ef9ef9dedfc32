import type {
  ArrangeSubmissionPhotosBody,
  SubmissionPhoto,
  SubmissionPhotos,
} from '@poolpros/contracts/http/submission-photos';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { photosTokenHeader } from '@poolpros/contracts/photo-tokens';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';
import { type FileRequest, sendFile } from '../../shared/api/send-file.js';

/** POST /api/submission-photos/open: the photos of a form. */
export const formPhotosQuery = (api: ApiClient, token: string) =>
  queryOptions<SubmissionPhotos>({
    queryKey: readKey(apiPaths.openSubmissionPhotos, { token }),
    queryFn: () => (token === '' ? { items: [] } : api.post(apiPaths.openSubmissionPhotos, { token })),
  });

/** GET /api/submission-photos/{id}: the picture. */
export const formPictureQuery = (api: ApiClient, token: string, photoId: string) =>
  queryOptions<Blob>({
    queryKey: readKey(apiPaths.submissionPhoto, { photoId }),
    queryFn: () => api.file(pathTo(apiPaths.submissionPhoto, { photoId }), { [photosTokenHeader]: token }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** POST /api/submission-photos */
export const addFormPhoto = (token: string, photo: Pick<FileRequest, 'file' | 'key' | 'onProgress'>) =>
  sendFile<SubmissionPhoto>({ ...photo, path: apiPaths.submissionPhotos, headers: { [photosTokenHeader]: token } });

/** POST /api/submission-photos/arrange: which photos stay, in this order, with what is seen on them. */
export const arrangeFormPhotos = (api: ApiClient, body: ArrangeSubmissionPhotosBody): Promise<SubmissionPhotos> =>
  api.post(apiPaths.arrangeSubmissionPhotos, body);
