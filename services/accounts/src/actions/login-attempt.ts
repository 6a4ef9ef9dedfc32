import { linkToken } from '@poolpros/chassis/links';
import { networkHash } from '@poolpros/chassis/network';
import { Refusal } from '@poolpros/chassis/refusal';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import type { CounterName } from '../db/entities.js';
import { forgetCounter, lockCounter, lowerCounter, storeCounter } from '../db/login-failure-store.js';
import { admitLogin, isLocked, loginLock } from '../domain/login-delay.js';

/** The key for counting failed logins to an email address, whether or not it has an account. */
export const loginSubject = (secret: string, { audience, email }: { audience: Audience; email: string }): string =>
  linkToken(secret, 'login-failures', `${audience}:${email}`);

/** The origin of an attempt. */
export interface LoginOrigin {
  /** The key of the account. */
  subject: string;
  /** The browser, if the account knows it. */
  device: string | null;
  /** The names of the browser and its system. */
  client: string;
  ip: string;
}

/** An attempt that was admitted and counted as failed; `uncountAttempt` undoes that. */
export interface Attempt {
  counters: readonly CounterName[];
  /** The failures of this browser or network at this account, including this attempt. */
  ownFailures: number;
  /** Whether the account is locked if it fails. */
  locks: boolean;
}

/**
 * Counts an attempt before its password is checked. Throws Refusal `too_many_requests`, or `login_locked` if unknown
 * browsers together failed too often.
 */
export async function countAttempt(
  { config, database }: Pick<Context, 'config' | 'database'>,
  origin: LoginOrigin,
  now: Date,
): Promise<Attempt> {
  const counters = loginCounters(config.LINK_SECRET, origin);
  // In its own transaction, so that the count stays if the login fails.
  const counted = await database.transaction(async (tx) => {
    const admitted: { name: CounterName; failures: number }[] = [];
    for (const name of counters) {
      const known = await lockCounter(tx, name, now);
      const decision = admitLogin(name.counter, known, now);
      if (!decision.admitted) return { ...decision, isLock: isLocked(name.counter, known.failures) };
      admitted.push({ name, failures: decision.failures });
    }
    for (const { name, failures } of admitted) await storeCounter(tx, name, { failures, lastFailedAt: now });
    const own = admitted.find(({ name }) => isOwn(name));
    return { admitted: true as const, ownFailures: own?.failures ?? 1, locks: admitted.some(reachesLock) };
  });
  if (counted.admitted) return { counters, ownFailures: counted.ownFailures, locks: counted.locks };
  throw counted.isLock
    ? new Refusal('login_locked', lockedDetail, undefined, counted.retryAfterSeconds)
    : new Refusal('too_many_requests', waitDetail, undefined, counted.retryAfterSeconds);
}

const lockedDetail = `Locked for ${loginLock.minutes} minutes after too many attempts. An emailed link or a new password unlocks it right away.`;
const waitDetail = 'Too many attempts. Wait a while or reset your password.';

// Only the failure that starts the lock; each later one would send a mail.
const reachesLock = ({ name, failures }: { name: CounterName; failures: number }): boolean =>
  isLocked(name.counter, failures) && failures === loginLock.failures;

/** Removes the failures of a browser or network that has now succeeded; failures of others stay. */
export async function uncountAttempt(tx: EntityManager, { counters, ownFailures }: Attempt): Promise<void> {
  for (const name of counters)
    if (isOwn(name)) await forgetCounter(tx, name);
    else await lowerCounter(tx, name, ownFailures);
}

/** Uncounts one attempt that was right so far; earlier failures stay. */
export async function takeBackAttempt(tx: EntityManager, { counters }: Attempt): Promise<void> {
  for (const name of counters) await lowerCounter(tx, name, 1);
}

const isOwn = ({ counter }: CounterName): boolean => counter === 'device' || counter === 'network';

/**
 * The counters of an attempt, in the order of their locks. A device that the account knows has only its own counter.
 */
function loginCounters(secret: string, { subject, device, ip }: LoginOrigin): CounterName[] {
  if (device !== null) return [{ subject, counter: 'device', key: device }];
  const network = networkHash(secret, 'login-network', ip);
  return [
    { subject, counter: 'unknownDevices', key: '' },
    { subject, counter: 'network', key: network },
    { subject: network, counter: 'wholeNetwork', key: '' },
  ];
}
