import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { byAnybody } from '../../members/routes/acting.js';
import { followedRequest, lockFollowedRequest } from '../actions/follow-access.js';
import {
  changeDetails,
  confirmRequest,
  eraseRequest,
  renewLink,
  setOutcome,
  withdrawRequest,
  writeToBusiness,
} from '../actions/follow-request.js';
import { askOthers } from '../actions/offer-others.js';
import type { RequestRecord } from '../domain/request.js';
import { followView } from './follow-view.js';

/** What a homeowner does with a request by the link of the mail. */
export function followedRequestRoutes(app: ZodApp, context: Context): void {
  const open = byAnybody('requests');
  const { database, config } = context;
  const { manager } = database.dataSource;

  const view = async (token: string): Promise<FollowedRequest> =>
    followView(manager, await followedRequest(manager, token, context.now()), context);

  /** Changes the request of a link in one transaction, then reads it. */
  async function change(
    token: string,
    work: (tx: EntityManager, request: RequestRecord, now: Date) => Promise<unknown>,
  ): Promise<FollowedRequest> {
    const now = context.now();
    await database.transaction(async (tx) => work(tx, await lockFollowedRequest(tx, token, now), now));
    return await view(token);
  }

  route(
    app,
    requestEndpoints.followRequest,
    open({ summary: 'Get a request with its emailed link', errors: [400, 404, 410, 503] }),
    ({ body }) => view(body.token),
  );

  route(
    app,
    requestEndpoints.confirmRequest,
    open({ summary: 'Confirm a request and send it to the businesses', errors: [400, 404, 409, 410, 503] }),
    ({ body }) => change(body.token, confirmRequest),
  );

  route(
    app,
    requestEndpoints.requestMessages,
    open({
      summary: 'Send a message to one of the businesses of a request',
      headers: idempotencyHeadersSchema,
      errors: [400, 404, 409, 410, 429, 503],
    }),
    async (request, reply) => {
      const { token, ...message } = request.body;
      const now = context.now();
      await createOnce(database, request, reply, async (tx) => {
        const followed = await lockFollowedRequest(tx, token, now);
        const { id } = await writeToBusiness(tx, followed, { ...message, via: 'page' }, now);
        return { id };
      });
      return await view(token);
    },
  );

  route(
    app,
    requestEndpoints.requestDetails,
    open({ summary: 'Update the job details of a request', errors: [400, 404, 409, 410, 503] }),
    ({ body: { token, ...details } }) => change(token, (tx, request) => changeDetails(tx, request, details)),
  );

  route(
    app,
    requestEndpoints.withdrawRequest,
    open({ summary: 'Withdraw a request', errors: [400, 404, 410, 503] }),
    ({ body }) => change(body.token, withdrawRequest),
  );

  route(
    app,
    requestEndpoints.requestOutcome,
    open({ summary: 'Record which business got the job and how it ended', errors: [400, 404, 409, 410, 503] }),
    ({ body: { token, ...outcome } }) => change(token, (tx, request, now) => setOutcome(tx, request, outcome, now)),
  );

  route(
    app,
    requestEndpoints.askOthers,
    open({ summary: 'Send a request to additional businesses', errors: [400, 404, 409, 410, 429, 503] }),
    ({ body: { token, installerIds } }) =>
      change(token, (tx, request, now) => askOthers(tx, request, installerIds, { now, publicUrl: config.PUBLIC_URL })),
  );

  route(
    app,
    requestEndpoints.eraseRequest,
    open({ summary: 'Erase a request immediately', errors: [400, 404, 410, 503] }),
    async ({ body }) => {
      const now = context.now();
      await database.transaction(async (tx) => eraseRequest(tx, await lockFollowedRequest(tx, body.token, now), now));
    },
  );

  route(
    app,
    requestEndpoints.renewRequestLink,
    open({ summary: 'Email the link of a request again, even if its page has expired', errors: [400, 404, 503] }),
    async ({ body }) => {
      const now = context.now();
      await database.transaction((tx) => renewLink(tx, body.token, now));
      return { acceptedAt: now.toISOString() };
    },
  );
}
