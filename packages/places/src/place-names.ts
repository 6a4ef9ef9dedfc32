import { type State, states } from '@poolpros/contracts/states';
import { fullWord, nameKey, nameWords, rawKey } from './name-key.js';
import { type NamedPlace, peopleOf, type Region, stateOfCode, statesOf } from './named-place.js';
import { cityNicknames } from './names/cities.js';
import { landmarks } from './names/landmarks.js';
import { neighborhoods } from './names/neighborhoods.js';
import { cityRowsOf, halvesOf, linesOf, listOf } from './names/parse.js';
import { regions } from './names/regions.js';
import { stateNicknames } from './names/states.js';
import { townships } from './names/townships.js';
import type { City, County, Places, Spot } from './places.js';
import { lettersOf, type Spelling } from './slips.js';
import { tokensOf } from './tokens.js';

/** One name of a place. */
export interface Name extends Spelling {
  /** The name, word by word. */
  words: readonly string[];
  place: NamedPlace;
  people: number;
  /** True for a county without the word "County": a city of that name has priority. */
  isShort: boolean;
}

/** All names of places, by key and by state. */
export interface PlaceNames {
  /** The meanings of a key; empty if there are none. */
  named(key: string): readonly Name[];
  /** The names of the places in a state (postal code). */
  inState(code: string): readonly Name[];
  /** The names of places that are known nationwide, for typos. */
  known: readonly Name[];
  /** The state of a name, code or nickname. */
  stateNamed(key: string): State | undefined;
  /** The names of the states, for typos. */
  stateSpellings: readonly (Spelling & { state: State })[];
}

/**
 * Assumed population of a neighborhood or township from the tables: it has priority over a place of fewer people with
 * the same name in its state, and never competes with a larger city.
 */
export const peopleOfTables = 9_999;

const kindOfCounty =
  /^(?:City and (?:County|Borough) of|City of) | (?:County|Parish|Borough|Census Area|Municipality|Planning Region)$/g;

/** A name with a typo and no state is matched only with places of at least this population. */
const wellKnown = 20_000;

/** A place and the names that it has, without its state. */
export type Named = [names: readonly string[], place: NamedPlace];

const cityOf = (places: Places, code: string, slug: string): City | null => places.city(stateOfCode(code).slug, slug);

function* namedCities(places: Places): Generator<Named> {
  for (const state of places.states)
    for (const city of places.citiesOf(state.slug)) {
      // The label of a place with a common name already has its county.
      yield [[city.name, ...(city.label === city.name ? [] : [city.label])], { kind: 'city', city }];
    }
}

function* namedPostalPlaces(places: Places): Generator<Named> {
  for (const state of places.states)
    for (const zips of places.postalPlacesOf(state.code).values()) {
      const name = zips[0]?.city ?? '';
      if (!places.cityByName(state.slug, name)) yield [[name], { kind: 'postal', name, state, zips }];
    }
}

function* namedSpots(places: Places): Generator<Named> {
  for (const state of places.states)
    for (const spot of places.spotsOf(state.code)) {
      const airport = spot.iata ? [spot.iata, `${spot.iata} airport`, ...airportNames(spot)] : [];
      yield [[spot.name, ...airport], { kind: 'spot', spot, city: null }];
    }
}

/** `Phoenix Sky Harbor International Airport` is also `Phoenix Airport`. */
function airportNames({ name, city = '' }: Spot): string[] {
  const bare = name.replace(/ (?:International )?Airport$/, '');
  return [bare, `${bare} airport`, `${bare} international`, `${city} airport`, `${city} international airport`];
}

/** The places in a table `NY new-york: name, name`. */
function* tableSpots(places: Places, table: string, kind: 'quarter' | 'landmark'): Generator<Named> {
  for (const line of linesOf(table)) {
    const [where, names] = halvesOf(line, ':');
    const [code, slug] = halvesOf(where, ' ');
    const city = cityOf(places, code, slug);
    if (!city) continue;
    const { latitude, longitude } = city;
    for (const name of listOf(names)) {
      const label = `${name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())} (${city.name})`;
      const population = kind === 'quarter' ? peopleOfTables : null;
      const spot: Spot = { kind, name: label, stateCode: code, latitude, longitude, population };
      yield [[name, label], { kind: 'spot', spot, city }];
    }
  }
}

