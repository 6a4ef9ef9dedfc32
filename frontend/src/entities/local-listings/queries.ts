import type { ServiceType } from '@poolpros/contracts/catalogue';
import type { StateOption } from '@poolpros/contracts/http/places';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { apiPaths } from '@poolpros/contracts/paths';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/places/states: how many businesses of a service type are in each state. */
export const statesQuery = (serviceType: ServiceType) =>
  queryOptions<StateOption[]>({ queryKey: readKey(apiPaths.states, { serviceType }), staleTime });

/** Where to look for businesses: around a ZIP, or in a state by its slug. */
export type ListingPlace = { location: string } | { state: string };

/** GET /api/installers/search: the businesses of a service type at a place. */
export const localQuery = (serviceType: ServiceType, place: ListingPlace) =>
  queryOptions<SearchResponse>({ queryKey: readKey(apiPaths.regularSearch, { ...place, serviceType }), staleTime });

/** The states with businesses, most first; ties by name. */
export const byCount = (states: readonly StateOption[]): StateOption[] =>
  states
    .filter(({ installers }) => installers > 0)
    .sort((a, b) => b.installers - a.installers || a.label.localeCompare(b.label, 'en'));

/** Loads the content of `LocalListings` for an unknown visitor; a page also works without it. */
export async function prefetchLocal(queryClient: QueryClient, serviceType: ServiceType): Promise<void> {
  await queryClient.prefetchQuery(statesQuery(serviceType));
  const [state] = byCount(queryClient.getQueryData(statesQuery(serviceType).queryKey) ?? []);
  if (state) await queryClient.prefetchQuery(localQuery(serviceType, { state: state.value }));
}
