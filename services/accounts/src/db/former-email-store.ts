import type { AccountEmails } from '@poolpros/contracts/http/internal';
import type { EntityManager } from 'typeorm';

/** Stores the current email of an account, which is about to change. */
export const keepFormerEmail = async (tx: EntityManager, accountId: string): Promise<void> => {
  await tx.query(
    `insert into former_emails (account_id, email) select id, email from accounts where id = $1
     on conflict do nothing`,
    [accountId],
  );
};

/** The current and former emails of an account, without those that another account has now; null without an account. */
export async function emailsOf(tx: EntityManager, accountId: string): Promise<AccountEmails | null> {
  const [row] = await tx.query<AccountEmails[]>(
    `select account.email, array(
       select former.email from former_emails former
       where former.account_id = account.id and former.email <> account.email
         and not exists (select from accounts other where other.email = former.email and other.id <> account.id)
       order by former.email) as "formerEmails"
     from accounts account where account.id = $1`,
    [accountId],
  );
  return row ?? null;
}
