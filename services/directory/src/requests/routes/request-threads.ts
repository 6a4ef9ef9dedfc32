import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { RequestThread } from '@poolpros/contracts/http/request-threads';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { byAnybody } from '../../members/routes/acting.js';
import { markSeen, replyToRequest, takeBusinessStep } from '../actions/answer-request.js';
import { accessOfLink, requireOpenAccountOf } from '../actions/business-access.js';
import { threadView } from './thread-views.js';

/** What a business does with a request by the link of a mail, without a login (docs/rules.md#thread-link). */
export function requestThreadRoutes(app: ZodApp, { accounts, database, config, now }: Context): void {
  const open = byAnybody('requests');
  const { manager } = database.dataSource;
  const access = (tx: EntityManager, token: string) =>
    accessOfLink(tx, token, { linkSecret: config.LINK_SECRET, now: now() });
  const checkAccount = (token: string) => requireOpenAccountOf(accounts, config.LINK_SECRET, token);
  const view = async (token: string): Promise<RequestThread> =>
    threadView(manager, (await access(manager, token)).request);

  route(
    app,
    requestEndpoints.openThread,
    open({
      summary: 'Open a contact request with the link in its email, marking it as seen',
      errors: [400, 404, 410, 503],
    }),
    async ({ body: { token } }) => {
      await checkAccount(token);
      await database.transaction(async (tx) => markSeen(tx, await access(tx, token), now()));
      return await view(token);
    },
  );

  route(
    app,
    requestEndpoints.threadMessages,
    open({
      summary: 'Reply to a contact request with the link in its email',
      headers: idempotencyHeadersSchema,
      errors: [400, 404, 409, 410, 429, 503],
    }),
    async (request, reply) => {
      const { token, ...message } = request.body;
      await checkAccount(token);
      await createOnce(database, request, reply, async (tx) => {
        const { id } = await replyToRequest(tx, await access(tx, token), message, now());
        return { id };
      });
      return await view(token);
    },
  );

  route(
    app,
    requestEndpoints.threadSteps,
    open({
      summary: 'Move a contact request to another stage with the link in its email',
      errors: [400, 404, 409, 410, 503],
    }),
    async ({ body: { token, ...step } }) => {
      await checkAccount(token);
      await database.transaction(async (tx) => takeBusinessStep(tx, await access(tx, token), step, now()));
      return await view(token);
    },
  );
}
