import { identityIfAny } from '@poolpros/chassis/auth';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import type { Context } from '../../base/context.js';
import { byAnybody } from '../../members/routes/acting.js';
import { countVisits } from '../actions/count-visits.js';

/** What browsers say that a visitor saw. */
export function listingVisitRoutes(app: ZodApp, { database, now }: Context): void {
  const open = byAnybody('listing visits');
  route(
    app,
    requestEndpoints.listingVisits,
    open({ summary: 'Record what a visitor viewed on listings', errors: [400, 401, 429, 503] }),
    async (request) => {
      const account = await identityIfAny(request);
      const viewer = { ip: request.ip, userAgent: request.headers['user-agent'], account };
      await database.transaction((tx) => countVisits(tx, request.body.seen, viewer, now()));
    },
  );
}
