import { adminPaths } from '../admin-paths.js';
import { clientReportBodySchema, clientReportListSchema } from '../http/client-reports.js';
import { apiPaths } from '../paths.js';
import { endpointsOf } from './endpoint.js';

/** What browsers found missing or broken. */
export const clientReportEndpoints = endpointsOf('directory', {
  clientReports: {
    operationId: 'countClientReport',
    method: 'POST',
    path: apiPaths.clientReports,
    body: clientReportBodySchema,
    status: 202,
    limit: 'fault',
  },
  adminClientReports: {
    method: 'GET',
    path: adminPaths.adminClientReports,
    response: clientReportListSchema,
    limit: 'read',
  },
});
