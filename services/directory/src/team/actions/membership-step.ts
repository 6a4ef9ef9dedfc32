import type { TransitionFailure } from '@poolpros/chassis/machine';
import { type Actor, lastVersion } from '@poolpros/chassis/machine/history';
import { type Lifecycle, type MachineStore, transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { directoryStepTaken, memberChanged } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { lockTeam } from '../../base/db/locks.js';
import { memberNotFound } from '../../base/refusals.js';
import { tellOwners } from '../../members/actions/tell-owners.js';
import { addMember, findMember, removeMember, storeRole } from '../../members/db/member-store.js';
import {
  givesAccess,
  type Membership,
  type MembershipAction,
  type MembershipState,
  membershipId,
  membershipMachine,
} from '../domain/membership.js';

type Subject = Pick<Membership, 'listingId' | 'accountId'>;

/** Members of teams. Their rows have no version of their own: that is the one of the last step. */
const memberships: MachineStore<Membership, Subject> = {
  async lock(tx, { listingId, accountId }) {
    await lockTeam(tx, listingId);
    const member = await findMember(tx, listingId, accountId);
    const id = membershipId({ listingId, accountId });
    const version = await lastVersion(tx, membershipMachine, id);
    return { id, listingId, accountId, version, status: member?.role ?? 'gone' };
  },
  async save(tx, before, change, at) {
    const { listingId, accountId } = before;
    const { status = before.status } = change;
    if (status === 'gone') await removeMember(tx, listingId, accountId);
    else if (before.status === 'gone') await addMember(tx, { listingId, accountId, role: status, addedAt: at });
    else await storeRole(tx, { listingId, accountId, role: status });
    return { ...before, status, version: before.version + 1 };
  },
};

/** Members of teams and the steps that they can take. */
export const membershipLifecycle: Lifecycle<MembershipState, MembershipAction, Membership, typeof memberships> = {
  machine: membershipMachine,
  store: memberships,
  aggregateId: ({ listingId, accountId }) => `${listingId}_${accountId}`,
  stepTaken: directoryStepTaken,
  toError: (_: TransitionFailure, member) =>
    member ? new Refusal('conflict', `The member is already ${member.status}.`) : memberNotFound(),
};

/**
 * Takes a step of a member, under the lock of the team. A member is mailed about a step that somebody else took, and the
 * owners about each new way into their business.
 */
export async function takeMembershipStep(
  tx: EntityManager,
  subject: Subject,
  action: MembershipAction,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { listingId, accountId } = subject;
  const { version } = await transition(tx, membershipLifecycle, subject, {
    action,
    actor,
    at: now,
    ...(actor.id !== accountId && {
      event: (row: Membership) => ({
        definition: memberChanged,
        data: { installerId: listingId, accountId, step: row.version },
      }),
    }),
  });
  const kind = givesAccess(action);
  if (kind !== null && actor.id !== null)
    await tellOwners(tx, { listingId, kind, subjectId: accountId, accountId: actor.id, version }, now);
}
