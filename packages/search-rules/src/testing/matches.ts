import { relevance } from '../matching.js';
import type { TypedWord, TypedWords, Variant } from '../typed-words.js';
import { isFuzzyWord } from '../typos.js';
import type { SearchedWords } from '../words.js';

/** Whether a stored word equals a typed one. */
export const isSameWord = ({ word, prefix }: Variant, stored: string): boolean =>
  stored === word || (prefix && stored.startsWith(word));

const isIn = ({ variants }: TypedWord, list: readonly string[]): boolean =>
  variants.some((variant) => list.some((stored) => isSameWord(variant, stored)));

/** How well a listing matches all words as they were typed. */
export function relevanceOf({ phrases, words }: TypedWords, stored: SearchedWords): number {
  if (words.length === 0) return relevance.none;
  if (phrases.includes(stored.nameKey)) return relevance.name;
  if (phrases.some((phrase) => stored.nameKey.startsWith(phrase))) return relevance.nameStart;
  if (words.every((word) => isIn(word, stored.nameWords))) return relevance.nameWords;
  return words.every((word) => isIn(word, stored.words)) ? relevance.words : relevance.none;
}

/** Whether a listing has all words with typos allowed. Words joined from two must be exact. */
export const isFuzzyMatch = ({ words }: TypedWords, stored: SearchedWords): boolean =>
  words.length > 0 &&
  words.every(
    (word) => isIn(word, stored.words) || stored.words.some((candidate) => isFuzzyWord(word.word, candidate)),
  );

/** The total weight of the typed words that a listing has. */
export const heldWeight = ({ words }: TypedWords, stored: SearchedWords): number =>
  words.reduce((sum, word) => sum + (isIn(word, stored.words) ? word.weight : 0), 0);
