import { states } from '@poolpros/contracts/states';
import { describePlace } from '@poolpros/places/describe-place';
import { nameKey, nameWords } from '@poolpros/places/name-key';
import type { NamedPlace } from '@poolpros/places/named-place';
import { codesLikeWords, nicknamesLikeWords } from '@poolpros/places/names/states';
import { placeKey } from '@poolpros/places/place-key';
import { placeNames } from '@poolpros/places/place-names';
import type { Places } from '@poolpros/places/places';
import { type Steps, type Understanding, understandPlace } from '@poolpros/places/resolver';
import { namesState } from '@poolpros/places/resolver/names-state';
import { isStreet } from '@poolpros/places/street';
import { keyOf, overlaps, type Range, type Token } from '@poolpros/places/tokens';
import { wordsOf } from '@poolpros/places/typed-place';
import { confidenceOfCity, town } from './confidence.js';
import { contextOf, isTrade, type TextContext } from './context.js';
import type { RecognizedSpan, Span, TaggedText } from './lexicon.js';
import { spansOf } from './spans.js';
import { citiesLikeNames, regionsLikeNames } from './vocabulary/firm-names.js';

/** A place in the form of the filters; slugs are empty if the place has none. */
export interface PlaceFilters {
  location: string;
  state: string;
  city: string;
}

/** A place, its tokens, and the result of the resolver if all tokens are the place. */
export type FoundPlace = Range & { place: PlaceFilters; understood?: Understanding };

/** A ZIP, an ambiguous name, or no place at all: none of them has slugs. */
export const locationOnly = (location: string): PlaceFilters => ({ location, state: '', city: '' });

/** The filters of a place. */
export function filtersOf(places: Places, place: NamedPlace): PlaceFilters {
  const { location, state, city } = describePlace(places, place);
  return place.kind === 'city' || place.kind === 'state' ? { location, state, city } : locationOnly(location);
}

/** A city with a typo must be this well known when it is among other words. */
export const knownWithSlip = 100_000;

/** Whether all unknown words are within a range. */
const coversNames = (spans: readonly Span[], range: Range): boolean =>
  spans.every((span) => span.tag.kind !== 'unknown' || (span.from >= range.from && span.to <= range.to));

/** Kinds of words that no place name contains. */
export const neverInNames: ReadonlySet<Span['tag']['kind']> = new Set([
  'body',
  'work',
  'anyone',
  'preposition',
  'distance',
]);
/** Number of trade words at either end that may belong to a name: "New York", "Spring, TX". */
const mostBeside = 2;

/**
 * The ranges that may be a whole place, the longest first: the unknown words with their neighbors, and what follows an
 * "in".
 */
function* rangesOf(typed: string, spans: readonly Span[]): Generator<Range & { isWider: boolean }> {
  const isUnknown = ({ tag }: Span) => tag.kind === 'unknown';
  const [only] = spans;
  // "OR" and "HI" are words, but states if there is nothing else.
  const isCode = only && codesLikeWords.has(placeKey(typed));
  if (spans.length === 1 && only && (!isTrade(only) || isCode)) yield { from: only.from, to: only.to, isWider: false };
  const starts = [0, ...spans.flatMap(({ tag }, index) => (tag.kind === 'preposition' ? [index + 1] : []))];
  for (const start of starts) {
    const first = spans.findIndex((span, index) => index >= start && isUnknown(span));
    const last = spans.findLastIndex(isUnknown);
    if (first === -1) continue;
    for (const before of steps(spans, first, -1))
      for (const after of steps(spans, last, 1)) {
        const range = spans.slice(first - before, last + after + 1);
        const [from, to] = [range[0]?.from ?? 0, range.at(-1)?.to ?? 0];
        if (first - before < start || range.slice(before, range.length - after).some(isTrade)) continue;
        yield { from, to, isWider: before + after > 0 };
      }
  }
}

/** How many neighboring spans may belong to its name, the most first. */
function steps(spans: readonly Span[], index: number, direction: -1 | 1): number[] {
  let most = 0;
  for (let at = index + direction; most < mostBeside; at += direction) {
    const span = spans[at];
    // "IN" at the end is Indiana.
    const isState = span?.tag.kind === 'preposition' && at === spans.length - 1;
    if (!span || (neverInNames.has(span.tag.kind) && !isState)) break;
    most++;
  }
  return Array.from({ length: most + 1 }, (_, taken) => most - taken);
}

/** Whether the words are more specific than a name: followed by a state, with a comma, or with a number. */
const isSpecific = (tokens: readonly Token[], { from, to }: Range): boolean =>
  tokens.slice(from + 1, to).some(({ afterComma }) => afterComma) ||
  tokens.slice(from, to).some(({ key }) => /^\d/.test(key));

/** Whether a name without a state is more likely the place than a word or a business name. */
function isMeant(name: string, place: NamedPlace, asTyped: boolean, context: TextContext): boolean {
  const isLikeName = citiesLikeNames.has(name);
  if (context.isAfterPreposition) return true;
  if (place.kind === 'city') {
    if (asTyped) return confidenceOfCity(name, place.city, context) !== null;
    const isKnown = (place.city.population ?? 0) >= knownWithSlip;
    return context.isAlone || (isKnown && context.isAtEnd && context.isAfterTrade && context.isAmongKnown);
  }
  const isOnlyAlone =
    place.kind === 'spot' ||
    place.kind === 'postal' ||
    !asTyped ||
    nicknamesLikeWords.has(name) ||
    (regionsLikeNames.has(name) && !context.isAfterTrade);
  return isOnlyAlone ? context.isAlone && context.isTextKnown : !isLikeName && context.isAmongKnown;
}

