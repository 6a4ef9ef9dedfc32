import type { EntityManager } from 'typeorm';
import { lockCounts, readCounted, readCounts, storeCounts, takeCountChanges } from '../db/count-store.js';
import { type CountDifferences, differencesOf } from '../domain/compare-counts.js';
import { addCounts, type KeptCounts } from '../domain/kept-counts.js';
import { createTally } from '../domain/tally.js';
import { addAll, type CountsContext } from './fold-counts.js';

const pageSize = 5000;

/**
 * Counts every listing in one snapshot, and corrects the kept counts. Returns the cities and the ranges of profiles that
 * differed. Writes continue; throws while another process adds changes to the counts.
 */
export const rebuildCounts = (context: CountsContext): Promise<{ counted: number; differences: CountDifferences }> =>
  // A change is written in the transaction of its listing, so a snapshot shows both in the same state.
  context.database.dataSource.transaction('REPEATABLE READ', async (tx) => {
    if (!(await lockCounts(tx))) throw new Error('another process writes the counts');
    const { counts: kept } = await readCounts(tx, 0);
    const waiting = await waitingChanges(tx, context);
    addCounts(kept, waiting);
    const { counts, counted } = await trueCounts(tx, context);
    const differences = differencesOf(kept, counts);
    await storeCounts(tx, {
      places: picked(kept.places, waiting.places.keys()),
      profiles: picked(kept.profiles, waiting.profiles.keys()),
    });
    await storeCounts(tx, differences.corrected);
    return { counted, differences };
  });

const picked = <T>(all: ReadonlyMap<string, T>, keys: Iterable<string>): Map<string, T> =>
  new Map(
    [...keys].flatMap((key) => {
      const counts = all.get(key);
      return counts === undefined ? [] : [[key, counts]];
    }),
  );

/** Takes the changes that wait for the job. */
async function waitingChanges(tx: EntityManager, { places }: CountsContext): Promise<KeptCounts> {
  const tally = createTally(places);
  for (;;) {
    const { changes, rows } = await takeCountChanges(tx, pageSize);
    await addAll(tally.add, changes);
    if (rows < pageSize) return tally.counts;
  }
}

async function trueCounts(
  tx: EntityManager,
  { places }: CountsContext,
): Promise<{ counts: KeptCounts; counted: number }> {
  const tally = createTally(places);
  let counted = 0;
  for (let after = 0; ; ) {
    const page = await readCounted(tx, after, pageSize);
    await addAll(tally.add, page);
    counted += page.length;
    if (page.length < pageSize) return { counts: tally.counts, counted };
    after = page.at(-1)?.after?.id ?? after;
  }
}
