import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The request as it is recognized when it comes again: by its file. */
export const requestFingerprint = (
  { method, headers, params, identity, routeOptions }: FastifyRequest,
  file: Buffer,
) => ({
  method,
  headers,
  params,
  identity,
  routeOptions,
  body: createHash('sha256').update(file).digest('hex'),
});
