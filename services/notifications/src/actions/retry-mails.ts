import type { Database } from '@poolpros/chassis/database';
import { retryFailed } from '../db/mail-store.js';

/** Schedules mails that failed permanently since an instant again, with all their attempts; returns how many. */
export const retryMails = (database: Database, since: Date): Promise<number> =>
  // In one transaction, so that none of them fails a second time before the last one is found.
  database.transaction(async (tx) => {
    let found = 0;
    for (let step = -1; step !== 0; found += step) step = await retryFailed(tx, since);
    return found;
  });
