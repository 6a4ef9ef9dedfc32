import { createHash } from 'node:crypto';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { samples } from './definition-samples.js';

/** The definition that a store was built with. */
export interface Definition {
  /** Increases with each version of the program, so that an older one never replaces the data of a newer one. */
  number: number;
  /** The hash of everything that goes into the definition. */
  hash: string;
}

/**
 * The stored definition of a store, compared with this program's. An equal number with another hash counts as older.
 */
export type Freshness = 'older' | 'current' | 'newer';

/** `stored` is the definition that a store holds; nothing if it was built before definitions existed. */
export function freshnessOf(stored: Partial<Definition> | null | undefined, own: Definition): Freshness {
  if (stored?.hash === own.hash) return 'current';
  return (stored?.number ?? 0) > own.number ? 'newer' : 'older';
}

/**
 * The hash of a store: its schema, and the result for the samples, which covers every rule: words, ranking, reach,
 * folding, the catalog. It depends on content only, so refactored code with the same results has the same hash.
 */
export const definitionHash = (shape: unknown, make: (snapshot: ContractorSnapshot) => unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([shape, samples.map(make)]))
    .digest('hex')
    .slice(0, 12);
