import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import type { AdminContactRequest } from '@poolpros/contracts/http/contact-requests';
import { pageSizes } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { queuePage } from '../../base/routes/queue-page.js';
import { installersByIds } from '../../listings/db/installer-store.js';
import { phoneDetails } from '../../listings/domain/phone.js';
import { listingLink } from '../../listings/routes/listing-link.js';
import { authorize } from '../../members/actions/authorize.js';
import { actingOf, byStaff } from '../../members/routes/acting.js';
import { handleRequest } from '../actions/handle-request.js';
import { countQueued, listQueued, type QueuedRequest } from '../db/request-queue-store.js';
import { staffActionsOf } from '../domain/contact-request.js';

/** Requests that need the staff: those that reached nobody, those to unclaimed businesses, and spam. */
export function adminContactRequestRoutes(app: ZodApp, { database, now }: Context): void {
  const reading = byStaff('reports:read');
  const handling = byStaff('reports:handle');

  route(
    app,
    requestEndpoints.adminContactRequests,
    reading({ summary: 'List contact requests that need staff attention, oldest first', errors: [400, 401, 403, 503] }),
    async (request) => {
      authorize(actingOf(request), 'read_request_queue');
      const queue = { count: countQueued, list: listQueued, views };
      return await queuePage(database.dataSource.manager, queue, request.query, pageSizes.adminRequests);
    },
  );

  route(
    app,
    requestEndpoints.adminContactRequestSteps,
    handling({
      summary: 'Mark a contact request as delivered, spam or not spam, or email it again',
      errors: [400, 401, 403, 404, 409, 503],
    }),
    async (request) => {
      const step = { ...request.body, ...request.params };
      await database.transaction((tx) => handleRequest(tx, step, actingOf(request), now()));
    },
  );
}

async function views(tx: EntityManager, queued: readonly QueuedRequest[]): Promise<AdminContactRequest[]> {
  const listings = await installersByIds(tx, [...new Set(queued.map(({ installerId }) => installerId))]);
  return queued.flatMap(({ installerId, hasEmail, createdAt, ...request }) => {
    const listing = listings.find(({ id }) => id === installerId);
    return listing
      ? {
          ...request,
          createdAt: createdAt.toISOString(),
          listing: { ...listingLink(listing), phone: listing.phone, ...phoneDetails(listing) },
          actions: staffActionsOf(request, hasEmail),
        }
      : [];
  });
}
