import { transactionalHandler } from '@poolpros/chassis/consumer';
import { accountErased } from '@poolpros/contracts/events/directory';
import { eraseAccount } from '../actions/erase-account.js';
import type { Context } from '../context.js';

/**
 * The other services have erased their data, so the account itself is erased. Until now they could ask for its emails.
 */
export const accountErasedHandler = ({ config, now }: Pick<Context, 'config' | 'now'>) =>
  transactionalHandler(accountErased, async ({ data: { accountId } }, { tx, log }) => {
    const isErased = await eraseAccount(tx, { accountId, secret: config.LINK_SECRET }, now());
    if (isErased) log.info({ accountId }, 'account erased');
    else log.warn({ accountId }, 'an account was erased elsewhere that nobody wanted deleted');
  });
