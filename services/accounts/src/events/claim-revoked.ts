import { transactionalHandler } from '@poolpros/chassis/consumer';
import { claimRevoked } from '@poolpros/contracts/events/directory';
import { endAllSessions } from '../actions/end-sessions.js';

/** Who got a page that is not theirs is logged out everywhere. */
export const claimRevokedHandler = () =>
  transactionalHandler(claimRevoked, async (event, { tx, log }) => {
    const { accountId, claimId } = event.data;
    await endAllSessions(tx, accountId, new Date());
    log.info({ accountId, claimId }, 'sessions ended, as a claim was taken back');
  });
