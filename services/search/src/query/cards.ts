import type { estypes } from '@elastic/elasticsearch';
import { type IndexedListing, readIndexed } from '../index/card.js';

/** Requests only the cards of the hits. */
export const withCards = {
  _source: false,
  stored_fields: '_none_',
  docvalue_fields: ['card'],
} satisfies estypes.SearchSearchRequestBody;

/** The listings of the hits of such a search, in order. */
export const listingsOf = (hits: readonly estypes.SearchHit<unknown>[]): IndexedListing[] =>
  hits.flatMap(({ fields }) => ((fields?.card ?? []) as Buffer[]).map(readIndexed));
