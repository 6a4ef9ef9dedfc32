import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transitionAll } from '@poolpros/chassis/machine/transition';
import { takeUnprovedClaims } from '../db/claim-store.js';
import { unprovedBefore } from '../domain/claim.js';
import { claimLifecycle } from './claim-lifecycle.js';

/** Ends claims that were not proved in time; returns how many. */
export const expireClaims = (database: Database, now: Date): Promise<number> =>
  transitionAll(database, claimLifecycle, (tx) => takeUnprovedClaims(tx, unprovedBefore(now)), {
    action: 'expire',
    actor: system,
    at: now,
  });
