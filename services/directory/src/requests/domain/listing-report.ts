import type { ReportOutcome } from '@poolpros/contracts/http/listing-reports';
import type { ReportReason } from '@poolpros/contracts/report-reasons';

/** A stored report about a listing. */
export interface ListingReport {
  id: string;
  installerId: number;
  reason: ReportReason;
  note: string | null;
  email: string | null;
  /** The sender's network, as a keyed hash. */
  network: string | null;
  createdAt: Date;
  handledAt: Date | null;
  handledBy: string | null;
  /** What became of it; null until it is handled. */
  outcome: ReportOutcome | null;
}

/** Maximum number of open reports per listing; more add nothing new (docs/rules.md#reports). */
export const mostOpenReports = 20;
