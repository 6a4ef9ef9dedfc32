import { distanceOptions } from '@poolpros/contracts/catalogue';
import type { Matching } from '@poolpros/search-rules/matching';
import type { SearchPlan } from '@poolpros/search-rules/plan';
import type { StoreResult } from '@poolpros/search-rules/run-search';
import { facetsOf } from '../domain/offers.js';
import { factsOf, type Told } from '../domain/snapshot.js';
import { searchStatement } from './search-sql.js';
import { type Query, type WordConditions, wordConditions } from './search-words.js';

interface Row {
  /** How many match, be they farther away than what was chosen. */
  matched: number;
  found: number;
  /** How many match within each distance step; empty without a point. */
  steps: number[];
  /** The `facetBits` of all that is found, four bytes each; null when nothing is. */
  facets: Buffer | null;
  listings: Told[];
}

/** The regular search in Postgres; a page past the end is empty. `query` bounds the time of a statement. */
export async function searchInstallers(query: Query, plan: SearchPlan, matching: Matching): Promise<StoreResult> {
  const { found, steps, facets, listings } = await rowOf(query, plan, matching);
  const byDistance =
    plan.area.kind === 'points' ? distanceOptions.map((miles, at) => ({ miles, count: steps[at] ?? 0 })) : [];
  return {
    installers: listings.map(factsOf),
    total: found,
    facets: { byDistance, ...facetsOf(facets ?? Buffer.alloc(0)) },
  };
}

const emptyRow: Row = { matched: 0, found: 0, steps: [], facets: null, listings: [] };

async function rowOf(query: Query, plan: SearchPlan, matching: Matching): Promise<Row> {
  const ways: (WordConditions | null)[] = plan.words ? await wordConditions(query, plan.words, matching) : [null];
  for (const words of ways) {
    const { text, values } = searchStatement(plan, words);
    const [row] = await query<Row>(text, values);
    if (row && row.matched > 0) return row;
  }
  return emptyRow;
}
