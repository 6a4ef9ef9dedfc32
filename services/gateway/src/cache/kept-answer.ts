import { type EncodedBody, encodeBody } from '@poolpros/chassis/http/encoded-body';
import type { Provenance } from './freshness.js';

/** An answer of a search that is given to many. */
export interface KeptAnswer extends EncodedBody, Provenance {}

export function keepAnswer({ body, type, ...provenance }: { body: Buffer; type: string } & Provenance): KeptAnswer {
  return { ...encodeBody({ body, type }), ...provenance };
}
