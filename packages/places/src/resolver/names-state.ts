import { nameKey } from '../name-key.js';
import { type NamedPlace, statesOf } from '../named-place.js';
import { placeNames } from '../place-names.js';
import type { Places } from '../places.js';
import { keysOf, type Word, wordsOf } from '../typed-place.js';
import { withLastNumber } from './last-number.js';
import { exactState, isLikeWord, longestState } from './state-of-words.js';

/** Whether a text has the state of its place next to the name, at either end. "Virginia Beach" is only a name. */
export function namesState(places: Places, text: string, place: NamedPlace): boolean {
  const names = placeNames(places);
  const words = withLastNumber(places, wordsOf(text));
  const keys = keysOf(words);
  // "Laton IA" is not Latonia.
  const isName = names.named(nameKey(keys)).some((name) => name.words.at(-1) === keys.at(-1));
  if (place.kind === 'state' || isName) return false;
  const codes = statesOf(place).map(({ code }) => code);
  const isState = (part: readonly Word[]): boolean => {
    const state = part.length < words.length ? exactState(names, part) : undefined;
    return state !== undefined && codes.includes(state.code);
  };
  for (let length = 1; length <= longestState; length++) {
    const first = words.slice(0, length);
    const mayBegin = (first[0]?.key.length ?? 0) > 2 && !isLikeWord(first);
    if (isState(words.slice(-length)) || (mayBegin && isState(first))) return true;
  }
  return false;
}
