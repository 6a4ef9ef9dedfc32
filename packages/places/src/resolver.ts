import type { State } from '@poolpros/contracts/states';
import type { UnservedRegion } from '@poolpros/contracts/unserved-regions';
import { milesBetween } from './geo.js';
import { nameKey, rawKey } from './name-key.js';
import { type NamedPlace, pointOf, stateOfCode, statesOf } from './named-place.js';
import { partsOfStates } from './names/states.js';
import { type Name, type PlaceNames, placeNames } from './place-names.js';
import type { Places, Zip } from './places.js';
import { lettersOf, slipsBetween, slipsInCountry, slipsInState } from './slips.js';
import {
  asMeant,
  coordinatesOf,
  isAbroad,
  isStreet,
  keysOf,
  textOf,
  unservedIn,
  type Word,
  withoutCountry,
  withoutFillers,
  wordsOf,
} from './typed-place.js';

/** What a text means as a place. */
export type Understanding =
  /** One place; `others` of the name are offered; `words` are no part of it; `asTyped` is false after a slip. */
  | { kind: 'place'; place: NamedPlace; others: NamedPlace[]; words: string; asTyped: boolean }
  | { kind: 'zip'; zip: Zip; words: string }
  | { kind: 'point'; lat: number; lon: number }
  /** Several places, of which none is clear: the most populous first. */
  | { kind: 'choices'; places: NamedPlace[]; asTyped: boolean }
  /** A place in another country. */
  | { kind: 'abroad' }
  /** A place in a region that has ZIPs and no listings. */
  | { kind: 'unserved'; region: UnservedRegion };

/** The place of a name is clear when it has this many times the people of the next, or so many more. */
const clearly = { times: 5, more: 500_000 };
/** Within this many miles places of one name are one, and a quarter belongs to its city. */
export const samePlaceMiles = 30;
const mostChoices = 6;
/** States of these names are meant only where a filter sends them: people who type them mean the city. */
const citiesBeforeStates = new Set(['newyork', 'washington', 'la']);

interface Context {
  places: Places;
  names: PlaceNames;
  /** Whether a name that is a city's and a state's means the city. */
  cityFirst: boolean;
  /** Whether a name without a state may have a slip. */
  slips: boolean;
}

const found = (place: NamedPlace, rest: Partial<Extract<Understanding, { kind: 'place' }>> = {}): Understanding => ({
  kind: 'place',
  place,
  others: [],
  words: '',
  asTyped: true,
  ...rest,
});

const byPeople = (a: Name, b: Name): number => b.people - a.people;

/** The names that count: a county without its "County" only where nothing else has the name. */
function counting(names: readonly Name[]): Name[] {
  const full = names.filter(({ isShort }) => !isShort);
  return (full.length > 0 ? full : [...names]).sort(byPeople);
}

function isNear({ places }: Context, a: NamedPlace, b: NamedPlace, miles = samePlaceMiles): boolean {
  const [from, to] = [pointOf(places, a), pointOf(places, b)];
  if (!from || !to) return false;
  return milesBetween({ latitude: from.lat, longitude: from.lon }, { latitude: to.lat, longitude: to.lon }) <= miles;
}

/** The place of one name that is clear, or the choices. */
function chosen(context: Context, names: readonly Name[]): Understanding | null {
  const [first, ...others] = counting(names);
  if (!first) return null;
  const rivals = others.filter(({ place }) => place !== first.place && !isNear(context, first.place, place));
  const isClear = rivals.every(
    ({ people }) => first.people >= Math.max(1, clearly.times * people) || first.people >= people + clearly.more,
  );
  const offered = [first, ...rivals].map(({ place }) => place).slice(0, mostChoices);
  return isClear
    ? found(first.place, { others: offered.slice(1) })
    : { kind: 'choices', places: offered, asTyped: true };
}

/** The names for some words: as they are, or with or without the kind of place. */
function namesFor(names: PlaceNames, words: readonly Word[]): readonly Name[] {
  for (const variant of variantsOf(words)) {
    const found = names.named(nameKey(variant));
    if (found.length > 0) return found;
  }
  return [];
}

const kindsOfPlaces = new Set(['township', 'borough', 'city', 'town', 'village', 'cdp', 'parish', 'county']);

/** Words that ask for what lies around a city as well. */
const areaWords = new Set(['greater', 'metro', 'metropolitan', 'area', 'region', 'suburbs', 'vicinity']);

