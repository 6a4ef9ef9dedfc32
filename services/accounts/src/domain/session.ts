import type { Audience } from '@poolpros/contracts/http/accounts';
import { hourMs, minuteMs } from '@poolpros/contracts/time';

/** One login on one browser. Only its newest refresh token is valid. */
export interface SessionState {
  tokenHash: string;
  previousTokenHash: string | null;
  rotatedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** How long a login lasts, however often it is refreshed. */
export const sessionLifetimeMs: Record<Audience, number> = { contractor: 30 * 24 * hourMs, admin: 12 * hourMs };

/** Two tabs that wake up together both send the same token; the slower one has this much time. */
const raceMs = 10_000;

/**
 * What to do with a presented refresh token.
 * `rotate`: it is the newest, replace it. `keep`: another tab has just replaced it, respond with an access token but no
 * new refresh token, so that a thief in that window cannot continue the session. `reused`: it was valid before, so two
 * browsers have it, end the session. `unknown`: it was never valid, and ends nothing, because session ids are in logs.
 * `ended`: the session has expired or was ended.
 */
export function judgeRefresh(
  session: SessionState,
  { tokenHash, isIssued }: { tokenHash: string; isIssued: boolean },
  now: Date,
): 'rotate' | 'keep' | 'reused' | 'unknown' | 'ended' {
  if (session.revokedAt !== null || session.expiresAt <= now) return 'ended';
  if (tokenHash === session.tokenHash) return 'rotate';
  const isPrevious = tokenHash === session.previousTokenHash;
  if (isPrevious && now.getTime() - session.rotatedAt.getTime() <= raceMs) return 'keep';
  return isPrevious || isIssued ? 'reused' : 'unknown';
}

const provenForMs = 10 * minuteMs;

/** Whether the owner of a session has authenticated recently, by logging in or since (docs/rules.md#step-up). */
export const isProven = ({ provenAt }: { provenAt: Date }, now: Date): boolean =>
  now.getTime() - provenAt.getTime() < provenForMs;
