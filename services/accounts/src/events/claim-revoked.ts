import { transactionalHandler } from '@poolpros/chassis/consumer';
import { claimRevoked } from '@poolpros/contracts/events/directory';
import { revokeSessionsOf } from '../db/session-store.js';

/** Who got a page that is not theirs is logged out everywhere. */
export const claimRevokedHandler = () =>
  transactionalHandler(claimRevoked, async (event, { tx, log }) => {
    const { accountId, claimId } = event.data;
    await revokeSessionsOf(tx, accountId, new Date());
    log.info({ accountId, claimId }, 'sessions ended, as a claim was taken back');
  });
