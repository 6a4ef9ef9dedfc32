import { system } from '@poolpros/chassis/machine/history';
import { Refusal } from '@poolpros/chassis/refusal';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { EntityManager } from 'typeorm';
import { lockTeam } from '../../base/db/locks.js';
import { memberNotFound } from '../../base/refusals.js';
import { deleteKeysOfMember } from '../../connections/db/api-key-store.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { membersOf } from '../../members/db/member-store.js';
import type { ListingMember } from '../../members/domain/listing-member.js';
import { type ListingAction, type ListingActor, rolesThatMay } from '../../members/domain/policy.js';
import { leavesNoOwner, type MembershipState } from '../domain/membership.js';
import { takeMembershipStep } from './membership-step.js';

type Actor = ListingActor & { id: string };
interface Subject {
  listingId: number;
  accountId: string;
}

/** Changes the role of a member. The same role again changes nothing. */
export async function changeRole(
  tx: EntityManager,
  { role, ...subject }: Subject & { role: ListingRole },
  actor: Actor,
  now: Date,
): Promise<void> {
  const { member, team } = await memberToChange(tx, subject, 'manage_team', actor);
  if (member.role === role) return;
  keepAnOwner(team, { from: member.role, to: role });
  await takeMembershipStep(tx, subject, `make_${role}`, actor, now);
  if (!rolesThatMay('manage_keys').includes(role)) await deleteKeysOfMember(tx, subject.listingId, subject.accountId);
}

/** Ends a membership: one's own by leaving, another member's by an owner. */
export async function endMembership(tx: EntityManager, subject: Subject, actor: Actor, now: Date): Promise<void> {
  const isOwn = subject.accountId === actor.id;
  const { member, team } = await memberToChange(tx, subject, isOwn ? 'leave_team' : 'manage_team', actor);
  keepAnOwner(team, { from: member.role, to: 'gone' });
  await takeMembershipStep(tx, subject, isOwn ? 'leave' : 'remove', actor, now);
}

/** Removes managers and staff from the team of a page that is transferred; the mails about claims notify its owners. */
export async function endTeam(
  tx: EntityManager,
  listingId: number,
  { stays, now }: { stays: (member: ListingMember) => boolean; now: Date },
): Promise<void> {
  await lockTeam(tx, listingId);
  const gone = (await membersOf(tx, listingId)).filter((member) => member.role !== 'owner' && !stays(member));
  for (const { accountId } of gone) await takeMembershipStep(tx, { listingId, accountId }, 'remove', system, now);
}

/** The member with the whole team, locked until commit. */
async function memberToChange(
  tx: EntityManager,
  { listingId, accountId }: Subject,
  action: ListingAction,
  actor: Actor,
): Promise<{ member: ListingMember; team: ListingMember[] }> {
  await lockTeam(tx, listingId);
  await authorizeOn(tx, listingId, actor, action);
  const team = await membersOf(tx, listingId);
  const member = team.find((each) => each.accountId === accountId);
  if (!member) throw memberNotFound();
  return { member, team };
}

function keepAnOwner(team: readonly ListingMember[], step: { from: MembershipState; to: MembershipState }): void {
  const roles = team.map(({ role }) => role);
  if (leavesNoOwner(roles, step))
    throw new Refusal('conflict', 'A business needs one owner. Make someone else an owner first.');
}
