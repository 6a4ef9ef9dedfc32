import { Refusal } from '@poolpros/chassis/refusal';
import { planLimits } from '@poolpros/contracts/plans';
import type { EntityManager } from 'typeorm';
import { planOfListing } from '../../members/actions/listing-plan.js';
import { membersOf } from '../../members/db/member-store.js';

/** The plan of a listing, and the maximum size of its team. */
export async function teamLimitOf(tx: EntityManager, listingId: number) {
  const plan = await planOfListing(tx, listingId);
  return { plan, mostMembers: planLimits[plan].members };
}

/**
 * Throws Refusal `conflict` if a team whose plan is full would take one more in addition to its members and `others`.
 */
export async function checkTeamHasRoom(tx: EntityManager, listingId: number, others = 0): Promise<void> {
  const { plan, mostMembers } = await teamLimitOf(tx, listingId);
  if ((await membersOf(tx, listingId)).length + others >= mostMembers)
    throw new Refusal(
      'conflict',
      `A team on the ${plan} plan can have at most ${mostMembers} members, including people who are invited.`,
    );
}
