import type { Actor } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { fieldError } from '../../base/refusals.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { lockInstallers } from '../db/installer-store.js';
import type { InstallerRecord } from '../domain/installer.js';
import { pauseMistake } from '../domain/listing-status.js';
import { listingLifecycle } from './listing-lifecycle.js';

type Member = ListingActor & Actor & { id: string };

/** Pauses a listing now or later; it resumes automatically (docs/rules.md#pauses). */
export async function pauseListing(
  tx: EntityManager,
  listingId: number,
  { from, to }: { from: Date | null; to: Date },
  actor: Member,
  now: Date,
): Promise<InstallerRecord> {
  await authorizeOn(tx, listingId, actor, 'pause_listing');
  const mistake = pauseMistake({ from, to }, now);
  if (mistake) throw fieldError(`body.${mistake.field}`, mistake.message);
  const isLater = from !== null && from > now;
  return await transition(tx, listingLifecycle, listingId, {
    action: isLater ? 'plan_pause' : 'pause',
    actor,
    at: now,
    change: () => ({ pausedFrom: isLater ? from : now, pausedTo: to }),
  });
}

/** Ends a pause, or cancels a future one. */
export async function resumeListing(
  tx: EntityManager,
  listingId: number,
  actor: Member,
  now: Date,
): Promise<InstallerRecord> {
  await authorizeOn(tx, listingId, actor, 'pause_listing');
  const [listing] = await lockInstallers(tx, [listingId]);
  if (listing?.status === 'published' && listing.pausedFrom === null)
    throw new Refusal('conflict', 'The listing is not paused.');
  return await transition(tx, listingLifecycle, listingId, { action: 'resume', actor, at: now });
}

/** Records that the business has closed permanently. Only the staff can reopen its listing. */
export async function closeListing(
  tx: EntityManager,
  listingId: number,
  actor: Member,
  now: Date,
): Promise<InstallerRecord> {
  await authorizeOn(tx, listingId, actor, 'close_listing');
  return await transition(tx, listingLifecycle, listingId, { action: 'close', actor, at: now, reason: 'by_owner' });
}
