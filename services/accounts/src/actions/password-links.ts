import { randomBytes } from 'node:crypto';
import { newId } from '@poolpros/chassis/ids';
import { hashToken, linkToken } from '@poolpros/chassis/links';
import type { PasswordLinkRow } from '../db/entities.js';
import { type LinkPurpose, linkExpiry } from '../domain/password-link.js';

/** The token of a link's mail, made again from its row. */
export const passwordLinkToken = (secret: string, link: Pick<PasswordLinkRow, 'id' | 'purpose' | 'nonce'>): string =>
  linkToken(secret, `password-${link.purpose}`, `${link.id}:${link.nonce}`);

/** A new link of an account; the row stores only the hash of its token. */
export function makePasswordLink(
  secret: string,
  accountId: string,
  purpose: LinkPurpose,
  now: Date,
  email: string | null = null,
): PasswordLinkRow {
  const key = { id: newId(), purpose, nonce: randomBytes(16).toString('base64url') };
  return {
    ...key,
    accountId,
    submissionId: null,
    email,
    tokenHash: hashToken(passwordLinkToken(secret, key)),
    expiresAt: linkExpiry(purpose, now),
    usedAt: null,
    createdAt: now,
  };
}
