import { linkToken } from '@poolpros/chassis/links';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { CounterName } from '../db/entities.js';
import { networkOf } from '../domain/network.js';

/** The key under which failed logins to an email address are counted, whether or not it has an account. */
export const loginSubject = (secret: string, { audience, email }: { audience: Audience; email: string }): string =>
  linkToken(secret, 'login-failures', `${audience}:${email}`);

/** Where an attempt comes from. */
export interface LoginOrigin {
  /** The key of the account that it is for. */
  subject: string;
  /** The browser, when it is known to the account. */
  device: string | null;
  ip: string;
}

/**
 * The counters that an attempt belongs to, in the order in which they are locked. A device that is known to the
 * account is counted for itself alone.
 */
export function loginCounters(secret: string, { subject, device, ip }: LoginOrigin): CounterName[] {
  if (device !== null) return [{ subject, counter: 'device', key: device }];
  return [
    { subject, counter: 'unknownDevices', key: '' },
    { subject, counter: 'network', key: linkToken(secret, 'login-network', networkOf(ip)) },
  ];
}
