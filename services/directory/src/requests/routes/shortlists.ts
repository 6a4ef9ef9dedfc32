import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { Context } from '../../base/context.js';
import { mailShortlist } from '../actions/mail-shortlist.js';

export function shortlistRoutes(app: ZodApp, context: Context): void {
  const { database } = context;
  route(
    app,
    requestEndpoints.mailShortlist,
    {
      schema: {
        tags: ['shortlists'],
        summary: 'Email a shortlist to the person who made it',
        headers: idempotencyHeadersSchema,
        errors: [400, 409, 429, 503],
      },
    },
    async (request, reply) => {
      const { body } = request;
      const now = context.now();
      return await createOnce(database, request, reply, async (tx) => {
        const { createdAt } = await mailShortlist(tx, body, now);
        return { acceptedAt: createdAt.toISOString() };
      });
    },
  );
}
