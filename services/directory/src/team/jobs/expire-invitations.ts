import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import type { Context } from '../../base/context.js';
import { expireInvitations } from '../actions/expire-invitations.js';

/** Ends invitations that nobody accepted in time. */
export const expireInvitationsHourly = ({ database, now }: Pick<Context, 'database' | 'now'>): Job =>
  every(hourMs, 'expire invitations', async () => {
    await expireInvitations(database, now());
  });
