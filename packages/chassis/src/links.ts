import { createHash, createHmac } from 'node:crypto';

/**
 * The secret part of a mailed link: base64url HMAC-SHA256, 43 characters.
 * The same secret, purpose and id give the same token, so a mail can be built again without storing it.
 */
export const linkToken = (secret: string, purpose: string, id: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${id}`).digest('base64url');

/** The stored form of a token: its SHA-256 in hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
