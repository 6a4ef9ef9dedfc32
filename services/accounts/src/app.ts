import fastifyCookie from '@fastify/cookie';
import { createApp, type ZodApp } from '@poolpros/chassis/http';
import type { Context } from './context.js';
import { mailRoutes } from './routes/mail.js';
import { requireOwnOrigin } from './routes/own-origin.js';
import { passwordResetRoutes } from './routes/password-resets.js';
import { sessionRoutes } from './routes/sessions.js';

export async function createAccountsApp(context: Context): Promise<ZodApp> {
  const { config, log, metrics } = context;
  const app = await createApp({
    name: 'accounts',
    description: 'Accounts, sessions and passwords',
    log,
    metrics,
    tokens: { publicKey: config.JWT_PUBLIC_KEY },
    callers: config.CALLER_DIGESTS,
    // The gateway, which alone calls for visitors, says where they come from in one address of its own making.
    trustProxy: (_address, hop) => hop === 0,
  });
  await app.register(fastifyCookie);
  app.addHook('onRequest', requireOwnOrigin(config.PUBLIC_URL));
  app.addHook('onSend', async (_request, reply) => {
    // Refusals of a full password queue; a held-back login names its own time.
    if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', 1);
  });
  await app.register(sessionRoutes(context));
  await app.register(passwordResetRoutes(context));
  await app.register(mailRoutes(context));
  return app;
}
