import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { intakeEndpoints } from '@poolpros/contracts/endpoints/intake';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
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

  route(
    app,
    intakeEndpoints.ownSubmissions,
    own({ summary: 'List your submissions and their status, newest first', errors: [401, 403, 503] }),
    async (request) => {
      const sent = await submissionsOfOwner(manager, await ownerOf(accounts, actingOf(request).id));
      return { items: await submissionStates(manager, sent, context.now()) };
    },
  );

  route(
    app,
    intakeEndpoints.previewOwnSubmission,
    own({ summary: 'Get a preview of the listing page of one of your submissions', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const owner = await ownerOf(accounts, actingOf(request).id);
      return previewDetail(await submissionOfOwner(manager, request.params.submissionId, owner), context.now());
    },
  );

  route(
    app,
    intakeEndpoints.resubmitOwnSubmission,
    own({
      summary: 'Resubmit one of your rejected submissions',
      headers: idempotencyHeadersSchema,
      errors: [400, 401, 403, 404, 409, 429, 503],
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
