import { transactionalHandler } from '@poolpros/chassis/consumer';
import { claimRevoked } from '@poolpros/contracts/events/directory';
import { endAllSessions } from '../actions/end-sessions.js';
import type { Context } from '../context.js';

/** Ends all sessions of an account that got a page by a wrong claim. */
export const claimRevokedHandler = ({ now }: Pick<Context, 'now'>) =>
  transactionalHandler(claimRevoked, async (event, { tx, log }) => {
    const { accountId, claimId } = event.data;
    await endAllSessions(tx, accountId, now());
    log.info({ accountId, claimId }, 'sessions ended, as a claim was taken back');
  });
