import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import type { Log } from '@poolpros/chassis/log';
import { Refusal } from '@poolpros/chassis/refusal';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { findAccount, holdAccount } from '../db/account-store.js';
import type { AccountRow, CounterName, SessionRow } from '../db/entities.js';
import {
  forgetCounter,
  forgetFailuresBefore,
  lockCounter,
  lowerCounter,
  storeCounter,
} from '../db/login-failure-store.js';
import { insertSession } from '../db/session-store.js';
import { tokensSince } from '../domain/access-token.js';
import { admitLogin, keptFrom } from '../domain/login-delay.js';
import { newRefreshToken, type RefreshToken } from '../domain/refresh-token.js';
import { sessionLifetimeMs } from '../domain/session.js';
import { type LoginOrigin, loginCounters } from './login-attempt.js';

type Needs = Pick<Context, 'config' | 'database' | 'passwords'> & { log: Pick<Log, 'info'> };

export interface Login {
  audience: Audience;
  email: string;
  password: string;
  origin: LoginOrigin;
}

/** Begins a session when the password is right. Failed attempts delay the next ones. */
export async function logIn(
  { config, database, passwords, log }: Needs,
  { audience, email, password, origin }: Login,
  now: Date,
): Promise<{ account: AccountRow; session: SessionRow; token: RefreshToken }> {
  const counters = loginCounters(config.LINK_SECRET, origin);
  // In a transaction of its own, so that the count stays when the login fails.
  const waitSeconds = await database.transaction((tx) => countAttempt(tx, counters, now));
  if (waitSeconds > 0) {
    log.info({ audience, waitSeconds }, 'login held back');
    const detail = 'Too many attempts. Wait a little or reset your password.';
    throw new Refusal('too_many_requests', detail, undefined, waitSeconds);
  }
  const account = await findAccount(database.dataSource.manager, audience, email);
  const matches = await passwords.verify(account?.passwordHash ?? null, password);
  if (!account || !matches || account.disabledAt) {
    log.info({ audience, accountId: account?.id ?? null }, 'login failed');
    throw credentialsInvalid();
  }
  const token = newRefreshToken(newId(), new Date(now.getTime() + sessionLifetimeMs[audience]));
  const session: SessionRow = {
    id: token.sessionId,
    accountId: account.id,
    audience,
    amr: ['pwd'],
    tokenHash: hashToken(token.secret),
    previousTokenHash: null,
    rotatedAt: now,
    expiresAt: token.expiresAt,
    revokedAt: null,
    createdAt: now,
  };
  await database.transaction(async (tx) => {
    const current = await holdAccount(tx, account.id);
    // Whatever ended the account's sessions while the password was checked would miss this one.
    if (current.disabledAt || current.passwordHash !== account.passwordHash) throw credentialsInvalid();
    await uncountAttempt(tx, counters);
    await insertSession(tx, session, tokensSince(now));
  });
  log.info({ audience, accountId: account.id, sessionId: session.id }, 'login succeeded');
  return { account, session, token };
}

const credentialsInvalid = () => new Refusal('credentials_invalid', 'The email address or the password is not right.');

/** Counts an attempt before its password is checked. Returns the seconds to wait when it is not admitted, 0 when it is. */
async function countAttempt(tx: EntityManager, counters: readonly CounterName[], now: Date): Promise<number> {
  await forgetFailuresBefore(tx, keptFrom(now));
  const admitted: { name: CounterName; failures: number }[] = [];
  for (const name of counters) {
    const decision = admitLogin(name.counter, await lockCounter(tx, name, now), now);
    if (!decision.admitted) return decision.retryAfterSeconds;
    admitted.push({ name, failures: decision.failures });
  }
  for (const { name, failures } of admitted) await storeCounter(tx, name, { failures, lastFailedAt: now });
  return 0;
}

/** Undoes the count of a successful attempt and resets its own counter; failures of others stay. */
async function uncountAttempt(tx: EntityManager, counters: readonly CounterName[]): Promise<void> {
  for (const name of counters)
    if (name.counter === 'unknownDevices') await lowerCounter(tx, name);
    else await forgetCounter(tx, name);
}
