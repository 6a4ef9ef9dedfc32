import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { takeOverdueSubmissions } from '../db/submission-store.js';
import { submissionLifecycle } from './submission-lifecycle.js';

/** Ends submissions that were not confirmed in time, some at a time. */
export async function expireSubmissions(database: Database, now: Date): Promise<void> {
  for (let ended = -1; ended !== 0; )
    ended = await database.transaction(async (tx) => {
      const overdue = await takeOverdueSubmissions(tx, now);
      for (const id of overdue)
        await transition(tx, submissionLifecycle, { id }, { action: 'expire', actor: system, at: now });
      return overdue.length;
    });
}
