import { problems, type ZodApp } from '@poolpros/chassis/http';
import { createOnce } from '@poolpros/chassis/idempotency';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { historyOf } from '@poolpros/chassis/machine/history';
import { Problem } from '@poolpros/chassis/problem';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import {
  linkBodySchema,
  resubmitBodySchema,
  type SubmissionState,
  submissionBodySchema,
  submissionMatchesBodySchema,
  submissionMatchesSchema,
  submissionReceivedSchema,
  submissionStateSchema,
} from '@poolpros/contracts/http/submissions';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import { profilePath } from '@poolpros/contracts/slug';
import { findState } from '@poolpros/contracts/states';
import type { EntityManager } from 'typeorm';
import { confirmSubmission } from '../actions/confirm-submission.js';
import { resubmitSubmission } from '../actions/resubmit-submission.js';
import { sendSubmission } from '../actions/send-submission.js';
import { phoneOf } from '../actions/submission-statement.js';
import type { Context } from '../context.js';
import { similarInstallers } from '../db/duplicate-store.js';
import { findInstaller } from '../db/installer-store.js';
import { findSubmissionByToken } from '../db/submission-store.js';
import { possibleDuplicates } from '../domain/duplicate.js';
import { isShown } from '../domain/installer.js';
import { resubmissionsLeft, type SubmissionRecord, statementIn, submissionMachine } from '../domain/submission.js';
import { rejectionOf, statusAt, stepsAt } from '../domain/submission-state.js';

export function submissionRoutes(app: ZodApp, context: Context): void {
  const { database, places } = context;
  const { manager } = database.dataSource;

  app.post(
    servicePath(apiPaths.submissions),
    {
      schema: {
        tags: ['submissions'],
        summary: 'Ask for a business to be listed',
        headers: idempotencyHeadersSchema,
        body: submissionBodySchema,
        response: { 201: submissionReceivedSchema, ...problems(400, 409, 429, 503) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      reply.code(201);
      return await createOnce(database, request, reply, async (tx) => ({
        id: body.fax ? newId() : await sendSubmission(tx, context, body, new Date()),
        status: 'awaiting_confirmation' as const,
      }));
    },
  );

  app.post(
    servicePath(apiPaths.resubmitSubmission),
    {
      schema: {
        tags: ['submissions'],
        summary: 'Send a rejected submission again, by its mailed link',
        headers: idempotencyHeadersSchema,
        body: resubmitBodySchema,
        response: { 200: submissionReceivedSchema, ...problems(400, 404, 409, 429, 503) },
      },
    },
    (request, reply) =>
      createOnce(database, request, reply, async (tx) => {
        const { token, version, ...form } = request.body;
        if (form.fax) return { id: newId(), status: 'pending_review' as const };
        const again = { tokenHash: hashToken(token), version, form };
        const { id, status } = await resubmitSubmission(tx, context, again, new Date());
        return { id, status };
      }),
  );

  app.post(
    servicePath(apiPaths.submissionMatches),
    {
      schema: {
        tags: ['submissions'],
        summary: 'Listings that may be a business already',
        body: submissionMatchesBodySchema,
        response: { 200: submissionMatchesSchema, ...problems(400, 503) },
      },
    },
    async (request) => {
      const { businessName, phone, website = null, zipCode } = request.body;
      const zip = places.zip(zipCode);
      const stateSlug = zip && findState(zip.stateCode)?.slug;
      const sought = {
        businessName,
        phone: phoneOf(phone),
        website,
        place: stateSlug ? { stateSlug, latitude: zip.latitude, longitude: zip.longitude } : null,
      };
      const similar = await similarInstallers(manager, sought);
      return {
        matches: possibleDuplicates(
          sought,
          similar.filter(({ installer }) => isShown(installer)),
        ),
      };
    },
  );

  app.post(
    servicePath(apiPaths.confirmSubmission),
    {
      schema: {
        tags: ['submissions'],
        summary: 'Confirm a submission by its mailed link; a second time answers its state',
        body: linkBodySchema,
        response: { 200: submissionStateSchema, ...problems(400, 404, 410, 503) },
      },
    },
    (request) => {
      const now = new Date();
      return database.transaction(async (tx) =>
        stateOf(tx, await confirmSubmission(tx, hashToken(request.body.token), now), now),
      );
    },
  );

  app.post(
    servicePath(apiPaths.submissionStatus),
    {
      schema: {
        tags: ['submissions'],
        summary: 'Where a submission stands, by its mailed link',
        body: linkBodySchema,
        response: { 200: submissionStateSchema, ...problems(400, 404, 503) },
      },
    },
    async (request) => {
      const found = await findSubmissionByToken(manager, hashToken(request.body.token));
      if (!found) throw new Problem('link_invalid', 'The link is not valid. Open it from the mail again.');
      return stateOf(manager, found, new Date());
    },
  );
}

async function stateOf(tx: EntityManager, submission: SubmissionRecord, now: Date): Promise<SubmissionState> {
  const installer = submission.installerId === null ? null : await findInstaller(tx, submission.installerId);
  const left = resubmissionsLeft(submission);
  return {
    id: submission.id,
    version: submission.version,
    businessName: submission.businessName,
    status: statusAt(submission, now),
    history: stepsAt(submission, await historyOf(tx, submissionMachine, submission.id), now),
    reason: rejectionOf(submission),
    profilePath: installer && profilePath(installer),
    resubmissionsLeft: left,
    statement: left > 0 ? statementIn(submission) : null,
  };
}
