import { keyedListingSchema, keyedRequestQuerySchema, keyedRequestsSchema } from '../http/api-keys.js';
import {
  contactRequestBodySchema,
  contactRequestCreatedSchema,
  undeliveredRequestsSchema,
} from '../http/contact-requests.js';
import { installerParamsSchema } from '../http/installers.js';
import {
  adminReportListSchema,
  adminReportQuerySchema,
  adminReportSchema,
  listingReportBodySchema,
  listingReportReceivedSchema,
  reportParamsSchema,
} from '../http/listing-reports.js';
import { shortlistMailAcceptedSchema, shortlistMailBodySchema } from '../http/shortlists.js';
import { apiPaths } from '../paths.js';
import { endpointsOf } from './endpoint.js';

/** Requests of homeowners, reports and shortlists. */
export const requestEndpoints = endpointsOf('directory', {
  contactRequests: {
    method: 'POST',
    path: apiPaths.contactRequests,
    body: contactRequestBodySchema,
    status: 201,
    response: contactRequestCreatedSchema,
    limit: 'contact',
  },
  mailShortlist: {
    method: 'POST',
    path: apiPaths.mailShortlist,
    body: shortlistMailBodySchema,
    status: 202,
    response: shortlistMailAcceptedSchema,
    limit: 'shortlist',
  },
  reportListing: {
    method: 'POST',
    path: apiPaths.reportListing,
    body: listingReportBodySchema,
    status: 202,
    response: listingReportReceivedSchema,
    limit: 'report',
  },
  adminReports: {
    method: 'GET',
    path: apiPaths.adminReports,
    query: adminReportQuerySchema,
    response: adminReportListSchema,
    limit: 'read',
  },
  handleReport: {
    method: 'POST',
    path: apiPaths.handleReport,
    params: reportParamsSchema,
    response: adminReportSchema,
    limit: 'write',
    prefix: apiPaths.adminReports,
  },
  undeliveredRequests: {
    method: 'GET',
    path: apiPaths.undeliveredRequests,
    response: undeliveredRequestsSchema,
    limit: 'read',
  },
  keyedListing: {
    method: 'GET',
    path: apiPaths.keyedListing,
    params: installerParamsSchema,
    response: keyedListingSchema,
    limit: 'read',
  },
  keyedRequests: {
    method: 'GET',
    path: apiPaths.keyedRequests,
    params: installerParamsSchema,
    query: keyedRequestQuerySchema,
    response: keyedRequestsSchema,
    limit: 'read',
    prefix: apiPaths.keyedListing,
  },
});
