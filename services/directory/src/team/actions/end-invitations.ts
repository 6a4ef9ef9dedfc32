import { system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import type { EntityManager } from 'typeorm';
import { eraseInvitedEmails, stillOpen } from '../db/invitation-store.js';
import { invitationLifecycle } from './invitation-lifecycle.js';

/** Ends the open ones of these invitations and erases the emails of all. */
export async function endInvitations(tx: EntityManager, ids: readonly string[], now: Date): Promise<'anonymized'> {
  for (const { id } of await stillOpen(tx, ids))
    await transition(tx, invitationLifecycle, id, {
      action: 'expire',
      actor: system,
      at: now,
      change: () => ({ closedAt: now }),
    });
  await eraseInvitedEmails(tx, ids);
  return 'anonymized';
}
