import type { State } from '@poolpros/contracts/states';
import { fullWord, nameKey } from '../name-key.js';
import { nicknamesLikeWords, partsOfStates } from '../names/states.js';
import type { PlaceNames } from '../place-names.js';
import { lettersOf, slipsBetween, slipsInState } from '../slips.js';
import { keysOf, type Word, withoutFillers } from '../typed-place.js';

/** The state that all words together name. A part of it ("western Pennsylvania") means the state. */
export function stateFor(names: PlaceNames, words: readonly Word[]): State | undefined {
  const exact = exactState(names, words);
  if (exact) return exact;
  const bare = withoutFillers(words);
  const withoutPart = partsOfStates.includes(fullWord(bare[0]?.key ?? '')) ? bare.slice(1) : bare;
  return withoutPart.length > 0 && withoutPart.length < words.length ? stateFor(names, withoutPart) : undefined;
}

/** The state whose name had a typo. */
export function slippedState(names: PlaceNames, words: readonly Word[]): State | undefined {
  const key = nameKey(keysOf(words));
  const typed = { key, letters: lettersOf(key) };
  if (key.length < 5) return undefined;
  let best: { state: State; slips: number } | undefined;
  for (const spelling of names.stateSpellings) {
    const slips = slipsBetween(typed, spelling, slipsInState(key.length));
    if (slips < (best?.slips ?? Infinity)) best = { state: spelling.state, slips };
  }
  return best?.state;
}

export const longestState = 3;

export interface StateSplit {
  state: State;
  /** As it is written. */
  typed: Word[];
  rest: Word[];
}

export const isLikeWord = (words: readonly Word[]): boolean =>
  nicknamesLikeWords.has(words.map(({ key }) => key).join(' '));

/** The state at the end of the words, or else at their start, and the other words. */
export function* stateSplits(
  names: PlaceNames,
  words: readonly Word[],
  find: typeof slippedState,
): Generator<StateSplit> {
  let isAtEnd = false;
  for (let length = Math.min(longestState, words.length - 1); length > 0; length--) {
    const last = words.slice(-length);
    const isWord = isLikeWord(last) && !last[0]?.afterComma;
    const state = isWord ? undefined : find(names, last);
    if (!state) continue;
    isAtEnd = true;
    yield { state, typed: last, rest: words.slice(0, -length) };
  }
  if (isAtEnd) return;
  for (let length = Math.min(longestState, words.length - 1); length > 0; length--) {
    const state = find(names, words.slice(0, length));
    if (state && !isLikeWord(words.slice(0, length)) && (words[0]?.key.length ?? 0) > 2)
      yield { state, typed: words.slice(0, length), rest: words.slice(length) };
  }
}

/** The state that the words name as a unit: "Georg, IA" is not Georgia. */
export const exactState = (names: PlaceNames, words: readonly Word[]): State | undefined => {
  if (words.slice(1).some(({ afterComma }) => afterComma)) return undefined;
  const raw = words.map(({ key }) => key).join('');
  return names.stateNamed(nameKey(keysOf(words))) ?? names.stateNamed(raw);
};

/** Whether the words end in the code of a state, or in something after a comma. */
export const hasStateBehind = (names: PlaceNames, words: readonly Word[]): boolean =>
  words.some(({ afterComma }, at) => at > 0 && afterComma) ||
  (words.length > 1 && words.at(-1)?.key.length === 2 && names.stateNamed(words.at(-1)?.key ?? '') !== undefined);
