import { problems, type ZodApp } from '@poolpros/chassis/http';
import { maskEmail } from '@poolpros/chassis/mask-email';
import {
  audienceParamsSchema,
  emailChangeBodySchema,
  emailChangedSchema,
  emailLinkBodySchema,
} from '@poolpros/contracts/http/accounts';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import * as z from 'zod';
import { requestEmailChange, takeEmailLink } from '../actions/change-email.js';
import type { Context } from '../context.js';
import { clientOf } from './login-origin.js';
import { ownRoute, signedInAs } from './own-account.js';
import { acceptAlike } from './same-response.js';

/** The email of an account, which a mailed link changes. */
export function emailRoutes(app: ZodApp, { config, database, log, now }: Context): void {
  app.post(
    servicePath(apiPaths.changeEmail),
    ownRoute({
      summary: 'Ask for a mail to another email, whose link makes it the one of the account',
      params: audienceParamsSchema,
      headers: idempotencyHeadersSchema,
      body: emailChangeBodySchema,
      response: { 202: z.object({}), ...problems(400, 401, 403, 409, 415, 429, 503) },
    }),
    async (request, reply) => {
      const asked = {
        signedIn: signedInAs(request),
        email: request.body.email,
        linkSecret: config.LINK_SECRET,
        policy: config.ADMIN_SECOND_FACTOR,
      };
      return acceptAlike(database, request, reply, (tx) => requestEmailChange(tx, asked, now(), log));
    },
  );

  app.post(
    servicePath(apiPaths.confirmEmail),
    {
      schema: {
        summary: 'Take the link of a mail about a change of email: it makes the change, or takes it back',
        body: emailLinkBodySchema,
        response: { 200: emailChangedSchema, ...problems(400, 403, 404, 409, 410, 415, 429, 503) },
      },
    },
    async (request) => {
      const given = { token: request.body.token, by: clientOf(request), linkSecret: config.LINK_SECRET };
      const { account, email, undone } = await database.transaction((tx) => takeEmailLink(tx, given, now()));
      log.info({ accountId: account.id, undone }, 'email changed');
      return { audience: account.audience, email: maskEmail(email), undone };
    },
  );
}
