import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { networkHash, siteOf } from '@poolpros/chassis/network';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { Context } from '../../base/context.js';
import { reportListing } from '../actions/report-listing.js';

export function listingReportRoutes(app: ZodApp, context: Context): void {
  const { config, database } = context;
  route(
    app,
    requestEndpoints.reportListing,
    {
      schema: {
        tags: ['listing reports'],
        summary: 'Report a problem with a listing',
        headers: idempotencyHeadersSchema,
        errors: [400, 404, 409, 503],
      },
    },
    async (request, reply) => {
      const { body } = request;
      const now = context.now();
      // A visitor gets an IPv6 /48 for free, and reports from two of its networks must not count as two visitors.
      const network = networkHash(config.LINK_SECRET, 'report-network', siteOf(request.ip));
      return await createOnce(database, request, reply, async (tx) => {
        const { id, createdAt } = await reportListing(tx, { ...body, network }, now);
        return { id, createdAt: createdAt.toISOString() };
      });
    },
  );
}
