import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The token with which a browser continues its session; the row stores only the hash of the secret. */
export interface PresentedToken {
  sessionId: string;
  secret: string;
}

export interface RefreshToken extends PresentedToken {
  expiresAt: Date;
}

const nonceBytes = 16;

const signature = (key: string, sessionId: string, nonce: Buffer): Buffer =>
  createHmac('sha256', key).update(`refresh-token:${sessionId}:`).update(nonce).digest().subarray(0, nonceBytes);

/**
 * A token of a session with a new secret: 16 random bytes, signed for the session with the service's key. The signature
 * distinguishes a replaced token from an invented one, although replaced tokens are not stored.
 */
export function newRefreshToken(key: string, sessionId: string, expiresAt: Date): RefreshToken {
  const nonce = randomBytes(nonceBytes);
  const secret = Buffer.concat([nonce, signature(key, sessionId, nonce)]).toString('base64url');
  return { sessionId, secret, expiresAt };
}

/** Whether a token was issued for its session, now or earlier. */
export function isIssued(key: string, { sessionId, secret }: PresentedToken): boolean {
  const bytes = Buffer.from(secret, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const given = bytes.subarray(nonceBytes);
  const expected = signature(key, sessionId, nonce);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
