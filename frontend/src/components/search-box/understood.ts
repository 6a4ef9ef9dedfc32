import { defaultMinRating } from '@poolpros/contracts/catalogue';
import type { Suggestions, Understood } from '@poolpros/contracts/http/one-box';
import { noFilters, type SearchFilters } from '../../lib/search-filters.js';
import { activeChips } from './active-chips.js';

/** A text of which nothing is recognised: all of it is searched as words. */
export const asWords = (q: string): Understood => ({
  location: '',
  state: '',
  city: '',
  nearMe: false,
  distance: 0,
  serviceType: 'all',
  services: [],
  poolTypes: [],
  minRating: defaultMinRating,
  q,
});

/** Miles around the visitor when "near me" comes without a distance: a position says nothing without one (§5). */
const nearMeMiles = 25;

/**
 * The filters with what a text says: each recognised part replaces its filter, the rest becomes the words.
 * After "near me" without known coordinates the caller has to ask for the visitor's position.
 */
export function withUnderstood(filters: SearchFilters, understood: Understood): SearchFilters {
  const { location, state, city, nearMe, distance, serviceType, services, poolTypes, minRating, q } = understood;
  const nearVisitor = nearMe && location === '';
  return {
    ...filters,
    ...(location && { location, state, city, coordinates: null, origin: 'visitor' as const }),
    ...(nearVisitor && {
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
    ...(minRating > defaultMinRating && { minRating }),
    q,
  };
}

export type PlaceSuggestion = Suggestions['places'][number];

/** The filters at a chosen place. */
export const withPlace = (filters: SearchFilters, { label, state, city, kind }: PlaceSuggestion): SearchFilters => ({
  ...filters,
  location: label,
  // A ZIP code says where it is by itself.
  state: kind === 'zip' ? '' : state,
  city,
  coordinates: null,
  origin: 'visitor',
});

/** What was recognised, as short labels; empty when everything is searched as words. */
export function understoodLabels(understood: Understood): string[] {
  const labels = activeChips(withUnderstood(noFilters, { ...understood, nearMe: false })).map(({ label }) => label);
  if (understood.nearMe) labels.unshift('Near you');
  return labels.length === 1 && understood.q ? [] : labels;
}
