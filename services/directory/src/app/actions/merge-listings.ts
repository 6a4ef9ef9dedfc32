import { system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { fieldError, installerNotFound } from '../../base/refusals.js';
import { claimLifecycle } from '../../claims/actions/claim-lifecycle.js';
import { moveClaims, openClaimsOf } from '../../claims/db/claim-store.js';
import { changeLifecycle } from '../../editing/actions/change-lifecycle.js';
import { openChangesOf } from '../../editing/db/change-store.js';
import { moveFigures } from '../../figures/db/visit-store.js';
import { moveSubmissions } from '../../intake/db/submission-store.js';
import type { StatusChange } from '../../listings/actions/change-listing-status.js';
import { listingLifecycle } from '../../listings/actions/listing-lifecycle.js';
import { lockInstallers, mergedIntoListing, saveInstallers } from '../../listings/db/installer-store.js';
import { type InstallerRecord, isShown } from '../../listings/domain/installer.js';
import { authorize } from '../../members/actions/authorize.js';
import { giveFoundingPlace } from '../../members/db/founding-store.js';
import { membersOf, moveMembers } from '../../members/db/member-store.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { movePhotos } from '../../photos/actions/move-photos.js';
import { moveProjects } from '../../projects/actions/move-projects.js';
import { moveContactRequests } from '../../requests/db/contact-store.js';
import { moveReports } from '../../requests/db/listing-report-store.js';

/**
 * Merges a duplicate listing into another one, with its team, photos, projects, requests, claims, reports, figures,
 * submissions and founding place; its reviews follow by the event. Listings of different owners are not merged: the staff decides by a
 * claim whose business it is (docs/rules.md#merging).
 */
export async function mergeListing(
  tx: EntityManager,
  { listingId, survivorId, requestId }: StatusChange & { survivorId: number },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<InstallerRecord> {
  authorize(actor, 'change_status');
  if (survivorId === listingId) throw fieldError('body.survivorId', 'choose another listing');
  const earlier = await mergedIntoListing(tx, listingId);
  const locked = await lockInstallers(tx, [listingId, survivorId, ...earlier]);
  const move = { from: listingId, to: survivorId };
  // Wait for a concurrent submission that would add an owner.
  await moveSubmissions(tx, move);
  const survivor = locked.find(({ id }) => id === survivorId);
  if (!locked.some(({ id }) => id === listingId)) throw installerNotFound();
  if (!survivor || !isShown(survivor)) throw fieldError('body.survivorId', 'choose a listing that visitors can see');
  const owners = (await membersOf(tx, survivorId)).filter(({ role }) => role === 'owner');
  const others = (await membersOf(tx, listingId)).filter(({ role }) => role === 'owner');
  const isOwners = (accountId: string) => owners.some((owner) => owner.accountId === accountId);
  if (owners.length > 0 && others.some(({ accountId }) => !isOwners(accountId)))
    throw new Refusal('conflict', 'The two listings have different owners.');
  const merged = await transition(tx, listingLifecycle, listingId, {
    action: 'merge',
    actor,
    at: now,
    reason: String(survivorId),
    requestId,
    change: () => ({ mergedInto: survivorId }),
  });
  // Listings that were merged into it before now lead to the survivor.
  const changes = earlier.map((id) => ({ id, decide: () => ({ mergedInto: survivorId }) }));
  await saveInstallers(tx, { added: [], changes, now });
  // A claim of a listing with an owner must first notify that owner, so a claim of the other listing cannot become one.
  if (owners.length === 0) await moveClaims(tx, move);
  for (const { id } of await openClaimsOf(tx, listingId))
    await transition(tx, claimLifecycle, id, { action: 'supersede', actor: system, at: now });
  await moveMembers(tx, move);
  await moveContactRequests(tx, move);
  await moveReports(tx, move);
  await moveFigures(tx, move);
  await giveFoundingPlace(tx, move);
  await movePhotos(tx, move, now);
  await moveProjects(tx, move, now);
  // A change describes the old values of this listing; the survivor may have others.
  for (const { id } of await openChangesOf(tx, listingId))
    await transition(tx, changeLifecycle, id, { action: 'withdraw', actor: system, at: now, reason: 'merged' });
  return merged;
}
