import { preparedHandler, transactionalHandler } from '@poolpros/chassis/consumer';
import { accountDeletionRequested, accountErasureDue } from '@poolpros/contracts/events/accounts';
import { departingAccountPath, departingAccountSchema } from '@poolpros/contracts/http/internal';
import { pathTo } from '@poolpros/contracts/paths';
import { forgetAccount } from '../actions/forget-account.js';
import { withdrawPending } from '../actions/withdraw-pending.js';
import type { Context } from '../context.js';

/** What an account that is to be deleted has begun ends at once; the rest waits for whether it is kept. */
export const onDeletionRequested = transactionalHandler(accountDeletionRequested, ({ data, occurredAt }, { tx }) =>
  withdrawPending(tx, { accountId: data.accountId, until: new Date(occurredAt) }, new Date()),
);

/** An account is erased here before accounts erases it, which alone knows its email. */
export const onErasureDue = ({ accounts }: Pick<Context, 'accounts'>) =>
  preparedHandler(
    accountErasureDue,
    ({ data: { accountId } }) => accounts.get(pathTo(departingAccountPath, { accountId }), departingAccountSchema),
    async ({ data: { accountId }, aggregateVersion }, { tx, log, prepared }) => {
      const account = { accountId, email: prepared?.email ?? null, version: aggregateVersion };
      await forgetAccount(tx, account, new Date());
      log.info({ accountId }, 'account forgotten');
    },
  );
