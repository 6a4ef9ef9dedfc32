import { problems, type ZodApp } from '@poolpros/chassis/http';
import { shortlistMailAcceptedSchema, shortlistMailBodySchema } from '@poolpros/contracts/http/shortlists';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import { mailShortlist } from '../actions/mail-shortlist.js';
import type { Context } from '../context.js';

export function shortlistRoutes(app: ZodApp, { database }: Context): void {
  app.post(
    servicePath(apiPaths.mailShortlist),
    {
      schema: {
        tags: ['shortlists'],
        summary: 'Mail a shortlist to the person who made it',
        body: shortlistMailBodySchema,
        response: { 202: shortlistMailAcceptedSchema, ...problems(400, 429, 503) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const now = new Date();
      reply.code(202);
      if (body.website) return { acceptedAt: now.toISOString() };
      const { createdAt } = await database.transaction((tx) => mailShortlist(tx, body, now));
      return { acceptedAt: createdAt.toISOString() };
    },
  );
}
