/** What is known about the last failed logins to one address. */
export interface LoginFailures {
  failures: number;
  lastFailedAt: Date;
}

const freeFailures = 5;
const firstDelaySeconds = 30;
/** Product rules 2.5: the longest time a login is held back. There is no permanent lock. */
const longestDelaySeconds = 15 * 60;
const forgottenAfterMs = 60 * 60 * 1000;

/**
 * Decides whether a login may be tried now. Every admitted attempt counts as a failure until it succeeds, so that
 * attempts sent side by side cannot pass together.
 */
export function admitLogin(
  known: LoginFailures,
  now: Date,
): { admitted: true; failures: number } | { admitted: false; retryAfterSeconds: number } {
  // An attempt that waited for its turn can be older than the one before it.
  const sinceMs = Math.max(0, now.getTime() - known.lastFailedAt.getTime());
  if (sinceMs >= forgottenAfterMs) return { admitted: true, failures: 1 };
  if (known.failures < freeFailures) return { admitted: true, failures: known.failures + 1 };
  const delaySeconds = Math.min(firstDelaySeconds * 2 ** (known.failures - freeFailures), longestDelaySeconds);
  const leftMs = delaySeconds * 1000 - sinceMs;
  if (leftMs > 0) return { admitted: false, retryAfterSeconds: Math.ceil(leftMs / 1000) };
  return { admitted: true, failures: known.failures + 1 };
}
