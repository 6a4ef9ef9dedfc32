import { distanceOptions } from '@poolpros/contracts/catalogue';
import type { Matching } from '@poolpros/search-rules/matching';
import type { SearchPlan } from '@poolpros/search-rules/plan';
import type { StoreResult } from '@poolpros/search-rules/run-search';
import type { EntityManager } from 'typeorm';
import { facetsOf } from '../domain/offers.js';
import { factsOf } from '../domain/snapshot.js';
import { installersByIds } from './installer-store.js';
import { bucketsOf, searchStatement } from './search-sql.js';
import { type Query, type WordConditions, wordConditions } from './search-words.js';

interface Row {
  hits: { id: number }[];
  /** Counts by how many of the plan's distance buckets lie closer to the searched point. */
  buckets: { bucket: number; count: number; digits: string }[] | null;
}

const emptyResult: Row = { hits: [], buckets: null };

/** The regular search in Postgres; a page past the end is empty. `query` bounds the time of a statement. */
export async function searchInstallers(
  query: Query,
  tx: EntityManager,
  plan: SearchPlan,
  matching: Matching,
): Promise<StoreResult> {
  const { hits, buckets } = await rowOf(query, plan, matching);
  const records = await installersByIds(
    tx,
    hits.map(({ id }) => id),
  );
  return { installers: records.map(factsOf), ...countsOf(plan, buckets ?? []) };
}

async function rowOf(query: Query, plan: SearchPlan, matching: Matching): Promise<Row> {
  const ways: (WordConditions | null)[] = plan.words ? await wordConditions(query, plan.words, matching) : [null];
  for (const words of ways) {
    const { text, values } = searchStatement(plan, words);
    const [row] = await query<Row>(text, values);
    if (row?.buckets) return row;
  }
  return emptyResult;
}

function countsOf(plan: SearchPlan, rows: NonNullable<Row['buckets']>): Pick<StoreResult, 'total' | 'facets'> {
  const buckets = bucketsOf(plan);
  const within = (miles: number | null) =>
    rows.filter(({ bucket }) => miles === null || bucket <= buckets.indexOf(miles));
  const totalOf = (list: typeof rows) => list.reduce((sum, { count }) => sum + count, 0);
  const found = within(plan.miles);
  return {
    total: totalOf(found),
    facets: {
      byDistance:
        plan.area.kind === 'points' ? distanceOptions.map((miles) => ({ miles, count: totalOf(within(miles)) })) : [],
      ...facetsOf(found.reduce((sum, { digits }) => sum + BigInt(digits), 0n)),
    },
  };
}
