import type { SearchResponse } from '@poolpros/contracts/http/search';
import { widenedMessage } from '@poolpros/search-rules/widening';
import type { SearchedPlace } from './place.js';

/** The optional line above the results, for what the visitor would not expect; undefined when there is nothing to say. */
export function messageOf(
  place: SearchedPlace,
  outcome: Pick<SearchResponse, 'total' | 'widenedFrom' | 'appliedRadius'>,
): string | undefined {
  const { total, widenedFrom, appliedRadius } = outcome;
  if (widenedFrom !== undefined && appliedRadius !== null) return widenedMessage(widenedFrom, appliedRadius);
  if (place.kind === 'text' && total > 0)
    return `We do not know the place “${place.text}”. These installers have it in their name or place.`;
  return undefined;
}
