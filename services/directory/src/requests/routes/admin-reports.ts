import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import type { AdminReport } from '@poolpros/contracts/http/listing-reports';
import { pageSizes } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { installerNotFound } from '../../base/refusals.js';
import { queuePage } from '../../base/routes/queue-page.js';
import { installersByIds } from '../../listings/db/installer-store.js';
import { listingLink } from '../../listings/routes/listing-link.js';
import { authorize } from '../../members/actions/authorize.js';
import { actingOf, byStaff } from '../../members/routes/acting.js';
import { handleReport } from '../actions/handle-report.js';
import { countReports, listReports } from '../db/listing-report-store.js';
import type { ListingReport } from '../domain/listing-report.js';

export function adminReportRoutes(app: ZodApp, { database, now }: Context): void {
  const reading = byStaff('reports:read');
  const handling = byStaff('reports:handle');

  route(
    app,
    requestEndpoints.adminReports,
    reading({ summary: 'List open or handled reports on listings', errors: [400, 401, 403, 503] }),
    async (request) => {
      authorize(actingOf(request), 'read_reports');
      const queue = { count: countReports, list: listReports, views };
      return await queuePage(database.dataSource.manager, queue, request.query, pageSizes.reports);
    },
  );

  route(
    app,
    requestEndpoints.handleReport,
    handling({ summary: 'Mark a report as handled', errors: [400, 401, 403, 404, 503] }),
    (request) =>
      database.transaction(async (tx) => {
        const { reportId } = request.params;
        const handled = { reportId, outcome: request.body.outcome };
        const report = await handleReport(tx, handled, actingOf(request), now());
        const [view] = await views(tx, [report]);
        if (!view) throw installerNotFound();
        return view;
      }),
  );
}

/** The reports with what the staff needs to know of their listings. */
async function views(tx: EntityManager, reports: readonly ListingReport[]): Promise<AdminReport[]> {
  const listings = await installersByIds(tx, [...new Set(reports.map(({ installerId }) => installerId))]);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  return reports.flatMap(({ id, installerId, reason, note, email, createdAt, handledAt, outcome }) => {
    const listing = byId.get(installerId);
    if (!listing) return [];
    return {
      id,
      reason,
      note,
      email,
      createdAt: createdAt.toISOString(),
      handledAt: handledAt?.toISOString() ?? null,
      outcome,
      listing: listingLink(listing),
    };
  });
}
