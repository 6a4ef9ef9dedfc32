import { findState, type State, stateBySlug } from '@poolpros/contracts/states';
import { clearlyMeant, type NamedPlace, namedWithinMiles, placeInState } from './gazetteer.js';
import type { Places, Zip } from './places.js';

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

const stateCodeOf = (stateSlug: string): string => stateBySlug(stateSlug)?.code ?? '';

const zipPoint = ({ zip, city, stateCode, latitude, longitude }: Zip): ResolvedPoint => ({
  lat: latitude,
  lon: longitude,
  label: `${city}, ${stateCode} ${zip}`,
});

/** The point of a city; the middle of its ZIPs stands for a postal place. */
function resolved(place: NamedPlace): ResolvedPlace {
  switch (place.kind) {
    case 'city': {
      const { latitude: lat, longitude: lon, name, stateSlug } = place.city;
      return { kind: 'point', source: 'city', lat, lon, label: `${name}, ${stateCodeOf(stateSlug)}` };
    }
    case 'postal': {
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      const lat = mean(place.zips.map(({ latitude }) => latitude));
      const lon = mean(place.zips.map(({ longitude }) => longitude));
      return { kind: 'point', source: 'city', lat, lon, label: `${place.name}, ${place.state.code}` };
    }
    case 'state':
      return { kind: 'state', state: place.state };
  }
}

function gpsPlace(places: Places, lat: number, lon: number): ResolvedPlace {
  const nearest = places.nearestCity(lat, lon);
  const label =
    nearest && nearest.miles <= namedWithinMiles
      ? `${nearest.city.name}, ${stateCodeOf(nearest.city.stateSlug)}`
      : 'your location';
  return { kind: 'point', source: 'gps', lat, lon, label };
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

/** `Austin, Texas`, `austin tx`: the state may be one to three words, with or without a comma before it. */
function cityAndState(places: Places, text: string): NamedPlace | null {
  const words = text.split(/[\s,]+/);
  for (const stateWords of [3, 2, 1]) {
    const state = findState(words.slice(-stateWords).join(' '));
    const name = words.slice(0, -stateWords).join(' ');
    const place = state && name ? placeInState(places, state, name) : null;
    if (place) return place;
  }
  return null;
}

/** A place that is named by all of a text: a state, a city and its state, or a city that is clear without one. */
function placeNamed(places: Places, text: string): NamedPlace | null {
  const state = findState(text);
  if (state) return { kind: 'state', state };
  const inState = cityAndState(places, text);
  if (inState) return inState;
  const city = clearlyMeant(places.citiesNamed(text));
  return city && { kind: 'city', city };
}

function locationPlace(places: Places, location: string): ResolvedPlace {
  const text = location.trim();
  const withoutCountry = text.replace(/[\s,]+(?:usa|u\.s\.a\.|us|u\.s\.|united states)$/i, '');
  const withoutPlus4 = withoutCountry.replace(/(\d{5})-\d{4}$/, '$1');
  const withoutZip = withoutPlus4.replace(/[\s,]+\d{5}$/, '');
  const zips = zipRangePlace(places, withoutCountry) ?? zipPlace(places, withoutPlus4.slice(-5));
  if (zips) return zips;
  const place = placeNamed(places, withoutZip);
  return place ? resolved(place) : { kind: 'text', text };
}

/** Slugs of a URL; an unknown city becomes a word search within the given state. */
function slugPlace(places: Places, stateSlug: string, citySlug: string | undefined): ResolvedPlace {
  const state = stateBySlug(stateSlug);
  const text = [citySlug, stateSlug].filter(Boolean).join(' ').replaceAll('-', ' ');
  if (!state) return { kind: 'text', text };
  if (!citySlug) return { kind: 'state', state };
  const city = places.city(state.slug, citySlug);
  const place: NamedPlace | null = city ? { kind: 'city', city } : placeInState(places, state, citySlug);
  return place ? resolved(place) : { kind: 'text', text };
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
