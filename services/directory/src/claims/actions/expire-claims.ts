import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transitionAll } from '@poolpros/chassis/machine/transition';
import { takeEndedContests, takeUnprovedClaims } from '../db/claim-store.js';
import { contestedBefore, unprovedBefore } from '../domain/claim.js';
import { claimLifecycle } from './claim-lifecycle.js';

const expire = { action: 'expire', actor: system } as const;

/**
 * Ends claims that were not proved in time, and undecided claims of pages with an owner that lack strong proof. With
 * strong proof they wait for the staff, however long that takes.
 */
export async function expireClaims(database: Database, now: Date): Promise<void> {
  const step = { ...expire, at: now };
  await transitionAll(database, claimLifecycle, (tx) => takeUnprovedClaims(tx, unprovedBefore(now)), step);
  await transitionAll(database, claimLifecycle, (tx) => takeEndedContests(tx, contestedBefore(now)), step);
}
