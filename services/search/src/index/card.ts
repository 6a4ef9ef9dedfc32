import type { ListingFacts } from '@poolpros/contracts/events/directory';

/**
 * A listing as the index keeps it beside the fields that are searched, in a column that the engine reads without opening the
 * stored document (ADR 35). Event and export are read by one schema, which gives the facts one order, so the same listing
 * makes the same card.
 */
export const cardOf = (listing: ListingFacts): string => Buffer.from(JSON.stringify(listing)).toString('base64');

/** The listing of a card. */
export const readCard = (card: string): ListingFacts =>
  JSON.parse(Buffer.from(card, 'base64').toString()) as ListingFacts;
