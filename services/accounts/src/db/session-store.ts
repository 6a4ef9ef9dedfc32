import type { Audience } from '@poolpros/contracts/http/accounts';
import { type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { type SessionRow, sessionEntity } from './entities.js';

/** Stores a new session and forgets the account's that expired before an instant. */
export async function insertSession(tx: EntityManager, session: SessionRow, expiredBefore: Date): Promise<void> {
  await tx.delete(sessionEntity, { accountId: session.accountId, expiresAt: LessThan(expiredBefore) });
  await tx.insert(sessionEntity, session);
}

/** The session, locked until the transaction ends: two refreshes of it are decided one after the other. */
export function lockSession(tx: EntityManager, id: string, audience: Audience): Promise<SessionRow | null> {
  return tx.findOne(sessionEntity, { where: { id, audience }, lock: { mode: 'pessimistic_write' } });
}

export async function rotateSession(
  tx: EntityManager,
  session: SessionRow,
  tokenHash: string,
  rotatedAt: Date,
): Promise<void> {
  await tx.update(sessionEntity, { id: session.id }, { tokenHash, previousTokenHash: session.tokenHash, rotatedAt });
}

export async function revokeSession(tx: EntityManager, id: string, revokedAt: Date): Promise<void> {
  await tx.update(sessionEntity, { id, revokedAt: IsNull() }, { revokedAt });
}

export async function revokeSessionsOf(tx: EntityManager, accountId: string, revokedAt: Date): Promise<void> {
  await tx.update(sessionEntity, { accountId, revokedAt: IsNull() }, { revokedAt });
}

/** The sessions that have ended and were last refreshed after an instant. */
export async function endedSessionIds(tx: EntityManager, refreshedAfter: Date): Promise<string[]> {
  const where = { revokedAt: Not(IsNull()), rotatedAt: MoreThan(refreshedAfter) };
  return (await tx.find(sessionEntity, { select: { id: true }, where })).map(({ id }) => id);
}
