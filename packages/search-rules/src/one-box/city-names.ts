import { type State, states } from '@poolpros/contracts/states';
import { placeKey } from '@poolpros/places/place-key';
import type { City, Places } from '@poolpros/places/places';
import { clearlyMeant } from '@poolpros/places/resolve';
import { editDistance } from '../typos.js';
import { cityNicknames, codesLikeWords, stateNicknames } from './vocabulary/place-names.js';

/** Cities of at least this many people are known all over the country, and found in spite of a typing error. */
const wellKnown = 100_000;
/** Shorter names are too close to other words for that. */
const shortestMistyped = 6;

const indexes = new WeakMap<Places, ReadonlyMap<string, City | null>>();

function indexCities(places: Places): ReadonlyMap<string, City | null> {
  const byName = new Map<string, City[]>();
  const all = places.states.flatMap((state) => places.citiesOf(state.slug));
  for (const city of all.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))) {
    const name = placeKey(city.name);
    byName.set(name, [...(byName.get(name) ?? []), city]);
  }
  const meant = new Map<string, City | null>();
  for (const [name, cities] of byName) meant.set(name, clearlyMeant(cities));
  for (const [name, [stateSlug, citySlug]] of Object.entries(cityNicknames))
    meant.set(name, places.city(stateSlug, citySlug));
  return meant;
}

/** The city that a name means without its state, by place key; null when that is not clear. Made at first use. */
export function citiesByName(places: Places): ReadonlyMap<string, City | null> {
  const index = indexes.get(places) ?? indexCities(places);
  indexes.set(places, index);
  return index;
}

const isMistyped = (typed: string, name: string): boolean =>
  typed.length >= shortestMistyped &&
  typed[0] === name[0] &&
  Math.abs(typed.length - name.length) <= 1 &&
  editDistance(typed, name) === 1;

/** The well-known city that was written with one typing error, null when none was. */
export function mistypedCity(places: Places, typed: string): City | null {
  for (const [name, city] of citiesByName(places))
    if ((city?.population ?? 0) >= wellKnown && isMistyped(typed, name)) return city;
  return null;
}

/** The most populous city of a state that was written with one typing error, null when none was. */
export function mistypedCityOf(places: Places, state: State, typed: string): City | null {
  const [city] = places
    .citiesOf(state.slug)
    .filter(({ name }) => name[0]?.toLowerCase() === typed[0] && isMistyped(typed, placeKey(name)))
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  return city ?? null;
}

const stateKeys = new Map<string, { state: State; isWord: boolean }>(
  states.flatMap((state) => {
    const code = state.code.toLowerCase();
    const nicknames = Object.keys(stateNicknames).filter((name) => stateNicknames[name] === state.code);
    return [
      [placeKey(state.label), { state, isWord: false }] as const,
      [code, { state, isWord: codesLikeWords.has(code) }] as const,
      ...nicknames.map((name) => [name, { state, isWord: false }] as const),
    ];
  }),
);

/** The state that a place key stands for; `isWord` when the key is a common word as well. */
export const stateOfKey = (key: string): { state: State; isWord: boolean } | undefined => stateKeys.get(key);
