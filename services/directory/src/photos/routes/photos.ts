import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { photoEndpoints } from '@poolpros/contracts/endpoints/photos';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { OwnPhotos } from '@poolpros/contracts/http/photos';
import { uploadMegabytes } from '@poolpros/contracts/limits';
import { photoTypes } from '@poolpros/contracts/photo-types';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { PhotoRecord } from '../../listings/domain/listing-photo.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { addPhoto, checkMayAddPhoto, mostPhotos } from '../actions/add-photo.js';
import { arrangePhotos, describePhoto, type PhotoChange, removePhoto, restorePhoto } from '../actions/change-photos.js';
import type { PhotoContext } from '../context.js';
import { photosOf } from '../db/photo-store.js';
import { photoKey, photoView } from '../domain/photo.js';
import { takeFiles } from '../images/receive-photo.js';
import { memberSender } from '../images/uploads.js';
import { receiveOnce } from './receive-once.js';

export async function photoRoutes(app: ZodApp, context: PhotoContext): Promise<void> {
  const own = byContractors('photos');
  const { database } = context;
  const { manager } = database.dataSource;

  route(
    app,
    photoEndpoints.ownPhotos,
    own({ summary: 'List the photos of your listing in order', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const { installerId } = request.params;
      const actor = actingOf(request);
      await authorizeOn(manager, installerId, actor, 'edit_listing');
      return await views(manager, installerId, await photosOf(manager, installerId));
    },
  );

  await app.register(async (uploads: ZodApp) => {
    takeFiles(uploads);
    route(
      uploads,
      photoEndpoints.addPhoto,
      own({
        summary: 'Add a photo to your listing',
        description: `The body is the file itself: JPEG, PNG, WebP or AVIF, up to ${uploadMegabytes} MB.`,
        headers: idempotencyHeadersSchema,
        consumes: photoTypes,
        errors: [400, 401, 403, 404, 408, 409, 413, 415, 429, 503],
      }),
      async (request, reply) => {
        const { installerId } = request.params;
        const actor = actingOf(request);
        await checkMayAddPhoto(manager, installerId, actor);
        const upload = { request, reply, sender: memberSender(actor), keyOf: photoKey };
        return await receiveOnce(context, upload, async (tx, photo) =>
          photoView(await addPhoto(tx, { ...photo, installerId }, actor, context.now())),
        );
      },
    );
  });

  route(
    app,
    photoEndpoints.orderPhotos,
    own({
      summary: 'Reorder the photos of your listing, cover first',
      errors: [400, 401, 403, 404, 409, 503],
    }),
    (request) =>
      database.transaction(async (tx) => {
        const change = changeOf(request, context.now());
        return await views(tx, change.installerId, await arrangePhotos(tx, change, request.body.ids));
      }),
  );

  route(
    app,
    photoEndpoints.ownPhoto,
    own({ summary: 'Set the alt text of a photo of your listing', errors: [400, 401, 403, 404, 503] }),
    (request) =>
      database.transaction(async (tx) =>
        photoView(await describePhoto(tx, changeOf(request, context.now()), request.params.photoId, request.body.alt)),
      ),
  );

  for (const { endpoint, summary, act } of [
    { endpoint: photoEndpoints.removePhoto, summary: 'Remove a photo from your listing', act: removePhoto },
    { endpoint: photoEndpoints.restorePhoto, summary: 'Restore a removed photo within an hour', act: restorePhoto },
  ])
    route(app, endpoint, own({ summary, errors: [400, 401, 403, 404, 409, 503] }), (request) =>
      database.transaction(async (tx) =>
        photoView(await act(tx, changeOf(request, context.now()), request.params.photoId)),
      ),
    );
}

const changeOf = (request: FastifyRequest<{ Params: { installerId: number } }>, now: Date): PhotoChange => ({
  installerId: request.params.installerId,
  actor: actingOf(request),
  now,
});

const views = async (tx: EntityManager, installerId: number, photos: readonly PhotoRecord[]): Promise<OwnPhotos> => ({
  items: photos.map(photoView),
  most: await mostPhotos(tx, installerId),
});
