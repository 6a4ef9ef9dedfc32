import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { compress, encodingFor, worthCompressing } from '@poolpros/chassis/http/encoded-body';
import { holdsSecret } from '@poolpros/contracts/secret-urls';
import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';

type Request = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;
type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** A larger body is streamed to the client uncompressed; responses of services are smaller. */
const maxCompressedBytes = 1024 * 1024;
/** Brotli quality for a body that is compressed for a single request. */
const brotliQuality = 4;

/**
 * Sends the response of a service, compressed if its headers, which are already set on the reply, allow it. Rejects if
 * the service disconnects.
 */
export async function sendFromService(request: Request, reply: Reply, body: Readable): Promise<void> {
  if (!mayBeCompressed(request, reply)) {
    reply.send(body);
    return;
  }
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const etag = reply.getHeader('etag');
  // A strong tag identifies exact bytes, which differ between encodings.
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) {
    reply.send(body);
    return;
  }
  const compressed = await compress(await buffer(body), encoding, brotliQuality);
  reply.headers({ 'content-encoding': encoding, 'content-length': compressed.length }).send(compressed);
}

/**
 * Complete, storable responses above a minimum size. Other responses may contain a secret next to text that an attacker
 * chose, and the compressed length would reveal it (BREACH), so they are sent uncompressed.
 */
function mayBeCompressed(request: Request, reply: Reply): boolean {
  const bytes = Number(reply.getHeader('content-length'));
  const cacheControl = String(reply.getHeader('cache-control') ?? 'no-store');
  return (
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    !reply.hasHeader('content-encoding') &&
    bytes >= worthCompressing &&
    bytes <= maxCompressedBytes &&
    /^(text\/|application\/(json|xml)|image\/svg\+xml)/.test(String(reply.getHeader('content-type'))) &&
    !/\b(no-store|private)\b/i.test(cacheControl) &&
    !holdsSecret(request.url)
  );
}
