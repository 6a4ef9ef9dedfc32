import type { EntityManager } from 'typeorm';
import type { AccountDeletionRow, DeletionStatus } from '../domain/account-deletion.js';
import { type AccountRow, accountDeletionEntity, accountEntity } from './entities.js';

/** The deletion of an account, if it is in this state. */
export const findDeletion = (
  tx: EntityManager,
  accountId: string,
  status: Extract<DeletionStatus, 'requested' | 'erasing'>,
): Promise<AccountDeletionRow | null> => tx.findOneBy(accountDeletionEntity, { accountId, status });

/** The deletion of an account that can no longer be canceled; null if there is none. */
export async function endedDeletionOf(
  tx: EntityManager,
  accountId: string,
): Promise<{ status: 'erasing' | 'erased' } | null> {
  const [deletion] = await tx.query<{ status: 'erasing' | 'erased' }[]>(
    `select status from account_deletions where account_id = $1 and status in ('erasing', 'erased')`,
    [accountId],
  );
  return deletion ?? null;
}

/** Ids of deletions that were not canceled in time, locked until commit; at most 100. */
export async function takeDueDeletions(tx: EntityManager, now: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `select id from account_deletions where status = 'requested' and erase_at <= $1
     order by erase_at limit 100 for update skip locked`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** An account whose deletion is in this state; null if there is none. */
export async function findDeparting(
  tx: EntityManager,
  accountId: string,
  status: Parameters<typeof findDeletion>[2],
): Promise<{ account: AccountRow; deletion: AccountDeletionRow } | null> {
  const deletion = await findDeletion(tx, accountId, status);
  const account = deletion && (await tx.findOneBy(accountEntity, { id: accountId }));
  return deletion && account && { account, deletion };
}
