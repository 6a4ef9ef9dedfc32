import type { SecurityNotice } from '@poolpros/contracts/http/accounts';
import { type EntityManager, In } from 'typeorm';
import { type SecurityNoticeRow, securityNoticeEntity } from './entities.js';

export async function insertSecurityNotice(tx: EntityManager, row: SecurityNoticeRow): Promise<void> {
  await tx.insert(securityNoticeEntity, row);
}

export function findSecurityNotice(
  tx: EntityManager,
  id: string,
  notices: readonly SecurityNotice[],
): Promise<SecurityNoticeRow | null> {
  return tx.findOneBy(securityNoticeEntity, { id, notice: In([...notices]) });
}

/** The notices of an account that are not erased yet, the newest first. */
export function noticesOf(tx: EntityManager, accountId: string): Promise<SecurityNoticeRow[]> {
  return tx.find(securityNoticeEntity, { where: { accountId }, order: { createdAt: 'DESC', id: 'DESC' } });
}
