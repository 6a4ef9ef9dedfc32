import { randomBytes } from 'node:crypto';
import { newId } from '@poolpros/chassis/ids';
import { hashToken, linkToken } from '@poolpros/chassis/links';
import type { EntityManager } from 'typeorm';
import { bumpAccount } from '../db/account-store.js';
import type { AccountRow, PasswordLinkRow } from '../db/entities.js';
import { countOpenLinks, insertPasswordLink } from '../db/password-link-store.js';
import { type LinkPurpose, linkExpiry, maxOpenLinks } from '../domain/password-link.js';

/** The token in a link's mail, recomputed from its row. */
export const passwordLinkToken = (secret: string, link: Pick<PasswordLinkRow, 'id' | 'purpose' | 'nonce'>): string =>
  linkToken(secret, `password-${link.purpose}`, `${link.id}:${link.nonce}`);

/** A new link of an account; the row stores only the hash of its token. */
export function makePasswordLink(
  secret: string,
  accountId: string,
  purpose: LinkPurpose,
  now: Date,
  { email = null, successorEmail = null }: Partial<Pick<PasswordLinkRow, 'email' | 'successorEmail'>> = {},
): PasswordLinkRow {
  const key = { id: newId(), purpose, nonce: randomBytes(16).toString('base64url') };
  return {
    ...key,
    accountId,
    submissionId: null,
    email,
    successorEmail,
    tokenHash: hashToken(passwordLinkToken(secret, key)),
    expiresAt: linkExpiry(purpose, now),
    usedAt: null,
    createdAt: now,
  };
}

/** A requested link, with the new version of its account; null if the maximum number of links is open. */
export async function addLink(
  tx: EntityManager,
  o: { account: AccountRow; purpose: LinkPurpose; email?: string; linkSecret: string },
  now: Date,
): Promise<{ link: PasswordLinkRow; version: number } | null> {
  const { account, purpose, email = null } = o;
  const version = await bumpAccount(tx, account.id);
  if ((await countOpenLinks(tx, account.id, purpose, now)) >= maxOpenLinks) return null;
  const link = makePasswordLink(o.linkSecret, account.id, purpose, now, { email });
  await insertPasswordLink(tx, link);
  return { link, version };
}
