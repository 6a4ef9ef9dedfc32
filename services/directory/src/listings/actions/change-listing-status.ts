import { transition } from '@poolpros/chassis/machine/transition';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Refusal } from '@poolpros/chassis/refusal';
import { listingRestored, listingSuspended } from '@poolpros/contracts/events/directory';
import type { RemoveReason, SuspendReason } from '@poolpros/contracts/status-reasons';
import type { EntityManager } from 'typeorm';
import { installerNotFound } from '../../base/refusals.js';
import { authorize } from '../../members/actions/authorize.js';
import { membersOf } from '../../members/db/member-store.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { lockInstallers } from '../db/installer-store.js';
import { deleteRemoval, findRemoval, storeRemoval } from '../db/removal-store.js';
import type { InstallerRecord } from '../domain/installer.js';
import { isPending } from '../domain/listing-status.js';
import { listingLifecycle } from './listing-lifecycle.js';
import { noteStaffStep } from './note-staff-step.js';

/** One of the staff, who acts. */
export type Staff = ListingActor & { id: string };

/** The step by the staff, and its request. */
export interface StatusChange {
  listingId: number;
  requestId: string;
}

/** Suspends a listing. */
export async function suspendListing(
  tx: EntityManager,
  { listingId, requestId, reasonCode }: StatusChange & { reasonCode: SuspendReason },
  actor: Staff,
  now: Date,
): Promise<InstallerRecord> {
  authorize(actor, 'change_status');
  const step = { action: 'suspend', actor, at: now, reason: reasonCode, requestId } as const;
  return await publishSuspension(tx, listingSuspended, await transition(tx, listingLifecycle, listingId, step));
}

/** Publishes a suspended or closed listing again. */
export async function publishListing(
  tx: EntityManager,
  { listingId, requestId }: StatusChange,
  actor: Staff,
  now: Date,
): Promise<InstallerRecord> {
  authorize(actor, 'change_status');
  const [listing] = await lockInstallers(tx, [listingId]);
  const action = listing?.status === 'closed' ? 'reopen' : 'restore';
  const published = await transition(tx, listingLifecycle, listingId, { action, actor, at: now, requestId });
  return action === 'restore' ? await publishSuspension(tx, listingRestored, published) : published;
}

/** Publishes a step of the staff, so that the team of the listing is mailed about it. */
async function publishSuspension(
  tx: EntityManager,
  definition: typeof listingSuspended | typeof listingRestored,
  listing: InstallerRecord,
): Promise<InstallerRecord> {
  const { id, version } = listing;
  const hasTeam = (await membersOf(tx, id)).length > 0;
  const event = { aggregateId: String(id), aggregateVersion: version, data: { installerId: id, hasTeam } };
  await addToOutbox(tx, definition, event);
  return listing;
}

/**
 * Removes a listing permanently once two of the staff agree: the first request is stored, and another person's request
 * removes the listing (docs/rules.md#removal).
 */
export async function removeListing(
  tx: EntityManager,
  { listingId, requestId, reasonCode }: StatusChange & { reasonCode: RemoveReason },
  actor: Staff,
  now: Date,
): Promise<InstallerRecord> {
  authorize(actor, 'change_status');
  const [listing] = await lockInstallers(tx, [listingId]);
  if (!listing) throw installerNotFound();
  if (listing.status === 'removed') throw new Refusal('conflict', 'The listing is removed.');
  const asked = await findRemoval(tx, listingId);
  if (!asked || !isPending(asked, now) || asked.askedBy === actor.id) {
    await storeRemoval(tx, { listingId, askedBy: actor.id, reasonCode, askedAt: now });
    await noteStaffStep(tx, 'requestRemoval', { listing, reason: reasonCode, requestId }, actor, now);
    return listing;
  }
  await deleteRemoval(tx, listingId);
  return await transition(tx, listingLifecycle, listingId, {
    action: 'remove',
    actor,
    at: now,
    reason: asked.reasonCode,
    requestId,
  });
}
