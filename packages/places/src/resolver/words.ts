import { nameKey } from '../name-key.js';
import { slipsInCountry, slipsInShortName, slipsInState } from '../slips.js';
import { isStreet } from '../street.js';
import { isAbroad, isCityAbroad, keysOf, textOf, unservedIn, type Word, withoutFillers } from '../typed-place.js';
import { asCounty, namedInState, namesFor } from './names-of-words.js';
import { partlyNamed, slipped } from './near-names.js';
import { partOfPlace, placeAfterComma, placeOfAddress, sideOfCity } from './parts-of-texts.js';
import { exactState, type StateSplit, slippedState, stateFor, stateSplits } from './state-of-words.js';
import { type Context, chosen, found, type Understanding } from './understanding.js';
import { joinedNames, sharedCity, wholeName } from './whole-name.js';

/** A place with a typo goes before one of which a part is named if it has this many times the people. */
const muchLarger = 20;

/** The meaning of words within a state. The state is a condition: a place outside of it is never chosen. */
function resolveInState(context: Context, { state, typed, rest }: StateSplit): Understanding {
  const words = withoutFillers(rest);
  const inState = context.names.inState(state.code);
  const exact =
    namedInState(context, state, rest) ??
    partOfPlace(context, words, state) ??
    placeOfAddress(context, rest, state) ??
    sideOfCity(context, words, state);
  if (exact) return exact;
  const part = partlyNamed(inState, words);
  if (part) {
    // "Pittsburg, PA" is Pittsburgh, not West Pittsburg.
    const larger = slipped(inState, words, () => 1);
    const isSlip = larger && larger.people >= muchLarger * part.people;
    return isSlip ? found(larger.place, { asTyped: false }) : found(part.place);
  }
  const shared = /^\d/.test(rest[0]?.key ?? '') && isStreet(rest) ? sharedCity(context, state, typed) : null;
  if (shared) return shared;
  const after = placeAfterComma(context, rest, state);
  if (after) return after;
  const near = slipped(inState, words, slipsInState) ?? slipped(inState, rest, slipsInState);
  if (near) return found(near.place, { asTyped: false });
  return found({ kind: 'state', state }, { words: textOf(rest) });
}

/** The meaning of words without a ZIP. The first step that understands them wins. */
export function resolveWords(given: Context, words: readonly Word[]): Understanding | null {
  const isNameWithCity = given.names.named(nameKey(keysOf(words))).length > 0;
  const isCity = textOf(words.slice(0, 2)).toLowerCase() === 'city of' && !isNameWithCity;
  const context = isCity ? { ...given, cityFirst: true } : given;
  const { names } = context;
  if (context.steps !== 'exact' && isCityAbroad(words)) return { kind: 'abroad' };
  const whole = wholeName(context, isCity ? words.slice(2) : words);
  if (whole) return whole;
  const splits = [...stateSplits(names, words, exactState)];
  const mayBeElsewhere = splits.length === 0 && context.steps !== 'exact';
  const region = mayBeElsewhere ? unservedIn(words) : undefined;
  if (region) return { kind: 'unserved', region };
  const isPlace = (part: readonly Word[]) => namesFor(names, part).length > 0;
  if (mayBeElsewhere && isAbroad(words, isPlace)) return { kind: 'abroad' };
  for (const split of splits) {
    const exact = namedInState(context, split.state, split.rest);
    if (exact) return exact;
  }
  const part = stateFor(names, words);
  if (part) return found({ kind: 'state', state: part });
  const county = chosen(context, joinedNames(context, asCounty(words)), words);
  if (county) return county;
  if (context.steps === 'exact') return null;
  const [split] = splits;
  if (split) return resolveInState(context, split);
  for (const slip of context.steps === 'all' ? stateSplits(names, words, slippedState) : []) {
    const near = resolveInState(context, slip);
    if (near.kind === 'place' && near.place.kind !== 'state') return { ...near, asTyped: false };
  }
  return (
    partOfPlace(context, words, null) ??
    placeOfAddress(context, words, null) ??
    placeAfterComma(context, words, null) ??
    sideOfCity(context, words, null) ??
    (context.steps === 'all' ? withSlip(context, words) : null)
  );
}

/** A state or a well-known place with a typo. */
function withSlip(context: Context, words: readonly Word[]): Understanding | null {
  const bare = withoutFillers(words);
  const state = slippedState(context.names, bare);
  const { known, largest } = context.names;
  const near = slipped(known, bare, slipsInCountry) ?? slipped(largest, bare, slipsInShortName);
  if (state && !near) return found({ kind: 'state', state }, { asTyped: false });
  if (!near) return null;
  const namesakes = chosen(context, context.names.named(near.key));
  if (state) return found({ kind: 'state', state }, { asTyped: false });
  return namesakes?.kind === 'place' || namesakes?.kind === 'choices' ? { ...namesakes, asTyped: false } : null;
}
