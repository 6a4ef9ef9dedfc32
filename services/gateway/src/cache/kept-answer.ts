import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { entityTag } from '@poolpros/chassis/http/entity-tag';
import type { Provenance } from './freshness.js';

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
export type Encoding = keyof typeof encoders;

/** Smaller bodies fit into one packet as they are. */
const worthCompressing = 1024;

/** A body that is compressed once for each encoding, when the first request that takes it comes. */
export interface KeptAnswer extends Provenance {
  type: string;
  etag: string;
  /** Upper bound of the memory it takes, its compressed forms included. */
  bytes: number;
  /** The encoding to answer an Accept-Encoding header with, null for none. */
  encodingFor(accepted: string | undefined): Encoding | null;
  encoded(encoding: Encoding | null): Buffer | Promise<Buffer>;
}

export function keepAnswer(o: { body: Buffer; type: string } & Provenance): KeptAnswer {
  const forms = new Map<Encoding, Buffer | Promise<Buffer>>();
  const encodings: Encoding[] = o.body.length < worthCompressing ? [] : ['br', 'gzip'];

  async function encode(encoding: Encoding): Promise<Buffer> {
    const form = await encoders[encoding](o.body);
    forms.set(encoding, form);
    return form;
  }

  return {
    askedAt: o.askedAt,
    shows: o.shows,
    type: o.type,
    // Weak: all encodings share it.
    etag: `W/${entityTag(o.body)}`,
    bytes: 2 * o.body.length + 1024,
    encodingFor: (accepted) => (accepted ? negotiate(accepted, encodings) : null) as Encoding | null,
    encoded(encoding) {
      if (!encoding) return o.body;
      const known = forms.get(encoding);
      if (known) return known;
      const form = encode(encoding);
      forms.set(encoding, form);
      return form;
    },
  };
}
