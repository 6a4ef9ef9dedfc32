import type { NamedPlace } from '@poolpros/contracts/http/one-box';
import type { SearchFilters } from '../../shared/search/search-filters.js';
import { setSessionValue } from '../../shared/storage/session-value.js';

/** The key of the place that this visit chose for a name of several. */
export const chosenKey = (typed: string): string => `chosen-place:${typed.trim().toLowerCase()}`;
/** The key of the name that this visit answered by a place. */
export const nameKey = (location: string): string => `name-of-place:${location}`;

/** Answers a name by a place, without asking, for the rest of the visit. */
export function rememberChoice(typed: string, location: string): void {
  setSessionValue(chosenKey(typed), location);
  setSessionValue(nameKey(location), typed);
}

/** Asks again what a name means. */
export const forgetChoice = (typed: string): void => setSessionValue(chosenKey(typed), '');

/** The filters at a place. Without a city its location says where it is. */
export const atPlace = (filters: SearchFilters, { location, state, city }: NamedPlace): SearchFilters => ({
  ...filters,
  location,
  state: city ? state : '',
  city,
  coordinates: null,
  origin: 'visitor',
});

/** The filters at a name as it was typed. */
export const atName = (filters: SearchFilters, typed: string): SearchFilters => ({
  ...filters,
  location: typed,
  state: '',
  city: '',
});
