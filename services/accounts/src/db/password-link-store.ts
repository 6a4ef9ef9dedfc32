import { type EntityManager, IsNull, LessThan, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import type { LinkPurpose } from '../domain/password-link.js';
import { type PasswordLinkRow, passwordLinkEntity } from './entities.js';

export async function insertPasswordLink(tx: EntityManager, link: PasswordLinkRow): Promise<void> {
  await tx.insert(passwordLinkEntity, link);
}

/** Stores the invitation of a submission; false if the account has one for it already. */
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

/** Marks the link used; false if another call was faster. */
export async function useLink(tx: EntityManager, id: string, usedAt: Date): Promise<boolean> {
  const result = await tx.update(passwordLinkEntity, { id, usedAt: IsNull() }, { usedAt });
  return result.affected === 1;
}

/**
 * A new password or email ends every other link that could still change the account. Links that undo a change of email
 * stay, since the person who made the change could otherwise end them. Only undoing an earlier change ends them
 * (`closeBackLinks`).
 */
export async function closeLinksOf(tx: EntityManager, accountId: string, usedAt: Date): Promise<void> {
  await tx.update(passwordLinkEntity, { accountId, usedAt: IsNull(), purpose: Not('email_back') }, { usedAt });
}

/** Ends the links of an account that undo changes of its email made since an instant. */
export async function closeBackLinks(tx: EntityManager, accountId: string, since: Date, usedAt: Date): Promise<void> {
  const where = { accountId, purpose: 'email_back' as const, usedAt: IsNull(), createdAt: MoreThanOrEqual(since) };
  await tx.update(passwordLinkEntity, where, { usedAt });
}

/** Updates the current email of the account in the links that undo changes of email. */
export async function storeSuccessor(tx: EntityManager, accountId: string, successorEmail: string): Promise<void> {
  await tx.update(passwordLinkEntity, { accountId, purpose: 'email_back', usedAt: IsNull() }, { successorEmail });
}

/** The oldest open link that restores an account's email, of those made before an instant. */
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
