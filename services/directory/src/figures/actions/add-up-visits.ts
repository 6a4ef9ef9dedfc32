import type { Database } from '@poolpros/chassis/database';
import { figureLimits } from '@poolpros/contracts/limits';
import { addUpDay, daysWithVisits, deleteDays, deleteOfRemoved, deleteSalts, deleteVisits } from '../db/visit-store.js';
import { daysAfter, figureDay, monthOf } from '../domain/figure-day.js';

/**
 * Adds up the visits by day and deletes what is old (docs/rules.md#listing-visits). A day is counted again as long as
 * its visits are there, so a second run changes nothing.
 */
export async function addUpVisits(
  database: Pick<Database, 'transaction' | 'dataSource'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const today = figureDay(now);
  await deleteSalts(database.dataSource.manager, today);
  for (const day of await daysWithVisits(database.dataSource.manager)) {
    if (signal?.aborted) return;
    await database.transaction((tx) => addUpDay(tx, day));
  }
  await database.transaction(async (tx) => {
    await deleteVisits(tx, daysAfter(today, -figureLimits.visitDays));
    await deleteDays(tx, monthOf(today, -figureLimits.months));
    await deleteOfRemoved(tx);
  });
}