/** `Harris Co`, `Point Pleasant Boro`, `Kansas`: other forms of a name, the surest first. */
function* variantsOf(words: readonly Word[]): Generator<string[]> {
  const keys = keysOf(words);
  yield keys;
  const bare = keysOf(withoutFillers(words));
  if (bare.length < keys.length) {
    const isArea = keys.some((key) => areaWords.has(key));
    if (isArea) yield ['greater', ...bare];
    if (isArea) yield [...bare, 'area'];
    yield bare;
  }
  if (bare.length > 1 && kindsOfPlaces.has(bare.at(-1) ?? '') && !['county', 'parish'].includes(bare.at(-1) ?? ''))
    yield bare.slice(0, -1);
  if (bare.length > 0) yield [...bare, 'city'];
}

/** `Harris Co`: the county, where no city of Colorado is meant. */
const asCounty = (words: readonly Word[]): readonly Word[] =>
  words.at(-1)?.key === 'co' && words.at(-1)?.text !== 'CO' && !words.at(-1)?.afterComma
    ? [...words.slice(0, -1), { key: 'county', text: 'County', afterComma: false }]
    : words;

/** The state that all of some words name; a part of it ("western Pennsylvania") means the state. */
function stateFor(names: PlaceNames, words: readonly Word[]): State | undefined {
  const raw = words.map(({ key }) => key).join('');
  const exact = names.stateNamed(nameKey(keysOf(words))) ?? names.stateNamed(raw);
  if (exact) return exact;
  const bare = withoutFillers(words);
  const withoutPart = partsOfStates.includes(bare[0]?.key ?? '') ? bare.slice(1) : bare;
  return withoutPart.length > 0 && withoutPart.length < words.length ? stateFor(names, withoutPart) : undefined;
}

/** The state whose name was written with a slip. */
function slippedState(names: PlaceNames, words: readonly Word[]): State | undefined {
  const key = nameKey(keysOf(words));
  const typed = { key, letters: lettersOf(key) };
  if (key.length < 5) return undefined;
  const [best] = names.stateSpellings
    .map((spelling) => ({ ...spelling, slips: slipsBetween(typed, spelling, slipsInState(key.length)) }))
    .filter(({ slips }) => slips < Infinity)
    .sort((a, b) => a.slips - b.slips);
  return best?.state;
}

const longestState = 3;

interface StateSplit {
  state: State;
  rest: Word[];
}

/** The state at one end of some words, and the others. */
function* stateSplits(names: PlaceNames, words: readonly Word[], find: typeof slippedState): Generator<StateSplit> {
  for (let length = Math.min(longestState, words.length - 1); length > 0; length--) {
    const state = find(names, words.slice(-length));
    if (state) yield { state, rest: words.slice(0, -length) };
  }
  for (let length = Math.min(longestState, words.length - 1); length > 0; length--) {
    const state = find(names, words.slice(0, length));
    if (state && (words[0]?.key.length ?? 0) > 2) yield { state, rest: words.slice(length) };
  }
}

const exactState = (names: PlaceNames, words: readonly Word[]): State | undefined => {
  const raw = words.map(({ key }) => key).join('');
  return names.stateNamed(nameKey(keysOf(words))) ?? names.stateNamed(raw);
};

const isIn = (state: State, { place }: Name): boolean => statesOf(place).some(({ code }) => code === state.code);

/** The place of a state that all of the words name: the most populous, the others beside it. */
function namedInState(context: Context, state: State, words: readonly Word[]): Understanding | null {
  for (const variant of variantsOf(asCounty(words))) {
    const joined = counting(context.names.named(nameKey(variant)).filter((name) => isIn(state, name)));
    // Green Acres and Greenacres are two places of California.
    const isSpaced = ({ words }: Name): boolean => words.join(' ') === variant.join(' ');
    const names = [...joined.filter(isSpaced), ...joined.filter((name) => !isSpaced(name))];
    const [first, ...others] = names;
    if (!first) continue;
    // Townships of one name, of which nobody knows the people.
    const isUnclear =
      names.every(({ place }) => place.kind === 'spot') &&
      others.some(
        ({ place, people }) => place.kind === 'spot' && people === first.people && !isNear(context, first.place, place),
      );
    const places = [first, ...others].map(({ place }) => place).slice(0, mostChoices);
    return isUnclear ? { kind: 'choices', places, asTyped: true } : found(first.place, { others: places.slice(1) });
  }
  return null;
}

const shortestPart = 4;

