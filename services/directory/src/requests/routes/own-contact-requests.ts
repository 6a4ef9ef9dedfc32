import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { pageOf } from '@poolpros/chassis/paging';
import { contractorEndpoints } from '@poolpros/contracts/endpoints/contractors';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { pageSizes } from '@poolpros/contracts/limits';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { rolesThatMay } from '../../members/domain/policy.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { markSeen, replyToRequest, takeBusinessStep } from '../actions/answer-request.js';
import { accessOfMember, type BusinessAccess } from '../actions/business-access.js';
import { countInbox, listInbox } from '../db/contractor-store.js';
import { requestViews, threadView } from './thread-views.js';

const pageSize = pageSizes.contactRequests;

/** The inbox of a contractor. */
export function ownContactRequestRoutes(app: ZodApp, { database, now }: Context): void {
  const own = byContractors('contractors');
  const { manager } = database.dataSource;
  const answering = (tx: EntityManager, request: FastifyRequest, id: string): Promise<BusinessAccess> =>
    accessOfMember(tx, id, actingOf(request), 'answer_requests');
  const view = async (request: FastifyRequest, id: string) =>
    threadView(manager, (await accessOfMember(manager, id, actingOf(request), 'read_requests')).request);

  route(
    app,
    contractorEndpoints.ownContactRequests,
    own({ summary: 'List contact requests to your businesses', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const actor = actingOf(request);
      const { installerId = null, stage, q: words, order } = request.query;
      if (installerId !== null) await authorizeOn(manager, installerId, actor, 'read_requests');
      const inbox = { accountId: actor.id, roles: rolesThatMay('read_requests'), installerId };
      const { total, stages } = await countInbox(manager, inbox, { stage, words });
      const { page, totalPages, offset } = pageOf(total, request.query.page, pageSize);
      const found = await listInbox(manager, inbox, { offset, limit: pageSize, stage, words, order });
      const items = await requestViews(manager, found);
      return { items, total, page, totalPages, stages };
    },
  );

  route(
    app,
    contractorEndpoints.ownContactRequest,
    own({ summary: 'Get a contact request with its messages', errors: [400, 401, 403, 404, 503] }),
    (request) => view(request, request.params.contactRequestId),
  );

  route(
    app,
    contractorEndpoints.markContactRequestSeen,
    own({ summary: 'Mark a contact request as seen', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const { contactRequestId } = request.params;
      await database.transaction(async (tx) => markSeen(tx, await answering(tx, request, contactRequestId), now()));
      return await view(request, contactRequestId);
    },
  );

  route(
    app,
    contractorEndpoints.contactRequestMessages,
    own({
      summary: 'Reply to a contact request, or record a reply made elsewhere',
      headers: idempotencyHeadersSchema,
      errors: [400, 401, 403, 404, 409, 429, 503],
    }),
    async (request, reply) => {
      const { contactRequestId } = request.params;
      await createOnce(database, request, reply, async (tx) => {
        const { id } = await replyToRequest(tx, await answering(tx, request, contactRequestId), request.body, now());
        return { id };
      });
      return await view(request, contactRequestId);
    },
  );

  route(
    app,
    contractorEndpoints.contactRequestSteps,
    own({ summary: 'Move a contact request to another stage', errors: [400, 401, 403, 404, 409, 503] }),
    async (request) => {
      const { contactRequestId } = request.params;
      await database.transaction(async (tx) =>
        takeBusinessStep(tx, await answering(tx, request, contactRequestId), request.body, now()),
      );
      return await view(request, contactRequestId);
    },
  );
}
