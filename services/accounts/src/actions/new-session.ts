import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { networkLabel } from '@poolpros/chassis/network';
import type { AuthMethod } from '@poolpros/contracts/http/accounts';
import type { AccountRow, SessionRow } from '../db/entities.js';
import { newRefreshToken, type RefreshToken } from '../domain/refresh-token.js';
import { sessionLifetimeMs } from '../domain/session.js';
import type { LoginOrigin } from './login-attempt.js';

/** The result of a login. */
export interface LoggedIn {
  account: AccountRow;
  session: SessionRow;
  token: RefreshToken;
}

/** A session of an account whose owner has just authenticated, not stored yet. */
export function newSession(
  account: AccountRow,
  { amr, origin, key }: { amr: AuthMethod[]; origin: Pick<LoginOrigin, 'client' | 'ip'>; key: string },
  now: Date,
): LoggedIn {
  const { audience } = account;
  const token = newRefreshToken(key, newId(), new Date(now.getTime() + sessionLifetimeMs[audience]));
  const session: SessionRow = {
    id: token.sessionId,
    accountId: account.id,
    audience,
    amr,
    device: origin.client,
    network: networkLabel(origin.ip),
    provenAt: now,
    tokenHash: hashToken(token.secret),
    previousTokenHash: null,
    rotatedAt: now,
    expiresAt: token.expiresAt,
    revokedAt: null,
    createdAt: now,
  };
  return { account, session, token };
}