/** `Delray, FL` is Delray Beach: the most populous place whose name begins or ends with the words. */
function partlyNamed(names: readonly Name[], words: readonly Word[]): Name | undefined {
  const keys = keysOf(words);
  if (keys.join('').length < shortestPart) return undefined;
  const begins = (name: Name) => keys.every((key, at) => name.words[at] === key);
  const ends = (name: Name) => keys.every((key, at) => name.words[name.words.length - keys.length + at] === key);
  const longer = names.filter(
    (name) => name.words.length > keys.length && !name.isShort && name.people > 0 && name.place.kind !== 'county',
  );
  return longer.filter(begins).sort(byPeople)[0] ?? longer.filter(ends).sort(byPeople)[0];
}

const isAirport = ({ place }: Name): boolean => place.kind === 'spot' && place.spot.kind === 'airport';

/** The name nearest to the words, by slips, then by a right first letter, then by people. */
function slipped(names: readonly Name[], words: readonly Word[], mostSlips: typeof slipsInState): Name | undefined {
  const keys = [...new Set([nameKey(keysOf(words)), rawKey(words.map(({ key }) => key))])];
  const spellings = keys.map((key) => ({ key, letters: lettersOf(key), most: mostSlips(key.length) }));
  let best: { name: Name; slips: number } | undefined;
  const rank = (name: Name): number => (name.isShort ? 0 : 2) + (keys.some((key) => key[0] === name.key[0]) ? 1 : 0);
  const isBetter = (name: Name, slips: number): boolean => {
    if (!best || slips !== best.slips) return !best || slips < best.slips;
    return rank(name) === rank(best.name) ? name.people > best.name.people : rank(name) > rank(best.name);
  };
  for (const name of names) {
    if (name.key.length < 3 || isAirport(name)) continue;
    for (const typed of spellings) {
      const slips = slipsBetween(typed, name, Math.min(best?.slips ?? typed.most, typed.most));
      if (slips < Infinity && isBetter(name, slips)) best = { name, slips };
    }
  }
  return best?.name;
}

/** A name and what it lies in: `East Village, NYC`, `Fort Greene Brooklyn`, `New York Rego Park`. */
function partOfPlace(context: Context, words: readonly Word[], state: State | null): Understanding | null {
  const { names } = context;
  const exact = (part: readonly Word[]) =>
    namesFor(names, part).filter((name) => !name.isShort && (!state || isIn(state, name)));
  for (let at = 1; at < words.length; at++)
    for (const [part, whole] of [
      [words.slice(0, at), words.slice(at)],
      [words.slice(at), words.slice(0, at)],
    ] as const) {
      const containers = exact(whole).filter(({ place }) => place.kind !== 'spot' || place.spot.kind === 'quarter');
      for (const container of containers.toSorted(byPeople).slice(0, 3)) {
        const near = exact(part)
          .filter(({ place }) => place !== container.place && isNear(context, container.place, place))
          .sort(byPeople);
        const [first] = near;
        if (first) return found(first.place);
        const [own] = exact(part).filter(({ place }) => place === container.place);
        if (own) return found(own.place);
      }
    }
  return null;
}

/** The longest end of an address that names a place. */
function placeOfAddress(context: Context, words: readonly Word[], state: State | null): Understanding | null {
  if (!isStreet(words)) return null;
  // A house number and at least one word of the street.
  for (let at = /^\d/.test(words[0]?.key ?? '') ? 2 : 1; at < words.length; at++) {
    const tail = words.slice(at);
    const place = state ? namedInState(context, state, tail) : chosen(context, namesFor(context.names, tail));
    if (place) return place;
  }
  if (!state || !/^\d/.test(words[0]?.key ?? '')) return null;
  const afterStreet = words.findLastIndex(({ afterComma }) => afterComma);
  const tail = afterStreet > 0 ? words.slice(afterStreet) : words.slice(-1);
  const near = slipped(context.names.inState(state.code), tail, slipsInState);
  return near ? found(near.place, { asTyped: false }) : null;
}

/** `Mount Tabor Park, Portland, OR`: a place after a comma, and words before it that are no place. */
function placeAfterComma(context: Context, words: readonly Word[], state: State | null): Understanding | null {
  for (let at = 1; at < words.length; at++) {
    if (!words[at]?.afterComma) continue;
    const tail = words.slice(at);
    const place = state ? namedInState(context, state, tail) : chosen(context, namesFor(context.names, tail));
    if (place) return place.kind === 'place' ? { ...place, words: textOf(words.slice(0, at)) } : place;
  }
  return null;
}

