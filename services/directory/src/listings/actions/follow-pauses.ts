import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { duePauses, lockInstallers } from '../db/installer-store.js';
import { dueStep } from '../domain/listing-status.js';
import { listingLifecycle } from './listing-lifecycle.js';

/** Starts the pauses that are due and ends those that have expired; returns how many. */
export async function followPauses(database: Pick<Database, 'transaction' | 'dataSource'>, now: Date): Promise<number> {
  const ids = await duePauses(database.dataSource.manager, now);
  for (const id of ids)
    await database.transaction(async (tx) => {
      const [listing] = await lockInstallers(tx, [id]);
      // Another actor may have taken the step in the meantime.
      const action = listing && dueStep(listing, now);
      if (!listing || !action) return;
      const { pausedFrom, pausedTo } = listing;
      const pause = action === 'pause' ? { pausedFrom, pausedTo } : {};
      await transition(tx, listingLifecycle, id, { action, actor: system, at: now, change: () => pause });
    });
  return ids.length;
}
