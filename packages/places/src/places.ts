import { slugify } from '@poolpros/contracts/slug';
import { findState, type State, states } from '@poolpros/contracts/states';
import { lazy } from './lazy.js';
import { createLocator, type Located, type Locator } from './locator.js';
import { lowerBound } from './lower-bound.js';
import type { PlaceData } from './place-data.js';
import { placeKey } from './place-key.js';

export interface City {
  stateSlug: string;
  /** Unique within the state. */
  slug: string;
  name: string;
  /** The name, with the county if a bigger place of the state has the same name. */
  label: string;
  county: string | null;
  latitude: number;
  longitude: number;
  population: number | null;
  /** IANA time zone. */
  timeZone: string;
  /** Meters above sea level. */
  elevation: number;
}

export interface Zip {
  zip: string;
  /** Place name of the Postal Service, which need not be a city. */
  city: string;
  /** Postal code of the state. */
  stateCode: string;
  latitude: number;
  longitude: number;
}

/** A county, parish or borough, with the cities and ZIPs in it. */
export interface County {
  stateCode: string;
  /** Its Census code within the state. */
  code: string;
  /** `Harris County`, `Orleans Parish`. */
  name: string;
  citySlugs: readonly string[];
  zips: readonly string[];
}

/** A named point that is not a city: a neighborhood, a small community, an airport. */
export interface Spot {
  kind: 'quarter' | 'community' | 'airport' | 'landmark';
  name: string;
  stateCode: string;
  latitude: number;
  longitude: number;
  population: number | null;
  /** IATA code of an airport, and the city that it serves. */
  iata?: string;
  city?: string;
}

export interface CityDistance {
  city: City;
  miles: number;
}

/** Lookups of US cities and ZIPs. */
export interface Places {
  states: readonly State[];
  /** The cities of a state by label; empty for an unknown slug. */
  citiesOf(stateSlug: string): readonly City[];
  city(stateSlug: string, citySlug: string): City | null;
  /** The city with a typed name (`St. Louis`, `saint louis`, `saint-louis`), the most populous if several share it. */
  cityByName(stateSlug: string, name: string): City | null;
  /** The cities of all states with this name, most populous first. `New York City` finds New York. */
  citiesNamed(name: string): readonly City[];
  /** The counties of a state. */
  countiesOf(stateSlug: string): readonly County[];
  /** Neighborhoods, communities and airports of a state (postal code). */
  spotsOf(stateCode: string): readonly Spot[];
  zip(zip: string): Zip | null;
  /** All ZIPs of a state (postal code), grouped by the key of the postal place. */
  postalPlacesOf(stateCode: string): ReadonlyMap<string, readonly Zip[]>;
  /** The existing ZIPs from `first` to `last`, both included, ascending. */
  zipRange(first: string, last: string): Zip[];
  /** The nearest city in the state of a point, however far; null only without data. */
  nearestCity(lat: number, lon: number): CityDistance | null;
  /** Cities whose center is within `miles`, nearest first. */
  citiesNear(lat: number, lon: number, miles: number): CityDistance[];
  /** The nearest ZIP, however far; null only without data. */
  nearestZip(lat: number, lon: number): Zip | null;
}

/** Items by key, in their order. */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The most populous first. */
export const byPopulation = (a: City, b: City): number => (b.population ?? 0) - (a.population ?? 0);

interface CityIndex {
  all: readonly City[];
  bySlug: ReadonlyMap<string, City>;
  byName(): ReadonlyMap<string, readonly City[]>;
  locator(): Locator<City>;
}

function indexCities(state: State, data: PlaceData): CityIndex {
  const names = new Set<string>();
  const all = data
    .citiesOf(state.code)
    .map(([slug, name, county, latitude, longitude, population, timeZone, elevation]): City => {
      // Rows are sorted by slug, so the first city with a name gets the plain slug.
      const label = names.has(name) ? `${name} (${county})` : name;
      names.add(name);
      return { stateSlug: state.slug, slug, name, label, county, latitude, longitude, population, timeZone, elevation };
    });
  return {
    all,
    bySlug: new Map(all.map((city) => [city.slug, city])),
    byName: lazy(() => groupBy(all.toSorted(byPopulation), (city) => placeKey(city.name))),
    locator: lazy(() => createLocator(all)),
  };
}

const readZips = (stateCode: string, data: PlaceData): Zip[] =>
  data.zipsOf(stateCode).map(([zip, city, latitude, longitude]) => ({ zip, city, stateCode, latitude, longitude }));

