import { hourMs } from '@poolpros/contracts/time';

/** The last failed logins of one counter. */
export interface LoginFailures {
  failures: number;
  lastFailedAt: Date;
}

/**
 * Failed logins to one email are counted for each browser that has logged in to it before (`device`), for each network
 * without such a browser (`network`), and for all unknown browsers together (`unknownDevices`). Those of a network
 * without a known browser are also counted for all emails together (`wholeNetwork`). So guessing does not delay the
 * owner's browser (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
export type LoginCounter = 'device' | 'network' | 'unknownDevices' | 'wholeNetwork';

const longestDelaySeconds = 15 * 60;

/** Minutes for which an account is closed to unknown browsers, and the number of failures that close it. */
export const loginLock = { failures: 10, minutes: 15 } as const;

const delays: Record<LoginCounter, { freeFailures: number; firstDelaySeconds: number }> = {
  device: { freeFailures: 5, firstDelaySeconds: 30 },
  network: { freeFailures: 5, firstDelaySeconds: 30 },
  // More than one network has, so that a single attacker does not delay an owner at a new browser.
  unknownDevices: { freeFailures: 7, firstDelaySeconds: 10 },
  // An office shares one.
  wholeNetwork: { freeFailures: 20, firstDelaySeconds: 30 },
};
const forgottenAfterMs = hourMs;

/** Whether this number of failures locks the account for unknown browsers (docs/rules.md#login-delays). */
export const isLocked = (counter: LoginCounter, failures: number): boolean =>
  counter === 'unknownDevices' && failures >= loginLock.failures;

/**
 * Decides whether one counter allows a login now. Every admitted attempt counts as a failure until it succeeds, so that
 * parallel attempts cannot all pass. No lock is permanent.
 */
export function admitLogin(
  counter: LoginCounter,
  known: LoginFailures,
  now: Date,
): { admitted: true; failures: number } | { admitted: false; retryAfterSeconds: number } {
  const { freeFailures } = delays[counter];
  // An attempt that waited for its turn can be older than the one before it.
  const sinceMs = Math.max(0, now.getTime() - known.lastFailedAt.getTime());
  if (sinceMs >= forgottenAfterMs) return { admitted: true, failures: 1 };
  if (known.failures < freeFailures) return { admitted: true, failures: known.failures + 1 };
  const leftMs = delaySeconds(counter, known.failures) * 1000 - sinceMs;
  if (leftMs > 0) return { admitted: false, retryAfterSeconds: Math.ceil(leftMs / 1000) };
  return { admitted: true, failures: known.failures + 1 };
}

function delaySeconds(counter: LoginCounter, failures: number): number {
  if (isLocked(counter, failures)) return loginLock.minutes * 60;
  const { freeFailures, firstDelaySeconds } = delays[counter];
  return Math.min(firstDelaySeconds * 2 ** (failures - freeFailures), longestDelaySeconds);
}
