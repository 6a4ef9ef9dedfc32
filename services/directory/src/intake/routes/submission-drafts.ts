import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { hashToken } from '@poolpros/chassis/links';
import { intakeEndpoints } from '@poolpros/contracts/endpoints/intake';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { DraftKept } from '@poolpros/contracts/http/submission-drafts';
import type { Context } from '../../base/context.js';
import { byAnybody } from '../../members/routes/acting.js';
import { beginDraft, discardDraft, draftIn, saveDraft } from '../actions/keep-draft.js';
import { findDraftByToken } from '../db/submission-draft-store.js';
import { keptUntil } from '../domain/submission-draft.js';

export function submissionDraftRoutes(app: ZodApp, context: Context): void {
  const { config, database } = context;
  const open = byAnybody('submissions');

  route(
    app,
    intakeEndpoints.submissionDrafts,
    open({
      summary: 'Save a submission draft and email its link',
      headers: idempotencyHeadersSchema,
      errors: [400, 409, 429, 503],
    }),
    async (request, reply) => {
      const { body } = request;
      const now = context.now();
      return await createOnce(database, request, reply, async (tx) =>
        kept(await beginDraft(tx, config.LINK_SECRET, body, now)),
      );
    },
  );

  route(
    app,
    intakeEndpoints.openSubmissionDraft,
    open({ summary: 'Get a submission draft with its emailed link', errors: [400, 404, 503] }),
    async (request) => {
      const found = await findDraftByToken(database.dataSource.manager, hashToken(request.body.token));
      const draft = draftIn(found, context.now());
      return { ...kept(draft), form: draft.form, step: draft.step };
    },
  );

  route(
    app,
    intakeEndpoints.saveSubmissionDraft,
    open({ summary: 'Update a submission draft with its emailed link', errors: [400, 404, 503] }),
    (request) => {
      const { token, ...form } = request.body;
      return database.transaction(async (tx) => kept(await saveDraft(tx, hashToken(token), form, context.now())));
    },
  );

  route(
    app,
    intakeEndpoints.discardSubmissionDraft,
    open({ summary: 'Erase a submission draft with its emailed link', errors: [400, 503] }),
    async (request, reply) => {
      await database.transaction((tx) => discardDraft(tx, hashToken(request.body.token)));
      return reply.code(204).send();
    },
  );
}

const kept = (draft: { savedAt: Date }): DraftKept => ({
  savedAt: draft.savedAt.toISOString(),
  keptUntil: keptUntil(draft).toISOString(),
});
