import type { CityOption } from '@poolpros/contracts/http/places';
import { queryOptions } from '@tanstack/react-query';

/** GET /api/places/states/{state}/cities: the cities of a state, by label; asked only once a state is chosen. */
export const citiesQuery = (stateSlug: string) =>
  queryOptions<CityOption[]>({
    queryKey: [`/api/places/states/${stateSlug}/cities`],
    enabled: stateSlug !== '',
  });