/** What words mean within a state, which is a condition: no place outside of it is ever chosen. */
function resolveInState(context: Context, { state, rest }: StateSplit): Understanding {
  const words = withoutFillers(rest);
  const inState = context.names.inState(state.code);
  const exact =
    namedInState(context, state, rest) ?? partOfPlace(context, words, state) ?? placeOfAddress(context, rest, state);
  if (exact) return exact;
  const part = partlyNamed(inState, words);
  if (part) return found(part.place);
  const after = placeAfterComma(context, rest, state);
  if (after) return after;
  const near = slipped(inState, words, slipsInState) ?? slipped(inState, rest, slipsInState);
  if (near) return found(near.place, { asTyped: false });
  return found({ kind: 'state', state }, { words: textOf(rest) });
}

/** A name that a state and a city share: the city's where the visitor typed it, the state's where a filter sent it. */
function sharedName(context: Context, state: State, own: readonly Name[]): Understanding {
  const city = chosen(context, own);
  const ofState: NamedPlace = { kind: 'state', state };
  if (city?.kind !== 'place') return found(ofState);
  return context.cityFirst
    ? { ...city, others: [ofState, ...city.others].slice(0, mostChoices - 1) }
    : found(ofState, { others: [city.place] });
}

/** Whether the words end in the code of a state, or in what a comma parts from the rest. */
const hasStateBehind = (names: PlaceNames, words: readonly Word[]): boolean =>
  words.some(({ afterComma }, at) => at > 0 && afterComma) ||
  (words.length > 1 && words.at(-1)?.key.length === 2 && names.stateNamed(words.at(-1)?.key ?? '') !== undefined);

/** The names that all of the words make; "Centr AL" is not Central. */
function joinedNames({ names }: Context, words: readonly Word[]): readonly Name[] {
  const keys = keysOf(words);
  const found = names.named(nameKey(keys));
  return hasStateBehind(names, words) ? found.filter((name) => name.words.at(-1) === keys.at(-1)) : found;
}

/** All of the words as one name: a state, or a place that is clear or one of several. */
function wholeName(context: Context, typed: readonly Word[]): Understanding | null {
  const { names } = context;
  const ofState = typed.at(-1)?.key === 'state' ? exactState(names, typed.slice(0, -1)) : undefined;
  if (ofState) return found({ kind: 'state', state: ofState });
  const isName = joinedNames(context, typed).some(({ isShort }) => !isShort);
  const words = isName ? typed : withoutThe(typed);
  const own = joinedNames(context, words).filter(({ isShort }) => !isShort);
  const state = exactState(names, words);
  if (state && citiesBeforeStates.has(nameKey(keysOf(words)))) return sharedName(context, state, own);
  if (state && !own.some(({ place }) => place.kind === 'region')) return found({ kind: 'state', state });
  return hasStateBehind(names, words) ? chosen(context, own) : chosen(context, namesFor(names, words));
}

const withoutThe = (words: readonly Word[]): readonly Word[] =>
  words[0]?.key === 'the' && words.length > 1 ? words.slice(1) : words;

function resolveWords(given: Context, words: readonly Word[]): Understanding | null {
  const isCity = textOf(words.slice(0, 2)).toLowerCase() === 'city of';
  const context = isCity ? { ...given, cityFirst: true } : given;
  const { names } = context;
  const whole = wholeName(context, isCity ? words.slice(2) : words);
  if (whole) return whole;
  const splits = [...stateSplits(names, words, exactState)];
  const region = splits.length === 0 ? unservedIn(words) : undefined;
  if (region) return { kind: 'unserved', region };
  if (splits.length === 0 && isAbroad(words)) return { kind: 'abroad' };
  for (const split of splits) {
    const exact = namedInState(context, split.state, split.rest);
    if (exact) return exact;
  }
  const part = stateFor(names, words);
  if (part) return found({ kind: 'state', state: part });
  const county = chosen(context, context.names.named(nameKey(keysOf(asCounty(words)))));
  if (county) return county;
  const [split] = splits;
  if (split) return resolveInState(context, split);
  for (const slip of context.slips ? stateSplits(names, words, slippedState) : []) {
    const near = resolveInState(context, slip);
    if (near.kind === 'place' && near.place.kind !== 'state') return { ...near, asTyped: false };
  }
  return (
    partOfPlace(context, words, null) ??
    placeOfAddress(context, words, null) ??
    placeAfterComma(context, words, null) ??
    (context.slips ? withSlip(context, words) : null)
  );
}

