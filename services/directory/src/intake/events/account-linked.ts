import { PermanentError, transactionalHandler } from '@poolpros/chassis/consumer';
import { accountLinked } from '@poolpros/contracts/events/accounts';
import { linkOwner } from '../actions/link-owner.js';

/** A confirmed submission has an account, which owns it. */
export const onAccountLinked = transactionalHandler(accountLinked, async ({ data }, { tx }) => {
  if (!(await linkOwner(tx, data, new Date()))) throw new PermanentError('the submission is unknown');
});
