import { type State, states } from '@poolpros/contracts/states';
import type { City, County, Places, Spot, Zip } from './places.js';

/** Counties that are searched together under a shared name: a metropolitan area, a region, an island. */
export interface Region {
  label: string;
  counties: readonly County[];
}

/** A place that a name can mean. Postal places such as Kingwood are not cities; they consist of their ZIPs. */
export type NamedPlace =
  | { kind: 'city'; city: City }
  | { kind: 'postal'; name: string; state: State; zips: readonly Zip[] }
  | { kind: 'county'; county: County }
  | { kind: 'region'; region: Region }
  | { kind: 'spot'; spot: Spot; city: City | null }
  | { kind: 'state'; state: State };

const stateByCode = new Map<string, State>(states.map((state) => [state.code, state]));

/** The state with a postal code. Throws for an unknown code. */
export function stateOfCode(code: string): State {
  const state = stateByCode.get(code);
  if (!state) throw new Error(`${code} is no state`);
  return state;
}

/** The states of a place; a region may be in several. */
export function statesOf(place: NamedPlace): State[] {
  switch (place.kind) {
    case 'city':
      return states.filter(({ slug }) => slug === place.city.stateSlug);
    case 'postal':
    case 'state':
      return [place.state];
    case 'county':
      return [stateOfCode(place.county.stateCode)];
    case 'region':
      return [...new Set(place.region.counties.map(({ stateCode }) => stateCode))].map(stateOfCode);
    case 'spot':
      return [stateOfCode(place.spot.stateCode)];
  }
}

/** The cities of a county or of a region's counties. */
export function citiesWithin(places: Places, counties: readonly County[]): City[] {
  return counties.flatMap(({ stateCode, citySlugs }) => {
    const { slug } = stateOfCode(stateCode);
    return citySlugs.flatMap((citySlug) => places.city(slug, citySlug) ?? []);
  });
}

/** The population of a place where the data has it, otherwise 0. */
export function peopleOf(places: Places, place: NamedPlace): number {
  const sum = (cities: readonly City[]) => cities.reduce((people, city) => people + (city.population ?? 0), 0);
  switch (place.kind) {
    case 'city':
      return place.city.population ?? 0;
    case 'postal':
      return 0;
    case 'county':
      return sum(citiesWithin(places, [place.county]));
    case 'region':
      return sum(citiesWithin(places, place.region.counties));
    case 'spot':
      return place.spot.population ?? 0;
    case 'state':
      return sum(places.citiesOf(place.state.slug));
  }
}

/** `Austin, TX`, `Harris County, TX`, `Harlem, NY`, `Twin Cities`, `Texas`. */
export function placeLabel(place: NamedPlace): string {
  const codes = statesOf(place).map(({ code }) => code);
  switch (place.kind) {
    case 'city':
      return `${place.city.label}, ${codes[0]}`;
    case 'postal':
      return `${place.name}, ${codes[0]}`;
    case 'county':
      return `${place.county.name}, ${codes[0]}`;
    case 'region':
      return place.region.label;
    case 'spot':
      return `${place.spot.name}, ${codes[0]}`;
    case 'state':
      return place.state.label;
  }
}

export interface Point {
  lat: number;
  lon: number;
}

/** Where most people of a place live; for a postal place the center of its ZIPs. Null for a state. */
export function pointOf(places: Places, place: NamedPlace): Point | null {
  switch (place.kind) {
    case 'city':
      return { lat: place.city.latitude, lon: place.city.longitude };
    case 'spot':
      return { lat: place.spot.latitude, lon: place.spot.longitude };
    case 'postal':
      return weighted(place.zips.map((zip) => ({ ...zip, people: 1 })));
    case 'county':
      return weightedCities(places, [place.county]);
    case 'region':
      return weightedCities(places, place.region.counties);
    case 'state':
      return null;
  }
}

function weightedCities(places: Places, counties: readonly County[]): Point {
  const cities = citiesWithin(places, counties);
  if (cities.length > 0) return weighted(cities.map((city) => ({ ...city, people: (city.population ?? 0) + 1 })));
  const zips = counties.flatMap((county) => county.zips.flatMap((zip) => places.zip(zip) ?? []));
  return weighted(zips.map((zip) => ({ ...zip, people: 1 })));
}

function weighted(points: readonly { latitude: number; longitude: number; people: number }[]): Point {
  const people = points.reduce((sum, point) => sum + point.people, 0);
  const mean = (partOf: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + partOf(point) * point.people, 0) / people;
  return { lat: mean(({ latitude }) => latitude), lon: mean(({ longitude }) => longitude) };
}
