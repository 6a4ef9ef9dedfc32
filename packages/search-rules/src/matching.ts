import type { TypedWords } from './typed-words.js';

/**
 * How listings match words, the strictest way first: all words as typed; all words with typos allowed; most of the
 * words as typed. The first way with a result within the widest distance counts.
 */
export type Matching = 'exact' | 'fuzzy' | 'partial';

/** The ways to try after no exact match. For a single word, "most of the words" would be the same as all of them. */
export function looserMatchings(typed: TypedWords | null): readonly Matching[] {
  const count = typed?.words.length ?? 0;
  return (['fuzzy', 'partial'] as const).slice(0, count);
}

/**
 * How well all words as typed match, from worst to best. A listing that matches in several ways counts with the best.
 */
export const relevance = { none: 0, words: 1, nameWords: 2, nameStart: 3, name: 4 } as const;
