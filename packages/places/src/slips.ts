import { editDistance } from './edit-distance.js';

/** A name, and which letters occur in it: one bit each for a to z. */
export interface Spelling {
  key: string;
  letters: number;
}

const a = 97;
const z = 122;

/** Which letters occur in a key. */
export function lettersOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    if (code >= a && code <= z) letters |= 1 << (code - a);
  }
  return letters;
}

function bitsOf(letters: number): number {
  let [left, bits] = [letters, 0];
  for (; left !== 0; left &= left - 1) bits++;
  return bits;
}

/** Maximum typos by length of a name, within a state. A short word with two typos could mean anything. */
export const slipsInState = (length: number): number => (length < 3 ? 0 : length < 7 ? 1 : 2);

/** The same nationwide, where many more names are similar. */
export const slipsInCountry = (length: number): number => (length < 6 ? 0 : length < 10 ? 1 : 2);

/** The same among the largest cities. */
export const slipsInShortName = (length: number): number => (length === 5 ? 1 : 0);

/**
 * The edit distance of two keys up to `most`; Infinity beyond. Letters that occur in only one of them exclude most
 * pairs: each typo removes one letter and adds another.
 */
export function slipsBetween(typed: Spelling, name: Spelling, most: number): number {
  if (Math.abs(typed.key.length - name.key.length) > most) return Infinity;
  if (bitsOf(typed.letters ^ name.letters) > 2 * most) return Infinity;
  const [from, to] = withoutCommonEnds(typed.key, name.key);
  const slips = editDistance(from, to);
  return slips <= most ? slips : Infinity;
}

/** Two keys without their common beginning and end, which have no typos. */
function withoutCommonEnds(a: string, b: string): [string, string] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
