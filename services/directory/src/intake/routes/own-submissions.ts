import { problems, type ZodApp } from '@poolpros/chassis/http';
import { createOnce } from '@poolpros/chassis/idempotency';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import {
  ownSubmissionsSchema,
  resubmitOwnBodySchema,
  submissionParamsSchema,
  submissionPreviewSchema,
  submissionReceivedSchema,
} from '@poolpros/contracts/http/submissions';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import { ownerOf } from '../../base/accounts/account-contacts.js';
import type { Context } from '../../base/context.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { submissionOfOwner } from '../actions/find-submission.js';
import { resubmitSubmission } from '../actions/resubmit-submission.js';
import { submissionsOfOwner } from '../db/submission-store.js';
import { previewDetail, submissionStates } from './submission-state.js';

/** What a signed-in contractor sent: from this account, or from its email before there was one. */
export function ownSubmissionRoutes(app: ZodApp, context: Context): void {
  const own = byContractors('contractors');
  const { accounts, database } = context;
  const { manager } = database.dataSource;

  app.get(
    servicePath(apiPaths.ownSubmissions),
    own({
      summary: 'Where own submissions stand, the newest first',
      response: { 200: ownSubmissionsSchema, ...problems(401, 403, 503) },
    }),
    async (request) => {
      const sent = await submissionsOfOwner(manager, await ownerOf(accounts, actingOf(request).id));
      return { items: await submissionStates(manager, sent, context.now()) };
    },
  );

  app.get(
    servicePath(apiPaths.previewOwnSubmission),
    own({
      summary: 'The page that an own submission would become',
      params: submissionParamsSchema,
      response: { 200: submissionPreviewSchema, ...problems(400, 401, 403, 404, 503) },
    }),
    async (request) => {
      const owner = await ownerOf(accounts, actingOf(request).id);
      return previewDetail(await submissionOfOwner(manager, request.params.submissionId, owner), context.now());
    },
  );

  app.post(
    servicePath(apiPaths.resubmitOwnSubmission),
    own({
      summary: 'Send an own rejected submission again',
      params: submissionParamsSchema,
      headers: idempotencyHeadersSchema,
      body: resubmitOwnBodySchema,
      response: { 200: submissionReceivedSchema, ...problems(400, 401, 403, 404, 409, 429, 503) },
    }),
    async (request, reply) => {
      const actor = actingOf(request);
      const owner = await ownerOf(accounts, actor.id);
      return await createOnce(database, request, reply, async (tx) => {
        const { version, ...form } = request.body;
        const submission = await submissionOfOwner(tx, request.params.submissionId, owner);
        const { id, status } = await resubmitSubmission(
          tx,
          context,
          { submission, version, form },
          actor,
          context.now(),
        );
        return { id, status };
      });
    },
  );
}
