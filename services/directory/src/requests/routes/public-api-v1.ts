import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { pageOf } from '@poolpros/chassis/paging';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import type { KeyedListing } from '@poolpros/contracts/http/api-keys';
import { pageSizes } from '@poolpros/contracts/limits';
import { profilePath } from '@poolpros/contracts/slug';
import type { Context } from '../../base/context.js';
import { installerNotFound } from '../../base/refusals.js';
import { byApiKey } from '../../connections/routes/by-api-key.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { factsOf } from '../../listings/domain/snapshot.js';
import { rolesThatMay } from '../../members/domain/policy.js';
import { countInbox, listInbox } from '../db/contractor-store.js';
import { requestFields } from './thread-views.js';

const pageSize = pageSizes.contactRequests;

/** What programs of a business read with its keys. What stands here keeps its form for as long as the path says `v1`. */
export function publicApiV1Routes(app: ZodApp, context: Context): void {
  const { config } = context;
  const { manager } = context.database.dataSource;
  const { keyed, keyOf } = byApiKey(context);

  route(
    app,
    requestEndpoints.keyedListing,
    keyed('listing:read', { summary: "Get the key's business; requires the listing:read scope" }),
    async (request) => {
      const listing = await findInstaller(manager, keyOf(request).listingId);
      if (!listing) throw installerNotFound();
      return listingView(listing, config.PUBLIC_URL);
    },
  );

  route(
    app,
    requestEndpoints.keyedRequests,
    keyed('requests:read', {
      summary: "List contact requests to the key's business, newest first; requires the requests:read scope",
    }),
    async (request) => {
      const { accountId, listingId } = keyOf(request);
      const inbox = { accountId, roles: rolesThatMay('read_requests'), installerId: listingId };
      const { total } = await countInbox(manager, inbox);
      const { page, totalPages, offset } = pageOf(total, request.query.page, pageSize);
      const found = await listInbox(manager, inbox, { offset, limit: pageSize });
      return { items: found.map(requestFields), total, page, totalPages };
    },
  );
}

function listingView(listing: InstallerRecord, publicUrl: string): KeyedListing {
  const { status } = listing;
  if (status === 'merged' || status === 'removed') throw installerNotFound();
  return {
    id: listing.id,
    name: listing.name,
    location: factsOf(listing).location,
    status,
    pausedFrom: listing.pausedFrom?.toISOString() ?? null,
    pausedTo: listing.pausedTo?.toISOString() ?? null,
    url: `${publicUrl}${profilePath(listing)}`,
    phone: listing.phone,
    website: listing.website,
    rating: listing.rating,
    reviewCount: listing.reviewCount,
  };
}
