import type { Audience, AuthMethod } from '@poolpros/contracts/http/accounts';
import { type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { type SessionRow, sessionEntity } from './entities.js';

/** Stores a new session and deletes the account's sessions that expired before an instant. */
export async function insertSession(tx: EntityManager, session: SessionRow, expiredBefore: Date): Promise<void> {
  await tx.delete(sessionEntity, { accountId: session.accountId, expiresAt: LessThan(expiredBefore) });
  await tx.insert(sessionEntity, session);
}

/** The session, locked until the transaction ends, so that two refreshes of it run one after the other. */
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

/** Ends the sessions of an account, except one if given. */
export async function revokeSessionsOf(
  tx: EntityManager,
  accountId: string,
  revokedAt: Date,
  butFor?: string,
): Promise<void> {
  const others = butFor === undefined ? {} : { id: Not(butFor) };
  await tx.update(sessionEntity, { accountId, revokedAt: IsNull(), ...others }, { revokedAt });
}

/** The account's active sessions, the most recently seen first. */
export function openSessionsOf(tx: EntityManager, accountId: string, now: Date): Promise<SessionRow[]> {
  return tx.find(sessionEntity, {
    where: { accountId, revokedAt: IsNull(), expiresAt: MoreThan(now) },
    order: { rotatedAt: 'DESC', id: 'DESC' },
  });
}

/** Every stored session of the account, ended or not, the most recently seen first. */
export function sessionsOf(tx: EntityManager, accountId: string): Promise<SessionRow[]> {
  return tx.find(sessionEntity, { where: { accountId }, order: { rotatedAt: 'DESC', id: 'DESC' } });
}

/** An active session of the account. */
export function findOpenSession(
  tx: EntityManager,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  now: Date,
): Promise<SessionRow | null> {
  return tx.findOneBy(sessionEntity, { id: sessionId, accountId, revokedAt: IsNull(), expiresAt: MoreThan(now) });
}

/** Records a step-up of a session. */
export async function storeMethods(tx: EntityManager, id: string, amr: AuthMethod[]): Promise<void> {
  await tx.update(sessionEntity, { id }, { amr });
}

export async function storeProven(tx: EntityManager, id: string, provenAt: Date): Promise<void> {
  await tx.update(sessionEntity, { id }, { provenAt });
}

/** The sessions that have ended and were last refreshed after an instant. */
export async function endedSessionIds(tx: EntityManager, refreshedAfter: Date): Promise<string[]> {
  const where = { revokedAt: Not(IsNull()), rotatedAt: MoreThan(refreshedAfter) };
  return (await tx.find(sessionEntity, { select: { id: true }, where })).map(({ id }) => id);
}
