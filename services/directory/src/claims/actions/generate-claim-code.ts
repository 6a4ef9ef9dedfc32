import { hashToken } from '@poolpros/chassis/links';
import { newReadableCode } from '@poolpros/chassis/readable-code';
import type { EntityManager } from 'typeorm';
import { installerNotFound } from '../../base/refusals.js';
import { noteStaffStep } from '../../listings/actions/note-staff-step.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { type InstallerRecord, isShown } from '../../listings/domain/installer.js';
import { authorize } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { storeCode } from '../db/claim-code-store.js';
import { codeExpiry } from '../domain/claim.js';

/** Creates a code for claiming a listing and replaces the previous one; only its hash is stored. */
export async function generateClaimCode(
  tx: EntityManager,
  { installerId, requestId }: { installerId: number; requestId: string },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<{ code: string; expiresAt: Date; listing: InstallerRecord }> {
  authorize(actor, 'decide_claim');
  const listing = await findInstaller(tx, installerId);
  if (!listing || !isShown(listing)) throw installerNotFound();
  const code = newReadableCode();
  const expiresAt = codeExpiry(now);
  await storeCode(tx, { listingId: listing.id, codeHash: hashToken(code), createdBy: actor.id, expiresAt });
  await noteStaffStep(tx, 'makeClaimCode', { listing, reason: null, requestId }, actor, now);
  return { code, expiresAt, listing };
}
