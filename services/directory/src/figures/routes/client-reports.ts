import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { clientReportEndpoints } from '@poolpros/contracts/endpoints/client-reports';
import { clientReportLimits } from '@poolpros/contracts/limits';
import type { Context } from '../../base/context.js';
import { authorize } from '../../members/actions/authorize.js';
import { actingOf, byAnybody, byStaff } from '../../members/routes/acting.js';
import { countClientReport } from '../actions/count-client-report.js';
import { firstReportDay } from '../actions/delete-client-reports.js';
import { mostReported } from '../db/client-report-store.js';

/** What browsers found missing or broken, and what the staff sees of it. */
export function clientReportRoutes(app: ZodApp, { database, now }: Context): void {
  const { days, shown } = clientReportLimits;
  route(
    app,
    clientReportEndpoints.clientReports,
    byAnybody('client reports')({ summary: 'Report a missing page or a broken script', errors: [400, 429, 503] }),
    async (request) => {
      await database.transaction((tx) => countClientReport(tx, request.body, now()));
    },
  );
  route(
    app,
    clientReportEndpoints.adminClientReports,
    byStaff('reports:read')({
      summary: 'List the most frequent missing pages and broken scripts',
      errors: [401, 403, 503],
    }),
    async (request) => {
      authorize(actingOf(request), 'read_error_counts');
      const { manager } = database.dataSource;
      const since = firstReportDay(now());
      const missing = await mostReported(manager, { kind: 'missing_path', since, most: shown });
      const errors = await mostReported(manager, { kind: 'client_error', since, most: shown });
      return { days, missing: missing.map(({ build: _, ...row }) => row), errors };
    },
  );
}
