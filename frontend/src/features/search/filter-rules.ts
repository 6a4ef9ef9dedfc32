import { defaultMinRating, serviceTypes } from '@poolpros/contracts/catalogue';
import type { CityOption } from '@poolpros/contracts/http/places';
import { stateBySlug } from '@poolpros/contracts/states';
import { filterKeys, valueFilters } from '@poolpros/contracts/value-filters';
import { readZips, zipPattern } from '@poolpros/contracts/zip';
import type { Coordinates } from '../../entities/search/coordinates.js';
import { noValues, type SearchFilters } from '../../entities/search/search-filters.js';

export const noPlace = { location: '', state: '', city: '', coordinates: null, origin: 'visitor' } as const;

/** A state clears the city and sets the location to its label. Whoever names a place does not search by position. */
export function withState(filters: SearchFilters, slug: string): SearchFilters {
  const state = stateBySlug(slug);
  return { ...filters, ...noPlace, state: state?.slug ?? '', location: state?.label ?? '' };
}

/** A city sets the location to "city, State"; none goes back to the state alone. */
export function withCity(filters: SearchFilters, city: Pick<CityOption, 'value' | 'label'> | null): SearchFilters {
  const ofState = withState(filters, filters.state);
  return city ? { ...ofState, city: city.value, location: `${city.label}, ${ofState.location}` } : ofState;
}

/** The ZIP or range of ZIPs searched in; empty for none. */
export const zipOf = ({ location }: SearchFilters): string => (zipPattern.test(location) ? location : '');

/** What is wrong with a typed ZIP or range (docs/rules.md#zip); null when nothing is, or nothing is typed. */
export function zipError(typed: string): string | null {
  if (typed.trim() === '') return null;
  const [first, last = first] = readZips(typed)?.split('-') ?? [];
  if (!first || !last) return 'Enter a five-digit ZIP code or a range such as 12345-12349.';
  return first > last ? 'Put the lower ZIP of the range first.' : null;
}

/** The location follows a ZIP only when it is whole; an emptied field takes a ZIP back. */
export function withZip(filters: SearchFilters, typed: string): SearchFilters {
  if (typed.trim() === '') return zipOf(filters) ? { ...filters, ...noPlace } : filters;
  const location = readZips(typed);
  return location === null || zipError(typed) ? filters : { ...filters, ...noPlace, location };
}

/** A point in place of a named place. */
export const withPosition = (
  filters: SearchFilters,
  coordinates: Coordinates,
  origin: SearchFilters['origin'],
): SearchFilters => ({ ...filters, ...noPlace, coordinates, origin });

/** The services that a search asks for, by their names or by the service type that stands for them. */
export function askedServices({ services, serviceType }: SearchFilters): readonly string[] {
  const { field, anyOf } = serviceTypes[serviceType];
  return field === 'services' ? [...services, ...anyOf] : services;
}

/** What Clear All Filters leaves (docs/rules.md#active-filters). */
export const withoutFilters = (filters: SearchFilters): SearchFilters => ({
  ...filters,
  ...noValues,
  minRating: defaultMinRating,
});

/** What the badge counts (docs/rules.md#active-filters). */
export const activeFilters = (filters: SearchFilters): number =>
  filterKeys.flatMap((key) => valueFilters[key].panel.filter((value) => filters[key].includes(value))).length +
  (filters.minRating > defaultMinRating ? 1 : 0);

/** Whether a search with a distance has a middle to measure from. */
export const knowsPlace = ({ location, coordinates }: SearchFilters): boolean =>
  location !== '' || coordinates !== null;
