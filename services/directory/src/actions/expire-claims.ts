import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { takeUnprovedClaims } from '../db/claim-store.js';
import { unprovedBefore } from '../domain/claim.js';
import { claimLifecycle } from './claim-lifecycle.js';

/** Ends claims that were not proved in time, some at a time. */
export async function expireClaims(database: Database, now: Date): Promise<void> {
  for (let ended = -1; ended !== 0; )
    ended = await database.transaction(async (tx) => {
      const unproved = await takeUnprovedClaims(tx, unprovedBefore(now));
      for (const id of unproved)
        await transition(tx, claimLifecycle, { id }, { action: 'expire', actor: system, at: now });
      return unproved.length;
    });
}
