import { Refusal } from '@poolpros/chassis/refusal';
import type { ListingRole } from '@poolpros/contracts/roles';
import type { EntityManager } from 'typeorm';
import { installerNotFound } from '../../base/refusals.js';
import { roleOn } from '../db/member-store.js';
import { type Acting, type ListingAction, mayAct } from '../domain/may-act.js';

/** Throws `forbidden` when somebody may not do something. */
export function authorize(actor: Acting, action: ListingAction, role: ListingRole | null = null): void {
  if (!mayAct(actor, action, role)) throw new Refusal('forbidden', 'You may not do that.');
}

/** The same for what belongs to a listing: to who is no member of it, it does not exist. */
export function authorizeMember(
  actor: Acting,
  action: ListingAction,
  role: ListingRole | null,
  missing: () => Refusal,
): asserts role is ListingRole {
  if (role === null) throw missing();
  authorize(actor, action, role);
}

/** The role on a listing of somebody who may do something there; throws as `authorizeMember` does. */
export async function authorizeOn(
  tx: EntityManager,
  listingId: number,
  actor: Acting & { id: string },
  action: ListingAction,
  missing = installerNotFound,
): Promise<ListingRole> {
  const role = await roleOn(tx, listingId, actor.id);
  authorizeMember(actor, action, role, missing);
  return role;
}
