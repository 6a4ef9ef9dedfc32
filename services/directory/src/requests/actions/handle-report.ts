import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { authorize } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { lockReport, storeHandled } from '../db/listing-report-store.js';
import type { ListingReport } from '../domain/listing-report.js';

/** Marks a report as handled. The first person to do so stays recorded. */
export async function handleReport(
  tx: EntityManager,
  reportId: string,
  actor: ListingActor & { id: string },
  now: Date,
): Promise<ListingReport> {
  authorize(actor, 'handle_report');
  const report = await lockReport(tx, reportId);
  if (!report) throw new Refusal('not_found', 'There is no such report.');
  if (report.handledAt !== null) return report;
  await storeHandled(tx, report.id, actor.id, now);
  return { ...report, handledAt: now, handledBy: actor.id };
}
