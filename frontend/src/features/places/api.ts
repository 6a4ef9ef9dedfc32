import { resultsPageSize, type SortOrder } from '@poolpros/contracts/catalogue';
import type { CityPage, StateOption, StatePage } from '@poolpros/contracts/http/places';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { queryOptions } from '@tanstack/react-query';
import { freshFor } from '../../shared/api/query-client.js';

/** GET /api/places/states: every state with how many installers it has. */
export const stateListQuery = queryOptions<StateOption[]>({ queryKey: ['/api/places/states'], staleTime: freshFor });

/** GET /api/places/states/{state}: a state and its cities with installers. */
export const stateQuery = (state: string) =>
  queryOptions<StatePage>({ queryKey: [`/api/places/states/${state}`], staleTime: freshFor });

/** GET /api/places/states/{state}/cities/{city}: a city and what serves it. */
export const cityQuery = (state: string, city: string) =>
  queryOptions<CityPage>({ queryKey: [`/api/places/states/${state}/cities/${city}`], staleTime: freshFor });

/** What a directory page lists: a place, an order and a page. */
export interface Listing {
  state: string;
  /** Empty for the whole state. */
  city: string;
  sortBy: SortOrder;
  page: number;
}

/** GET /api/installers/search: the installers that serve a place. */
export function listingQuery({ state, city, sortBy, page }: Listing) {
  const params = new URLSearchParams({ state, ...(city && { city }), sortBy });
  if (page > 1) params.set('page', String(page));
  return queryOptions<SearchResponse>({ queryKey: [`/api/installers/search?${params}`], staleTime: freshFor });
}

/** What a near-me page lists: who serves a city, the nearest first. */
export interface NearListing {
  state: string;
  city: string;
  /** Miles around the city; 0 for everybody whose own service area reaches it. */
  distance: number;
  page: number;
}

/** GET /api/installers/search: the installers that serve a city, the nearest first. */
export function nearQuery({ state, city, distance, page }: NearListing) {
  const params = new URLSearchParams({ state, city, sortBy: 'distance' });
  if (distance > 0) params.set('distance', String(distance));
  if (page > 1) params.set('page', String(page));
  return queryOptions<SearchResponse>({ queryKey: [`/api/installers/search?${params}`], staleTime: freshFor });
}

/** Position of a listing's first entry, from 1. */
export const firstPosition = ({ page }: Pick<Listing, 'page'>): number => (page - 1) * resultsPageSize + 1;