/** Whether an ambiguous name is more likely one of its places than a word or a business name. */
function isAsked(
  name: string,
  { places, asTyped }: Extract<Understanding, { kind: 'choices' }>,
  context: TextContext,
): boolean {
  const [first] = places;
  if (context.isAfterPreposition || (context.isAlone && context.isTextKnown)) return true;
  const people = first?.kind === 'city' ? (first.city.population ?? 0) : 0;
  return asTyped && context.isAmongKnown && people >= town && (!citiesLikeNames.has(name) || context.isAfterTrade);
}

interface Phrase {
  range: Range;
  text: string;
  /** The words of the range as one line. */
  name: string;
  context: TextContext;
  isSpecific: boolean;
}

function accepted(places: Places, phrase: Phrase, understood: Understanding): PlaceFilters | null {
  const { text, name, context } = phrase;
  switch (understood.kind) {
    case 'zip':
      return understood.words === '' ? locationOnly(understood.zip.zip) : null;
    case 'point':
      return context.isAlone ? locationOnly(text) : null;
    case 'abroad':
    case 'unserved':
      return phrase.isSpecific || context.isAlone || context.isAfterPreposition ? locationOnly(text) : null;
    case 'choices':
      return phrase.isSpecific || isAsked(name, understood, context) ? locationOnly(text) : null;
    case 'place': {
      const { place, words, asTyped } = understood;
      // If the state has no place with that name, the words are searched within the state, never elsewhere.
      if (words !== '')
        return place.kind === 'state' && isPlaceElsewhere(places, phrase, words) ? locationOnly(text) : null;
      const isSure = phrase.isSpecific || namesState(places, text, place) || isMeant(name, place, asTyped, context);
      return isSure ? filtersOf(places, place) : null;
    }
  }
}

/** Whether words before a state are a place in another state, or are meant as a place. */
const isPlaceElsewhere = (places: Places, { isSpecific, context }: Phrase, words: string): boolean =>
  ((isSpecific || context.isAfterPreposition || context.isAfterTrade) && words.split(' ').length <= longestPlace) ||
  placeNames(places).named(nameKey(nameWords(words))).length > 0;

/** More words than this before a state are more likely a business name. */
const longestPlace = 3;

/**
 * The place that a whole part of a text names, with nothing left over: in "pool repair Lafayete, LA" it is the end, and
 * "Bay Area" is not Bay. Null if no part is only a place.
 */
export function placePhrase(
  places: Places,
  text: string,
  tags: TaggedText,
  recognized: readonly RecognizedSpan[],
): FoundPlace | null {
  const { tokens } = tags;
  const spans = spansOf(tags, recognized);
  for (const range of rangesOf(text, withStates(tokens, spans))) {
    if (recognized.some((span) => overlaps(span, range))) continue;
    const typed = text.slice(tokens[range.from]?.at.from, tokens[range.to - 1]?.at.to);
    const understood = understandPlace(places, typed, { cityFirst: true, steps: stepsFor(range, typed) });
    if (!understood || (range.isWider && !isExact(places, understood, typed))) continue;
    const first = spans.find(({ from }) => from === range.from);
    if (first && isTrade(first) && !beginsName(places, understood, typed)) continue;
    const inPlace = [
      ...spans.filter(({ to }) => to <= range.from),
      placeSpan(range),
      ...spans.filter(({ from }) => from >= range.to),
    ];
    const context = contextOf(
      tokens,
      inPlace,
      inPlace.findIndex(({ from }) => from === range.from),
    );
    const phrase = { range, text: typed, name: keyOf(tokens, range), context, isSpecific: isSpecific(tokens, range) };
    const place = coversNames(spans, range) || context.isAfterPreposition ? accepted(places, phrase, understood) : null;
    if (place) return { ...range, place, understood };
  }
  return null;
}

/** "East St Louis" is a name; known words next to an address are not part of it. */
function stepsFor({ isWider }: { isWider: boolean }, typed: string): Steps {
  if (!isWider) return 'all';
  return isStreet(wordsOf(typed)) ? 'exact' : 'stated';
}

/** Whether a text is the name of one place or several, without a typo or with its state. */
function isExact(places: Places, understood: Understanding, text: string): boolean {
  if (understood.kind === 'choices') return understood.asTyped;
  if (understood.kind !== 'place') return true;
  const { place, words, asTyped } = understood;
  if (words === '') return asTyped || namesState(places, text, place);
  return place.kind === 'state' && placeNames(places).named(nameKey(nameWords(words))).length > 0;
}

/**
 * Whether the first word of a place with a typo is part of its name: "repair Lo sAngeles" is not Bel Air in Los
 * Angeles.
 */
export const beginsName = (places: Places, understood: Understanding, text: string): boolean =>
  understood.kind !== 'place' ||
  understood.asTyped ||
  placeKey(describePlace(places, understood.place).location)
    .split(' ')
    .includes(placeKey(text).split(' ')[0] ?? '');

/** Marks the names of states that begin with a trade word, such as "New Jersey", as unknown words. */
function withStates(tokens: readonly Token[], spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const isState =
      before && before.to - before.from === 1 && stateNames.has(keyOf(tokens, { from: before.from, to: span.to }));
    if (isState) joined.splice(-1, 1, { from: before.from, to: span.to, tag: { kind: 'unknown' } });
    else joined.push(span);
  }
  return joined;
}

const stateNames: ReadonlySet<string> = new Set(states.map(({ label }) => placeKey(label)));

const placeSpan = (range: Range): Span => ({ ...range, tag: { kind: 'place' } });