function* namedTownships(places: Places): Generator<Named> {
  for (const line of linesOf(townships)) {
    const [code, rows] = halvesOf(line, ':');
    for (const row of listOf(rows)) {
      const name = row.slice(0, -6).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
      const zip = places.zip(row.slice(-5));
      if (!zip) continue;
      const { latitude, longitude } = zip;
      const label = `${name} Township`;
      const spot: Spot = {
        kind: 'community',
        name: label,
        stateCode: code,
        latitude,
        longitude,
        population: peopleOfTables,
      };
      const isCity = places.cityByName(stateOfCode(code).slug, name) !== null;
      yield [isCity ? [label] : [name, label], { kind: 'spot', spot, city: null }];
    }
  }
}

function* namedCounties(places: Places): Generator<Named> {
  for (const state of places.states)
    for (const county of places.countiesOf(state.slug)) yield [[county.name], { kind: 'county', county }];
}

function countyOf(places: Places, code: string, name: string): County {
  const counties = places.countiesOf(stateOfCode(code).slug);
  const wanted = nameKey(nameWords(name));
  const found = counties.find(
    (county) =>
      wanted === nameKey(nameWords(county.name)) ||
      wanted === nameKey(nameWords(county.name.replace(kindOfCounty, ''))),
  );
  if (!found) throw new Error(`${name}, ${code} is no county`);
  return found;
}

function* namedRegions(places: Places): Generator<Named> {
  for (const line of linesOf(regions)) {
    const [label = '', names = '', counties = ''] = line.split('|').map((part) => part.trim());
    const region: Region = {
      label,
      counties: counties.split(';').flatMap((part) => {
        const [code, list] = halvesOf(part.trim(), ' ');
        if (!states.some((state) => state.code === code)) return [];
        return listOf(list).map((county) => countyOf(places, code, county));
      }),
    };
    yield [[label, ...listOf(names).filter(Boolean)], { kind: 'region', region }];
  }
}

function* namedNicknames(places: Places): Generator<Named> {
  for (const { names, code, slug } of cityRowsOf(cityNicknames)) {
    const city = cityOf(places, code, slug);
    if (city) yield [names, { kind: 'city', city }];
  }
}

/** Every place but the states, with its names. */
export function* namedPlaces(places: Places): Generator<Named> {
  yield* namedCities(places);
  yield* namedPostalPlaces(places);
  yield* namedSpots(places);
  yield* tableSpots(places, neighborhoods, 'quarter');
  yield* tableSpots(places, landmarks, 'landmark');
  yield* namedTownships(places);
  yield* namedCounties(places);
  yield* namedRegions(places);
  yield* namedNicknames(places);
}

function readPlaceNames(places: Places): PlaceNames {
  const byKey = new Map<string, Name[]>();
  const byState = new Map<string, Name[]>();
  const all: Name[] = [];
  const add = (text: string, place: NamedPlace, people: number, isShort: boolean) => {
    const typed = tokensOf(text).map((token) => token.key);
    const words = typed.map(fullWord);
    const key = nameKey(words);
    const name = { key, letters: lettersOf(key), words, place, people, isShort };
    all.push(name);
    // `stlouis` and `ftworth` are joined before they are spelled out.
    for (const spelling of new Set([key, rawKey(typed)])) {
      const others = byKey.get(spelling);
      if (others) others.push(name);
      else byKey.set(spelling, [name]);
    }
    for (const { code } of statesOf(place)) {
      const inState = byState.get(code);
      if (inState) inState.push(name);
      else byState.set(code, [name]);
    }
  };
  for (const [texts, place] of namedPlaces(places)) {
    const people = peopleOf(places, place);
    for (const text of texts) add(text, place, people, false);
    if (place.kind === 'county') add(place.county.name.replace(kindOfCounty, ''), place, people, true);
  }
  const stateNames = states.flatMap((state) => [
    { key: nameKey(nameWords(state.label)), state },
    { key: state.code.toLowerCase(), state },
  ]);
  const nicknames = Object.entries(stateNicknames).map(([name, code]) => {
    return { key: nameKey(nameWords(name)), state: stateOfCode(code) };
  });
  const statesByKey = new Map([...nicknames, ...stateNames].map(({ key, state }) => [key, state]));
  return {
    named: (key) => byKey.get(key) ?? [],
    inState: (code) => byState.get(code) ?? [],
    known: all.filter(({ people, isShort }) => people >= wellKnown && !isShort),
    stateNamed: (key) => statesByKey.get(key),
    stateSpellings: stateNames
      .filter(({ key }) => key.length > 2)
      .map(({ key, state }) => ({ key, letters: lettersOf(key), state })),
  };
}

const indexes = new WeakMap<Places, PlaceNames>();

/** The names of all places. Read on first use, which takes about a quarter of a second. */
export function placeNames(places: Places): PlaceNames {
  const index = indexes.get(places) ?? readPlaceNames(places);
  indexes.set(places, index);
  return index;
}
