import { resultsPageSize, type SortOrder } from '@poolpros/contracts/catalogue';
import type { CitiesByLetter, NamesByLetter } from '@poolpros/contracts/http/letters';
import type { AreaPage, StateOption, StatePage } from '@poolpros/contracts/http/places';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import type { ServiceSlug } from '@poolpros/contracts/pages/places';
import { apiPaths } from '@poolpros/contracts/paths';
import { serviceOfPage } from '@poolpros/contracts/service-pages';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/places/states: every state with how many installers it has. */
export const stateListQuery = queryOptions<StateOption[]>({ queryKey: readKey(apiPaths.states), staleTime });

/** GET /api/places/states/{state}: a state and its cities with installers. */
export const stateQuery = (state: string) =>
  queryOptions<StatePage>({ queryKey: readKey(apiPaths.state, { state }), staleTime });

/** GET /api/places/states/{state}/letters/{part}: a part of the cities of a state. */
export const citiesByLetterQuery = (asked: { state: string; part: string }) =>
  queryOptions<CitiesByLetter>({ queryKey: readKey(apiPaths.citiesByLetter, asked), staleTime });

/** GET /api/places/states/{state}/cities/{city}/letters/{part}: a part of the names of the businesses in a city. */
export const namesByLetterQuery = (asked: { state: string; city: string; part: string }) =>
  queryOptions<NamesByLetter>({ queryKey: readKey(apiPaths.namesByLetter, asked), staleTime });

/** GET /api/places/states/{state}/cities/{city}/neighborhoods/{neighborhood}: fails for an unknown one. */
export const neighborhoodQuery = (asked: { state: string; city: string; neighborhood: string }) =>
  queryOptions<{ value: string }>({ queryKey: readKey(apiPaths.neighborhood, asked), staleTime });

/** What a directory page lists: a place, an order and a page. */
export interface Listing {
  state: string;
  /** Empty for the whole state. */
  city: string;
  /** Miles around the city; 0 for everybody whose own service area reaches it. */
  distance: number;
  sortBy: SortOrder;
  page: number;
}

/** GET /api/installers/search: the installers that serve a place. */
export function listingQuery({ state, city, distance, sortBy, page }: Listing) {
  const asked = {
    state,
    ...(city && { city }),
    ...(distance > 0 && { distance }),
    sortBy,
    ...(page > 1 && { page }),
  };
  return queryOptions<SearchResponse>({ queryKey: readKey(apiPaths.regularSearch, asked), staleTime });
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
  const asked = { state, city, sortBy: 'distance', ...(distance > 0 && { distance }), ...(page > 1 && { page }) };
  return queryOptions<SearchResponse>({ queryKey: readKey(apiPaths.regularSearch, asked), staleTime });
}

/** What a page about a service lists: who offers it and serves a city. */
export interface ServiceListing extends NearListing {
  service: ServiceSlug;
}

/** GET /api/installers/search: the installers that offer a service and serve a city. */
export function serviceQuery({ service, state, city, distance, page }: ServiceListing) {
  const services = serviceOfPage[service];
  const asked = { state, city, services, ...(distance > 0 && { distance }), ...(page > 1 && { page }) };
  return queryOptions<SearchResponse>({ queryKey: readKey(apiPaths.regularSearch, asked), staleTime });
}

/** What the page of a county or a region lists. */
export interface AreaListing {
  /** Empty when the path names the area alone. */
  state: string;
  area: string;
  page: number;
}

/** GET /api/places/states/{state}/areas/{area}; without a state GET /api/places/areas. */
export const areaQuery = ({ state, area }: AreaListing) =>
  queryOptions<AreaPage>({
    queryKey: state ? readKey(apiPaths.areaOfState, { state, area }) : readKey(apiPaths.areas, { area }),
    staleTime,
  });

/** GET /api/installers/search: who serves the middle of an area and is near enough. */
export function areaListingQuery({ state, center, miles }: AreaPage, { page }: AreaListing) {
  const asked = { state: state.value, city: center.value, distance: miles, ...(page > 1 && { page }) };
  return queryOptions<SearchResponse>({ queryKey: readKey(apiPaths.regularSearch, asked), staleTime });
}

/** Position of a listing's first entry, from 1. */
export const firstPosition = ({ page }: Pick<Listing, 'page'>): number => (page - 1) * resultsPageSize + 1;
