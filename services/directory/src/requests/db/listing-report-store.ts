import type { ReportState } from '@poolpros/contracts/http/listing-reports';
import type { ReportReason } from '@poolpros/contracts/report-reasons';
import { type EntityManager, IsNull, Not } from 'typeorm';
import type { ListingReport } from '../domain/listing-report.js';
import { ListingReportEntity } from './entities.js';

export const insertReport = async (tx: EntityManager, report: ListingReport): Promise<void> => {
  await tx.insert(ListingReportEntity, report);
};

const inState = (state: ReportState) => ({ handledAt: state === 'open' ? IsNull() : Not(IsNull()) });

export const countReports = (tx: EntityManager, state: ReportState): Promise<number> =>
  tx.countBy(ListingReportEntity, inState(state));

/** The open reports of a listing. */
export const openReportsOf = (tx: EntityManager, installerId: number): Promise<ListingReport[]> =>
  tx.findBy(ListingReportEntity, { installerId, ...inState('open') });

/** How many visitors gave a reason for a listing, counted by network and by mailbox: the lower number. */
export async function countIndependentReports(
  tx: EntityManager,
  installerId: number,
  reason: ReportReason,
): Promise<number> {
  const [row] = await tx.query<{ count: number }[]>(
    `select least(count(distinct coalesce(mailbox_of(email), id::text)), count(distinct coalesce(network, id::text)))::int as count
     from listing_reports
     where installer_id = $1 and reason = $2`,
    [installerId, reason],
  );
  return row?.count ?? 0;
}

export const moveReports = async (tx: EntityManager, { from, to }: { from: number; to: number }): Promise<void> => {
  await tx.update(ListingReportEntity, { installerId: from }, { installerId: to });
};

/** One page of the open reports, oldest first, or of the handled ones, the last handled first. */
export const listReports = (
  tx: EntityManager,
  state: ReportState,
  page: { offset: number; limit: number },
): Promise<ListingReport[]> =>
  tx.find(ListingReportEntity, {
    where: inState(state),
    order: state === 'open' ? { createdAt: 'ASC', id: 'ASC' } : { handledAt: 'DESC', id: 'DESC' },
    skip: page.offset,
    take: page.limit,
  });

/** The row, locked until commit. */
export const lockReport = (tx: EntityManager, id: string): Promise<ListingReport | null> =>
  tx.findOne(ListingReportEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

export const findReport = (tx: EntityManager, id: string): Promise<ListingReport | null> =>
  tx.findOneBy(ListingReportEntity, { id });

export const storeHandled = async (
  tx: EntityManager,
  id: string,
  handled: Pick<ListingReport, 'handledAt' | 'handledBy' | 'outcome'>,
): Promise<void> => {
  await tx.update(ListingReportEntity, { id }, handled);
};
