import type { TypedWords } from './typed-words.js';

/**
 * How listings match words, the strictest way first: all words as typed; all words but for typing errors; the most of the
 * words as typed. The first way that finds somebody within the widest distance counts.
 */
export type Matching = 'exact' | 'fuzzy' | 'partial';

/** The ways that are left when nobody matches exactly. To have the most of one word is to have all of them. */
export function looserMatchings(typed: TypedWords | null): readonly Matching[] {
  const count = typed?.words.length ?? 0;
  return (['fuzzy', 'partial'] as const).slice(0, count);
}

/** How well all words as typed match, best last; a listing that matches in several ways counts as the best of them. */
export const relevance = { none: 0, words: 1, nameWords: 2, nameStart: 3, name: 4 } as const;
