import { requireRight } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import { installerParamsSchema } from '@poolpros/contracts/http/installers';
import {
  applicantSchema,
  exportedListingSchema,
  exportPageSchema,
  exportQuerySchema,
} from '@poolpros/contracts/http/internal';
import { mailOutcomeSchema, mailParamsSchema } from '@poolpros/contracts/http/mail-facts';
import { submissionParamsSchema } from '@poolpros/contracts/http/submissions';
import * as z from 'zod';
import type { Context } from '../../base/context.js';
import { findSubmission } from '../../intake/db/submission-store.js';
import { exportInstaller, exportInstallers } from '../../listings/db/installer-store.js';
import { recordDelivery } from '../../requests/actions/deliver.js';

export function internalRoutes(app: ZodApp, { database, now }: Context): void {
  const { manager } = database.dataSource;
  const tags = ['internal'];

  app.post(
    '/internal/mail/:template/:id/outcome',
    {
      onRequest: requireRight('mail-outcomes'),
      schema: {
        tags,
        summary: 'Record the delivery status of an email',
        params: mailParamsSchema.extend({ template: z.literal('contact-request'), id: z.uuid() }),
        body: mailOutcomeSchema,
        response: { 204: z.undefined(), ...problems(400, 401, 403, 503) },
      },
    },
    async ({ params, body }, reply) => {
      await database.transaction((tx) => recordDelivery(tx, params.id, body.outcome, now()));
      return reply.code(204).send();
    },
  );

  app.get(
    '/internal/submissions/:submissionId/applicant',
    {
      onRequest: requireRight('applicants'),
      schema: {
        tags,
        summary: 'Get the sender of a submission',
        params: submissionParamsSchema,
        response: { 200: applicantSchema, ...problems(400, 401, 403, 404, 503) },
      },
    },
    async (request) => {
      const submission = await findSubmission(manager, request.params.submissionId);
      if (!submission) throw new Problem('submission_not_found', 'There is no such submission.');
      return { name: submission.contactName, email: submission.email };
    },
  );

  app.get(
    '/internal/installers',
    {
      onRequest: requireRight('record-export'),
      schema: {
        tags,
        summary: 'List all contractors for export, by place',
        querystring: exportQuerySchema,
        response: { 200: exportPageSchema, ...problems(400, 401, 403, 503) },
      },
      // Everything that is stored was validated when it came in, and who reads it validates it again.
      serializerCompiler: () => JSON.stringify,
    },
    async ({ query }) => exportInstallers(manager, query.after, query.limit),
  );

  app.get(
    '/internal/installers/:installerId',
    {
      onRequest: requireRight('record-export'),
      schema: {
        tags,
        summary: 'Get a contractor in the export format',
        params: installerParamsSchema,
        response: { 200: exportedListingSchema, ...problems(400, 401, 403, 404, 503) },
      },
    },
    async ({ params }) => {
      const listing = await exportInstaller(manager, params.installerId);
      if (!listing) throw new Problem('installer_not_found', 'There is no such installer.');
      return listing;
    },
  );
}
