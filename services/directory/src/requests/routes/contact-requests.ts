import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { networkHash } from '@poolpros/chassis/network';
import { requestEndpoints } from '@poolpros/contracts/endpoints/requests';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { Context } from '../../base/context.js';
import { sendRequest } from '../actions/send-request.js';
import { isUndelivered } from '../domain/contact-request.js';

export function contactRequestRoutes(app: ZodApp, { database, config, now }: Context): void {
  route(
    app,
    requestEndpoints.contactRequests,
    {
      schema: {
        tags: ['contact requests'],
        summary: 'Send a contact request to up to four contractors',
        headers: idempotencyHeadersSchema,
        errors: [400, 404, 409, 429, 503],
      },
    },
    async (request, reply) => {
      const { body } = request;
      const context = {
        now: now(),
        publicUrl: config.PUBLIC_URL,
        linkSecret: config.LINK_SECRET,
        networkHash: networkHash(config.LINK_SECRET, 'request-network', request.ip),
      };
      return await createOnce(database, request, reply, async (tx) => {
        const { contactRequests, mustConfirm } = await sendRequest(tx, body, context);
        const [{ id, createdAt }] = contactRequests;
        const undelivered = contactRequests.filter(isUndelivered).map(({ installerId }) => installerId);
        return {
          id,
          createdAt: createdAt.toISOString(),
          ...(mustConfirm && { mustConfirm }),
          ...(undelivered.length > 0 && { undelivered }),
        };
      });
    },
  );
}
