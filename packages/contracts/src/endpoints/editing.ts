import { installerParamsSchema } from '../http/installers.js';
import {
  adminChangeListSchema,
  adminChangeQuerySchema,
  adminChangeSchema,
  applyChangeBodySchema,
  changeParamsSchema,
  editOutcomeSchema,
  listingEditBodySchema,
  ownChangeParamsSchema,
  ownChangeSchema,
  ownChangesSchema,
  refuseChangeBodySchema,
} from '../http/listing-changes.js';
import { ownListingSchema } from '../http/own-listing.js';
import { apiPaths } from '../paths.js';
import { endpointsOf } from './endpoint.js';

/** Changes of a live listing, by its team and by the staff. */
export const editingEndpoints = endpointsOf('directory', {
  adminChanges: {
    method: 'GET',
    path: apiPaths.adminChanges,
    query: adminChangeQuerySchema,
    response: adminChangeListSchema,
    limit: 'read',
  },
  applyChange: {
    method: 'POST',
    path: apiPaths.applyChange,
    params: changeParamsSchema,
    body: applyChangeBodySchema,
    response: adminChangeSchema,
    limit: 'write',
    prefix: apiPaths.adminChanges,
  },
  declineChange: {
    method: 'POST',
    path: apiPaths.declineChange,
    params: changeParamsSchema,
    body: refuseChangeBodySchema,
    response: adminChangeSchema,
    limit: 'write',
    prefix: apiPaths.adminChanges,
  },
  askRevision: {
    method: 'POST',
    path: apiPaths.askRevision,
    params: changeParamsSchema,
    body: refuseChangeBodySchema,
    response: adminChangeSchema,
    limit: 'write',
    prefix: apiPaths.adminChanges,
  },
  ownListing: {
    method: 'GET',
    path: apiPaths.ownListing,
    params: installerParamsSchema,
    response: ownListingSchema,
    limit: 'read',
    prefix: apiPaths.ownListings,
  },
  listingChanges: {
    method: 'GET',
    path: apiPaths.listingChanges,
    params: installerParamsSchema,
    response: ownChangesSchema,
    limit: 'read',
    prefix: apiPaths.ownListings,
  },
  changeListing: {
    method: 'POST',
    path: apiPaths.listingChanges,
    params: installerParamsSchema,
    body: listingEditBodySchema,
    status: 201,
    response: editOutcomeSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  withdrawChange: {
    method: 'POST',
    path: apiPaths.withdrawChange,
    params: ownChangeParamsSchema,
    response: ownChangeSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
});
