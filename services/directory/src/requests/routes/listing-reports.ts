import { problems, type ZodApp } from '@poolpros/chassis/http';
import { createOnce } from '@poolpros/chassis/idempotency';
import { networkHash, siteOf } from '@poolpros/chassis/network';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { listingReportBodySchema, listingReportReceivedSchema } from '@poolpros/contracts/http/listing-reports';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import type { Context } from '../../base/context.js';
import { reportListing } from '../actions/report-listing.js';

export function listingReportRoutes(app: ZodApp, context: Context): void {
  const { config, database } = context;
  app.post(
    servicePath(apiPaths.reportListing),
    {
      schema: {
        tags: ['listing reports'],
        summary: 'Report what is wrong with a listing',
        headers: idempotencyHeadersSchema,
        body: listingReportBodySchema,
        response: { 202: listingReportReceivedSchema, ...problems(400, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const now = context.now();
      // A visitor gets an IPv6 /48 for free, and reports from two of its networks must not count as two visitors.
      const network = networkHash(config.LINK_SECRET, 'report-network', siteOf(request.ip));
      reply.code(202);
      return await createOnce(database, request, reply, async (tx) => {
        const { id, createdAt } = await reportListing(tx, { ...body, network }, now);
        return { id, createdAt: createdAt.toISOString() };
      });
    },
  );
}
