import type { Database } from '@poolpros/chassis/database';
import type { ReplyStep } from '@poolpros/contracts/reply-speed';
import type { EntityManager } from 'typeorm';
import { type InstallerChange, installersByIds, saveInstallers } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { deliveredRequests, listingsToMeasure } from '../db/reply-store.js';
import { leastRequests, measuredSince, replyFigures } from '../domain/reply-figures.js';

const batch = 100;

/**
 * Stores the reply steps that have changed since the last time, by requests and replies or because time has passed
 * (docs/rules.md#reply-speed). A listing whose step is the same is not written.
 */
export async function measureReplies(
  database: Pick<Database, 'transaction' | 'dataSource'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { manager } = database.dataSource;
  const since = measuredSince(now);
  let after = 0;
  for (;;) {
    const ids = await listingsToMeasure(manager, { after, since, leastRequests, most: batch });
    const changes: InstallerChange[] = [];
    // One at a time: the figures of a listing are computed at once, and visitors' requests are served between two.
    for (const listing of await installersByIds(manager, ids)) {
      if (signal?.aborted) return;
      const step = await measuredStep(manager, listing, now);
      if (step !== listing.replyStep) changes.push({ id: listing.id, decide: () => ({ replyStep: step }) });
    }
    if (changes.length > 0) await database.transaction((tx) => saveInstallers(tx, { added: [], changes, now }));
    if (ids.length < batch) return;
    after = ids.at(-1) ?? after;
  }
}

/** Without a time zone nobody knows the nights of a business, so nothing is said. */
async function measuredStep(
  tx: EntityManager,
  { id, timeZone }: Pick<InstallerRecord, 'id' | 'timeZone'>,
  now: Date,
): Promise<ReplyStep | null> {
  if (timeZone === null) return null;
  return replyFigures(await deliveredRequests(tx, id, measuredSince(now)), timeZone, now).step;
}
