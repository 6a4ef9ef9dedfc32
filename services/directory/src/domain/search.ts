import {
  defaultMinRating,
  distanceOptions,
  type PoolType,
  poolTypes,
  type Service,
  type ServiceType,
  type SortOrder,
  serviceRadiusMiles,
  services,
  serviceTypes,
} from '@poolpros/contracts/catalogue';
import type { SearchQuery, SearchResponse } from '@poolpros/contracts/http/search';
import { widenedMessage } from '@poolpros/search-rules/widening';

/** A point of the earth in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

/** Where to search: near one or more points, in a state, by words, or everywhere. `gps`: the visitor's own position. */
export type SearchArea =
  | { kind: 'points'; points: Point[]; label: string; gps: boolean }
  | { kind: 'state'; stateSlug: string }
  | { kind: 'words'; text: string; words: string[] }
  | { kind: 'everywhere' };

/** What an installer must offer, any of the values in each field that is named. */
export interface SearchFilters {
  services: Service[];
  poolTypes: PoolType[];
  serviceType: { field: 'services' | 'poolTypes' | 'specializations'; anyOf: readonly string[] } | null;
  minRating: number | null;
}

export interface SearchCriteria {
  area: SearchArea;
  filters: SearchFilters;
  /** Miles the visitor chose; null when off. */
  miles: number | null;
  sort: SortOrder;
}

const isPoolType = (value: string): value is PoolType => (poolTypes as readonly string[]).includes(value);
const isService = (value: string): value is Service => (services as readonly string[]).includes(value);

/** The filters of a query; `services` may carry pool types too, and a minimum rating counts only above 3 (§5, §7). */
export function filtersOf(query: SearchQuery): SearchFilters {
  const given = query.services ?? [];
  const minRating = query.minRating ?? defaultMinRating;
  return {
    services: given.filter(isService),
    poolTypes: [...new Set([...given.filter(isPoolType), ...(query.poolTypes ?? [])])],
    serviceType: serviceTypeFilter(query.serviceType),
    minRating: minRating > defaultMinRating ? minRating : null,
  };
}

function serviceTypeFilter(serviceType: ServiceType): SearchFilters['serviceType'] {
  const { field, anyOf } = serviceTypes[serviceType];
  return field === null ? null : { field, anyOf };
}

/** Miles the visitor chose, null when the distance is off (0 or absent). */
export const chosenMiles = (query: SearchQuery): number | null => query.distance || null;

/** The order that is applied: without a point there is no distance to sort by, and the rating decides. */
export const appliedSort = (asked: SortOrder, area: SearchArea): SortOrder =>
  asked === 'distance' && area.kind !== 'points' ? 'rating' : asked;

/** How the place was understood (product rules 2.8). */
export function searchTypeOf(area: SearchArea): SearchResponse['searchType'] {
  if (area.kind !== 'points') return 'text_only';
  return area.gps ? 'gps' : 'city_center';
}

/** The middle of the searched points, null without one. */
export function centerOf(area: SearchArea): SearchResponse['center'] {
  if (area.kind !== 'points') return null;
  const mean = (pick: keyof Point) => area.points.reduce((sum, point) => sum + point[pick], 0) / area.points.length;
  return { lat: mean('lat'), lon: mean('lon'), label: area.label };
}

/** How a search ended: how many it found, within how many miles, and how many it was asked for if those found nobody. */
export interface SearchOutcome {
  total: number;
  miles: number | null;
  widenedFrom: number | null;
}

/** The line above the results for what the visitor would not expect; undefined when there is nothing to say. */
export function messageOf(area: SearchArea, { total, miles, widenedFrom }: SearchOutcome): string | undefined {
  if (widenedFrom !== null && miles !== null) return widenedMessage(widenedFrom, miles);
  if (area.kind === 'words' && total > 0)
    return `We do not know the place “${area.text}”. These installers have it in their name, place or services.`;
  return undefined;
}

/**
 * How far from a point an installer can lie that the search counts, in miles: no farther than the largest service
 * radius, and at least the largest distance step, which the distance facet counts.
 */
export function reachMiles(miles: number | null): number {
  if (miles === null) return serviceRadiusMiles.max;
  return Math.min(Math.max(miles, ...distanceOptions), serviceRadiusMiles.max);
}
