import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { findOpenSession, revokeSession, revokeSessionsOf } from '../db/session-store.js';
import type { StaffFactorPolicy } from '../domain/second-factor.js';
import { provenSession, requireFactor, type SignedIn } from './step-up.js';

/** Ends one session of an account. Ending the current one needs no password, like a logout. */
export async function endSession(
  tx: EntityManager,
  { signedIn, sessionId, policy }: { signedIn: SignedIn; sessionId: string; policy: StaffFactorPolicy },
  now: Date,
): Promise<void> {
  if (sessionId !== signedIn.sessionId) requireFactor(policy, await provenSession(tx, signedIn, now));
  const session = await findOpenSession(tx, { accountId: signedIn.accountId, sessionId }, now);
  if (!session) throw new Refusal('not_found', 'There is no such session.');
  await revokeSession(tx, session.id, now);
}

/** Ends every session of an account except the current one. */
export async function endOtherSessions(
  tx: EntityManager,
  { signedIn, policy }: { signedIn: SignedIn; policy: StaffFactorPolicy },
  now: Date,
): Promise<void> {
  requireFactor(policy, await provenSession(tx, signedIn, now));
  await revokeSessionsOf(tx, signedIn.accountId, now, signedIn.sessionId);
}

/** Ends every session of an account that may be compromised. */
export async function endAllSessions(tx: EntityManager, accountId: string, now: Date): Promise<void> {
  await revokeSessionsOf(tx, accountId, now);
}
