import type { SearchResponse } from '@poolpros/contracts/http/search';

/** The next distance step above `miles` that finds anything, or null; 0 miles = no distance chosen, nothing to widen. */
export function widenedDistance(miles: number, byDistance: SearchResponse['facets']['byDistance']): number | null {
  if (miles === 0) return null;
  return byDistance.find((step) => step.miles > miles && step.count > 0)?.miles ?? null;
}

/** What a visitor reads above the results of a search that was widened; both in miles. */
export const widenedMessage = (from: number, to: number): string =>
  `No installers were found within ${from} miles, so these are within ${to} miles.`;
