import type { Actor } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import type { EntityManager } from 'typeorm';
import type { ClaimRecord } from '../domain/claim.js';
import { claimLifecycle } from './claim-lifecycle.js';

/** Withdraws a claim. For everyone but the claimant it does not exist. */
export const withdrawClaim = (
  tx: EntityManager,
  claimId: string,
  actor: Actor & { id: string },
  now: Date,
): Promise<ClaimRecord> =>
  transition(tx, claimLifecycle, { id: claimId, accountId: actor.id }, { action: 'withdraw', actor, at: now });
