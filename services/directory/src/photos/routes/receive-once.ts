import { withNewFiles } from '@poolpros/chassis/file-removals';
import { createOnce } from '@poolpros/chassis/idempotency';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { requestFingerprint } from '../../base/routes/request-fingerprint.js';
import type { PhotoContext } from '../context.js';
import { type KeyOf, type ReceivedPhoto, receivePhoto } from '../images/receive-photo.js';
import type { Sender } from '../images/uploads.js';

/** Reads the photo in the body of a request, keeps its files, and stores it; once for all attempts with one key. */
export const receiveOnce = <T extends object>(
  context: PhotoContext,
  { request, reply, sender, keyOf }: { request: FastifyRequest; reply: FastifyReply; sender: Sender; keyOf: KeyOf },
  store: (tx: EntityManager, photo: ReceivedPhoto['photo']) => Promise<T>,
): Promise<T> =>
  receivePhoto(context, { sender, body: request.body, keyOf }, ({ sent, photo, files }) =>
    withNewFiles(context, files, () =>
      createOnce(context.database, requestFingerprint(request, sent), reply, (tx) => store(tx, photo)),
    ),
  );
