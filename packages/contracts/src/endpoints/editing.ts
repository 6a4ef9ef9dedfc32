import { adminPaths } from '../admin-paths.js';
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
    path: adminPaths.adminChanges,
    query: adminChangeQuerySchema,
    response: adminChangeListSchema,
    limit: 'read',
  },
  applyChange: {
    method: 'POST',
    path: adminPaths.applyChange,
    params: changeParamsSchema,
    body: applyChangeBodySchema,
    response: adminChangeSchema,
    limit: 'write',
    prefix: adminPaths.adminChanges,
  },
  declineChange: {
    method: 'POST',
    path: adminPaths.declineChange,
    params: changeParamsSchema,
    body: refuseChangeBodySchema,
    response: adminChangeSchema,
    limit: 'write',
    prefix: adminPaths.adminChanges,
  },
  askRevision: {
    method: 'POST',
    path: adminPaths.askRevision,
    params: changeParamsSchema,
    body: refuseChangeBodySchema,
    response: adminChangeSchema,
    limit: 'write',
    prefix: adminPaths.adminChanges,
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
