import {
  defaultMinRating,
  type ServiceType,
  type SortOrder,
  serviceTypes,
  sortOrders,
} from '@poolpros/contracts/catalogue';
import { farthestSearch, searchPages, textLengths } from '@poolpros/contracts/limits';
import { pagePaths } from '@poolpros/contracts/paths';
import { slugify } from '@poolpros/contracts/slug';
import { findState, type State, stateBySlug } from '@poolpros/contracts/states';
import { eachFilter, type FilterKey, filterKeys, valueFilters } from '@poolpros/contracts/value-filters';
import { readZips, zipPattern } from '@poolpros/contracts/zip';
import { pageIn } from '../../shared/lib/page-number.js';
import { type Coordinates, rounded } from './coordinates.js';
import { readCountry, type VisitorCountry } from './read-country.js';

/** The filters that a visitor can set. */
export interface SearchFilters extends Record<FilterKey, readonly string[]> {
  /** "City, State", a state, a ZIP or words; empty for none. */
  location: string;
  /** Words looked for in name, place and services; empty for none. */
  q: string;
  /** Slugs in addition to the text, which distinguish places with the same name. */
  state: string;
  city: string;
  serviceType: ServiceType;
  /** Miles; 0 is off. */
  distance: number;
  minRating: number;
  sortBy: SortOrder;
  coordinates: Coordinates | null;
  /** The source of the coordinates: the visitor's position, or the center of a map. */
  origin: 'visitor' | 'map';
}

export const noValues: Record<FilterKey, readonly string[]> = eachFilter(() => []);

export const noFilters: SearchFilters = {
  ...noValues,
  location: '',
  q: '',
  state: '',
  city: '',
  serviceType: 'all',
  distance: 0,
  minRating: defaultMinRating,
  sortBy: 'rating',
  coordinates: null,
  origin: 'visitor',
};

/** The filters in the order of a URL and of the panel. */
export const shownFilters: readonly FilterKey[] = ['poolTypes', ...filterKeys.filter((key) => key !== 'poolTypes')];

/** The filters with a value chosen or not. */
export function withValue(filters: SearchFilters, key: FilterKey, value: string, on: boolean): SearchFilters {
  const others = filters[key].filter((chosen) => chosen !== value);
  return { ...filters, [key]: on ? [...others, value] : others };
}

/** Default radius around a visitor, because a position means nothing without a distance (docs/rules.md#near-me). */
export const nearMeMiles = 25;

/** A search within a distance of a point begins with the nearest, every other one with the best rated (docs/rules.md#panel-order). */
export function withPanelOrder(filters: SearchFilters): SearchFilters {
  const { distance, coordinates, city, location } = filters;
  const hasPoint = coordinates !== null || city !== '' || zipPattern.test(location);
  return { ...filters, sortBy: distance > 0 && hasPoint ? 'distance' : 'rating' };
}

/** The query of a search: empty filters are left out (docs/rules.md#search-query), coordinates are rounded. */
export function searchParams(filters: SearchFilters): URLSearchParams {
  const { location, q, state, city, serviceType, distance, minRating, sortBy, coordinates, origin } = filters;
  const params = new URLSearchParams();
  if (location) params.set('location', location);
  if (q) params.set('q', q);
  if (state) params.set('state', state);
  if (city) params.set('city', city);
  if (serviceType !== 'all') params.set('serviceType', serviceType);
  if (distance > 0) params.set('distance', String(distance));
  for (const key of shownFilters)
    if (filters[key].length > 0) params.set(key, ordered(valueFilters[key].values, filters[key]));
  if (minRating > defaultMinRating) params.set('minRating', String(minRating));
  if (sortBy !== 'rating') params.set('sortBy', sortBy);
  if (distance > 0 && coordinates) {
    const { lat, lon } = rounded(coordinates);
    params.set('lat', String(lat));
    params.set('lon', String(lon));
    if (origin !== 'visitor') params.set('origin', origin);
  }
  return params;
}

/** A list in the order of the catalog: the same search has one URL, whatever the order of choices. */
const ordered = (catalogue: readonly string[], chosen: readonly string[]): string =>
  catalogue.filter((entry) => chosen.includes(entry)).join(',');

/** URL of the results of a search. */
export function searchResultsPath(filters: SearchFilters): string {
  const query = searchParams(filters).toString();
  return [pagePaths.searchResults, query].filter(Boolean).join('?');
}

/** A search as its URL says it. */
export interface ParsedSearch {
  filters: SearchFilters;
  /** From 1. */
  page: number;
  /** The visitor's position; null if it is not in the URL. */
  country: VisitorCountry | null;
  /** Whether the page shows how the search was interpreted. */
  debug: boolean;
}

/** Reads the query of /search-results. Unknown or malformed values count as absent; other parameters are ignored. */
export function parseSearch(params: URLSearchParams): ParsedSearch {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const list = (name: string) =>
    text(name)
      .split(',')
      .map((entry) => entry.trim());
  const typed = text('location').slice(0, textLengths.searched.max);
  const location = readZips(typed) ?? typed;
  const { state, city } = placeOf(text('state'), text('city'), location);
  const given = filterKeys.flatMap(list);
  const lat = numberWithin(text('lat'), -90, 90);
  const lon = numberWithin(text('lon'), -180, 180);
  const minRating = numberWithin(text('minRating'), defaultMinRating, 5);
  return {
    filters: {
      location: location || placeName(state, city),
      q: text('q').slice(0, textLengths.searched.max),
      state: state?.slug ?? '',
      city,
      serviceType: knownKey(serviceTypes, text('serviceType')) ?? 'all',
      distance: numberWithin(text('distance'), 0, farthestSearch) ?? 0,
      ...eachFilter((key) => valueFilters[key].values.filter((value) => given.includes(value))),
      minRating: minRating ?? defaultMinRating,
      sortBy: knownKey(sortOrders, text('sortBy')) ?? 'rating',
      coordinates: lat === null || lon === null ? null : rounded({ lat, lon }),
      origin: text('origin') === 'map' ? 'map' : 'visitor',
    },
    page: Math.min(pageIn(params), searchPages),
    country: readCountry(text('country')),
    debug: text('debug') === 'true',
  };
}

const slugPattern = /^[a-z0-9-]{1,100}$/;

/** The place of the slugs; without them the one that is written as "City, State" or as a state. */
function placeOf(stateSlug: string, citySlug: string, location: string): { state: State | undefined; city: string } {
  const state = stateBySlug(stateSlug);
  if (state) return { state, city: slugPattern.test(citySlug) ? citySlug : '' };
  const [, cityLabel = '', stateLabel = ''] = /^(?:([^,]+),)?([^,]+)$/.exec(location) ?? [];
  const named = findState(stateLabel.trim());
  return { state: named, city: named ? slugify(cityLabel) : '' };
}

function numberWithin(text: string, least: number, most: number): number | null {
  const value = text === '' ? Number.NaN : Number(text);
  return value >= least && value <= most ? value : null;
}

const knownKey = <T extends object>(table: T, key: string): keyof T | null =>
  Object.hasOwn(table, key) ? (key as keyof T) : null;

/** Words for a place that is given by its slugs alone. */
function placeName(state: State | undefined, city: string): string {
  if (!state) return '';
  const words = city.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return city ? `${words.join(' ')}, ${state.label}` : state.label;
}
