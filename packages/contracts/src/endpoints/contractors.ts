import {
  contactRequestParamsSchema,
  ownBusinessesSchema,
  ownContactRequestQuerySchema,
  ownContactRequestSchema,
  ownContactRequestsSchema,
} from '../http/contractors.js';
import { contractorDataSchema, departureSchema } from '../http/own-data.js';
import { apiPaths } from '../paths.js';
import { endpointsOf } from './endpoint.js';

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
  markContactRequestSeen: {
    method: 'POST',
    path: apiPaths.markContactRequestSeen,
    params: contactRequestParamsSchema,
    response: ownContactRequestSchema,
    limit: 'write',
    prefix: apiPaths.ownContactRequests,
  },
  ownData: { method: 'GET', path: apiPaths.ownData, response: contractorDataSchema, limit: 'read' },
  departure: { method: 'GET', path: apiPaths.departure, response: departureSchema, limit: 'read' },
});
