import { hashToken } from '@poolpros/chassis/links';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import { lockSession, revokeSession } from '../db/session-store.js';
import type { PresentedToken } from '../domain/refresh-token.js';

interface LeavingBrowser {
  audience: Audience;
  /** The token of its cookie. */
  presented: PresentedToken | null;
  /** The session of its access token. */
  signedIn: string | null;
}

/**
 * Ends the sessions of a cookie and of an access token, which are one in a browser; a program may have the second alone.
 * The id of a session, which appears in logs, or the cookie of another audience ends nothing.
 */
export async function logOut(
  tx: EntityManager,
  { audience, presented, signedIn }: LeavingBrowser,
  now: Date,
): Promise<void> {
  if (signedIn !== null) await revokeSession(tx, signedIn, now);
  const session = presented && (await lockSession(tx, presented.sessionId, audience));
  if (!presented || !session) return;
  const tokenHash = hashToken(presented.secret);
  // The previous token counts too: the cookie that replaced it may still be on its way to this browser.
  if (tokenHash === session.tokenHash || tokenHash === session.previousTokenHash)
    await revokeSession(tx, session.id, now);
}
