import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { closedReportsNeeded } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import { installerNotFound } from '../../base/refusals.js';
import type { Staff, StatusChange } from '../../listings/actions/change-listing-status.js';
import { listingLifecycle } from '../../listings/actions/listing-lifecycle.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { authorize } from '../../members/actions/authorize.js';
import { countIndependentReports } from '../db/listing-report-store.js';

/** Closes a listing without its team: two visitors reported it closed, and the team did not answer the staff. */
export async function closeReportedListing(
  tx: EntityManager,
  { listingId, requestId }: StatusChange,
  actor: Staff,
  now: Date,
): Promise<InstallerRecord> {
  authorize(actor, 'change_status');
  const [listing] = await lockInstallers(tx, [listingId]);
  if (!listing) throw installerNotFound();
  if ((await countIndependentReports(tx, listingId, 'closed')) < closedReportsNeeded)
    throw new Refusal(
      'conflict',
      `This takes ${closedReportsNeeded} independent reports that the business has closed.`,
    );
  return await transition(tx, listingLifecycle, listingId, {
    action: 'close',
    actor,
    at: now,
    reason: 'reported',
    requestId,
  });
}
