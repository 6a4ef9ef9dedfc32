import {
  contactRequestParamsSchema,
  ownBusinessesSchema,
  ownContactRequestQuerySchema,
  ownContactRequestsSchema,
  requestExportQuerySchema,
} from '../http/contractors.js';
import { installerParamsSchema } from '../http/installers.js';
import { listingFiguresQuerySchema, listingFiguresSchema } from '../http/listing-figures.js';
import { contractorDataSchema, departureSchema } from '../http/own-data.js';
import { ownRequestPhotoParamsSchema } from '../http/request-photos.js';
import { businessStepBodySchema } from '../http/request-states.js';
import {
  replyBodySchema,
  requestThreadSchema,
  savedRepliesSchema,
  savedReplyBodySchema,
  savedReplyParamsSchema,
} from '../http/request-threads.js';
import { apiPaths } from '../paths.js';
import { endpointsOf, fileSchema } from './endpoint.js';

/** What a contractor has: listings, requests and data. */
export const contractorEndpoints = endpointsOf('directory', {
  ownListings: { method: 'GET', path: apiPaths.ownListings, response: ownBusinessesSchema, limit: 'read' },
  ownContactRequests: {
    method: 'GET',
    path: apiPaths.ownContactRequests,
    query: ownContactRequestQuerySchema,
    response: ownContactRequestsSchema,
    limit: 'read',
  },
  ownContactRequest: {
    method: 'GET',
    path: apiPaths.ownContactRequest,
    params: contactRequestParamsSchema,
    response: requestThreadSchema,
    limit: 'read',
    prefix: apiPaths.ownContactRequests,
  },
  markContactRequestSeen: {
    method: 'POST',
    path: apiPaths.markContactRequestSeen,
    params: contactRequestParamsSchema,
    response: requestThreadSchema,
    limit: 'write',
    prefix: apiPaths.ownContactRequests,
  },
  contactRequestMessages: {
    operationId: 'sendContactRequestMessage',
    method: 'POST',
    path: apiPaths.contactRequestMessages,
    params: contactRequestParamsSchema,
    body: replyBodySchema,
    status: 201,
    response: requestThreadSchema,
    limit: 'write',
    prefix: apiPaths.ownContactRequests,
  },
  contactRequestSteps: {
    operationId: 'takeContactRequestStep',
    method: 'POST',
    path: apiPaths.contactRequestSteps,
    params: contactRequestParamsSchema,
    body: businessStepBodySchema,
    response: requestThreadSchema,
    limit: 'write',
    prefix: apiPaths.ownContactRequests,
  },
  contactRequestPhoto: {
    method: 'GET',
    path: apiPaths.contactRequestPhoto,
    params: ownRequestPhotoParamsSchema,
    response: fileSchema,
    limit: 'read',
    prefix: apiPaths.ownContactRequests,
  },
  exportContactRequests: {
    operationId: 'exportContactRequests',
    method: 'GET',
    path: apiPaths.exportContactRequests,
    params: installerParamsSchema,
    query: requestExportQuerySchema,
    response: fileSchema,
    limit: 'read',
    dear: true,
    prefix: apiPaths.ownListing,
  },
  listingFigures: {
    operationId: 'getListingFigures',
    method: 'GET',
    path: apiPaths.listingFigures,
    params: installerParamsSchema,
    query: listingFiguresQuerySchema,
    response: listingFiguresSchema,
    limit: 'read',
    dear: true,
    prefix: apiPaths.ownListing,
  },
  savedReplies: {
    method: 'GET',
    path: apiPaths.savedReplies,
    params: installerParamsSchema,
    response: savedRepliesSchema,
    limit: 'read',
    prefix: apiPaths.ownListing,
  },
  addSavedReply: {
    method: 'POST',
    path: apiPaths.savedReplies,
    params: installerParamsSchema,
    body: savedReplyBodySchema,
    status: 201,
    response: savedRepliesSchema,
    limit: 'write',
    prefix: apiPaths.ownListing,
  },
  removeSavedReply: {
    method: 'POST',
    path: apiPaths.removeSavedReply,
    params: savedReplyParamsSchema,
    response: savedRepliesSchema,
    limit: 'write',
    prefix: apiPaths.ownListing,
  },
  ownData: { method: 'GET', path: apiPaths.ownData, response: contractorDataSchema, limit: 'read' },
  departure: {
    operationId: 'previewDeparture',
    method: 'GET',
    path: apiPaths.departure,
    response: departureSchema,
    limit: 'read',
  },
});
