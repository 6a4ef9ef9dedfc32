import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { contractorEndpoints } from '@poolpros/contracts/endpoints/contractors';
import type { Context } from '../../base/context.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { readFigures } from '../actions/read-figures.js';

/** The figures of a business for its members. */
export function listingFigureRoutes(app: ZodApp, { database, now }: Context): void {
  const own = byContractors('contractors');
  const { manager } = database.dataSource;
  route(
    app,
    contractorEndpoints.listingFigures,
    own({ summary: 'Get visitor statistics for a listing', errors: [400, 401, 403, 404, 503] }),
    async (request, reply) => {
      const { installerId: listingId } = request.params;
      reply.header('cache-control', 'no-store');
      return await readFigures(manager, { listingId, period: request.query.period }, actingOf(request), now());
    },
  );
}
