import { installerParamsSchema } from '../http/installers.js';
import {
  ownPhotoSchema,
  ownPhotosSchema,
  photoBodySchema,
  photoOrderBodySchema,
  photoParamsSchema,
} from '../http/photos.js';
import { apiPaths } from '../paths.js';
import { endpointsOf, fileSchema } from './endpoint.js';

/** Photos of an own listing. */
export const photoEndpoints = endpointsOf('directory', {
  ownPhotos: {
    method: 'GET',
    path: apiPaths.ownPhotos,
    params: installerParamsSchema,
    response: ownPhotosSchema,
    limit: 'read',
  },
  addPhoto: {
    method: 'POST',
    path: apiPaths.ownPhotos,
    params: installerParamsSchema,
    body: fileSchema,
    status: 201,
    response: ownPhotoSchema,
    limit: 'upload',
    upload: true,
  },
  orderPhotos: {
    method: 'POST',
    path: apiPaths.orderPhotos,
    params: installerParamsSchema,
    body: photoOrderBodySchema,
    response: ownPhotosSchema,
    limit: 'upload',
    prefix: apiPaths.ownPhotos,
    upload: true,
  },
  ownPhoto: {
    operationId: 'describePhoto',
    method: 'POST',
    path: apiPaths.ownPhoto,
    params: photoParamsSchema,
    body: photoBodySchema,
    response: ownPhotoSchema,
    limit: 'upload',
    prefix: apiPaths.ownPhotos,
    upload: true,
  },
  removePhoto: {
    method: 'POST',
    path: apiPaths.removePhoto,
    params: photoParamsSchema,
    response: ownPhotoSchema,
    limit: 'upload',
    prefix: apiPaths.ownPhotos,
    upload: true,
  },
  restorePhoto: {
    method: 'POST',
    path: apiPaths.restorePhoto,
    params: photoParamsSchema,
    response: ownPhotoSchema,
    limit: 'upload',
    prefix: apiPaths.ownPhotos,
    upload: true,
  },
});
