import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@poolpros/chassis/database';
import type { Places } from '@poolpros/places/places';
import { countsFor, lockCounts, readCountChanges, removeCountChanges, storeCounts } from '../db/count-store.js';
import { addCounts } from '../domain/kept-counts.js';
import { type CountChange, createTally } from '../domain/tally.js';

export interface CountsContext {
  database: Pick<Database, 'transaction' | 'dataSource'>;
  places: Places;
}

/** States of listings that one transaction adds to the counts: what an import stores in some seconds. */
const batchSize = 20_000;
/** Changes that are added up without giving way to requests: some milliseconds. */
const sliceSize = 200;

/** Adds changes to a tally while requests continue. */
export async function addAll(add: (change: CountChange) => void, changes: readonly CountChange[]): Promise<void> {
  for (let start = 0; start < changes.length; start += sliceSize) {
    for (const change of changes.slice(start, start + sliceSize)) add(change);
    await nextTurn();
  }
}

/**
 * Adds the oldest changes of listings to the counts. Returns whether there may be more. They are added up before the
 * transaction begins, which would be given up while nothing moves on its connection.
 */
export async function foldCounts({ database, places }: CountsContext): Promise<boolean> {
  const waiting = await readCountChanges(database.dataSource.manager, batchSize);
  if (waiting.seqs.length === 0) return false;
  const tally = createTally(places);
  await addAll(tally.add, waiting.changes);
  return database.transaction(async (tx) => {
    if (!(await lockCounts(tx))) return false;
    if (!(await removeCountChanges(tx, waiting))) return true;
    const counts = await countsFor(tx, tally.counts);
    addCounts(counts, tally.counts);
    await storeCounts(tx, counts);
    return waiting.seqs.length === batchSize;
  });
}