function readSpots(stateCode: string, data: PlaceData): Spot[] {
  return [
    ...data.communitiesOf(stateCode).map(([name, latitude, longitude, population, isQuarter]): Spot => {
      return { kind: isQuarter ? 'quarter' : 'community', name, stateCode, latitude, longitude, population };
    }),
    ...data.airportsOf(stateCode).map(([iata, name, latitude, longitude, city]): Spot => {
      return { kind: 'airport', name, stateCode, latitude, longitude, population: null, iata, city };
    }),
  ];
}

const readCounties = ({ slug, code: stateCode }: State, data: PlaceData): [string, County[]] => [
  slug,
  data.countiesOf(stateCode).map(([code, name, citySlugs, zips]) => ({ stateCode, code, name, citySlugs, zips })),
];

/** Lookups of the content of the data file. Parsed and indexed on first use. */
export function createPlaces(data: PlaceData): Places {
  const cityIndexes = new Map<string, () => CityIndex>(
    states.map((state) => [state.slug, lazy(() => indexCities(state, data))]),
  );
  const zipsOfStates = new Map(data.zipStates.map((stateCode) => [stateCode, lazy(() => readZips(stateCode, data))]));
  const zipsByName = new Map(
    [...zipsOfStates].map(([stateCode, ofState]) => [
      stateCode,
      lazy(() => groupBy(ofState(), (zip) => placeKey(zip.city))),
    ]),
  );
  const zips = lazy(() =>
    [...zipsOfStates.values()].flatMap((ofState) => ofState()).sort((a, b) => Number(a.zip) - Number(b.zip)),
  );
  const spots = new Map<string, () => Spot[]>(states.map(({ code }) => [code, lazy(() => readSpots(code, data))]));
  const zipsBefore = (isBefore: (zip: string) => boolean) =>
    lowerBound(zips().length, (at) => isBefore(zips()[at]?.zip ?? ''));
  const zipByCode = lazy(() => new Map(zips().map((zip) => [zip.zip, zip])));

  const counties = lazy(() => new Map(states.map((state) => readCounties(state, data))));

  const citiesOf = (stateSlug: string) => cityIndexes.get(stateSlug)?.().all ?? [];
  const city = (stateSlug: string, citySlug: string) => cityIndexes.get(stateSlug)?.().bySlug.get(citySlug) ?? null;
  function citiesNamedIn(stateSlug: string, name: string): readonly City[] {
    const byName = cityIndexes.get(stateSlug)?.().byName();
    const key = placeKey(name);
    return byName?.get(key) ?? byName?.get(key.replace(/ city$/, '')) ?? [];
  }

  const cityLocator = lazy(() => createLocator(states.flatMap((state) => citiesOf(state.slug))));
  const zipLocator = lazy(() => createLocator(zips()));
  const distanceTo = ({ item, miles }: Located<City>): CityDistance => ({ city: item, miles });

  return {
    states,
    citiesOf,
    city,
    cityByName: (stateSlug, name) => citiesNamedIn(stateSlug, name)[0] ?? city(stateSlug, slugify(name)),
    citiesNamed: (name) => states.flatMap((state) => citiesNamedIn(state.slug, name)).sort(byPopulation),
    countiesOf: (stateSlug) => counties().get(stateSlug) ?? [],
    spotsOf: (stateCode) => spots.get(stateCode)?.() ?? [],
    postalPlacesOf: (stateCode) => zipsByName.get(stateCode)?.() ?? new Map(),
    zip: (zip) => zipByCode().get(zip) ?? null,
    zipRange: (first, last) =>
      zips().slice(
        zipsBefore((zip) => zip < first),
        zipsBefore((zip) => zip <= last),
      ),
    nearestCity(lat, lon) {
      // The nearest city may be in the next state, for example across the Potomac.
      const state = findState(zipLocator().nearest(lat, lon)?.item.stateCode ?? '');
      const ofState = state && cityIndexes.get(state.slug)?.().locator().nearest(lat, lon);
      const nearest = ofState ?? cityLocator().nearest(lat, lon);
      return nearest && distanceTo(nearest);
    },
    citiesNear: (lat, lon, miles) => cityLocator().near(lat, lon, miles).map(distanceTo),
    nearestZip: (lat, lon) => zipLocator().nearest(lat, lon)?.item ?? null,
  };
}
