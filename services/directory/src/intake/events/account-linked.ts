import { PermanentError, transactionalHandler } from '@poolpros/chassis/consumer';
import { accountLinked } from '@poolpros/contracts/events/accounts';
import type { Context } from '../../base/context.js';
import { linkOwner } from '../actions/link-owner.js';

/** A confirmed submission got an account, which owns it. */
export const onAccountLinked = ({ now }: Pick<Context, 'now'>) =>
  transactionalHandler(accountLinked, async ({ data }, { tx }) => {
    if (!(await linkOwner(tx, data, now()))) throw new PermanentError('the submission is unknown');
  });
