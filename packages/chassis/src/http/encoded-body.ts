import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isKnownTag } from './entity-tag.js';

export type Encoding = 'br' | 'gzip';
const encodings: Encoding[] = ['br', 'gzip'];

/** Smaller bodies fit into one packet as they are. */
export const worthCompressing = 1024;

/** The encoding of a response for an Accept-Encoding header; null for none. */
export const encodingFor = (accepted: string | undefined): Encoding | null =>
  accepted ? (negotiate(accepted, encodings) as Encoding | null) : null;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a body on another thread. `quality` is brotli's, 0 to 11. */
export function compress(body: Buffer, encoding: Encoding, quality = 5): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotli(body, { params });
}

/** A body that is compressed once per encoding, on the first request that accepts it. */
export interface EncodedBody {
  type: string;
  etag: string;
  /** Upper bound of its memory, including the compressed forms. */
  bytes: number;
  /** The encoding of a response for an Accept-Encoding header; null for none. */
  encodingFor(accepted: string | undefined): Encoding | null;
  encoded(encoding: Encoding | null): Buffer | Promise<Buffer>;
}

/** Makes a body to cache and send many times. `type` is its media type. */
export function encodeBody({ body, type }: { body: Buffer; type: string }): EncodedBody {
  const forms = new Map<Encoding, Buffer | Promise<Buffer>>();

  async function encode(encoding: Encoding): Promise<Buffer> {
    const form = await compress(body, encoding);
    forms.set(encoding, form);
    return form;
  }

  return {
    type,
    // Weak, because all encodings share it.
    etag: `W/${entityTag(body)}`,
    bytes: 2 * body.length + 1024,
    encodingFor: (accepted) => (body.length < worthCompressing ? null : encodingFor(accepted)),
    encoded(encoding) {
      if (!encoding) return body;
      const known = forms.get(encoding);
      if (known) return known;
      const form = encode(encoding);
      forms.set(encoding, form);
      return form;
    },
  };
}

/** Sends the body in an encoding that the client accepts, or 304 if the client has it. */
export const sendEncoded = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> => reply.send(await payloadOf(request, reply, body));

/** Sets the headers of the response and returns the body to send; undefined for a client that has it. */
export function payloadOf(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  body: EncodedBody,
): Buffer | Promise<Buffer> | undefined {
  reply.headers({ vary: 'accept-encoding', etag: body.etag });
  if (isKnownTag(request.headers['if-none-match'], body.etag)) {
    reply.code(304);
    return undefined;
  }
  const encoding = body.encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.header('content-type', body.type);
  return body.encoded(encoding);
}
