import type { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { ZodApp } from '@poolpros/chassis/http';
import { worthCompressing } from '@poolpros/chassis/http/encoded-body';
import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { isSecretPage } from './security-headers.js';

type Request = Pick<FastifyRequest, 'method' | 'url'>;
type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** What is compressed for one request alone must not cost more than it saves: 1 ms for a page. */
const onItsWay = 4;

/** Makes the app able to compress what it passes on. */
export async function addCompression(app: ZodApp): Promise<void> {
  await app.register(fastifyCompress, {
    // Only where it is asked for: most answers are compressed already, or are nobody else's business.
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: onItsWay } },
  });
}

/** Sends the answer of a service as its headers, which the reply has already, allow: compressed on its way or as it is. */
export function sendFromService(request: Request, reply: Reply, body: Readable): void {
  if (!mayBeCompressed(request, reply)) {
    reply.send(body);
    return;
  }
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const etag = reply.getHeader('etag');
  // A strong tag is one of the bytes, which differ between the encodings.
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
  reply.compress(body);
}

/**
 * Whole answers of some size that may be kept. What may not be may hold a secret, whose bytes would show in the length
 * of an answer that also holds what somebody else chose (BREACH): such answers leave as they are.
 */
function mayBeCompressed(request: Request, reply: Reply): boolean {
  const cacheControl = String(reply.getHeader('cache-control') ?? 'no-store');
  return (
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    !reply.hasHeader('content-encoding') &&
    Number(reply.getHeader('content-length') ?? worthCompressing) >= worthCompressing &&
    /^(text\/|application\/(json|xml)|image\/svg\+xml)/.test(String(reply.getHeader('content-type'))) &&
    !/\b(no-store|private)\b/i.test(cacheControl) &&
    !isSecretPage(request.url)
  );
}
