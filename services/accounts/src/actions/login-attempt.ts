import { linkToken } from '@poolpros/chassis/links';
import { networkHash } from '@poolpros/chassis/network';
import { Refusal } from '@poolpros/chassis/refusal';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import type { CounterName } from '../db/entities.js';
import {
  forgetCounter,
  forgetFailuresBefore,
  lockCounter,
  lowerCounter,
  storeCounter,
} from '../db/login-failure-store.js';
import { admitLogin, isLocked, keptFrom, loginLock } from '../domain/login-delay.js';

/** The key under which failed logins to an email address are counted, whether or not it has an account. */
export const loginSubject = (secret: string, { audience, email }: { audience: Audience; email: string }): string =>
  linkToken(secret, 'login-failures', `${audience}:${email}`);

/** Where an attempt comes from. */
export interface LoginOrigin {
  /** The key of the account that it is for. */
  subject: string;
  /** The browser, when it is known to the account. */
  device: string | null;
  /** The browser and its system by name. */
  client: string;
  ip: string;
}

/** An attempt that was admitted and counted as failed; `uncountAttempt` takes that back. */
export interface Attempt {
  counters: readonly CounterName[];
  /** What this browser or network failed at this account, this attempt included. */
  ownFailures: number;
  /** Whether the account is locked when it fails. */
  locks: boolean;
}

/**
 * Counts an attempt before its password is checked. Throws Refusal `too_many_requests`, or `login_locked` where unknown
 * browsers failed too often together.
 */
export async function countAttempt(
  { config, database }: Pick<Context, 'config' | 'database'>,
  origin: LoginOrigin,
  now: Date,
): Promise<Attempt> {
  const counters = loginCounters(config.LINK_SECRET, origin);
  // In a transaction of its own, so that the count stays when the login fails.
  const counted = await database.transaction(async (tx) => {
    await forgetFailuresBefore(tx, keptFrom(now));
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

const lockedDetail = `Locked for ${loginLock.minutes} minutes after too many attempts. A mailed link or a new password opens it at once.`;
const waitDetail = 'Too many attempts. Wait a little or reset your password.';

// Only the failure that begins it: the ones after it would be a mail each.
const reachesLock = ({ name, failures }: { name: CounterName; failures: number }): boolean =>
  isLocked(name.counter, failures) && failures === loginLock.failures;

/** Takes back what a browser or network failed that has succeeded now; failures of others stay. */
export async function uncountAttempt(tx: EntityManager, { counters, ownFailures }: Attempt): Promise<void> {
  for (const name of counters)
    if (isOwn(name)) await forgetCounter(tx, name);
    else await lowerCounter(tx, name, ownFailures);
}

/** Takes one attempt back that was right as far as it went: it makes nothing good that failed before. */
export async function takeBackAttempt(tx: EntityManager, { counters }: Attempt): Promise<void> {
  for (const name of counters) await lowerCounter(tx, name, 1);
}

const isOwn = ({ counter }: CounterName): boolean => counter === 'device' || counter === 'network';

/**
 * The counters that an attempt belongs to, in the order in which they are locked. A device that is known to the
 * account is counted for itself alone.
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
