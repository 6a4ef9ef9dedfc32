import { defaultMinRating } from '@poolpros/contracts/catalogue';
import type { Suggestions, Understood } from '@poolpros/contracts/http/one-box';
import { nearMeMiles, noFilters, type SearchFilters } from '../search/search-filters.js';
import { activeChips } from './active-chips.js';
import type { PlaceMeaning } from './place-memory.js';

/** A parsed text; the interpretation of its place is known only from a response. */
export type UnderstoodText = Omit<Understood, 'understood' | 'choices'> &
  Partial<Pick<Understood, 'understood' | 'choices'>>;

/** A text without recognized parts: all of it is searched as words. */
export const asWords = (q: string): UnderstoodText => ({
  location: '',
  state: '',
  city: '',
  nearMe: false,
  distance: 0,
  serviceType: 'all',
  services: [],
  poolTypes: [],
  open: [],
  work: [],
  minRating: defaultMinRating,
  q,
});

/**
 * Whether a text asks for results near the visitor. A distance alone is measured from a place that is already known.
 */
function isNearVisitor(filters: SearchFilters, { nearMe, location, distance }: UnderstoodText): boolean {
  const knowsPlace = filters.location !== '' || filters.coordinates !== null;
  return nearMe && location === '' && !(distance > 0 && knowsPlace);
}

/**
 * The filters with what a text says: each recognised part replaces its filter, the rest becomes the words.
 * After "near me" without known coordinates the caller has to ask for the visitor's position.
 */
export function withUnderstood(filters: SearchFilters, understood: UnderstoodText): SearchFilters {
  const { location, state, city, distance, serviceType, services, poolTypes, open, work, minRating, q } = understood;
  return {
    ...filters,
    ...(location && { location, state, city, coordinates: null, origin: 'visitor' as const }),
    ...(isNearVisitor(filters, understood) && {
      location: '',
      state: '',
      city: '',
      distance: filters.distance || nearMeMiles,
      coordinates: filters.origin === 'visitor' ? filters.coordinates : null,
      origin: 'visitor' as const,
    }),
    ...(distance > 0 && { distance }),
    ...(serviceType !== 'all' && { serviceType }),
    ...(services.length > 0 && { services }),
    ...(poolTypes.length > 0 && { poolTypes }),
    ...(open.length > 0 && { open }),
    ...(work.length > 0 && { work }),
    ...(minRating > defaultMinRating && { minRating }),
    q,
  };
}

/** The interpretation of a text as a place if it has a typo or the name is ambiguous; null for every other text. */
export function meaningOfText(
  typed: string,
  { location, state, city, understood }: UnderstoodText,
): PlaceMeaning | null {
  if (!understood || location === '') return null;
  const { label, asTyped, others } = understood;
  if (asTyped && others.length === 0) return null;
  return { typed, place: { label, location, state, city }, asTyped, others };
}

export type PlaceSuggestion = Suggestions['places'][number];

/** The filters at a chosen place. */
export const withPlace = (filters: SearchFilters, { label, state, city, kind }: PlaceSuggestion): SearchFilters => ({
  ...filters,
  location: label,
  // Only cities and states have slugs of their own; the name of another place says where it is.
  state: city || kind === 'state' ? state : '',
  city,
  coordinates: null,
  origin: 'visitor',
});

/** The recognized parts of a text that is added to these filters, as short labels; empty if all of it is words. */
export function understoodLabels(filters: SearchFilters, understood: UnderstoodText): string[] {
  const chips = activeChips(withUnderstood(noFilters, { ...understood, nearMe: false }));
  const isUnclear = understood.choices !== undefined && understood.choices.length > 0;
  const labels = chips.map(({ label }) =>
    isUnclear && label === understood.location ? `${label}: which one?` : label,
  );
  if (isNearVisitor(filters, understood)) labels.unshift('Near you');
  return labels.length === 1 && understood.q ? [] : labels;
}
