import type { Database } from '@poolpros/chassis/database';
import { clientReportLimits } from '@poolpros/contracts/limits';
import { deleteReports } from '../db/client-report-store.js';
import { daysAfter, figureDay } from '../domain/figure-day.js';

/** The first day whose counts are kept and shown. */
export const firstReportDay = (now: Date): string => daysAfter(figureDay(now), 1 - clientReportLimits.days);

/** Deletes the counts that are older than the staff sees. */
export const deleteClientReports = (database: Pick<Database, 'transaction'>, now: Date): Promise<void> =>
  database.transaction((tx) => deleteReports(tx, firstReportDay(now)));
