import { hashToken } from '@poolpros/chassis/links';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import { lockSession, revokeSession } from '../db/session-store.js';
import type { PresentedToken } from '../domain/refresh-token.js';

/** Ends the session of a token. Its id alone, which appears in logs, or the token of another audience ends nothing. */
export async function logOut(
  tx: EntityManager,
  { audience, presented }: { audience: Audience; presented: PresentedToken | null },
  now: Date,
): Promise<void> {
  const session = presented && (await lockSession(tx, presented.sessionId, audience));
  if (!presented || !session) return;
  const tokenHash = hashToken(presented.secret);
  // The previous token counts too: the cookie that replaced it may still be on its way to this browser.
  if (tokenHash === session.tokenHash || tokenHash === session.previousTokenHash)
    await revokeSession(tx, session.id, now);
}
