import type { State } from '@poolpros/contracts/states';
import { citiesByName, fuzzyCityIn, type MentionedPlace, placeInState, stateNamed } from './gazetteer.js';
import type { Places } from './places.js';
import { isUnbroken, keyOf, type Range, type Token } from './tokens.js';

/** A text with place names, and what is known about its other words. */
export interface PlaceText {
  tokens: readonly Token[];
  /** Whether the tokens of a range are not understood as something else. */
  isFree(range: Range): boolean;
  /** Whether no other vocabulary has any token of a range. */
  isUnknown(range: Range): boolean;
  /** Whether the tokens of a range are more than words of other vocabularies. */
  isName(range: Range): boolean;
}

/** The tokens of a place name. */
export type PlaceMention = Range & { place: MentionedPlace };
/** A city or state without the other, by place key. The place is null if the name is ambiguous. */
export type BareMention = Range & { name: string; place: Exclude<MentionedPlace, { kind: 'postal' }> | null };

const longestName = 5;
const longestBareName = 4;

/** The state written at a token, in one to three words; null if there is none. */
function stateAt(tokens: readonly Token[], from: number): (Range & { state: State; isWord: boolean }) | null {
  for (const to of [from + 3, from + 2, from + 1]) {
    const found = stateNamed(keyOf(tokens, { from, to }));
    if (found && to <= tokens.length && isUnbroken(tokens, { from, to })) return { from, to, ...found };
  }
  return null;
}

/** Whether the tokens name a county, which the search does not know as a place. */
const isCounty = (tokens: readonly Token[], { to }: Range): boolean => tokens[to]?.key === 'county';

/** "Columbus in Ohio": the word belongs to what follows, although Indiana has a Columbus. */
const leadsOn = (places: Places, tokens: readonly Token[], from: number): boolean =>
  stateAt(tokens, from) !== null ||
  [1, 2, 3].some((length) => citiesByName(places).has(keyOf(tokens, { from, to: from + length })));

function cityBefore(
  places: Places,
  text: PlaceText,
  { state, isWord, from: end }: Range & { state: State; isWord: boolean },
): PlaceMention | null {
  for (let from = Math.max(0, end - longestName); from < end; from++) {
    const range = { from, to: end };
    const isPossible = text.isFree(range) && isUnbroken(text.tokens, range);
    const place = isPossible ? placeInState(places, state, keyOf(text.tokens, range)) : null;
    if (place) return { ...range, place };
  }
  if (isWord) return null;
  for (const from of [end - 3, end - 2, end - 1]) {
    const range = { from, to: end };
    const city = text.isUnknown(range) ? fuzzyCityIn(places, state, keyOf(text.tokens, range)) : null;
    if (city) return { ...range, place: { kind: 'city', city } };
  }
  return null;
}

/** The first city or postal place in a text that is followed by its state: `Austin, TX`, `st louis missouri`. */
export function cityWithState(places: Places, text: PlaceText): PlaceMention | null {
  const { tokens } = text;
  for (let from = 1; from < tokens.length; from++) {
    const state = stateAt(tokens, from);
    if (!state || !text.isFree(state) || isCounty(tokens, state)) continue;
    if (state.isWord && leadsOn(places, tokens, state.to)) continue;
    const city = cityBefore(places, text, state);
    if (city) return { from: city.from, to: state.to, place: city.place };
  }
  return null;
}

/** The longest name of a city or state that begins at a token. */
function bareMentionAt(places: Places, text: PlaceText, from: number): BareMention | null {
  const { tokens } = text;
  const state = stateAt(tokens, from);
  for (let to = Math.min(from + longestBareName, tokens.length); to > from; to--) {
    const range = { from, to };
    if (!text.isFree(range) || !isUnbroken(tokens, range) || isCounty(tokens, range)) continue;
    const name = keyOf(tokens, range);
    if (state?.to === to && !state.isWord) return { ...range, name, place: { kind: 'state', state: state.state } };
    const city = citiesByName(places).get(name);
    // "Beverly Hills" is one of several towns, not the town of Beverly.
    if (city !== undefined && text.isName(range)) return { ...range, name, place: city && { kind: 'city', city } };
  }
  return null;
}

/** The names of cities and states anywhere in a text, each as long as possible. */
export function bareMentions(places: Places, text: PlaceText): BareMention[] {
  const mentions: BareMention[] = [];
  for (let from = 0; from < text.tokens.length; from = Math.max(from + 1, mentions.at(-1)?.to ?? 0)) {
    const mention = bareMentionAt(places, text, from);
    if (mention) mentions.push(mention);
  }
  return mentions;
}

/** The first position of a phrase, as place keys, in a text. */
export function phraseIn(tokens: readonly Token[], phrase: string): Range | null {
  const length = phrase.split(' ').length;
  const from = tokens.findIndex((_, index) => keyOf(tokens, { from: index, to: index + length }) === phrase);
  return from === -1 ? null : { from, to: from + length };
}
