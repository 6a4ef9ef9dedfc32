import { distanceOptions } from '@poolpros/contracts/catalogue';
import type { Found } from '@poolpros/search-rules/answer';
import type { SearchPlan } from '@poolpros/search-rules/plan';
import type { EntityManager } from 'typeorm';
import { facetsOf } from '../domain/offers.js';
import { toInstaller } from '../domain/snapshot.js';
import { installersByIds } from './installer-store.js';
import { ringsOf, searchStatement } from './search-sql.js';
import { type Query, wordConditions } from './search-words.js';

interface Row {
  hits: { id: number }[];
  /** Counts by how many of the plan's rings lie closer to the searched point. */
  rings: { ring: number; count: number; digits: string }[] | null;
}

const nobody: Row = { hits: [], rings: null };

/** The regular search in Postgres; a page past the end is empty. `query` bounds the time of a statement. */
export async function searchInstallers(query: Query, tx: EntityManager, plan: SearchPlan): Promise<Found> {
  const { hits, rings } = await rowOf(query, plan);
  const records = await installersByIds(
    tx,
    hits.map(({ id }) => id),
  );
  return { installers: records.map(toInstaller), ...countsOf(plan, rings ?? []) };
}

async function rowOf(query: Query, plan: SearchPlan): Promise<Row> {
  const words = plan.words && (await wordConditions(query, plan.words));
  if (plan.words && !words) return nobody;
  const { text, values } = searchStatement(plan, words);
  const [row] = await query<Row>(text, values);
  return row ?? nobody;
}

function countsOf(plan: SearchPlan, rows: NonNullable<Row['rings']>): Pick<Found, 'total' | 'facets'> {
  const rings = ringsOf(plan);
  const within = (miles: number | null) => rows.filter(({ ring }) => miles === null || ring <= rings.indexOf(miles));
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
