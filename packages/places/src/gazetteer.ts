import { type State, states } from '@poolpros/contracts/states';
import { editDistance } from './edit-distance.js';
import { milesBetween } from './geo.js';
import { type NamedPlace, stateOfCode } from './named-place.js';
import { cityNicknames } from './names/cities.js';
import { cityRowsOf } from './names/parse.js';
import { codesLikeWords, nicknamesLikeWords, stateNicknames } from './names/states.js';
import { placeKey } from './place-key.js';
import { byPopulation, type City, groupBy, type Places } from './places.js';

/** A place that the words of a longer text may name. */
export type MentionedPlace = Extract<NamedPlace, { kind: 'city' | 'postal' | 'state' }>;

/** A city name without a state is clear if the city has this many times the population of the next one. */
const clearlyBigger = 4;
/** Cities with the same name within this many miles are one place, and a position is named after the nearest city. */
export const namedWithinMiles = 30;
/** Cities with at least this population are known nationwide, and found despite a typo. */
const wellKnown = 100_000;
/** Shorter names are too similar to other words. */
const shortestWithTypo = 6;

const stateNames = new Map<string, { state: State; isWord: boolean }>(
  states.flatMap((state) => {
    const code = state.code.toLowerCase();
    const nicknames = Object.keys(stateNicknames).filter(
      (name) => stateNicknames[name] === state.code && !nicknamesLikeWords.has(name),
    );
    return [
      [placeKey(state.label), { state, isWord: false }] as const,
      [code, { state, isWord: codesLikeWords.has(code) }] as const,
      ...nicknames.map((name) => [name, { state, isWord: false }] as const),
    ];
  }),
);

/** The state of a place key; `isWord` if the key is also a common word. */
export const stateNamed = (key: string): { state: State; isWord: boolean } | undefined => stateNames.get(key);

/** The city of a state with a name, or else the postal place. */
export function placeInState(places: Places, state: State, name: string): MentionedPlace | null {
  const city = places.cityByName(state.slug, name);
  if (city) return { kind: 'city', city };
  const zips = places.zipsNamed(state.code, name);
  return zips[0] ? { kind: 'postal', name: zips[0].city, state, zips } : null;
}

/**
 * Picks the city that a name without a state means, from cities sorted by population: the first, if the similarly large
 * ones are all around it, like Kansas City's. Null if it is ambiguous.
 */
export function clearlyMeant(cities: readonly City[]): City | null {
  const [first, ...others] = cities;
  if (!first) return null;
  const people = first.population ?? 0;
  const rivals = others.filter(({ population }) => people < Math.max(1, clearlyBigger * (population ?? 0)));
  return rivals.every((rival) => milesBetween(first, rival) <= namedWithinMiles) ? first : null;
}

const indexes = new WeakMap<Places, ReadonlyMap<string, City | null>>();

function indexCities(places: Places): ReadonlyMap<string, City | null> {
  const all = places.states.flatMap((state) => places.citiesOf(state.slug)).toSorted(byPopulation);
  const meant = new Map<string, City | null>();
  for (const [name, cities] of groupBy(all, (city) => placeKey(city.name))) meant.set(name, clearlyMeant(cities));
  for (const { names, code, slug } of cityRowsOf(cityNicknames))
    for (const name of names) meant.set(name, places.city(stateOfCode(code).slug, slug));
  return meant;
}

/** The city that a name without a state means, by place key; null if it is ambiguous. Computed on first use. */
export function citiesByName(places: Places): ReadonlyMap<string, City | null> {
  const index = indexes.get(places) ?? indexCities(places);
  indexes.set(places, index);
  return index;
}

const isTypoOf = (name: string, typed: string): boolean =>
  typed.length >= shortestWithTypo &&
  typed[0] === name[0] &&
  Math.abs(typed.length - name.length) <= 1 &&
  editDistance(typed, name) === 1;

/** The well-known city whose name matches with one typo; null if there is none. */
export function fuzzyCity(places: Places, typed: string): City | null {
  for (const [name, city] of citiesByName(places))
    if ((city?.population ?? 0) >= wellKnown && isTypoOf(name, typed)) return city;
  return null;
}

/** The most populous city of a state whose name matches with one typo; null if there is none. */
export function fuzzyCityIn(places: Places, state: State, typed: string): City | null {
  const [city] = places
    .citiesOf(state.slug)
    .filter(({ name }) => name[0]?.toLowerCase() === typed[0] && isTypoOf(placeKey(name), typed))
    .sort(byPopulation);
  return city ?? null;
}
