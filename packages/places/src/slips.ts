import { editDistance } from './edit-distance.js';

/** A name, and which letters occur in it: a bit for each of a to z. */
export interface Spelling {
  key: string;
  letters: number;
}

const a = 97;
const z = 122;

/** Which letters a key holds. */
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

/** The most slips in a name of so many letters, within a state: nobody knows what a short word with two of them meant. */
export const slipsInState = (length: number): number => (length < 3 ? 0 : length < 7 ? 1 : 2);

/** The same in the whole country, where many more names are near. */
export const slipsInCountry = (length: number): number => (length < 6 ? 0 : length < 10 ? 1 : 2);

/**
 * The edit distance of two keys, as far as it is at most `most`; Infinity beyond. Letters that only one of them holds rule
 * most pairs out: each slip takes one away and brings another.
 */
export function slipsBetween(typed: Spelling, name: Spelling, most: number): number {
  if (Math.abs(typed.key.length - name.key.length) > most) return Infinity;
  if (bitsOf(typed.letters ^ name.letters) > 2 * most) return Infinity;
  const [from, to] = withoutCommonEnds(typed.key, name.key);
  const slips = editDistance(from, to);
  return slips <= most ? slips : Infinity;
}

/** Two keys without the letters that both begin and end with, which cost no slip. */
function withoutCommonEnds(a: string, b: string): [string, string] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
