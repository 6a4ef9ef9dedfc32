import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { hashToken } from '@poolpros/chassis/links';
import { contractorEndpoints } from '@poolpros/contracts/endpoints/contractors';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import { photosTokenHeadersSchema } from '@poolpros/contracts/http/form-photos';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { requestTokenHeadersSchema, threadTokenHeadersSchema } from '@poolpros/contracts/http/request-photos';
import { uploadMegabytes } from '@poolpros/contracts/limits';
import { photosTokenHeader, requestTokenHeader, threadTokenHeader } from '@poolpros/contracts/photo-tokens';
import { photoTypes } from '@poolpros/contracts/photo-types';
import type { PhotoWidth } from '@poolpros/contracts/photo-url';
import type { FastifyReply } from 'fastify';
import { actingOf, byAnybody, byContractors } from '../../members/routes/acting.js';
import type { PhotoContext } from '../../photos/context.js';
import { takeFiles } from '../../photos/images/receive-photo.js';
import { anonymousSender } from '../../photos/images/uploads.js';
import { receiveOnce } from '../../photos/routes/receive-once.js';
import { sendPicture } from '../../photos/routes/send-picture.js';
import { accessOfLink, accessOfMember, type BusinessAccess, requireOpenAccountOf } from '../actions/business-access.js';
import { followedRequest, lockFollowedRequest } from '../actions/follow-access.js';
import {
  addPhotoToForm,
  addPhotoToRequest,
  checkFormTakesPhoto,
  checkRequestTakesPhoto,
  removePhotoFromForm,
} from '../actions/request-photos.js';
import { findRequestPhoto, findThreadPhoto } from '../db/request-photo-store.js';
import { type RequestPhotoRecord, requestPhotoKey, requestPhotoView } from '../domain/request-photo.js';
import { followView } from './follow-view.js';

/** Photos of requests: added with the token of the form or of the homeowner's page, seen by who may read the request. */
export async function requestPhotoRoutes(app: ZodApp, context: PhotoContext): Promise<void> {
  const open = byAnybody('requests');
  const own = byContractors('contractors');
  const { accounts, database, files, config } = context;
  const { manager } = database.dataSource;

  const uploaded = {
    description: `The body is the file itself: JPEG, PNG, WebP or AVIF, up to ${uploadMegabytes} MB.`,
    consumes: photoTypes,
  };
  await app.register(async (uploads: ZodApp) => {
    takeFiles(uploads);
    route(
      uploads,
      requestEndpoints.requestPhotos,
      open({
        ...uploaded,
        summary: 'Add a photo to an unsent request',
        headers: idempotencyHeadersSchema.extend(photosTokenHeadersSchema.shape),
        errors: [400, 408, 409, 413, 415, 429, 503],
      }),
      async (request, reply) => {
        const tokenHash = hashToken(request.headers[photosTokenHeader]);
        await checkFormTakesPhoto(manager, tokenHash);
        const upload = { request, reply, sender: anonymousSender(request.ip), keyOf: requestPhotoKey };
        return await receiveOnce(context, upload, async (tx, photo) =>
          requestPhotoView(await addPhotoToForm(tx, { ...photo, tokenHash }, context.now())),
        );
      },
    );

    route(
      uploads,
      requestEndpoints.followedPhotos,
      open({
        ...uploaded,
        summary: 'Add a photo to a request with its emailed link',
        headers: idempotencyHeadersSchema.extend(requestTokenHeadersSchema.shape),
        errors: [400, 404, 408, 409, 410, 413, 415, 429, 503],
      }),
      async (request, reply) => {
        const token = request.headers[requestTokenHeader];
        await checkRequestTakesPhoto(manager, await followedRequest(manager, token, context.now()));
        const upload = { request, reply, sender: anonymousSender(request.ip), keyOf: requestPhotoKey };
        await receiveOnce(context, upload, async (tx, photo) => {
          const now = context.now();
          return requestPhotoView(await addPhotoToRequest(tx, await lockFollowedRequest(tx, token, now), photo, now));
        });
        return await followView(manager, await followedRequest(manager, token, context.now()), context);
      },
    );
  });

  route(
    app,
    requestEndpoints.removeRequestPhoto,
    open({ summary: 'Remove a photo from an unsent request', errors: [400, 503] }),
    async ({ body: { token, photoId } }) => {
      await database.transaction((tx) =>
        removePhotoFromForm(tx, { id: photoId, tokenHash: hashToken(token) }, context.now()),
      );
    },
  );

  const picture = { produces: ['image/webp'] };
  const send = (reply: FastifyReply, photo: RequestPhotoRecord | null, width: PhotoWidth = 960) =>
    sendPicture(reply, files, photo && requestPhotoKey(photo.name, width, 'webp'));
  const seenBy = ({ request }: BusinessAccess, id: string) =>
    findThreadPhoto(manager, { id, requestId: request.requestId, contactRequestId: request.id });

  route(
    app,
    requestEndpoints.requestPhoto,
    open({
      ...picture,
      summary: 'Get a photo of an unsent request',
      headers: photosTokenHeadersSchema,
      errors: [400, 404, 503],
    }),
    async ({ params: { photoId: id }, headers }, reply) => {
      const tokenHash = hashToken(headers[photosTokenHeader]);
      return await send(reply, await findRequestPhoto(manager, { id, tokenHash }), 480);
    },
  );

  route(
    app,
    requestEndpoints.followedPhoto,
    open({
      ...picture,
      summary: 'Get a photo of a request or its messages with the emailed link',
      headers: requestTokenHeadersSchema,
      errors: [400, 404, 410, 503],
    }),
    async ({ params: { photoId: id }, headers }, reply) => {
      const { id: requestId } = await followedRequest(manager, headers[requestTokenHeader], context.now());
      return await send(reply, await findRequestPhoto(manager, { id, requestId }));
    },
  );

  route(
    app,
    requestEndpoints.threadPhoto,
    open({
      ...picture,
      summary: 'Get a photo of a contact request with the link in its email',
      headers: threadTokenHeadersSchema,
      errors: [400, 404, 410, 503],
    }),
    async ({ params, headers }, reply) => {
      const link = { linkSecret: config.LINK_SECRET, now: context.now() };
      await requireOpenAccountOf(accounts, config.LINK_SECRET, headers[threadTokenHeader]);
      return await send(
        reply,
        await seenBy(await accessOfLink(manager, headers[threadTokenHeader], link), params.photoId),
      );
    },
  );

  route(
    app,
    contractorEndpoints.contactRequestPhoto,
    own({ ...picture, summary: 'Get a photo of a contact request', errors: [400, 401, 403, 404, 503] }),
    async (request, reply) => {
      const { contactRequestId, photoId } = request.params;
      const access = await accessOfMember(manager, contactRequestId, actingOf(request), 'read_requests');
      return await send(reply, await seenBy(access, photoId));
    },
  );
}
