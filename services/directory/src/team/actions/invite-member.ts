import { randomBytes } from 'node:crypto';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { system } from '@poolpros/chassis/machine/history';
import { begin, transition } from '@poolpros/chassis/machine/transition';
import { invitationSent } from '@poolpros/contracts/events/directory';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { EntityManager } from 'typeorm';
import { lockTeam } from '../../base/db/locks.js';
import { dayBefore } from '../../base/domain/day-before.js';
import { fieldError, tooMany } from '../../base/refusals.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { countInvited, openInvitationsOf, takeOverdueInvitations } from '../db/invitation-store.js';
import { type InvitationRecord, invitationDeadline, invitationsPerDay } from '../domain/invitation.js';
import { invitationToken } from '../links/invitation-link.js';
import { invitationLifecycle } from './invitation-lifecycle.js';
import { checkTeamHasRoom } from './team-limit.js';

/** Invites a person to the team of a listing by email. An email can have only one open invitation of a listing. */
export async function inviteMember(
  tx: EntityManager,
  linkSecret: string,
  { listingId, email, role }: { listingId: number; email: string; role: ListingRole },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<InvitationRecord> {
  await authorizeOn(tx, listingId, actor, 'manage_team');
  await lockTeam(tx, listingId);
  for (const id of await takeOverdueInvitations(tx, now, listingId))
    await transition(tx, invitationLifecycle, id, {
      action: 'expire',
      actor: system,
      at: now,
      change: () => ({ closedAt: now }),
    });
  const open = await openInvitationsOf(tx, listingId, now);
  if (open.some((each) => each.email === email))
    throw fieldError('body.email', 'enter another email: this person has already been invited');
  if ((await countInvited(tx, listingId, dayBefore(now))) >= invitationsPerDay)
    throw tooMany('Too many invitations have been sent today. Try again tomorrow.');
  await checkTeamHasRoom(tx, listingId, open.length);
  const id = newId();
  const nonce = randomBytes(16).toString('base64url');
  return await begin(
    tx,
    invitationLifecycle,
    {
      id,
      listingId,
      email,
      role,
      invitedBy: actor.id,
      nonce,
      tokenHash: hashToken(invitationToken(linkSecret, { id, nonce })),
      sentAt: now,
      expiresAt: invitationDeadline(now),
      closedAt: null,
      acceptedBy: null,
    },
    {
      action: 'invite',
      actor,
      at: now,
      event: () => ({ definition: invitationSent, data: { invitationId: id } }),
    },
  );
}
