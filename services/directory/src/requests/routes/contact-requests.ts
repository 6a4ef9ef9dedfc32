import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { Context } from '../../base/context.js';
import { sendContactRequest } from '../actions/send-contact-request.js';

export function contactRequestRoutes(app: ZodApp, { database, config, now }: Context): void {
  route(
    app,
    requestEndpoints.contactRequests,
    {
      schema: {
        tags: ['contact requests'],
        summary: 'Write to an installer, or to up to four at once',
        headers: idempotencyHeadersSchema,
        errors: [400, 404, 409, 429, 503],
      },
    },
    async (request, reply) => {
      const { body } = request;
      const how = { now: now(), publicUrl: config.PUBLIC_URL };
      return await createOnce(database, request, reply, async (tx) => {
        const stored = await sendContactRequest(tx, body, how);
        const [{ id, createdAt }] = stored;
        const undelivered = stored
          .filter(({ delivery }) => delivery === 'undelivered')
          .map(({ installerId }) => installerId);
        return { id, createdAt: createdAt.toISOString(), ...(undelivered.length > 0 && { undelivered }) };
      });
    },
  );
}
