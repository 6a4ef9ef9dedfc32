import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { hashToken } from '@poolpros/chassis/links';
import { anonymous } from '@poolpros/chassis/machine/history';
import { intakeEndpoints } from '@poolpros/contracts/endpoints/intake';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { findState } from '@poolpros/contracts/states';
import type { Context } from '../../base/context.js';
import { parsePhone } from '../../listings/actions/validate-input.js';
import { isShown } from '../../listings/domain/installer.js';
import { byAnybody } from '../../members/routes/acting.js';
import { confirmSubmission } from '../actions/confirm-submission.js';
import { submissionOfLink } from '../actions/find-submission.js';
import { mailSubmissionLinks } from '../actions/mail-submission-links.js';
import { resubmitSubmission } from '../actions/resubmit-submission.js';
import { sendSubmission } from '../actions/send-submission.js';
import { similarInstallers } from '../db/duplicate-store.js';
import { possibleDuplicates } from '../domain/duplicate.js';
import { previewDetail, submissionState } from './submission-state.js';

export function submissionRoutes(app: ZodApp, context: Context): void {
  const open = byAnybody('submissions');
  const { config, database, places } = context;
  const publishUpTo = config.AUTO_PUBLISH_MAX_RISK ?? null;
  const { manager } = database.dataSource;

  route(
    app,
    intakeEndpoints.submissions,
    open({
      summary: 'Submit a business for listing',
      headers: idempotencyHeadersSchema,
      errors: [400, 409, 429, 503],
    }),
    async (request, reply) => {
      const { body } = request;
      return await createOnce(database, request, reply, async (tx) => ({
        id: await sendSubmission(tx, context, { form: body, ip: request.ip }, context.now()),
        status: 'awaiting_confirmation' as const,
      }));
    },
  );

  route(
    app,
    intakeEndpoints.resubmitSubmission,
    open({
      summary: 'Resubmit a rejected submission with its emailed link',
      headers: idempotencyHeadersSchema,
      errors: [400, 404, 409, 429, 503],
    }),
    (request, reply) =>
      createOnce(database, request, reply, async (tx) => {
        const { token, version, ...form } = request.body;
        const again = { submission: await submissionOfLink(tx, token), version, form };
        const { id, status } = await resubmitSubmission(tx, context, again, anonymous, context.now());
        return { id, status };
      }),
  );

  route(
    app,
    intakeEndpoints.submissionMatches,
    open({ summary: 'Search for existing listings that may match a business', errors: [400, 503] }),
    async (request) => {
      const { businessName, phone, website = null, zipCode } = request.body;
      const zip = places.zip(zipCode);
      const stateSlug = zip && findState(zip.stateCode)?.slug;
      const sought = {
        businessName,
        phone: parsePhone(phone, 'body').phone,
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

  route(
    app,
    intakeEndpoints.confirmSubmission,
    open({
      summary: 'Confirm a submission with its emailed link; idempotent',
      errors: [400, 404, 410, 503],
    }),
    (request) => {
      const now = context.now();
      return database.transaction(async (tx) =>
        submissionState(
          tx,
          await confirmSubmission(tx, { tokenHash: hashToken(request.body.token), publishUpTo }, now),
          now,
        ),
      );
    },
  );

  route(
    app,
    intakeEndpoints.submissionStatus,
    open({ summary: 'Get the status of a submission with its emailed link', errors: [400, 404, 503] }),
    async (request) => submissionState(manager, await submissionOfLink(manager, request.body.token), context.now()),
  );

  route(
    app,
    intakeEndpoints.previewSubmission,
    open({
      summary: 'Get a preview of the listing page of a submission with its emailed link',
      errors: [400, 404, 503],
    }),
    async (request) => previewDetail(await submissionOfLink(manager, request.body.token), context.now()),
  );

  route(
    app,
    intakeEndpoints.submissionLinks,
    open({
      summary: 'Email the submission links of an address; the response is the same for every address',
      headers: idempotencyHeadersSchema,
      errors: [400, 409, 429, 503],
    }),
    async (request, reply) => {
      const { email } = request.body;
      const now = context.now();
      return await createOnce(database, request, reply, async (tx) => {
        await mailSubmissionLinks(tx, email, now);
        return { acceptedAt: now.toISOString() };
      });
    },
  );
}
