import type { Database } from '@poolpros/chassis/database';
import { figureLimits } from '@poolpros/contracts/limits';
import { dayMs } from '@poolpros/contracts/time';
import {
  addUpDay,
  daysWithVisits,
  deleteDays,
  deleteFigures,
  deleteSalts,
  deleteVisits,
  removedAfter,
} from '../db/visit-store.js';
import { daysAfter, figureDay, monthOf } from '../domain/figure-day.js';

/** A step takes a fraction of a second, however much there is to delete. */
const rowsAtOnce = 10_000;
const listingsAtOnce = 50;
/** Days for which a removed listing is looked at again: longer than this job may fail without anybody noticing. */
const removedDays = 14;

/**
 * Adds up the visits by day and deletes what is old (docs/rules.md#listing-visits). A day is counted again as long as
 * its visits are there, so a second run changes nothing.
 */
export async function addUpVisits(
  database: Pick<Database, 'transaction' | 'dataSource'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { manager } = database.dataSource;
  const today = figureDay(now);
  await deleteSalts(manager, today);
  // First, as visitors were told when their visits go, whatever becomes of the rest.
  await inSteps((most) => deleteVisits(manager, daysAfter(today, -figureLimits.visitDays), most), signal);
  const days = await daysWithVisits(manager);
  for (const day of days) {
    if (signal?.aborted) return;
    await database.transaction((tx) => addUpDay(tx, day));
  }
  await inSteps((most) => deleteDays(manager, monthOf(today, -figureLimits.months), most), signal);
  const removed = await removedAfter(manager, new Date(now.getTime() - removedDays * dayMs));
  for (let done = 0; done < removed.length && !signal?.aborted; done += listingsAtOnce)
    await database.transaction((tx) => deleteFigures(tx, removed.slice(done, done + listingsAtOnce), days));
}

/** Deletes some rows after others, until there are none. */
async function inSteps(deleteSome: (most: number) => Promise<number>, signal?: AbortSignal): Promise<void> {
  let deleted = rowsAtOnce;
  while (deleted === rowsAtOnce && !signal?.aborted) deleted = await deleteSome(rowsAtOnce);
}
