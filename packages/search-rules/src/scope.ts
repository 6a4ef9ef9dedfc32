import type { ContractorSnapshot, ServedArea } from '@poolpros/contracts/events/directory';
import type { SearchScope } from '@poolpros/contracts/http/search';
import { reach } from '@poolpros/contracts/reach';
import { milesBetween } from '@poolpros/places/geo';
import { isFindable } from './findable.js';
import { type Point, pointsOf, type SearchPlan } from './plan.js';

/** Where a listing was found before a change and is found after it; null: nowhere. */
export interface ChangedAreas {
  before: ServedArea | null;
  after: ServedArea | null;
}

/** Stores keep places and reaches as floats, which differ from the published values by less than this. */
const toleranceMiles = 0.1;

/**
 * Slightly less than the miles of a degree of latitude. A listing farther north or south than this allows is out of
 * reach.
 */
const milesPerDegree = 69;

/** Where a listing is found; null if its status keeps it out of every search. */
export const foundArea = (listing: ServedArea & Pick<ContractorSnapshot, 'status'>): ServedArea | null => {
  if (!isFindable(listing.status)) return null;
  const { latitude, longitude, serviceRadius, stateSlug } = listing;
  return { latitude, longitude, serviceRadius, stateSlug };
};

/**
 * The listings that the response to a search depends on. Near points or in a state, words only narrow the search, and
 * listings elsewhere do not affect how they match, so only the place counts. Without a place any listing may match.
 */
export function scopeOf(plan: SearchPlan): SearchScope {
  switch (plan.area.kind) {
    case 'points':
      return { kind: 'points', points: pointsOf(plan) };
    case 'state':
      return plan.area;
    case 'counties': {
      const [stateSlug, ...others] = plan.area.stateSlugs;
      return stateSlug && others.length === 0 ? { kind: 'state', stateSlug } : { kind: 'everywhere' };
    }
    case 'nowhere':
      return plan.choices.length > 0 ? { kind: 'everywhere' } : { kind: 'nowhere' };
    case 'everywhere':
      return { kind: 'everywhere' };
  }
}

/** Whether a change can affect a response of this scope. `areas` is null for an unknown change. */
export function touches(areas: ChangedAreas | null, scope: SearchScope): boolean {
  if (scope.kind === 'nowhere') return false;
  if (areas === null || scope.kind === 'everywhere') return true;
  return [areas.before, areas.after].some((area) => area !== null && isFoundIn(area, scope));
}

function isFoundIn(area: ServedArea, scope: Extract<SearchScope, { kind: 'points' | 'state' }>): boolean {
  if (scope.kind === 'state') return area.stateSlug === scope.stateSlug;
  return scope.points.some((point) => mayServe(area, point));
}

function mayServe(area: ServedArea, { lat, lon }: Point): boolean {
  const miles = reach(area) + toleranceMiles;
  // The cheap half of the comparison excludes most.
  if (Math.abs(area.latitude - lat) * milesPerDegree > miles) return false;
  return milesBetween(area, { latitude: lat, longitude: lon }) <= miles;
}
