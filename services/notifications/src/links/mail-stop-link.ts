import { timingSafeEqual } from 'node:crypto';
import { linkToken } from '@poolpros/chassis/links';
import { mailboxOf } from '@poolpros/chassis/mailbox';

/** The keyed hash of an email, the same for all spellings of one mailbox. */
export const emailHash = (secret: string, email: string): string =>
  linkToken(secret, 'mail stop: email', mailboxOf(email.toLowerCase()));

const hashLength = 43;

/**
 * The token of the link that stops mails to an email. It contains the keyed hash, which does not reveal the email, and
 * a signature, so that nobody can make links from leaked hashes.
 */
export function mailStopToken(secret: string, email: string): string {
  const hash = emailHash(secret, email);
  return hash + signature(secret, hash);
}

/** The hash of the email in a token; null for an invalid token. */
export function readMailStopToken(secret: string, token: string): string | null {
  const hash = token.slice(0, hashLength);
  const given = Buffer.from(token.slice(hashLength));
  const expected = Buffer.from(signature(secret, hash));
  return given.length === expected.length && timingSafeEqual(given, expected) ? hash : null;
}

const signature = (secret: string, hash: string): string => linkToken(secret, 'mail stop: link', hash);
