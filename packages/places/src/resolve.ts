import { type State, stateBySlug } from '@poolpros/contracts/states';
import type { UnservedRegion } from '@poolpros/contracts/unserved-regions';
import { describePlace, type PlaceDescription } from './describe-place.js';
import { type NamedPlace, pointOf } from './named-place.js';
import type { County, Places, Zip } from './places.js';
import { samePlaceMiles } from './resolver/understanding.js';
import { type Understanding, understandPlace } from './resolver.js';

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

/** The area of a query. `text` contains words that are no known place. */
export type ResolvedPlace = ResolvedArea & {
  /** The place in words; null without one. */
  description: PlaceDescription | null;
  /** Other words. */
  words: string;
  /** Other places with the same name. */
  others: PlaceDescription[];
  /** False if the name had a typo. */
  asTyped: boolean;
};

export type ResolvedArea =
  | ({ kind: 'point'; source: 'gps' | 'city' | 'zip' } & ResolvedPoint)
  | { kind: 'points'; points: ResolvedPoint[]; label: string }
  | { kind: 'zip_range_too_large'; count: number }
  | { kind: 'counties'; counties: readonly County[]; point: ResolvedPoint }
  | { kind: 'state'; state: State }
  | { kind: 'choices'; places: NamedPlace[] }
  | { kind: 'abroad' }
  | { kind: 'unserved'; region: UnservedRegion }
  | { kind: 'text'; text: string }
  | { kind: 'none' };

/** Maximum number of ZIPs in a range: each is a point to search around (docs/rules.md#zip). */
export const zipRangeLimit = 20;

const stateCodeOf = (stateSlug: string): string => stateBySlug(stateSlug)?.code ?? '';

const bare = (area: ResolvedArea): ResolvedPlace => ({
  ...area,
  description: null,
  words: '',
  others: [],
  asTyped: true,
});

const zipPoint = ({ zip, city, stateCode, latitude, longitude }: Zip): ResolvedPoint => ({
  lat: latitude,
  lon: longitude,
  label: `${city}, ${stateCode} ${zip}`,
});

/** The area to search for a place. */
export function areaOfPlace(places: Places, place: NamedPlace): ResolvedArea {
  if (place.kind === 'state') return { kind: 'state', state: place.state };
  const { label } = describePlace(places, place);
  const point = { ...(pointOf(places, place) ?? { lat: 0, lon: 0 }), label };
  if (place.kind === 'county') return { kind: 'counties', counties: [place.county], point };
  if (place.kind === 'region') return { kind: 'counties', counties: place.region.counties, point };
  return { kind: 'point', source: 'city', ...point };
}

const resolvedPlace = (places: Places, place: NamedPlace): ResolvedPlace => ({
  ...bare(areaOfPlace(places, place)),
  description: describePlace(places, place),
});

function gpsPlace(places: Places, lat: number, lon: number): ResolvedPlace {
  const nearest = places.nearestCity(lat, lon);
  const label =
    nearest && nearest.miles <= samePlaceMiles
      ? `${nearest.city.name}, ${stateCodeOf(nearest.city.stateSlug)}`
      : 'your location';
  return bare({ kind: 'point', source: 'gps', lat, lon, label });
}

function zipPlace(zip: Zip, words: string): ResolvedPlace {
  const point = zipPoint(zip);
  const { lat, lon, label } = point;
  const description = { kind: 'zip', label, location: zip.zip, detail: null, state: '', city: '', lat, lon } as const;
  return { ...bare({ kind: 'point', source: 'zip', ...point }), description, words };
}

function zipRangePlace(places: Places, text: string): ResolvedPlace | null {
  const [, from, to] = /^(\d{5})\s*[-–]\s*(\d{5})$/.exec(text) ?? [];
  if (!from || !to) return null;
  const [first, last] = from <= to ? [from, to] : [to, from];
  const zips = places.zipRange(first, last);
  if (zips.length === 0) return null;
  if (zips.length > zipRangeLimit) return bare({ kind: 'zip_range_too_large', count: zips.length });
  return bare({ kind: 'points', points: zips.map(zipPoint), label: `ZIP ${first}-${last}` });
}

function resolved(places: Places, understood: Understanding | null, text: string): ResolvedPlace {
  switch (understood?.kind) {
    case undefined:
      return bare({ kind: 'text', text });
    case 'point':
      return gpsPlace(places, understood.lat, understood.lon);
    case 'zip':
      return zipPlace(understood.zip, understood.words);
    case 'place': {
      const { place, words, others, asTyped } = understood;
      const described = others.map((other) => describePlace(places, other));
      return { ...resolvedPlace(places, place), words, others: described, asTyped };
    }
    case 'choices':
      return bare({ kind: 'choices', places: understood.places });
    case 'abroad':
    case 'unserved':
      return bare(understood);
  }
}

/** Slugs from a URL. An unknown city becomes a word search within the state. */
function slugPlace(places: Places, stateSlug: string, citySlug: string | undefined): ResolvedPlace {
  const state = stateBySlug(stateSlug);
  const text = [citySlug, stateSlug].filter(Boolean).join(' ').replaceAll('-', ' ');
  if (!state) return bare({ kind: 'text', text });
  // The city with the same name is offered next to the state.
  if (!citySlug) return resolved(places, understandPlace(places, state.label, filtered), text);
  const city = places.city(state.slug, citySlug);
  if (city) return resolvedPlace(places, { kind: 'city', city });
  return resolved(places, understandPlace(places, `${citySlug.replaceAll('-', ' ')}, ${state.label}`, filtered), text);
}

/** A filter sends the name of a state when it means the state. */
const filtered = { cityFirst: false };

/**
 * Resolves the place of a search, the same way for both searches. A position in degrees has priority, then the slugs of
 * a state and a city, then the location text, which may be any way to write a place (docs/search.md).
 */
export function resolvePlace(places: Places, query: PlaceQuery): ResolvedPlace {
  const { location, state, city, lat, lon } = query;
  if (lat !== undefined && lon !== undefined) return gpsPlace(places, lat, lon);
  if (state) return slugPlace(places, state, city);
  const text = location?.trim();
  if (!text) return bare({ kind: 'none' });
  return zipRangePlace(places, text) ?? resolved(places, understandPlace(places, text, filtered), text);
}
