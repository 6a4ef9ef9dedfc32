import type { ClientReport } from '@poolpros/contracts/http/client-reports';
import { clientReportLimits } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import { addReport } from '../db/client-report-store.js';
import { countedReport, withoutPath } from '../domain/client-report.js';
import { figureDay } from '../domain/figure-day.js';

/** Counts what a browser found missing or broken. Nothing is stored of who it was. */
export async function countClientReport(tx: EntityManager, report: ClientReport, now: Date): Promise<void> {
  const counted = countedReport(report);
  if (!counted) return;
  const day = figureDay(now);
  if (await addReport(tx, day, counted, clientReportLimits.rowsPerDay)) return;
  await addReport(tx, day, withoutPath(counted), Number.MAX_SAFE_INTEGER);
}
