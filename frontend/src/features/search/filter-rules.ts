import { defaultMinRating } from '@poolpros/contracts/catalogue';
import type { CityOption } from '@poolpros/contracts/http/places';
import { stateBySlug } from '@poolpros/contracts/states';
import type { SearchFilters } from '../../lib/search-filters.js';

/** §4: a state clears the city and sets the location to its label. Whoever names a place does not search by position. */
export function withState(filters: SearchFilters, slug: string): SearchFilters {
  const state = stateBySlug(slug);
  return { ...filters, state: state?.slug ?? '', city: '', location: state?.label ?? '', coordinates: null };
}

/** §4: a city sets the location to "city, State"; none goes back to the state alone. */
export function withCity(filters: SearchFilters, city: Pick<CityOption, 'value' | 'label'> | null): SearchFilters {
  const ofState = withState(filters, filters.state);
  return city ? { ...ofState, city: city.value, location: `${city.label}, ${ofState.location}` } : ofState;
}

export function withService(filters: SearchFilters, service: string, on: boolean): SearchFilters {
  const others = filters.services.filter((chosen) => chosen !== service);
  return { ...filters, services: on ? [...others, service] : others };
}

/** §4: Clear All Filters. */
export const withoutFilters = (filters: SearchFilters): SearchFilters => ({
  ...filters,
  poolTypes: [],
  services: [],
  minRating: defaultMinRating,
});

/** §4: what the badge counts. */
export const activeFilters = ({ poolTypes, services, minRating }: SearchFilters): number =>
  poolTypes.length + services.length + (minRating > defaultMinRating ? 1 : 0);

/** Whether a search with a distance has a middle to measure from. */
export const knowsPlace = ({ location, coordinates }: SearchFilters): boolean =>
  location !== '' || coordinates !== null;
