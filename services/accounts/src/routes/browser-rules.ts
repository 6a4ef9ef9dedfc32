import fastifyCookie from '@fastify/cookie';
import type { ZodApp } from '@poolpros/chassis/http';
import type { Context } from '../context.js';
import { requireOwnOrigin } from './own-origin.js';

/** Rules for every route that a browser calls: cookies, and calls from our own pages only. */
export async function browserRules(app: ZodApp, { config }: Context): Promise<void> {
  await app.register(fastifyCookie);
  app.addHook('onRequest', requireOwnOrigin(config.PUBLIC_URL));
}
