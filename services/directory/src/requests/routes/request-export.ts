import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { contractorEndpoints } from '@poolpros/contracts/endpoints/contractors';
import type { Context } from '../../base/context.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { listRequestsTo } from '../db/contractor-store.js';
import { messagesOf } from '../db/message-store.js';
import { csvOf, type ExportedRequest } from '../domain/request-export.js';
import { messageFields, requestFields } from './thread-views.js';

const contentTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** Every request to a business with its messages, as a file for its owners and managers. */
export function requestExportRoutes(app: ZodApp, { database }: Context): void {
  const own = byContractors('contractors');
  const { manager } = database.dataSource;

  route(
    app,
    contractorEndpoints.exportContactRequests,
    own({
      summary: 'Every request to a business, as a file',
      produces: Object.values(contentTypes),
      errors: [400, 401, 403, 404, 503],
    }),
    async (request, reply) => {
      const { installerId } = request.params;
      const { format } = request.query;
      await authorizeOn(manager, installerId, actingOf(request), 'export_requests');
      const found = await listRequestsTo(manager, installerId);
      const messages = await messagesOf(
        manager,
        found.map(({ id }) => id),
      );
      const threads = new Map<string, ExportedRequest['messages']>(found.map(({ id }) => [id, []]));
      for (const message of messages) threads.get(message.contactRequestId)?.push(messageFields(message));
      const exported = found.map(
        (each): ExportedRequest => ({
          ...requestFields(each),
          messages: threads.get(each.id) ?? [],
        }),
      );
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="requests-${installerId}.${format}"`,
      });
      const body = format === 'csv' ? csvOf(exported) : JSON.stringify({ requests: exported });
      return reply.type(contentTypes[format]).send(body);
    },
  );
}
