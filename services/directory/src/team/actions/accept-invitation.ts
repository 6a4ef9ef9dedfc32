import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { lockTeam } from '../../base/db/locks.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { roleOn } from '../../members/db/member-store.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { findInvitationByToken } from '../db/invitation-store.js';
import type { InvitationRecord } from '../domain/invitation.js';
import { invitationBehind } from './find-invitation.js';
import { invitationLifecycle } from './invitation-lifecycle.js';
import { takeMembershipStep } from './membership-step.js';
import { checkTeamHasRoom } from './team-limit.js';

/** Makes an invited account a member of the listing. `email` is the account's confirmed one, null if it has none. */
export async function acceptInvitation(
  tx: EntityManager,
  { tokenHash, email }: { tokenHash: string; email: string | null },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<{ invitation: InvitationRecord; listing: InstallerRecord }> {
  const invited = await findInvitationByToken(tx, tokenHash);
  // Locked first: the sender may lose the listing while the invitation is accepted.
  if (invited) await lockTeam(tx, invited.listingId);
  const { invitation, listing } = await invitationBehind(tx, tokenHash, now);
  if (email?.toLowerCase() !== invitation.email)
    throw new Refusal(
      'forbidden',
      'The invitation was sent to another email address. Log in with the account that uses it.',
    );
  const { id, listingId, role } = invitation;
  if ((await roleOn(tx, listingId, actor.id)) !== null)
    throw new Refusal('conflict', 'You already belong to this business. It is in your dashboard.');
  const accepted = await transition(tx, invitationLifecycle, id, {
    action: 'accept',
    actor,
    at: now,
    change: () => ({ closedAt: now, acceptedBy: actor.id }),
  });
  await checkTeamHasRoom(tx, listingId);
  await takeMembershipStep(tx, { listingId, accountId: actor.id }, `join_as_${role}`, actor, now);
  return { invitation: accepted, listing };
}
