import { distanceOptions } from '@poolpros/contracts/catalogue';
import type { ListingFacts } from '@poolpros/contracts/events/directory';
import type { Matching } from '@poolpros/search-rules/matching';
import type { SearchPlan } from '@poolpros/search-rules/plan';
import type { Find, StoreResult } from '@poolpros/search-rules/run-search';
import type { TypedWords } from '@poolpros/search-rules/typed-words';
import { type Query, storedVariants, type WordConditions, wordConditions } from '../../listings/db/search-words.js';
import { facetsOf } from '../../listings/domain/facet-bitmask.js';
import { factsOf, type PublicListing } from '../../listings/domain/snapshot.js';
import { searchStatement, unavailableQuery } from './search-sql.js';

interface Row {
  /** The number of matches, even beyond the chosen distance. */
  matched: number;
  found: number;
  /** The number of matches within each distance step; empty without a point. */
  steps: number[];
  /** The `facetBits` of all matches, eight bytes each; null if there are none. */
  facets: Buffer | null;
  listings: PublicListingAsJson[];
}

/** A listing as JSON of the database tells it. */
type PublicListingAsJson = Omit<PublicListing, 'pausedTo' | 'statusSince'> & {
  pausedTo: string | null;
  statusSince: string;
};
const publicListingOf = (listing: PublicListingAsJson): PublicListing => ({
  ...listing,
  pausedTo: listing.pausedTo === null ? null : new Date(listing.pausedTo),
  statusSince: new Date(listing.statusSince),
});

/** The result, and the words that led to it. */
interface Found {
  row: Row;
  words: WordConditions | null;
}

/**
 * The regular search in Postgres, for one plan and its widened plans; a page past the end is empty. `query` limits the
 * time of a statement.
 */
export function findIn(query: Query): Find {
  let stored: Promise<TypedWords> | undefined;
  return async (plan, matching) => {
    if (plan.words) stored ??= storedVariants(query, plan.words);
    return resultOf(query, plan, await rowOf(query, { ...plan, words: (await stored) ?? null }, matching));
  };
}

function resultOf(query: Query, plan: SearchPlan, { row, words }: Found): StoreResult {
  const { facets, away } = facetsOf(row.facets ?? Buffer.alloc(0));
  const { found, steps, listings } = row;
  const byDistance =
    plan.area.kind === 'points' ? distanceOptions.map((miles, at) => ({ miles, count: steps[at] ?? 0 })) : [];
  return {
    installers: listings.map((listing) => factsOf(publicListingOf(listing))),
    total: found,
    facets: { byDistance, ...facets },
    ...(away > 0 && { away: { count: away, list } }),
  };

  async function list(skip: number, take: number): Promise<ListingFacts[]> {
    const { text, values } = unavailableQuery(plan, words, { skip, take });
    const [row] = await query<Pick<Row, 'listings'>>(text, values);
    return (row?.listings ?? []).map((listing) => factsOf(publicListingOf(listing)));
  }
}

const emptyRow: Row = { matched: 0, found: 0, steps: [], facets: null, listings: [] };

async function rowOf(query: Query, plan: SearchPlan, matching: Matching): Promise<Found> {
  const ways: (WordConditions | null)[] = plan.words ? await wordConditions(query, plan.words, matching) : [null];
  for (const words of ways) {
    const { text, values } = searchStatement(plan, words);
    const [row] = await query<Row>(text, values);
    if (row && row.matched > 0) return { row, words };
  }
  return { row: emptyRow, words: null };
}
