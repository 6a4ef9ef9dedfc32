import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));

/**
 * Encrypts a value that must be readable later, for one account: in another account's row it cannot be decrypted. The
 * key is derived from the service's secret, so that a copy of the database reveals nothing.
 */
export function seal(secret: string, accountId: string, text: string): string {
  const nonce = randomBytes(lengths.nonce);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** The value sealed for this account; null if it was for another account, under another secret, or changed since. */
export function unseal(secret: string, accountId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, lengths.nonce), bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag)];
  try {
    const opening = createDecipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(accountId)).setAuthTag(tag);
    const text = opening.update(bytes.subarray(lengths.nonce + lengths.tag));
    return Buffer.concat([text, opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}
