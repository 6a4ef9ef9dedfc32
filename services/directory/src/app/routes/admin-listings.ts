import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { historyOf } from '@poolpros/chassis/machine/history';
import { listingEndpoints } from '@poolpros/contracts/endpoints/listings';
import type { AdminListing } from '@poolpros/contracts/http/listing-status';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { stepsOf } from '../../base/domain/steps.js';
import { installerNotFound } from '../../base/refusals.js';
import {
  publishListing,
  removeListing,
  type StatusChange,
  suspendListing,
} from '../../listings/actions/change-listing-status.js';
import { findInstaller, installersByIdOrName } from '../../listings/db/installer-store.js';
import { findRemoval } from '../../listings/db/removal-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { isPending, listingMachine } from '../../listings/domain/listing-status.js';
import { listingLink } from '../../listings/routes/listing-link.js';
import { authorize } from '../../members/actions/authorize.js';
import { claimedAmong } from '../../members/db/member-store.js';
import { actingOf, byStaff } from '../../members/routes/acting.js';
import { closeReportedListing } from '../../requests/actions/close-reported-listing.js';
import { countIndependentReports } from '../../requests/db/listing-report-store.js';
import { mergeListing } from '../actions/merge-listings.js';

/** Where listings stand, and what the staff does about it. */
export function adminListingRoutes(app: ZodApp, context: Context): void {
  const { database } = context;
  const staff = byStaff('listings:status');
  const { manager } = database.dataSource;
  const errors = [400, 401, 403, 404, 409, 503];

  /** Takes a step and gives the listing as it stands then. */
  const changed = (
    request: FastifyRequest & { params: { installerId: number } },
    take: (tx: EntityManager, change: StatusChange, now: Date) => Promise<InstallerRecord>,
  ): Promise<AdminListing> =>
    database.transaction(async (tx) => {
      const now = context.now();
      const change = { listingId: request.params.installerId, requestId: request.id };
      return view(tx, await take(tx, change, now), actingOf(request).id, now);
    });

  route(
    app,
    listingEndpoints.adminListings,
    staff({ summary: 'Search listings of any status by ID or name', errors: [400, 401, 403, 503] }),
    async (request) => {
      authorize(actingOf(request), 'change_status');
      return { items: (await installersByIdOrName(manager, request.query.q)).map(listingLink) };
    },
  );

  route(
    app,
    listingEndpoints.adminListing,
    staff({ summary: 'Get the status of a listing and its history', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const actor = actingOf(request);
      authorize(actor, 'change_status');
      const listing = await findInstaller(manager, request.params.installerId);
      if (!listing) throw installerNotFound();
      return view(manager, listing, actor.id, context.now());
    },
  );

  route(app, listingEndpoints.suspendListing, staff({ summary: 'Suspend a listing', errors }), (request) =>
    changed(request, (tx, change, now) => suspendListing(tx, { ...change, ...request.body }, actingOf(request), now)),
  );

  route(
    app,
    listingEndpoints.publishListing,
    staff({ summary: 'Restore a suspended or closed listing', errors }),
    (request) => changed(request, (tx, change, now) => publishListing(tx, change, actingOf(request), now)),
  );

  route(
    app,
    listingEndpoints.closeReportedListing,
    staff({ summary: 'Close a listing whose business was reported closed', errors }),
    (request) => changed(request, (tx, change, now) => closeReportedListing(tx, change, actingOf(request), now)),
  );

  route(
    app,
    listingEndpoints.mergeListing,
    staff({ summary: 'Merge a listing into another listing', errors }),
    (request) =>
      changed(request, (tx, change, now) => mergeListing(tx, { ...change, ...request.body }, actingOf(request), now)),
  );

  route(
    app,
    listingEndpoints.removeListing,
    staff({
      summary: 'Request the removal of a listing, or confirm the request of another staff member',
      errors,
    }),
    (request) =>
      changed(request, (tx, change, now) => removeListing(tx, { ...change, ...request.body }, actingOf(request), now)),
  );
}

async function view(tx: EntityManager, listing: InstallerRecord, accountId: string, now: Date): Promise<AdminListing> {
  const removal = await findRemoval(tx, listing.id);
  return {
    ...listingLink(listing),
    statusSince: listing.statusSince.toISOString(),
    pausedFrom: listing.pausedFrom?.toISOString() ?? null,
    pausedTo: listing.pausedTo?.toISOString() ?? null,
    mergedInto: listing.mergedInto,
    hasOwner: (await claimedAmong(tx, [listing.id])).has(listing.id),
    licenses: listing.licenses,
    insuranceCarrier: listing.insuranceCarrier,
    insuranceEndsOn: listing.insuranceEndsOn,
    closedReports: await countIndependentReports(tx, listing.id, 'closed'),
    removal:
      removal && isPending(removal, now)
        ? {
            reasonCode: removal.reasonCode,
            askedAt: removal.askedAt.toISOString(),
            isOwn: removal.askedBy === accountId,
          }
        : null,
    history: stepsOf(await historyOf(tx, listingMachine, String(listing.id))),
  };
}
