import { problems, type ZodApp } from '@poolpros/chassis/http';
import { undeliveredRequestsSchema } from '@poolpros/contracts/http/contact-requests';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import type { Context } from '../../base/context.js';
import { authorize } from '../../members/actions/authorize.js';
import { actingOf, byStaff } from '../../members/routes/acting.js';
import { countUndelivered } from '../db/contact-store.js';
import { undeliveredFigures } from '../domain/contact-request.js';

export function undeliveredRequestRoutes(app: ZodApp, { database }: Context): void {
  app.get(
    servicePath(apiPaths.undeliveredRequests),
    byStaff('reports:read')({
      summary: 'How many requests reached no business',
      response: { 200: undeliveredRequestsSchema, ...problems(401, 403, 503) },
    }),
    async (request) => {
      authorize(actingOf(request), 'count_undelivered');
      return undeliveredFigures(await countUndelivered(database.dataSource.manager));
    },
  );
}
