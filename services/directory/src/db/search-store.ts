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
  /** The sum of the `facetDigits` of what is found. */
  digits: string;
  listings: Told[];
}

/** The regular search in Postgres; a page past the end is empty. `query` bounds the time of a statement. */
export async function searchInstallers(query: Query, plan: SearchPlan, matching: Matching): Promise<StoreResult> {
  const { found, steps, digits, listings } = await rowOf(query, plan, matching);
  const byDistance =
    plan.area.kind === 'points' ? distanceOptions.map((miles, at) => ({ miles, count: steps[at] ?? 0 })) : [];
  return { installers: listings.map(factsOf), total: found, facets: { byDistance, ...facetsOf(BigInt(digits)) } };
}

const emptyRow: Row = { matched: 0, found: 0, steps: [], digits: '0', listings: [] };

async function rowOf(query: Query, plan: SearchPlan, matching: Matching): Promise<Row> {
  const ways: (WordConditions | null)[] = plan.words ? await wordConditions(query, plan.words, matching) : [null];
  for (const words of ways) {
    const { text, values } = searchStatement(plan, words);
    const [row] = await query<Row>(text, values);
    if (row && row.matched > 0) return row;
  }
  return emptyRow;
}
