import { hindranceOf } from '@poolpros/chassis/machine';
import { type Actor, addHistory, historyOf } from '@poolpros/chassis/machine/history';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Refusal } from '@poolpros/chassis/refusal';
import { memberChanged } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { tellOwners } from '../../members/actions/tell-owners.js';
import {
  givesAccess,
  type MembershipAction,
  type MembershipState,
  membershipId,
  membershipMachine,
} from '../domain/membership.js';

/**
 * Adds a step of a member to the history, under the lock of the team, and tells the member when another one took it, and the
 * owners of whoever has a new way in; throws Refusal `conflict` for one that is none.
 */
export async function recordStep(
  tx: EntityManager,
  step: { listingId: number; accountId: string; from: MembershipState; action: MembershipAction },
  actor: Actor,
  now: Date,
): Promise<void> {
  const { listingId, accountId } = step;
  const subjectId = membershipId(step);
  const version = ((await historyOf(tx, membershipMachine, subjectId)).at(-1)?.version ?? 0) + 1;
  const { from, action } = step;
  if (hindranceOf(membershipMachine, { status: from, version }, { action, actor: actor.kind }) !== null)
    throw new Refusal('conflict', `The member is ${from} already.`);
  const { to } = membershipMachine.actions[action];
  const { name: machine } = membershipMachine;
  await addHistory(tx, {
    machine,
    subjectId,
    action,
    from,
    to,
    actor,
    reason: null,
    version,
    requestId: null,
    at: now,
  });
  const kind = givesAccess(action);
  if (kind !== null && actor.id !== null)
    await tellOwners(tx, { listingId, kind, subjectId: accountId, accountId: actor.id, version }, now);
  if (actor.id !== accountId)
    await addToOutbox(tx, memberChanged, {
      aggregateId: `${listingId}_${accountId}`,
      aggregateVersion: version,
      data: { installerId: listingId, accountId, step: version },
    });
}
