import { preparedHandler } from '@poolpros/chassis/consumer';
import { accountEmailChanged } from '@poolpros/contracts/events/accounts';
import { accountEmailsPath, accountEmailsSchema } from '@poolpros/contracts/http/internal';
import { pathTo } from '@poolpros/contracts/paths';
import type { Context } from '../../base/context.js';
import { followAccountEmail } from '../actions/follow-account-email.js';

/** The emails are the current ones, so the order of changes does not matter. */
export const onAccountEmailChanged = ({ accounts, now }: Pick<Context, 'accounts' | 'now'>) =>
  preparedHandler(
    accountEmailChanged,
    ({ data: { accountId } }) => accounts.get(pathTo(accountEmailsPath, { accountId }), accountEmailsSchema),
    async ({ data: { accountId } }, { tx, prepared }) => {
      if (prepared) await followAccountEmail(tx, { accountId, ...prepared }, now());
    },
  );
