import { preparedHandler, transactionalHandler } from '@poolpros/chassis/consumer';
import { PermanentError } from '@poolpros/chassis/consumer/errors';
import { accountDeletionRequested, accountErasureDue } from '@poolpros/contracts/events/accounts';
import { departingAccountPath, departingAccountSchema } from '@poolpros/contracts/http/internal';
import { pathTo } from '@poolpros/contracts/paths';
import type { Context } from '../../base/context.js';
import { eraseAccountData } from '../actions/erase-account-data.js';
import { withdrawPending } from '../actions/withdraw-pending.js';

/** Ends at once what an account with a requested deletion has started; the rest waits until the deletion is final. */
export const onDeletionRequested = ({ now }: Pick<Context, 'now'>) =>
  transactionalHandler(accountDeletionRequested, ({ data, occurredAt }, { tx }) =>
    withdrawPending(tx, { accountId: data.accountId, until: new Date(occurredAt) }, now()),
  );

/**
 * Erases an account here before accounts does, because only accounts knows its emails. Accounts has to confirm it: the
 * event alone is no permission, since another service with access to the broker could have published it.
 */
export const onErasureDue = ({ accounts, config, now }: Pick<Context, 'accounts' | 'config' | 'now'>) =>
  preparedHandler(
    accountErasureDue,
    async ({ data: { accountId } }) => {
      const departing = await accounts.get(pathTo(departingAccountPath, { accountId }), departingAccountSchema);
      if (!departing) throw new PermanentError('accounts does not know of a deletion that is due');
      return departing;
    },
    async ({ data: { accountId }, aggregateVersion }, { tx, log, prepared }) => {
      const account = { accountId, emails: prepared.emails, version: aggregateVersion };
      await eraseAccountData(tx, account, { secret: config.LINK_SECRET, now: now() });
      log.info({ accountId }, 'account data erased');
    },
  );
