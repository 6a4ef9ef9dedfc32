import type { ListingFacts } from '@poolpros/contracts/events/directory';
import { publicInstaller } from '@poolpros/contracts/public-installer';

/**
 * The public fields of a listing, which the index stores next to the search fields, in a column that the engine reads
 * without opening the stored document (ADR 35). The fields have a fixed order, so the same listing always has the same
 * card.
 */
export const cardOf = (listing: ListingFacts): string =>
  Buffer.from(JSON.stringify(publicInstaller(listing))).toString('base64');

/** A listing in the index, and the JSON of its card, which goes into the response unchanged. */
export interface IndexedListing extends ListingFacts {
  json: Buffer;
}

/** The listing in a card. */
export function readCard(card: string): IndexedListing {
  const json = Buffer.from(card, 'base64');
  return Object.assign(JSON.parse(json.toString()) as ListingFacts, { json });
}
