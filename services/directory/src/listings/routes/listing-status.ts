import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { listingEndpoints } from '@poolpros/contracts/endpoints/listings';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { ListingStanding } from '@poolpros/contracts/http/listing-status';
import type { Context } from '../../base/context.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { closeListing, pauseListing, resumeListing } from '../actions/pause-listing.js';
import type { InstallerRecord } from '../domain/installer.js';

/** Steps that the team of a listing takes: pausing it, resuming it, closing it permanently. */
export function listingStatusRoutes(app: ZodApp, { database, now }: Context): void {
  const own = byContractors('contractors');
  const changing = {
    headers: idempotencyHeadersSchema,
    errors: [400, 401, 403, 404, 409, 503],
  };

  route(
    app,
    listingEndpoints.pauseListing,
    own({ ...changing, summary: 'Pause your listing, now or later, until a given date' }),
    (request, reply) =>
      createOnce(database, request, reply, async (tx) => {
        const { from, to } = request.body;
        const pause = { from: from === null ? null : new Date(from), to: new Date(to) };
        return afterStep(await pauseListing(tx, request.params.installerId, pause, actingOf(request), now()));
      }),
  );

  route(
    app,
    listingEndpoints.reopenListing,
    own({ ...changing, summary: 'End the current pause of your listing, or cancel a planned one' }),
    (request, reply) =>
      createOnce(database, request, reply, async (tx) =>
        afterStep(await resumeListing(tx, request.params.installerId, actingOf(request), now())),
      ),
  );

  route(
    app,
    listingEndpoints.closeListing,
    own({ ...changing, summary: 'Mark the business of your listing as permanently closed' }),
    (request, reply) =>
      createOnce(database, request, reply, async (tx) =>
        afterStep(await closeListing(tx, request.params.installerId, actingOf(request), now())),
      ),
  );
}

const afterStep = ({ status, pausedFrom, pausedTo }: InstallerRecord): ListingStanding => ({
  status,
  pausedFrom: pausedFrom?.toISOString() ?? null,
  pausedTo: pausedTo?.toISOString() ?? null,
});
