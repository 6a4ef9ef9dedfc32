import type { PlaceChoice } from '@poolpros/contracts/http/one-box';
import { useMemo } from 'react';
import { setSessionValue, useSessionValue } from '../../shared/storage/session-value.js';
import type { SearchFilters } from '../search/search-filters.js';

const sessionKey = 'placeMemory';
/** Nobody looks for more places in one visit. */
const most = 20;

/** A place that can be searched. */
export type NamedPlace = Pick<PlaceChoice, 'label' | 'location' | 'state' | 'city'>;

/** What a name meant in this visit. */
export interface PlaceMeaning {
  /** The name as it was typed. */
  typed: string;
  /** The place that was taken or chosen for it. */
  place: NamedPlace;
  /** False when the name was written with a slip. */
  asTyped: boolean;
  /** Other places of the name. */
  others: readonly NamedPlace[];
}

const nameKey = (text: string): string => text.trim().toLowerCase();

/** What names meant in this visit, the newest first. */
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

/** Remembers for this visit what a name means, in place of what it meant before. */
export function rememberMeaning(memory: readonly PlaceMeaning[], meaning: PlaceMeaning): void {
  const others = memory.filter(({ typed }) => nameKey(typed) !== nameKey(meaning.typed));
  setSessionValue(sessionKey, JSON.stringify([meaning, ...others].slice(0, most)));
}

/** The meaning of which a search shows the place; undefined without one. */
export const meaningOf = (memory: readonly PlaceMeaning[], { location }: SearchFilters): PlaceMeaning | undefined =>
  memory.find(({ place }) => nameKey(place.location) === nameKey(location));

/** The filters at a place. Only a city has slugs of its own: the location says the others. */
export const atPlace = (filters: SearchFilters, { location, state, city }: NamedPlace): SearchFilters => ({
  ...filters,
  location,
  state: city && state,
  city,
  coordinates: null,
  origin: 'visitor',
});

/** The filters with a name that was typed before at the place that it meant then. */
export function asRemembered(filters: SearchFilters, memory: readonly PlaceMeaning[]): SearchFilters {
  // A name with a state says by itself what it means.
  if (filters.location === '' || filters.state !== '') return filters;
  const meaning = memory.find(({ typed }) => nameKey(typed) === nameKey(filters.location));
  return meaning ? atPlace(filters, meaning.place) : filters;
}
