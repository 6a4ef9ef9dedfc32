import { Readable } from 'node:stream';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { contractorEndpoints } from '@poolpros/contracts/endpoints/contractors';
import type { Context } from '../../base/context.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { requestIdsTo, requestsTo } from '../db/contractor-store.js';
import { messagesOf } from '../db/message-store.js';
import { type ExportedRequest, type ExportFormat, exportFormats } from '../domain/request-export.js';
import { messageFields, requestFields } from './thread-views.js';

/** So many requests are in memory at a time, with their messages. */
const pageSize = 200;

/** Every request to a business with its messages, as a file for its owners and managers. */
export function requestExportRoutes(app: ZodApp, { database }: Context): void {
  const own = byContractors('contractors');
  const { manager } = database.dataSource;

  async function readPage(installerId: number, ids: readonly string[]): Promise<ExportedRequest[]> {
    const threads = new Map<string, ExportedRequest['messages']>(ids.map((id) => [id, []]));
    for (const message of await messagesOf(manager, ids))
      threads.get(message.contactRequestId)?.push(messageFields(message));
    return (await requestsTo(manager, installerId, ids)).map((request) => ({
      ...requestFields(request),
      messages: threads.get(request.id) ?? [],
    }));
  }

  async function* piecesOf(installerId: number, ids: readonly string[], format: ExportFormat): AsyncGenerator<string> {
    yield format.start;
    let isFirst = true;
    for (let start = 0; start < ids.length; start += pageSize) {
      const page = await readPage(installerId, ids.slice(start, start + pageSize));
      // Those of a page can have been erased in the meantime.
      if (page.length === 0) continue;
      yield format.page(page, isFirst);
      isFirst = false;
    }
    yield format.end;
  }

  route(
    app,
    contractorEndpoints.exportContactRequests,
    own({
      summary: 'Get all contact requests to a business as a file',
      produces: Object.values(exportFormats).map(({ contentType }) => contentType),
      errors: [400, 401, 403, 404, 503],
    }),
    async (request, reply) => {
      const { installerId } = request.params;
      const { format } = request.query;
      await authorizeOn(manager, installerId, actingOf(request), 'export_requests');
      const ids = await requestIdsTo(manager, installerId);
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="requests-${installerId}.${format}"`,
      });
      const pieces = piecesOf(installerId, ids, exportFormats[format]);
      return reply.type(exportFormats[format].contentType).send(Readable.from(pieces));
    },
  );
}
