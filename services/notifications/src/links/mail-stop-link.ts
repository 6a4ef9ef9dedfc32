import { timingSafeEqual } from 'node:crypto';
import { linkToken } from '@poolpros/chassis/links';
import { mailboxOf } from '@poolpros/chassis/mailbox';

/** The keyed hash of an email, the same for all spellings of one mailbox. */
export const emailHash = (secret: string, email: string): string =>
  linkToken(secret, 'mail stop: email', mailboxOf(email.toLowerCase()));

const hashLength = 43;

/**
 * The token of the link that stops mails to an email. It holds the keyed hash, from which nobody reads the email, and a
 * signature, so that who reads the stored hashes cannot make links.
 */
export function mailStopToken(secret: string, email: string): string {
  const hash = emailHash(secret, email);
  return hash + signature(secret, hash);
}

/** The hash of the email that a token is for; null for a token that is none. */
export function readMailStopToken(secret: string, token: string): string | null {
  const hash = token.slice(0, hashLength);
  const given = Buffer.from(token.slice(hashLength));
  const expected = Buffer.from(signature(secret, hash));
  return given.length === expected.length && timingSafeEqual(given, expected) ? hash : null;
}

const signature = (secret: string, hash: string): string => linkToken(secret, 'mail stop: link', hash);
