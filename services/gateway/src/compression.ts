import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { compress, encodingFor, worthCompressing } from '@poolpros/chassis/http/encoded-body';
import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { isSecretPage } from './security-headers.js';

type Request = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;
type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** Services send their answers in one piece; one that is larger than any of them is passed on as it comes. */
const largest = 1024 * 1024;
/** What is compressed for one request alone must not cost more than it saves. */
const quickly = 4;

/**
 * Sends the answer of a service as its headers, which the reply has already, allow: compressed or as it is. Rejects when
 * the service breaks off.
 */
export async function sendFromService(request: Request, reply: Reply, body: Readable): Promise<void> {
  if (!mayBeCompressed(request, reply)) {
    reply.send(body);
    return;
  }
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const etag = reply.getHeader('etag');
  // A strong tag is one of the bytes, which differ between the encodings.
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) {
    reply.send(body);
    return;
  }
  const compressed = await compress(await buffer(body), encoding, quickly);
  reply.headers({ 'content-encoding': encoding, 'content-length': compressed.length }).send(compressed);
}

/**
 * Whole answers of some size that may be kept. What may not be may hold a secret, whose bytes would show in the length
 * of an answer that also holds what somebody else chose (BREACH): such answers leave as they are.
 */
function mayBeCompressed(request: Request, reply: Reply): boolean {
  const bytes = Number(reply.getHeader('content-length'));
  const cacheControl = String(reply.getHeader('cache-control') ?? 'no-store');
  return (
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    !reply.hasHeader('content-encoding') &&
    bytes >= worthCompressing &&
    bytes <= largest &&
    /^(text\/|application\/(json|xml)|image\/svg\+xml)/.test(String(reply.getHeader('content-type'))) &&
    !/\b(no-store|private)\b/i.test(cacheControl) &&
    !isSecretPage(request.url)
  );
}
