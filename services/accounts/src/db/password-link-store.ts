import { type EntityManager, IsNull, LessThan, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import type { LinkPurpose } from '../domain/password-link.js';
import { type PasswordLinkRow, passwordLinkEntity } from './entities.js';

export async function insertPasswordLink(tx: EntityManager, link: PasswordLinkRow): Promise<void> {
  await tx.insert(passwordLinkEntity, link);
}

/** Stores the invitation of a submission; false when the account was invited for it before. */
export async function insertInvitation(
  tx: EntityManager,
  link: PasswordLinkRow & { submissionId: string },
): Promise<boolean> {
  const result = await tx
    .createQueryBuilder()
    .insert()
    .into(passwordLinkEntity)
    .values(link)
    .orIgnore()
    .returning('id')
    .execute();
  return (result.raw as unknown[]).length === 1;
}

export function findPasswordLink(
  tx: EntityManager,
  by: { id: string; purpose: LinkPurpose } | { tokenHash: string },
): Promise<PasswordLinkRow | null> {
  return tx.findOneBy(passwordLinkEntity, by);
}

/** Links of the account that are neither used nor expired. */
export function countOpenLinks(tx: EntityManager, accountId: string, purpose: LinkPurpose, now: Date): Promise<number> {
  return tx.countBy(passwordLinkEntity, { accountId, purpose, usedAt: IsNull(), expiresAt: MoreThan(now) });
}

/** Marks the link used; false when another call was faster. */
export async function useLink(tx: EntityManager, id: string, usedAt: Date): Promise<boolean> {
  const result = await tx.update(passwordLinkEntity, { id, usedAt: IsNull() }, { usedAt });
  return result.affected === 1;
}

/**
 * A new password or email ends every other link that could still change the account. What takes a change of email back
 * stays: whoever made the change could end it. Only taking an earlier change back ends it (`closeBackLinks`).
 */
export async function closeLinksOf(tx: EntityManager, accountId: string, usedAt: Date): Promise<void> {
  await tx.update(passwordLinkEntity, { accountId, usedAt: IsNull(), purpose: Not('email_back') }, { usedAt });
}

/** Ends the links of an account that take back changes of its email made since an instant. */
export async function closeBackLinks(tx: EntityManager, accountId: string, since: Date, usedAt: Date): Promise<void> {
  const where = { accountId, purpose: 'email_back' as const, usedAt: IsNull(), createdAt: MoreThanOrEqual(since) };
  await tx.update(passwordLinkEntity, where, { usedAt });
}

/** Notes at the links that take changes of email back which email the account has now. */
export async function storeSuccessor(tx: EntityManager, accountId: string, successorEmail: string): Promise<void> {
  await tx.update(passwordLinkEntity, { accountId, purpose: 'email_back', usedAt: IsNull() }, { successorEmail });
}

/** The oldest open link that gives an account an email back, of those made before an instant. */
export function findBackLink(
  tx: EntityManager,
  { accountId, email, before }: { accountId: string; email: string; before: Date },
  now: Date,
): Promise<PasswordLinkRow | null> {
  return tx.findOne(passwordLinkEntity, {
    where: {
      accountId,
      email,
      purpose: 'email_back',
      usedAt: IsNull(),
      createdAt: LessThan(before),
      expiresAt: MoreThan(now),
    },
    order: { createdAt: 'ASC' },
  });
}

/** The links of an account that are not erased yet, the newest first. */
export function linksOf(tx: EntityManager, accountId: string): Promise<PasswordLinkRow[]> {
  return tx.find(passwordLinkEntity, { where: { accountId }, order: { createdAt: 'DESC', id: 'DESC' } });
}
