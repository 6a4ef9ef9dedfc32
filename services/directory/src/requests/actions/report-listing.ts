import { newId } from '@poolpros/chassis/ids';
import type { listingReportBodySchema } from '@poolpros/contracts/http/listing-reports';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { lockListingReports } from '../../base/db/locks.js';
import { installerNotFound } from '../../base/refusals.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { isShown } from '../../listings/domain/installer.js';
import { insertReport, openReportsOf } from '../db/listing-report-store.js';
import { type ListingReport, mostOpenReports } from '../domain/listing-report.js';

/**
 * Stores a report about a listing for the staff. An open report with the same text is not stored again, nor is any
 * report while the listing has too many open ones.
 */
export async function reportListing(
  tx: EntityManager,
  { installerId, reason, note, email, network }: z.output<typeof listingReportBodySchema> & { network: string },
  now: Date,
): Promise<ListingReport> {
  const installer = await findInstaller(tx, installerId);
  if (!installer || !isShown(installer)) throw installerNotFound();
  await lockListingReports(tx, installerId);
  const report: ListingReport = {
    id: newId(),
    installerId,
    reason,
    note: note || null,
    email: email ?? null,
    network,
    createdAt: now,
    handledAt: null,
    handledBy: null,
    outcome: null,
  };
  const open = await openReportsOf(tx, installerId);
  const same = open.find((each) => each.reason === reason && each.note === report.note && each.email === report.email);
  if (same) return same;
  if (open.length < mostOpenReports) await insertReport(tx, report);
  return report;
}
