import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import type { Context } from '../../base/context.js';
import { byApiKey } from '../../connections/routes/by-api-key.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { readFigures } from '../actions/read-figures.js';

/** The figures of a business for its programs, which see what the maker of their key sees. */
export function keyedFigureRoutes(app: ZodApp, context: Context): void {
  const { manager } = context.database.dataSource;
  const { keyed, keyOf } = byApiKey(context);
  route(
    app,
    requestEndpoints.keyedFigures,
    keyed('figures:read', { summary: "Get statistics for the key's business; requires the figures:read scope" }),
    async (request, reply) => {
      const { accountId: id, listingId } = keyOf(request);
      const maker: ListingActor & { id: string } = { kind: 'contractor', id, permissions: ['listings:own'] };
      reply.header('cache-control', 'no-store');
      return await readFigures(manager, { listingId, period: request.query.period }, maker, context.now());
    },
  );
}
