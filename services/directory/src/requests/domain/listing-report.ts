import type { ReportReason } from '@poolpros/contracts/report-reasons';

/** What somebody says is wrong with a listing, as stored. */
export interface ListingReport {
  id: string;
  installerId: number;
  reason: ReportReason;
  note: string | null;
  email: string | null;
  /** From where it came: a keyed hash. */
  network: string | null;
  createdAt: Date;
  handledAt: Date | null;
  handledBy: string | null;
}

/** Open reports of a listing that are stored; more tell nobody anything new (docs/rules.md#reports). */
export const mostOpenReports = 20;
