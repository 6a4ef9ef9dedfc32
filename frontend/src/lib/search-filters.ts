import { defaultMinRating, type ServiceType, type SortOrder } from '@poolpros/contracts/catalogue';
import type { Coordinates } from './use-user-location.js';

/** What a visitor can search by (specification §3). */
export interface SearchFilters {
  /** "City, State", a state, a ZIP or words; empty for none. */
  location: string;
  /** Slugs beside the text: they tell places of the same name apart. */
  state: string;
  city: string;
  serviceType: ServiceType;
  /** Miles; 0 is off. */
  distance: number;
  poolTypes: readonly string[];
  services: readonly string[];
  minRating: number;
  sortBy: SortOrder;
  coordinates: Coordinates | null;
}

export const noFilters: SearchFilters = {
  location: '',
  state: '',
  city: '',
  serviceType: 'all',
  distance: 0,
  poolTypes: [],
  services: [],
  minRating: defaultMinRating,
  sortBy: 'rating',
  coordinates: null,
};

/** The query of a search (§5): what says nothing is left out; coordinates travel only with a distance. */
export function searchParams(filters: SearchFilters): URLSearchParams {
  const { location, state, city, serviceType, distance, poolTypes, services, minRating, sortBy, coordinates } = filters;
  const params = new URLSearchParams();
  if (location) params.set('location', location);
  if (state) params.set('state', state);
  if (city) params.set('city', city);
  if (serviceType !== 'all') params.set('serviceType', serviceType);
  if (distance > 0) params.set('distance', String(distance));
  if (poolTypes.length > 0) params.set('poolTypes', poolTypes.join(','));
  if (services.length > 0) params.set('services', services.join(','));
  if (minRating > defaultMinRating) params.set('minRating', String(minRating));
  if (sortBy !== 'rating') params.set('sortBy', sortBy);
  if (distance > 0 && coordinates) {
    params.set('lat', String(coordinates.lat));
    params.set('lon', String(coordinates.lon));
  }
  return params;
}

/** Address of the results of a search. */
export function searchResultsPath(filters: SearchFilters): string {
  const query = searchParams(filters).toString();
  return query ? `/search-results?${query}` : '/search-results';
}
