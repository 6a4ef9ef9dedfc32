import type { SearchResponse } from '@poolpros/contracts/http/search';

/** The next distance step above `miles` that has results; null if none has. 0 miles means no distance was chosen. */
export function widenedDistance(miles: number, byDistance: SearchResponse['facets']['byDistance']): number | null {
  if (miles === 0) return null;
  return byDistance.find((step) => step.miles > miles && step.count > 0)?.miles ?? null;
}

/** The line above the results of a widened search. Both distances are miles. */
export const widenedMessage = (from: number, to: number): string =>
  `No installers were found within ${from} miles, so these are within ${to} miles.`;
