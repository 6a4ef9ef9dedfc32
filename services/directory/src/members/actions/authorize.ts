import { Refusal } from '@poolpros/chassis/refusal';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { EntityManager } from 'typeorm';
import { installerNotFound } from '../../base/refusals.js';
import { roleOn } from '../db/member-store.js';
import { isAllowed, type ListingAction, type ListingActor } from '../domain/policy.js';

/** Throws `forbidden` when somebody may not do something. */
export function authorize(actor: ListingActor, action: ListingAction, role: ListingRole | null = null): void {
  if (!isAllowed(actor, action, role)) throw new Refusal('forbidden', 'You are not allowed to do that.');
}

/** The same for a listing's own data. For non-members it does not exist. */
export function authorizeMember(
  actor: ListingActor,
  action: ListingAction,
  role: ListingRole | null,
  missing: () => Refusal,
): asserts role is ListingRole {
  if (role === null) throw missing();
  authorize(actor, action, role);
}

/** The role of an authorized actor in a listing; throws as `authorizeMember` does. */
export async function authorizeOn(
  tx: EntityManager,
  listingId: number,
  actor: ListingActor & { id: string },
  action: ListingAction,
  missing = installerNotFound,
): Promise<ListingRole> {
  const role = await roleOn(tx, listingId, actor.id);
  authorizeMember(actor, action, role, missing);
  return role;
}
