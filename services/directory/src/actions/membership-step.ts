import { hindranceOf } from '@poolpros/chassis/machine';
import { type Actor, addHistory, historyOf } from '@poolpros/chassis/machine/history';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { type MembershipAction, type MembershipState, membershipMachine } from '../domain/membership.js';

/** Adds a step of a member to the history, under the lock of the team; throws Refusal `conflict` for one that is none. */
export async function recordStep(
  tx: EntityManager,
  step: { listingId: number; accountId: string; from: MembershipState; action: MembershipAction },
  actor: Actor,
  now: Date,
): Promise<void> {
  const subjectId = `${step.listingId}:${step.accountId}`;
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
}
