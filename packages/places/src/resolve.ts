import { findState, type State, stateBySlug } from '@poolpros/contracts/states';
import { milesBetween } from './geo.js';
import type { City, Places, Zip } from './places.js';

/** The place part of a search query. */
export interface PlaceQuery {
  location?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
}

export interface ResolvedPoint {
  lat: number;
  lon: number;
  label: string;
}

/** What a query means as a place. `text` holds words that no rule could turn into a place. */
export type ResolvedPlace =
  | ({ kind: 'point'; source: 'gps' | 'city' | 'zip' } & ResolvedPoint)
  | { kind: 'points'; points: ResolvedPoint[]; label: string }
  | { kind: 'zip_range_too_large'; count: number }
  | { kind: 'state'; state: State }
  | { kind: 'text'; text: string }
  | { kind: 'none' };

/** The most ZIPs of a range: each is a point to search around (docs/rules.md#zip). */
export const zipRangeLimit = 20;
/** A city name without its state is clear when the place has this many times the people of the next one. */
const clearlyBigger = 4;
/** Beyond this many miles from any city a position is not called after one; within it, cities of one name are one place. */
const namedWithinMiles = 30;

const stateCodeOf = (stateSlug: string): string => stateBySlug(stateSlug)?.code ?? '';

const zipPoint = ({ zip, city, stateCode, latitude, longitude }: Zip): ResolvedPoint => ({
  lat: latitude,
  lon: longitude,
  label: `${city}, ${stateCode} ${zip}`,
});

const cityPlace = (city: City): ResolvedPlace => ({
  kind: 'point',
  source: 'city',
  lat: city.latitude,
  lon: city.longitude,
  label: `${city.name}, ${stateCodeOf(city.stateSlug)}`,
});

function gpsPlace(places: Places, lat: number, lon: number): ResolvedPlace {
  const nearest = places.nearestCity(lat, lon);
  const label =
    nearest && nearest.miles <= namedWithinMiles
      ? `${nearest.city.name}, ${stateCodeOf(nearest.city.stateSlug)}`
      : 'your location';
  return { kind: 'point', source: 'gps', lat, lon, label };
}

/** Postal places such as Kingwood are no cities of their own; the middle of their ZIPs stands for them. */
function postalPlace(places: Places, state: State, name: string): ResolvedPlace | null {
  const zips = places.zipsNamed(state.code, name);
  const [first] = zips;
  if (!first) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    kind: 'point',
    source: 'city',
    lat: mean(zips.map((zip) => zip.latitude)),
    lon: mean(zips.map((zip) => zip.longitude)),
    label: `${first.city}, ${state.code}`,
  };
}

function cityInState(places: Places, state: State, name: string): ResolvedPlace | null {
  const city = places.cityByName(state.slug, name);
  return city ? cityPlace(city) : postalPlace(places, state, name);
}

function zipPlace(places: Places, text: string): ResolvedPlace | null {
  const zip = places.zip(text);
  return zip && { kind: 'point', source: 'zip', ...zipPoint(zip) };
}

function zipRangePlace(places: Places, text: string): ResolvedPlace | null {
  const [, from, to] = /^(\d{5})\s*[-–]\s*(\d{5})$/.exec(text) ?? [];
  if (!from || !to) return null;
  const [first, last] = from <= to ? [from, to] : [to, from];
  const zips = places.zipRange(first, last);
  if (zips.length === 0) return null;
  if (zips.length > zipRangeLimit) return { kind: 'zip_range_too_large', count: zips.length };
  return { kind: 'points', points: zips.map(zipPoint), label: `ZIP ${first}-${last}` };
}

/** `Austin, Texas`, `austin tx`: the state may be one or two words, with or without a comma before it. */
function cityAndStatePlace(places: Places, text: string): ResolvedPlace | null {
  const words = text.split(/[\s,]+/);
  for (const stateWords of [2, 1]) {
    const state = findState(words.slice(-stateWords).join(' '));
    const name = words.slice(0, -stateWords).join(' ');
    const place = state && name ? cityInState(places, state, name) : null;
    if (place) return place;
  }
  return null;
}

/**
 * Which of the cities of one name, most populous first, is meant when no state is said: the first, when the others that
 * are not much smaller lie around it, as Kansas City's do. Null when it is not clear.
 */
export function clearlyMeant(cities: readonly City[]): City | null {
  const [first, ...others] = cities;
  if (!first) return null;
  const people = first.population ?? 0;
  const rivals = others.filter(({ population }) => people < Math.max(1, clearlyBigger * (population ?? 0)));
  return rivals.every((rival) => milesBetween(first, rival) <= namedWithinMiles) ? first : null;
}

function cityAlonePlace(places: Places, text: string): ResolvedPlace | null {
  const city = clearlyMeant(places.citiesNamed(text));
  return city && cityPlace(city);
}

function locationPlace(places: Places, location: string): ResolvedPlace {
  const text = location.trim();
  const withoutCountry = text.replace(/[\s,]+(?:usa|u\.s\.a\.|us|u\.s\.|united states)$/i, '');
  const withoutZip = withoutCountry.replace(/[\s,]+\d{5}$/, '');
  const trailingZip = withoutCountry.slice(-5);
  const state = findState(withoutZip);
  return (
    zipRangePlace(places, withoutCountry) ??
    (/^\d{5}$/.test(trailingZip) ? zipPlace(places, trailingZip) : null) ??
    (state ? { kind: 'state', state } : null) ??
    cityAndStatePlace(places, withoutZip) ??
    cityAlonePlace(places, withoutZip) ?? { kind: 'text', text }
  );
}

/** Slugs of an address; a city that is not among the places stays a word search within what was asked. */
function slugPlace(places: Places, stateSlug: string, citySlug: string | undefined): ResolvedPlace {
  const state = stateBySlug(stateSlug);
  const text = [citySlug, stateSlug].filter(Boolean).join(' ').replaceAll('-', ' ');
  if (!state) return { kind: 'text', text };
  if (!citySlug) return { kind: 'state', state };
  const city = places.city(state.slug, citySlug);
  return city ? cityPlace(city) : (cityInState(places, state, citySlug) ?? { kind: 'text', text });
}

/**
 * Resolves the place of a search, for both searches alike. A position in degrees wins, then the slugs of a state and a
 * city, then the location text: `Austin, TX`, `austin texas`, `Texas`, a ZIP, a range of ZIPs or a city name that is
 * clear without its state.
 */
export function resolvePlace(places: Places, query: PlaceQuery): ResolvedPlace {
  const { location, state, city, lat, lon } = query;
  if (lat !== undefined && lon !== undefined) return gpsPlace(places, lat, lon);
  if (state) return slugPlace(places, state, city);
  if (location?.trim()) return locationPlace(places, location);
  return { kind: 'none' };
}
