import { pause } from '@poolpros/chassis/backoff';
import type { EntityManager } from 'typeorm';
import {
  lockCounts,
  readCountChanges,
  readCounted,
  readCounts,
  removeCountChanges,
  storeCounts,
} from '../db/count-store.js';
import { type CountDifferences, differencesOf } from '../domain/compare-counts.js';
import { addCounts, type KeptCounts } from '../domain/kept-counts.js';
import { createTally } from '../domain/tally.js';
import { addAll, type CountsContext } from './fold-counts.js';

const pageSize = 5000;

/** The job that adds changes to the counts is done after a second or two. */
const askAgainMs = 100;
const mostAsked = 300;

/** What a rebuild found. */
export interface RebuiltCounts {
  counted: number;
  differences: CountDifferences;
}

/**
 * Counts every listing in one snapshot, and corrects the kept counts. Returns the cities and the ranges of profiles that
 * differed. Writes continue; throws if another process writes the counts for half a minute, or `signal` aborts.
 */
export async function rebuildCounts(context: CountsContext, signal: AbortSignal): Promise<RebuiltCounts> {
  for (let asked = 0; asked < mostAsked && !signal.aborted; asked++) {
    // A change is written in the transaction of its listing, so a snapshot shows both in the same state.
    const rebuilt = await context.database.dataSource.transaction('REPEATABLE READ', (tx) => rebuildIn(tx, context));
    if (rebuilt) return rebuilt;
    await pause(askAgainMs, signal);
  }
  throw new Error('another process writes the counts');
}

/** A lock that is waited for would be held after the snapshot was taken, so it is not waited for. */
async function rebuildIn(tx: EntityManager, context: CountsContext): Promise<RebuiltCounts | null> {
  if (!(await lockCounts(tx))) return null;
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
}

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
    const waiting = await readCountChanges(tx, pageSize);
    if (waiting.seqs.length === 0) return tally.counts;
    if (!(await removeCountChanges(tx, waiting))) throw new Error('changes were counted without the lock');
    await addAll(tally.add, waiting.changes);
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
