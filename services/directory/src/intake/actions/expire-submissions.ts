import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transitionAll } from '@poolpros/chassis/machine/transition';
import { takeOverdueSubmissions } from '../db/submission-store.js';
import { submissionLifecycle } from './submission-lifecycle.js';

/** Ends submissions that were not confirmed in time; returns how many. */
export const expireSubmissions = (database: Database, now: Date): Promise<number> =>
  transitionAll(database, submissionLifecycle, (tx) => takeOverdueSubmissions(tx, now), {
    action: 'expire',
    actor: system,
    at: now,
  });
