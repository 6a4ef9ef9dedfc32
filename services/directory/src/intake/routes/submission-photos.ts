import { withNewFiles } from '@poolpros/chassis/file-removals';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { hashToken } from '@poolpros/chassis/links';
import { Refusal } from '@poolpros/chassis/refusal';
import { intakeEndpoints } from '@poolpros/contracts/endpoints/intake';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { photosTokenHeader, photosTokenHeadersSchema } from '@poolpros/contracts/http/submission-photos';
import { uploadMegabytes } from '@poolpros/contracts/limits';
import type { PhotoWidth } from '@poolpros/contracts/photo-url';
import type { FastifyReply } from 'fastify';
import { requestFingerprint } from '../../base/routes/request-fingerprint.js';
import { authorize } from '../../members/actions/authorize.js';
import { actingOf, byAnybody, byStaff } from '../../members/routes/acting.js';
import type { PhotoContext } from '../../photos/context.js';
import { photoTypes, receivePhoto, takeFiles } from '../../photos/images/receive-photo.js';
import { anonymousSender } from '../../photos/images/uploads.js';
import {
  addSubmissionPhoto,
  arrangeSubmissionPhotos,
  checkMayAddSubmissionPhoto,
} from '../actions/submission-photos.js';
import { findSubmissionPhoto, photosBehind } from '../db/submission-photo-store.js';
import { type SubmissionPhotoRecord, submissionPhotoView, unlistedKey } from '../domain/submission-photo.js';

/** Photos of a business that is not listed yet: who has the token of the form sees and changes them, the staff sees them. */
export async function submissionPhotoRoutes(app: ZodApp, context: PhotoContext): Promise<void> {
  const open = byAnybody('submissions');
  const reading = byStaff('submissions:read');
  const { database, files } = context;
  const { manager } = database.dataSource;

  await app.register(async (uploads: ZodApp) => {
    takeFiles(uploads);
    route(
      uploads,
      intakeEndpoints.submissionPhotos,
      open({
        summary: 'Add a photo to a form that is filled in',
        description: `The body is the file itself: JPEG, PNG, WebP or AVIF, up to ${uploadMegabytes} MB.`,
        headers: idempotencyHeadersSchema.extend(photosTokenHeadersSchema.shape),
        consumes: photoTypes,
        errors: [400, 408, 409, 413, 415, 429, 503],
      }),
      async (request, reply) => {
        const tokenHash = hashToken(request.headers[photosTokenHeader]);
        await checkMayAddSubmissionPhoto(manager, tokenHash);
        const upload = { sender: anonymousSender(request.ip), body: request.body, keyOf: unlistedKey };
        return await receivePhoto(context, upload, ({ sent, photo, files: made }) =>
          withNewFiles(context, made, () =>
            createOnce(database, requestFingerprint(request, sent), reply, async (tx) =>
              submissionPhotoView(await addSubmissionPhoto(tx, { ...photo, tokenHash }, context.now())),
            ),
          ),
        );
      },
    );
  });

  route(
    app,
    intakeEndpoints.openSubmissionPhotos,
    open({ summary: 'The photos of a form, in their order', errors: [400, 503] }),
    async (request) => ({
      items: (await photosBehind(manager, hashToken(request.body.token))).map(submissionPhotoView),
    }),
  );

  route(
    app,
    intakeEndpoints.arrangeSubmissionPhotos,
    open({ summary: 'Describe photos of a form, put them in order, and remove others', errors: [400, 409, 503] }),
    (request) => {
      const { token, ...arrangement } = request.body;
      return database.transaction(async (tx) => ({
        items: (await arrangeSubmissionPhotos(tx, { ...arrangement, tokenHash: hashToken(token) }, context.now())).map(
          submissionPhotoView,
        ),
      }));
    },
  );

  route(
    app,
    intakeEndpoints.submissionPhoto,
    open({
      summary: 'A photo of a form',
      headers: photosTokenHeadersSchema,
      produces: ['image/webp'],
      errors: [400, 404, 503],
    }),
    async (request, reply) => {
      const tokenHash = hashToken(request.headers[photosTokenHeader]);
      const photo = await findSubmissionPhoto(manager, { id: request.params.photoId, tokenHash });
      return await sendPicture(reply, photo, 480);
    },
  );

  route(
    app,
    intakeEndpoints.adminSubmissionPhoto,
    reading({ summary: 'A photo of a submission', produces: ['image/webp'], errors: [400, 401, 403, 404, 503] }),
    async (request, reply) => {
      authorize(actingOf(request), 'read_submissions');
      const { submissionId, photoId } = request.params;
      return await sendPicture(reply, await findSubmissionPhoto(manager, { id: photoId, submissionId }), 960);
    },
  );

  async function sendPicture(reply: FastifyReply, photo: SubmissionPhotoRecord | null, width: PhotoWidth) {
    const file = photo && (await files.get(unlistedKey(photo.name, width, 'webp')));
    if (!file) throw new Refusal('not_found', 'There is no such photo.');
    reply.headers({
      'cache-control': 'no-store',
      'content-length': file.bytes,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    return reply.type(file.contentType).send(file.body);
  }
}
