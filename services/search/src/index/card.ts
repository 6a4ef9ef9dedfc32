import { contractorSnapshotSchema, type ListingFacts } from '@poolpros/contracts/events/directory';

/** In an order of its own, so that the same facts make the same card wherever they came from. */
const { status: _, ...facts } = contractorSnapshotSchema.shape;
const fields = Object.keys(facts);

/** A listing as the index keeps it beside the fields that are searched: the engine reads it from a column of values, which costs it a fifth of reading a document (docs/performance.md). */
export const cardOf = (listing: ListingFacts): string =>
  Buffer.from(JSON.stringify(listing, fields)).toString('base64');

/** The listing of a card. */
export const readCard = (card: string): ListingFacts =>
  JSON.parse(Buffer.from(card, 'base64').toString()) as ListingFacts;
