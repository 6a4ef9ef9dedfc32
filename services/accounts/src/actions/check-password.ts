import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@poolpros/chassis/log';
import type { Context } from '../context.js';
import type { AccountRow } from '../db/entities.js';
import { insertPasswordLink } from '../db/password-link-store.js';
import { takeCode } from './check-code.js';
import { type Attempt, countAttempt, type LoginOrigin } from './login-attempt.js';
import { noteSecurity } from './note-security.js';
import { makePasswordLink } from './password-links.js';

type Needs = Pick<Context, 'config' | 'database' | 'passwords'> & { log: Pick<Log, 'info'> };

/** Longer than the work for a known email takes, so that the attempt that locks an unknown one takes as long. */
const lockResponseMs = 150;

/**
 * Checks a password as one attempt of its origin. Returns the attempt, which counts as failed until `uncountAttempt`.
 * Returns null, after the same time, if the password is wrong or the account is null or disabled.
 */
export async function checkPassword(
  context: Needs,
  { account, password, origin }: { account: AccountRow | null; password: string; origin: LoginOrigin },
  now: Date,
): Promise<Attempt | null> {
  const attempt = await countAttempt(context, origin, now);
  const matches = await context.passwords.verify(account?.passwordHash ?? null, password);
  if (account && matches && !account.disabledAt) return attempt;
  await failed(context, { attempt, account, origin }, now);
  return null;
}

/**
 * Checks the code of a second factor, as part of a counted attempt or as a separate one. Returns the attempt; null if
 * the code is wrong. The owner is notified about a recovery code.
 */
export async function checkSecondFactor(
  context: Needs,
  given: { account: AccountRow; code: string; origin: LoginOrigin; attempt: Attempt | null },
  now: Date,
): Promise<Attempt | null> {
  const { config, database } = context;
  const { account, code, origin } = given;
  const attempt = given.attempt ?? (await countAttempt(context, origin, now));
  const taken = await database.transaction(async (tx) => {
    const kind = await takeCode(tx, { accountId: account.id, secret: config.LINK_SECRET, code }, now);
    if (kind === 'recovery')
      await noteSecurity(tx, { accountId: account.id, notice: 'recovery_code_used', by: origin }, now);
    return kind;
  });
  if (taken !== null) return attempt;
  await failed(context, { attempt, account, origin }, now);
  return null;
}

async function failed(
  context: Needs,
  { attempt, account, origin }: { attempt: Attempt; account: AccountRow | null; origin: LoginOrigin },
  now: Date,
): Promise<void> {
  if (attempt.locks) await Promise.all([tellOfLock(context, account, origin, now), delay(lockResponseMs)]);
}

/** Notifies the owner that unknown browsers are locked out, with a link that unlocks one. */
async function tellOfLock(
  { config, database, log }: Needs,
  account: AccountRow | null,
  by: LoginOrigin,
  now: Date,
): Promise<void> {
  if (!account || account.disabledAt) return;
  await database.transaction(async (tx) => {
    const link = makePasswordLink(config.LINK_SECRET, account.id, 'unlock', now);
    await insertPasswordLink(tx, link);
    await noteSecurity(tx, { accountId: account.id, notice: 'login_locked', by, linkId: link.id }, now);
  });
  log.info({ audience: account.audience, accountId: account.id }, 'login locked');
}
