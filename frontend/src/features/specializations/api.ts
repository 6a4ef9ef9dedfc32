import type { ServiceType } from '@poolpros/contracts/catalogue';
import type { StateOption } from '@poolpros/contracts/http/places';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/places/states: how many businesses of a service type are in each state. */
export const statesQuery = (serviceType: ServiceType) =>
  queryOptions<StateOption[]>({ queryKey: readKey(apiPaths.states, { serviceType }), staleTime });

/** Where builders are looked for: around a ZIP, or in a state by its slug. */
export type BuilderPlace = { location: string } | { state: string };

/** GET /api/installers/search: the businesses of a service type at a place. */
export const buildersQuery = (serviceType: ServiceType, place: BuilderPlace) =>
  queryOptions<SearchResponse>({ queryKey: readKey(apiPaths.regularSearch, { ...place, serviceType }), staleTime });

/** The states that have any, most first; equal ones by name. */
export const byCount = (states: readonly StateOption[]): StateOption[] =>
  states
    .filter(({ installers }) => installers > 0)
    .sort((a, b) => b.installers - a.installers || a.label.localeCompare(b.label, 'en'));