/** A state, or a well-known place, that was written with a slip. */
function withSlip(context: Context, words: readonly Word[]): Understanding | null {
  const bare = withoutFillers(words);
  const state = slippedState(context.names, bare);
  const near = slipped(context.names.known, bare, slipsInCountry);
  if (state && !near) return found({ kind: 'state', state }, { asTyped: false });
  if (!near) return null;
  const namesakes = chosen(context, context.names.named(near.key));
  if (state) return found({ kind: 'state', state }, { asTyped: false });
  return namesakes?.kind === 'place' || namesakes?.kind === 'choices' ? { ...namesakes, asTyped: false } : null;
}

/** Without five digits at the end that are no ZIP. */
function withoutFalseZip(places: Places, words: readonly Word[]): readonly Word[] {
  const last = words.at(-1)?.key ?? '';
  return words.length > 1 && /^\d{5}$/.test(last) && !places.zip(last) ? words.slice(0, -1) : words;
}

interface ZipMatch {
  zip: Zip;
  from: number;
  to: number;
}

/** The ZIPs among some words, `32407-3603` and `324073603` too. */
function zipsAmong(places: Places, words: readonly Word[]): ZipMatch[] {
  return words.flatMap(({ key }, at) => {
    const digits = /^(\d{5})(?:\d{4})?$/.exec(key)?.[1];
    const zip = digits ? places.zip(digits) : null;
    const isPlusFour = /^\d{4}$/.test(words[at + 1]?.key ?? '') && key.length === 5;
    return zip ? [{ zip, from: at, to: at + (isPlusFour ? 2 : 1) }] : [];
  });
}

/** A ZIP as one of several choices. */
function zipChoice({ places }: Context, zip: Zip): NamedPlace[] {
  const state = places.states.find(({ code }) => code === zip.stateCode);
  return state ? [{ kind: 'postal', name: `${zip.zip}, ${zip.city}`, state, zips: [zip] }] : [];
}

/** Whether some of what the words mean lies in a state (postal code). */
function isWithin(understood: Understanding | null, code: string): boolean {
  const inState = (place: NamedPlace) => statesOf(place).some((state) => state.code === code);
  if (understood?.kind === 'choices') return understood.places.some(inState);
  return understood?.kind === 'place' && [understood.place, ...understood.others].some(inState);
}

/**
 * The ZIP that is meant: the last that fits the state or the place beside it; a number before a street is a house number. A
 * place in another state beside the only ZIP makes both of them choices.
 */
function resolveZip(context: Context, words: readonly Word[]): Understanding | null {
  const { names, places } = context;
  const matches = zipsAmong(places, words).reverse();
  for (const { zip, from, to } of matches) {
    const rest = [...words.slice(0, from), ...words.slice(to)];
    if (rest.length === 0) return { kind: 'zip', zip, words: '' };
    if (from === 0 && rest.length > 2 && isStreet(rest)) continue;
    const beside = resolveWords(context, rest);
    const saysState = [...stateSplits(names, rest, exactState)].length > 0 || exactState(names, rest) !== undefined;
    if (
      isWithin(beside, zip.stateCode) ||
      namesFor(names, rest).some((name) => isIn(stateOfCode(zip.stateCode), name))
    ) {
      const isPlaceWithWords = beside?.kind === 'place' && beside.place.kind !== 'state';
      return { kind: 'zip', zip, words: isPlaceWithWords ? beside.words : '' };
    }
    if (isStreet(rest) && !saysState) return { kind: 'zip', zip, words: '' };
    if (matches.length > 1) continue;
    if (beside?.kind === 'place')
      return { kind: 'choices', places: [beside.place, ...zipChoice(context, zip)], asTyped: true };
    return beside ?? { kind: 'zip', zip, words: textOf(rest) };
  }
  return null;
}

/**
 * What a text means as a place, by steps that each use every word that is no filler: a position, a ZIP, all of the text, a name
 * and its state, a part and what it lies in, an address, a place after a comma, then slips. `cityFirst`: a name that is a
 * city's and a state's means the city. `slips`: whether a name without its state may be written with one. Null when no step
 * understands it.
 */
export function understandPlace(
  places: Places,
  text: string,
  { cityFirst, slips = true }: { cityFirst: boolean; slips?: boolean },
): Understanding | null {
  const meant = asMeant(text);
  const point = coordinatesOf(meant);
  if (point) return { kind: 'point', ...point };
  const words = withoutFalseZip(places, withoutCountry(wordsOf(meant)));
  if (words.length === 0 || words.length > mostWords) return null;
  const context = { places, names: placeNames(places), cityFirst, slips };
  return resolveZip(context, words) ?? resolveWords(context, words);
}

/** An address has fewer words. */
const mostWords = 16;
