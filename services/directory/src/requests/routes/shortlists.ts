import { problems, type ZodApp } from '@poolpros/chassis/http';
import { createOnce } from '@poolpros/chassis/idempotency';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { shortlistMailAcceptedSchema, shortlistMailBodySchema } from '@poolpros/contracts/http/shortlists';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import type { Context } from '../../base/context.js';
import { mailShortlist } from '../actions/mail-shortlist.js';

export function shortlistRoutes(app: ZodApp, context: Context): void {
  const { database } = context;
  app.post(
    servicePath(apiPaths.mailShortlist),
    {
      schema: {
        tags: ['shortlists'],
        summary: 'Mail a shortlist to the person who made it',
        headers: idempotencyHeadersSchema,
        body: shortlistMailBodySchema,
        response: { 202: shortlistMailAcceptedSchema, ...problems(400, 409, 429, 503) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const now = context.now();
      reply.code(202);
      return await createOnce(database, request, reply, async (tx) => {
        const { createdAt } = await mailShortlist(tx, body, now);
        return { acceptedAt: createdAt.toISOString() };
      });
    },
  );
}
