import { fold } from './fold.js';

// A map, because an object has a "constructor", which is also a word.
const abbreviations = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
]);

/**
 * The key that all spellings of a place name share: `Saint Louis`, `St. Louis` and `st louis` → `st louis`. Takes any
 * text; the result is empty if it has neither letters nor digits.
 */
export const placeKey = (name: string): string =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => abbreviations.get(word) ?? word)
    .join(' ');
