import type { Plan } from '@poolpros/contracts/plans';
import type { EntityManager } from 'typeorm';
import { foundingPlacesOf } from '../db/founding-store.js';
import { planOf } from '../domain/plan.js';

/** The plan of a listing. */
export async function planOfListing(tx: EntityManager, listingId: number): Promise<Plan> {
  return planOf({ foundingPlace: (await foundingPlacesOf(tx, [listingId]))(listingId) });
}
