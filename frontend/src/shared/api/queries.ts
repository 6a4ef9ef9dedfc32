import type { InstallerDetail, Summary } from '@poolpros/contracts/http/installers';
import type { CityOption } from '@poolpros/contracts/http/places';
import { queryOptions } from '@tanstack/react-query';
import { freshFor } from './query-client.js';

/** GET /api/summary: figures of the whole site. */
export const summaryQuery = queryOptions<Summary>({ queryKey: ['/api/summary'], staleTime: freshFor });

/** GET /api/installers/{id}: one installer with alternatives nearby. */
export const installerQuery = (id: number) =>
  queryOptions<InstallerDetail>({ queryKey: [`/api/installers/${id}`], staleTime: freshFor });

/** GET /api/places/states/{state}/cities: the cities of a state, by label; asked only once a state is chosen. */
export const citiesQuery = (stateSlug: string) =>
  queryOptions<CityOption[]>({
    queryKey: [`/api/places/states/${stateSlug}/cities`],
    enabled: stateSlug !== '',
  });
