import { states } from '@poolpros/contracts/states';
import { nameKey, nameWords } from './name-key.js';
import { type NamedPlace, type Region, stateOfCode } from './named-place.js';
import { airportNicknames } from './names/airports.js';
import { cityNicknames } from './names/cities.js';
import { landmarks } from './names/landmarks.js';
import { neighborhoods } from './names/neighborhoods.js';
import { cityRowsOf, halvesOf, linesOf, listOf } from './names/parse.js';
import { regions } from './names/regions.js';
import { townships } from './names/townships.js';
import type { City, County, Places, Spot } from './places.js';

/**
 * Assumed population of a neighborhood or township from the tables: it has priority over a place of fewer people with
 * the same name in its state, and never competes with a larger city.
 */
export const peopleOfTables = 9_999;

export const kindOfCounty =
  /^(?:City and (?:County|Borough) of|City of) | (?:County|Parish|Borough|Census Area|Municipality|Planning Region)$/g;

/** A place and the names that it has, without its state. */
export type Named = [names: readonly string[], place: NamedPlace];

function cityOf(places: Places, code: string, slug: string): City {
  const city = places.city(stateOfCode(code).slug, slug);
  if (!city) throw new Error(`${slug}, ${code} is no city`);
  return city;
}

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

const nicknamesOfAirports = new Map(linesOf(airportNicknames).map((line) => halvesOf(line, ':')));

/** `Phoenix Sky Harbor International Airport` is also `Phoenix Airport` and `Sky Harbor`. */
function airportNames({ name, city = '', iata = '' }: Spot): string[] {
  const bare = name.replace(/ (?:International )?Airport$/, '');
  const nicknames = listOf(nicknamesOfAirports.get(iata) ?? '').filter(Boolean);
  return [
    bare,
    `${bare} airport`,
    `${bare} international`,
    `${city} airport`,
    `${city} international airport`,
    ...nicknames,
  ];
}

const acronyms =
  /\b(?:[ns][ew]|asu|boi|byu|dtla|dtw|fsu|iah|ict|jp|les|lih|lsu|mit|nasa|nyu|ogg|oma|otr|sba|slu|smu|tcu|ucf|ucla|ucsd|ues|uga|unc|unlv|usc|usf|uva|uws)\b/g;

/** `UCLA`, `NE Portland`, `Bay View`. */
const capitalized = (name: string): string =>
  name
    .replace(acronyms, (word) => word.toUpperCase())
    .replace(/\b(?!of\b|the\b)[a-z]|^./g, (letter) => letter.toUpperCase());

/** The places in a table `NY new-york: name, name`. */
function* tableSpots(places: Places, table: string, kind: 'quarter' | 'landmark'): Generator<Named> {
  for (const line of linesOf(table)) {
    const [where, names] = halvesOf(line, ':');
    const [code, slug] = halvesOf(where, ' ');
    const city = cityOf(places, code, slug);
    const { latitude, longitude } = city;
    for (const name of listOf(names)) {
      const label = `${capitalized(name)} (${city.name})`;
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
      const name = capitalized(row.slice(0, -6));
      const zip = places.zip(row.slice(-5));
      if (!zip) throw new Error(`${row} has no ZIP`);
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
        if (list === '*') return places.countiesOf(stateOfCode(code).slug);
        return listOf(list).map((county) => countyOf(places, code, county));
      }),
    };
    yield [[label, ...listOf(names).filter(Boolean)], { kind: 'region', region }];
  }
}

function* namedNicknames(places: Places): Generator<Named> {
  for (const { names, code, slug } of cityRowsOf(cityNicknames)) {
    const city = cityOf(places, code, slug);
    yield [names, { kind: 'city', city }];
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
