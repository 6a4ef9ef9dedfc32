import fastifyCookie from '@fastify/cookie';
import type { ZodApp } from '@poolpros/chassis/http';
import type { Context } from '../context.js';
import { requireOwnOrigin } from './own-origin.js';

/** What holds for every route that a browser calls: cookies, calls of our own pages only, when to come back. */
export async function browserRules(app: ZodApp, { config }: Context): Promise<void> {
  await app.register(fastifyCookie);
  app.addHook('onRequest', requireOwnOrigin(config.PUBLIC_URL));
  app.addHook('onSend', async (_request, reply) => {
    // Refusals of a full password queue; a held-back login names its own time.
    if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', 1);
  });
}
