import { addToOutbox } from '@poolpros/chassis/outbox';
import { Refusal } from '@poolpros/chassis/refusal';
import { listingReportHandled } from '@poolpros/contracts/events/directory';
import type { ReportOutcome } from '@poolpros/contracts/http/listing-reports';
import type { EntityManager } from 'typeorm';
import { authorize } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { lockReport, storeHandled } from '../db/listing-report-store.js';
import type { ListingReport } from '../domain/listing-report.js';

/** Marks a report as handled. The first person to do so stays recorded, and an email that was left gets one mail about it. */
export async function handleReport(
  tx: EntityManager,
  { reportId, outcome }: { reportId: string; outcome: ReportOutcome },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<ListingReport> {
  authorize(actor, 'handle_report');
  const report = await lockReport(tx, reportId);
  if (!report) throw new Refusal('not_found', 'There is no such report.');
  if (report.handledAt !== null) return report;
  const handled = { handledAt: now, handledBy: actor.id, outcome };
  await storeHandled(tx, report.id, handled);
  if (report.email !== null)
    await addToOutbox(tx, listingReportHandled, {
      aggregateId: report.id,
      aggregateVersion: 1,
      data: { reportId: report.id },
    });
  return { ...report, ...handled };
}
