import type { State } from '@poolpros/contracts/states';
import { nameKey } from '../name-key.js';
import { statesOf } from '../named-place.js';
import { type PlaceNames, placeNames } from '../place-names.js';
import type { Places } from '../places.js';
import { keysOf, type Word } from '../typed-place.js';
import { exactState, longestState } from './state-of-words.js';

/** The state at the end of the words. */
function stateAtEnd(names: PlaceNames, words: readonly Word[]): State | undefined {
  for (let length = Math.min(longestState, words.length); length > 0; length--) {
    const state = exactState(names, words.slice(-length));
    if (state) return state;
  }
  return undefined;
}

/** Whether ZIPs of a state (postal code) begin with some digits. */
const beginsZipIn = (places: Places, digits: string, code: string): boolean =>
  digits.length < 5 &&
  places.zipRange(digits.padEnd(5, '0'), digits.padEnd(5, '9')).some(({ stateCode }) => stateCode === code);

/**
 * The words with the number at their end as the ZIP that it is, or without it. `Boston, MA 2110` has lost its zero;
 * `Boston, MA 021` is not finished; `Austin, TX 99999` is no ZIP.
 */
export function withLastNumber(places: Places, words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  const digits = last?.key ?? '';
  const rest = words.slice(0, -1);
  if (!last || rest.length === 0 || !/^\d+$/.test(digits)) return words;
  if (digits.length === 5) return places.zip(digits) ? words : rest;
  if (digits.length === 9 || (digits.length === 4 && /^\d{5}$/.test(rest.at(-1)?.key ?? ''))) return words;
  const names = placeNames(places);
  const state = stateAtEnd(names, rest);
  if (!state) return isName(places, rest, digits) || (rest.length > 1 && digits.length !== 4) ? rest : words;
  const restored = places.zip(`0${digits}`);
  if (restored?.stateCode === state.code) return [...rest, { ...last, key: restored.zip }];
  return rest.length > 1 || beginsZipIn(places, digits, state.code) ? rest : words;
}

/** Whether the words name a place in a state whose ZIPs begin with the digits: "Austin 787", not "Studio 54". */
const isName = (places: Places, words: readonly Word[], digits: string): boolean =>
  placeNames(places)
    .named(nameKey(keysOf(words)))
    .some(({ place }) => statesOf(place).some(({ code }) => beginsZipIn(places, digits, code)));
