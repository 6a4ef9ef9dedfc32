import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import type { Context } from '../../base/context.js';
import { authorize } from '../../members/actions/authorize.js';
import { actingOf, byStaff } from '../../members/routes/acting.js';
import { countUndelivered } from '../db/contact-store.js';
import { undeliveredFigures } from '../domain/contact-request.js';

export function undeliveredRequestRoutes(app: ZodApp, { database }: Context): void {
  route(
    app,
    requestEndpoints.undeliveredRequests,
    byStaff('reports:read')({
      summary: 'Get the number of requests that reached no business',
      errors: [401, 403, 503],
    }),
    async (request) => {
      authorize(actingOf(request), 'read_request_queue');
      return undeliveredFigures(await countUndelivered(database.dataSource.manager));
    },
  );
}
