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
