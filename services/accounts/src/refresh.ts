import { hashToken } from '@poolpros/chassis/links';
import type { Log } from '@poolpros/chassis/log';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import { findEnabledAccount } from './db/account-store.js';
import type { AccountRow } from './db/entities.js';
import { lockSession, revokeSession, rotateSession } from './db/session-store.js';
import { judgeRefresh } from './domain/session.js';
import { cookieValue, newRefreshToken, readCookieValue } from './refresh-cookie.js';

export interface Refreshed {
  account: AccountRow;
  /** The new cookie; null while another tab's answer has just brought one. */
  cookie: { value: string; expires: Date } | null;
}

/** Continues the session of a cookie's value. Null when there is none; a reused token ends the session for good. */
export async function refreshSession(
  tx: EntityManager,
  o: { audience: Audience; presented: string | undefined; now: Date; log: Log },
): Promise<Refreshed | null> {
  const presented = readCookieValue(o.presented);
  const session = presented && (await lockSession(tx, presented.sessionId, o.audience));
  const account = session && (await findEnabledAccount(tx, session.accountId));
  if (!presented || !session || !account) return null;
  switch (judgeRefresh(session, hashToken(presented.token), o.now)) {
    case 'ended':
      return null;
    case 'reused':
      await revokeSession(tx, session.id, o.now);
      o.log.warn({ audience: o.audience, accountId: account.id, sessionId: session.id }, 'refresh token reused');
      return null;
    case 'keep':
      return { account, cookie: null };
    case 'rotate': {
      const token = newRefreshToken();
      await rotateSession(tx, session, hashToken(token), o.now);
      return { account, cookie: { value: cookieValue(session.id, token), expires: session.expiresAt } };
    }
  }
}

/** Ends the session of a cookie's value. Its id alone, which logs tell, or the cookie of another audience ends nothing. */
export async function endSession(
  tx: EntityManager,
  o: { audience: Audience; presented: string | undefined; now: Date },
): Promise<void> {
  const presented = readCookieValue(o.presented);
  const session = presented && (await lockSession(tx, presented.sessionId, o.audience));
  if (!presented || !session) return;
  const tokenHash = hashToken(presented.token);
  // The previous one too: the cookie that replaced it may still be on its way to this browser.
  if (tokenHash === session.tokenHash || tokenHash === session.previousTokenHash)
    await revokeSession(tx, session.id, o.now);
}
