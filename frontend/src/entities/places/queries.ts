import type { CityOption, CityPage } from '@poolpros/contracts/http/places';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/places/states/{state}/cities: the cities of a state, by label; asked only once a state is chosen. */
export const citiesQuery = (stateSlug: string) =>
  queryOptions<CityOption[]>({
    queryKey: readKey(apiPaths.cities, { state: stateSlug }),
    enabled: stateSlug !== '',
  });

/** GET /api/places/states/{state}/cities/{city}: a city and what serves it. */
export const cityQuery = (state: string, city: string) =>
  queryOptions<CityPage>({ queryKey: readKey(apiPaths.city, { state, city }), staleTime });
