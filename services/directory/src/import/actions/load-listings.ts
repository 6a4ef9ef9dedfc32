import type { LoadedLine } from '@poolpros/contracts/listing-lines';
import type { Queries } from '../../base/db/own-connection.js';
import { derived } from '../../listings/db/installer-store.js';
import { emptyOwnerFields, type InstallerRecord } from '../../listings/domain/installer.js';
import { firstStatusFields } from '../../listings/domain/listing-status.js';
import { fillInstallers, holdEmpty, setLastId } from '../db/installer-load.js';

const batchSize = 2000;

/**
 * Stores all lines as installers with ids from 1 on, without events, because an empty directory has no followers.
 * Returns how many there are; null if there were installers already. `onStored` is called after every batch.
 */
export async function loadListings(
  tx: Queries,
  lines: AsyncIterable<LoadedLine>,
  o: { now: Date; onStored: (count: number) => void },
): Promise<number | null> {
  if (!(await holdEmpty(tx))) return null;
  let count = 0;
  let batch: InstallerRecord[] = [];
  let storing: Promise<void> = Promise.resolve();
  // The next lines are read while a batch is stored.
  async function store(): Promise<void> {
    const full = batch;
    batch = [];
    await storing;
    storing = fillInstallers(tx, full).then(() => o.onStored(full.at(-1)?.id ?? 0));
    storing.catch(() => {}); // handled at the next batch
  }
  for await (const line of lines) {
    count += 1;
    batch.push(recordOf(line, count, o.now));
    if (batch.length === batchSize) await store();
  }
  if (batch.length > 0) await store();
  await storing;
  if (count > 0) await setLastId(tx, count);
  return count;
}

function recordOf(line: LoadedLine, id: number, now: Date): InstallerRecord {
  const rated = { ratingMean: line.rating, ratingVersion: line.rating === null ? 0 : 1 };
  const added = {
    ...rated,
    replyStep: null,
    freeWeeks: line.freeWeeks ?? [],
    ...firstStatusFields(now),
    ...derived(line),
  };
  return { ...emptyOwnerFields, ...line, ...added, id, version: 1, listedAt: now, updatedAt: now };
}
