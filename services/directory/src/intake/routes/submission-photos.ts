import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { hashToken } from '@poolpros/chassis/links';
import { intakeEndpoints } from '@poolpros/contracts/endpoints/intake';
import { photosTokenHeadersSchema } from '@poolpros/contracts/http/form-photos';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { uploadMegabytes } from '@poolpros/contracts/limits';
import { photosTokenHeader } from '@poolpros/contracts/photo-tokens';
import { photoTypes } from '@poolpros/contracts/photo-types';
import { authorize } from '../../members/actions/authorize.js';
import { actingOf, byAnybody, byStaff } from '../../members/routes/acting.js';
import type { PhotoContext } from '../../photos/context.js';
import { takeFiles } from '../../photos/images/receive-photo.js';
import { anonymousSender } from '../../photos/images/uploads.js';
import { receiveOnce } from '../../photos/routes/receive-once.js';
import { sendPicture } from '../../photos/routes/send-picture.js';
import {
  addSubmissionPhoto,
  arrangeSubmissionPhotos,
  checkMayAddSubmissionPhoto,
} from '../actions/submission-photos.js';
import { findSubmissionPhoto, photosBehind } from '../db/submission-photo-store.js';
import { submissionPhotoView, unlistedKey } from '../domain/submission-photo.js';

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
        summary: 'Add a photo to a submission form in progress',
        description: `The body is the file itself: JPEG, PNG, WebP or AVIF, up to ${uploadMegabytes} MB.`,
        headers: idempotencyHeadersSchema.extend(photosTokenHeadersSchema.shape),
        consumes: photoTypes,
        errors: [400, 408, 409, 413, 415, 429, 503],
      }),
      async (request, reply) => {
        const tokenHash = hashToken(request.headers[photosTokenHeader]);
        await checkMayAddSubmissionPhoto(manager, tokenHash);
        const upload = { request, reply, sender: anonymousSender(request.ip), keyOf: unlistedKey };
        return await receiveOnce(context, upload, async (tx, photo) =>
          submissionPhotoView(await addSubmissionPhoto(tx, { ...photo, tokenHash }, context.now())),
        );
      },
    );
  });

  route(
    app,
    intakeEndpoints.openSubmissionPhotos,
    open({ summary: 'List the photos of a submission form in order', errors: [400, 503] }),
    async (request) => ({
      items: (await photosBehind(manager, hashToken(request.body.token))).map(submissionPhotoView),
    }),
  );

  route(
    app,
    intakeEndpoints.arrangeSubmissionPhotos,
    open({ summary: 'Describe, reorder and remove photos of a submission form', errors: [400, 409, 503] }),
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
      summary: 'Get a photo of a submission form',
      headers: photosTokenHeadersSchema,
      produces: ['image/webp'],
      errors: [400, 404, 503],
    }),
    async (request, reply) => {
      const tokenHash = hashToken(request.headers[photosTokenHeader]);
      const photo = await findSubmissionPhoto(manager, { id: request.params.photoId, tokenHash });
      return await sendPicture(reply, files, photo && unlistedKey(photo.name, 480, 'webp'));
    },
  );

  route(
    app,
    intakeEndpoints.adminSubmissionPhoto,
    reading({ summary: 'Get a photo of a submission', produces: ['image/webp'], errors: [400, 401, 403, 404, 503] }),
    async (request, reply) => {
      authorize(actingOf(request), 'read_submissions');
      const { submissionId, photoId } = request.params;
      const photo = await findSubmissionPhoto(manager, { id: photoId, submissionId });
      return await sendPicture(reply, files, photo && unlistedKey(photo.name, 960, 'webp'));
    },
  );
}
