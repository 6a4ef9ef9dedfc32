import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transitionAll } from '@poolpros/chassis/machine/transition';
import { takeOverdueInvitations } from '../db/invitation-store.js';
import { invitationLifecycle } from './invitation-lifecycle.js';

/** Ends invitations that nobody accepted in time; returns how many. */
export const expireInvitations = (database: Pick<Database, 'transaction'>, now: Date): Promise<number> =>
  transitionAll(database, invitationLifecycle, (tx) => takeOverdueInvitations(tx, now), {
    action: 'expire',
    actor: system,
    at: now,
    change: () => ({ closedAt: now }),
  });
