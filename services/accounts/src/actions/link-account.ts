import { addToOutbox } from '@poolpros/chassis/outbox';
import { accountLinked } from '@poolpros/contracts/events/accounts';
import type { EntityManager } from 'typeorm';
import { touchOrCreateAccount } from '../db/account-store.js';
import type { AccountRow } from '../db/entities.js';
import { insertInvitation } from '../db/password-link-store.js';
import { makePasswordLink } from './password-links.js';

export interface ConfirmedSubmission {
  submissionId: string;
  applicant: { name: string; email: string };
  linkSecret: string;
}

/**
 * Gives the sender of a confirmed submission an account, and an invitation if the account has no password. Returns the
 * account and the invitation.
 */
export async function linkAccount(
  tx: EntityManager,
  submission: ConfirmedSubmission,
  now: Date,
): Promise<{ accountId: string; setupId: string | null }> {
  const { applicant, submissionId } = submission;
  const wanted = { audience: 'contractor', ...applicant, email: applicant.email.toLowerCase() } as const;
  const account = await touchOrCreateAccount(tx, wanted, now);
  const linked = { accountId: account.id, setupId: await invite(tx, account, submission, now) };
  await addToOutbox(tx, accountLinked, {
    aggregateId: account.id,
    aggregateVersion: account.version,
    data: { ...linked, submissionId },
  });
  return linked;
}

/** The id of a new invitation; null for an account that has a password or already got one for this submission. */
async function invite(
  tx: EntityManager,
  account: AccountRow,
  { submissionId, linkSecret }: ConfirmedSubmission,
  now: Date,
): Promise<string | null> {
  if (account.passwordHash !== null) return null;
  const link = makePasswordLink(linkSecret, account.id, 'setup', now);
  return (await insertInvitation(tx, { ...link, submissionId })) ? link.id : null;
}
