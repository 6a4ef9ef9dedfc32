import type { ListingFacts } from '@poolpros/contracts/events/directory';
import { publicInstaller } from '@poolpros/contracts/public-installer';

/**
 * What visitors read of a listing, as the index keeps it beside the fields that are searched, in a column that the engine
 * reads without opening the stored document (ADR 35). The public facts have one order, so the same listing makes the same card.
 */
export const cardOf = (listing: ListingFacts): string =>
  Buffer.from(JSON.stringify(publicInstaller(listing))).toString('base64');

/** A listing of the index, and the JSON of its card, which the response holds as it is. */
export interface IndexedListing extends ListingFacts {
  json: Buffer;
}

/** The listing of a card. */
export function readCard(card: string): IndexedListing {
  const json = Buffer.from(card, 'base64');
  return Object.assign(JSON.parse(json.toString()) as ListingFacts, { json });
}
