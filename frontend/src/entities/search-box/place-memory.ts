import type { PlaceChoice } from '@poolpros/contracts/http/one-box';
import { useMemo } from 'react';
import { setSessionValue, useSessionValue } from '../../shared/storage/session-value.js';
import type { SearchFilters } from '../search/search-filters.js';

const sessionKey = 'placeMemory';
/** Nobody looks for more places in one visit. */
const most = 20;

/** A place that can be searched. */
export type NamedPlace = Pick<PlaceChoice, 'label' | 'location' | 'state' | 'city'>;

/** The meaning of a name in this visit. */
export interface PlaceMeaning {
  /** The name as it was typed. */
  typed: string;
  /** The place that was inferred or chosen for it. */
  place: NamedPlace;
  /** False if the name had a typo. */
  asTyped: boolean;
  /** Other places with the name. */
  others: readonly NamedPlace[];
}

const nameKey = (text: string): string => text.trim().toLowerCase();

/** The meanings of names in this visit, the newest first. */
export function usePlaceMemory(): readonly PlaceMeaning[] {
  const stored = useSessionValue(sessionKey);
  return useMemo(() => read(stored), [stored]);
}

function read(stored: string | null): readonly PlaceMeaning[] {
  try {
    const meanings: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(meanings) ? meanings : [];
  } catch {
    return [];
  }
}

/** Stores the meaning of a name for this visit, replacing an earlier one. */
export function rememberMeaning(memory: readonly PlaceMeaning[], meaning: PlaceMeaning): void {
  const others = memory.filter(({ typed }) => nameKey(typed) !== nameKey(meaning.typed));
  setSessionValue(sessionKey, JSON.stringify([meaning, ...others].slice(0, most)));
}

/** The meaning whose place a search shows; undefined without one. */
export const meaningOf = (memory: readonly PlaceMeaning[], { location }: SearchFilters): PlaceMeaning | undefined =>
  memory.find(({ place }) => nameKey(place.location) === nameKey(location));

/** The filters at a place. Only a city has its own slugs; for others the location is enough. */
export const atPlace = (filters: SearchFilters, { location, state, city }: NamedPlace): SearchFilters => ({
  ...filters,
  location,
  state: city && state,
  city,
  coordinates: null,
  origin: 'visitor',
});

/** The filters with a previously typed name, at the place that it meant then. */
export function asRemembered(filters: SearchFilters, memory: readonly PlaceMeaning[]): SearchFilters {
  // A name with a state is unambiguous.
  if (filters.location === '' || filters.state !== '') return filters;
  const meaning = memory.find(({ typed }) => nameKey(typed) === nameKey(filters.location));
  return meaning ? atPlace(filters, meaning.place) : filters;
}
