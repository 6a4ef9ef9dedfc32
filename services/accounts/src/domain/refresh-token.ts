import { randomBytes } from 'node:crypto';

/** What a browser sends to continue its session; the row stores only the hash of the secret. */
export interface PresentedToken {
  sessionId: string;
  secret: string;
}

export interface RefreshToken extends PresentedToken {
  expiresAt: Date;
}

/** A token of a session with a new secret of 32 random bytes. */
export const newRefreshToken = (sessionId: string, expiresAt: Date): RefreshToken => ({
  sessionId,
  secret: randomBytes(32).toString('base64url'),
  expiresAt,
});
