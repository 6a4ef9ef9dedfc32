import { transition } from '@poolpros/chassis/machine/transition';
import type { EntityManager } from 'typeorm';
import { authorizeOn } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { invitationLifecycle } from './invitation-lifecycle.js';

/** Ends an invitation of a listing before it is accepted. */
export async function revokeInvitation(
  tx: EntityManager,
  { listingId, invitationId }: { listingId: number; invitationId: string },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<void> {
  await authorizeOn(tx, listingId, actor, 'manage_team');
  await transition(
    tx,
    invitationLifecycle,
    { id: invitationId, listingId },
    { action: 'revoke', actor, at: now, change: () => ({ closedAt: now }) },
  );
}
