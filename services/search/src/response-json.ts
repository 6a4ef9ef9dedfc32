import type { SearchResponse } from '@poolpros/contracts/http/search';
import { type OfSearch, ofSearch, type SearchPage, type ToCard } from '@poolpros/search-rules/run-search';
import type { IndexedListing } from './index/card.js';

/** The card of a listing, assembled from the JSON in the index. */
export interface CardJson {
  listing: Buffer;
  ofSearch: OfSearch;
}

export const cardJson: ToCard<IndexedListing, CardJson> = (listing, miles, asked) => ({
  listing: listing.json,
  ofSearch: ofSearch(listing, miles, asked),
});

/** A response as JSON in UTF-8. Most of it is cards, which are copied and not serialized again. */
export function responseJson({ installers, ...others }: SearchPage<CardJson>): Buffer {
  const pieces: (Buffer | string)[] = ['{"installers":['];
  for (const [at, card] of installers.entries()) {
    if (at > 0) pieces.push(',');
    // Joins two objects: a comma replaces the closing brace of the first and the opening brace of the second.
    pieces.push(card.listing.subarray(0, -1), `,${JSON.stringify(card.ofSearch).slice(1)}`);
  }
  const rest: Omit<SearchResponse, 'installers'> = others;
  pieces.push(`],${JSON.stringify(rest).slice(1)}`);
  return joined(pieces);
}

function joined(pieces: readonly (Buffer | string)[]): Buffer {
  // In UTF-8 a character has three bytes at most; to count them takes longer than to write them.
  const most = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? 3 * piece.length : piece.length), 0);
  const bytes = Buffer.allocUnsafe(most);
  let end = 0;
  for (const piece of pieces) end += typeof piece === 'string' ? bytes.write(piece, end) : piece.copy(bytes, end);
  return bytes.subarray(0, end);
}
