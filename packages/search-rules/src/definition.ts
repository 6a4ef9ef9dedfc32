import { createHash } from 'node:crypto';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { samples } from './definition-samples.js';

/** What a store made of the listings was made by. */
export interface Definition {
  /** Ascending over the versions of the program, so that an older one never replaces what a newer one made. */
  number: number;
  /** Names everything that it is made from. */
  hash: string;
}

/** What a store was made by, beside the definition of this program; an equal number of another hash counts as older. */
export type Freshness = 'older' | 'current' | 'newer';

/** `stored` is what a store carries: nothing where it was made before definitions were. */
export function freshnessOf(stored: Partial<Definition> | null | undefined, own: Definition): Freshness {
  if (stored?.hash === own.hash) return 'current';
  return (stored?.number ?? 0) > own.number ? 'newer' : 'older';
}

/**
 * The hash of a store: of the shape it has, and of what is made of the samples, which every rule has a part in: words,
 * ranking, reach, folding, the catalogue. It goes by content, so that other code which makes the same has the same hash.
 */
export const definitionHash = (shape: unknown, make: (snapshot: ContractorSnapshot) => unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([shape, samples.map(make)]))
    .digest('hex')
    .slice(0, 12);
