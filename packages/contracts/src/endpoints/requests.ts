import { keyedListingSchema, keyedRequestQuerySchema, keyedRequestsSchema } from '../http/api-keys.js';
import {
  adminContactRequestListSchema,
  adminContactRequestQuerySchema,
  contactRequestBodySchema,
  contactRequestCreatedSchema,
  staffRequestStepBodySchema,
  undeliveredRequestsSchema,
} from '../http/contact-requests.js';
import { contactRequestParamsSchema } from '../http/contractors.js';
import {
  askOthersBodySchema,
  followBodySchema,
  followedRequestSchema,
  homeownerMessageBodySchema,
  requestDetailsBodySchema,
  requestOutcomeBodySchema,
} from '../http/followed-requests.js';
import { installerParamsSchema } from '../http/installers.js';
import {
  adminReportListSchema,
  adminReportQuerySchema,
  adminReportSchema,
  listingReportBodySchema,
  listingReportReceivedSchema,
  reportParamsSchema,
} from '../http/listing-reports.js';
import {
  requestThreadSchema,
  threadLinkBodySchema,
  threadReplyBodySchema,
  threadStepBodySchema,
} from '../http/request-threads.js';
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
  followRequest: {
    method: 'POST',
    path: apiPaths.followRequest,
    body: followBodySchema,
    response: followedRequestSchema,
    limit: 'write',
  },
  confirmRequest: {
    method: 'POST',
    path: apiPaths.confirmRequest,
    body: followBodySchema,
    response: followedRequestSchema,
    limit: 'write',
  },
  requestMessages: {
    method: 'POST',
    path: apiPaths.requestMessages,
    body: homeownerMessageBodySchema,
    status: 201,
    response: followedRequestSchema,
    limit: 'write',
  },
  requestDetails: {
    method: 'POST',
    path: apiPaths.requestDetails,
    body: requestDetailsBodySchema,
    response: followedRequestSchema,
    limit: 'write',
  },
  withdrawRequest: {
    method: 'POST',
    path: apiPaths.withdrawRequest,
    body: followBodySchema,
    response: followedRequestSchema,
    limit: 'write',
  },
  requestOutcome: {
    method: 'POST',
    path: apiPaths.requestOutcome,
    body: requestOutcomeBodySchema,
    response: followedRequestSchema,
    limit: 'write',
  },
  askOthers: {
    method: 'POST',
    path: apiPaths.askOthers,
    body: askOthersBodySchema,
    status: 201,
    response: followedRequestSchema,
    limit: 'contact',
  },
  eraseRequest: {
    method: 'POST',
    path: apiPaths.eraseRequest,
    body: followBodySchema,
    limit: 'write',
  },
  renewRequestLink: {
    method: 'POST',
    path: apiPaths.renewRequestLink,
    body: followBodySchema,
    status: 202,
    response: shortlistMailAcceptedSchema,
    limit: 'shortlist',
  },
  openThread: {
    method: 'POST',
    path: apiPaths.openThread,
    body: threadLinkBodySchema,
    response: requestThreadSchema,
    limit: 'write',
  },
  threadMessages: {
    method: 'POST',
    path: apiPaths.threadMessages,
    body: threadReplyBodySchema,
    status: 201,
    response: requestThreadSchema,
    limit: 'write',
  },
  threadSteps: {
    method: 'POST',
    path: apiPaths.threadSteps,
    body: threadStepBodySchema,
    response: requestThreadSchema,
    limit: 'write',
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
  adminContactRequests: {
    method: 'GET',
    path: apiPaths.adminContactRequests,
    query: adminContactRequestQuerySchema,
    response: adminContactRequestListSchema,
    limit: 'read',
  },
  adminContactRequestSteps: {
    method: 'POST',
    path: apiPaths.adminContactRequestSteps,
    params: contactRequestParamsSchema,
    body: staffRequestStepBodySchema,
    status: 204,
    limit: 'write',
    prefix: apiPaths.adminContactRequests,
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
