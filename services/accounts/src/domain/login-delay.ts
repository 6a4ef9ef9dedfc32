/** What is known about the last failed logins of one counter. */
export interface LoginFailures {
  failures: number;
  lastFailedAt: Date;
}

/**
 * Failed logins to one email are counted for each browser that has logged in to it before (`device`), for each
 * network without such a browser (`network`), and for all browsers that are not known together (`unknownDevices`).
 * So guessing does not delay the owner's browser (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
export type LoginCounter = 'device' | 'network' | 'unknownDevices';

const growing = { freeFailures: 5, firstDelaySeconds: 30, longestDelaySeconds: 15 * 60 };

const delays: Record<LoginCounter, typeof growing> = {
  device: growing,
  network: growing,
  // Guesses from many networks. Short, because it also holds back an owner at a new browser who does not want to wait
  // for the mail that sets a new password.
  unknownDevices: { freeFailures: 20, firstDelaySeconds: 60, longestDelaySeconds: 60 },
};
const forgottenAfterMs = 60 * 60 * 1000;
const keptMs = 24 * 60 * 60 * 1000;

/** Counters that last counted before this instant are removed. */
export const keptFrom = (now: Date): Date => new Date(now.getTime() - keptMs);

/**
 * Decides whether a login may be tried now as far as one counter is concerned. Every admitted attempt counts as a
 * failure until it succeeds, so that attempts sent side by side cannot pass together. Nothing is ever locked for good.
 */
export function admitLogin(
  counter: LoginCounter,
  known: LoginFailures,
  now: Date,
): { admitted: true; failures: number } | { admitted: false; retryAfterSeconds: number } {
  const { freeFailures, firstDelaySeconds, longestDelaySeconds } = delays[counter];
  // An attempt that waited for its turn can be older than the one before it.
  const sinceMs = Math.max(0, now.getTime() - known.lastFailedAt.getTime());
  if (sinceMs >= forgottenAfterMs) return { admitted: true, failures: 1 };
  if (known.failures < freeFailures) return { admitted: true, failures: known.failures + 1 };
  const delaySeconds = Math.min(firstDelaySeconds * 2 ** (known.failures - freeFailures), longestDelaySeconds);
  const leftMs = delaySeconds * 1000 - sinceMs;
  if (leftMs > 0) return { admitted: false, retryAfterSeconds: Math.ceil(leftMs / 1000) };
  return { admitted: true, failures: known.failures + 1 };
}
