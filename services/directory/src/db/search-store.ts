import { distanceOptions } from '@poolpros/contracts/catalogue';
import type { Matching } from '@poolpros/search-rules/matching';
import type { SearchPlan } from '@poolpros/search-rules/plan';
import type { Find, StoreResult } from '@poolpros/search-rules/run-search';
import type { TypedWords } from '@poolpros/search-rules/typed-words';
import { facetsOf } from '../domain/offers.js';
import { factsOf, type Told } from '../domain/snapshot.js';
import { searchStatement } from './search-sql.js';
import { type Query, storedVariants, type WordConditions, wordConditions } from './search-words.js';

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

/**
 * The regular search in Postgres, for one plan and the plans it is widened to; a page past the end is empty. `query` bounds
 * the time of a statement.
 */
export function findIn(query: Query): Find {
  let stored: Promise<TypedWords> | undefined;
  return async (plan, matching) => {
    if (plan.words) stored ??= storedVariants(query, plan.words);
    return resultOf(plan, await rowOf(query, { ...plan, words: (await stored) ?? null }, matching));
  };
}

function resultOf(plan: SearchPlan, { found, steps, facets, listings }: Row): StoreResult {
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
