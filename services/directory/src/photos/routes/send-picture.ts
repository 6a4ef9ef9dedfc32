import type { FileStore } from '@poolpros/chassis/file-store';
import { Refusal } from '@poolpros/chassis/refusal';
import type { FastifyReply } from 'fastify';

/** Sends a picture that is not public, which nothing on the way keeps; 404 if there is no such photo. */
export async function sendPicture(reply: FastifyReply, files: FileStore, key: string | null) {
  const file = key === null ? null : await files.get(key);
  if (!file) throw new Refusal('not_found', 'There is no such photo.');
  reply.headers({
    'cache-control': 'no-store',
    'content-length': file.bytes,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  return reply.type(file.contentType).send(file.body);
}
