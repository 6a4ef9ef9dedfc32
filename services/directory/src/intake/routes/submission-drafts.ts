import { problems, type ZodApp } from '@poolpros/chassis/http';
import { createOnce } from '@poolpros/chassis/idempotency';
import { hashToken } from '@poolpros/chassis/links';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import {
  type DraftKept,
  draftBodySchema,
  draftKeptSchema,
  openedDraftSchema,
  savedDraftBodySchema,
} from '@poolpros/contracts/http/submission-drafts';
import { linkBodySchema } from '@poolpros/contracts/http/submissions';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import * as z from 'zod';
import type { Context } from '../../base/context.js';
import { byAnybody } from '../../members/routes/acting.js';
import { beginDraft, discardDraft, draftIn, saveDraft } from '../actions/keep-draft.js';
import { findDraftByToken } from '../db/submission-draft-store.js';
import { keptUntil } from '../domain/submission-draft.js';

export function submissionDraftRoutes(app: ZodApp, context: Context): void {
  const { config, database } = context;
  const open = byAnybody('submissions');

  app.post(
    servicePath(apiPaths.submissionDrafts),
    open({
      summary: 'Keep the form of a listing that is not finished, and mail its link',
      headers: idempotencyHeadersSchema,
      body: draftBodySchema,
      response: { 201: draftKeptSchema, ...problems(400, 409, 429, 503) },
    }),
    async (request, reply) => {
      const { body } = request;
      const now = context.now();
      reply.code(201);
      return await createOnce(database, request, reply, async (tx) =>
        kept(await beginDraft(tx, config.LINK_SECRET, body, now)),
      );
    },
  );

  app.post(
    servicePath(apiPaths.openSubmissionDraft),
    open({
      summary: 'The unfinished form behind a mailed link',
      body: linkBodySchema,
      response: { 200: openedDraftSchema, ...problems(400, 404, 503) },
    }),
    async (request) => {
      const found = await findDraftByToken(database.dataSource.manager, hashToken(request.body.token));
      const draft = draftIn(found, context.now());
      return { ...kept(draft), form: draft.form, step: draft.step };
    },
  );

  app.post(
    servicePath(apiPaths.saveSubmissionDraft),
    open({
      summary: 'Keep the unfinished form behind a mailed link as it is now',
      body: savedDraftBodySchema,
      response: { 200: draftKeptSchema, ...problems(400, 404, 503) },
    }),
    (request) => {
      const { token, ...form } = request.body;
      return database.transaction(async (tx) => kept(await saveDraft(tx, hashToken(token), form, context.now())));
    },
  );

  app.post(
    servicePath(apiPaths.discardSubmissionDraft),
    open({
      summary: 'Erase the unfinished form behind a mailed link',
      body: linkBodySchema,
      response: { 204: z.undefined(), ...problems(400, 503) },
    }),
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
