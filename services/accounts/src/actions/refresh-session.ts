import { hashToken } from '@poolpros/chassis/links';
import type { Log } from '@poolpros/chassis/log';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import { findEnabledAccount } from '../db/account-store.js';
import type { AccountRow, SessionRow } from '../db/entities.js';
import { lockSession, revokeSession, rotateSession } from '../db/session-store.js';
import { isIssued, newRefreshToken, type PresentedToken, type RefreshToken } from '../domain/refresh-token.js';
import { judgeRefresh } from '../domain/session.js';

export interface Refreshed {
  account: AccountRow;
  session: SessionRow;
  /** The new token; null if another tab's response has just delivered one. */
  token: RefreshToken | null;
}

/** Continues the session of a token. Null if there is none; a reused token ends the session permanently. */
export async function refreshSession(
  tx: EntityManager,
  { audience, presented, key }: { audience: Audience; presented: PresentedToken | null; key: string },
  now: Date,
  log: Log,
): Promise<Refreshed | null> {
  const session = presented && (await lockSession(tx, presented.sessionId, audience));
  const account = session && (await findEnabledAccount(tx, session.accountId));
  if (!presented || !session || !account) return null;
  const judged = { tokenHash: hashToken(presented.secret), isIssued: isIssued(key, presented) };
  switch (judgeRefresh(session, judged, now)) {
    case 'ended':
    case 'unknown':
      return null;
    case 'reused':
      await revokeSession(tx, session.id, now);
      log.warn({ audience, accountId: account.id, sessionId: session.id }, 'refresh token reused');
      return null;
    case 'keep':
      return { account, session, token: null };
    case 'rotate': {
      const token = newRefreshToken(key, session.id, session.expiresAt);
      await rotateSession(tx, session, hashToken(token.secret), now);
      return { account, session, token };
    }
  }
}
