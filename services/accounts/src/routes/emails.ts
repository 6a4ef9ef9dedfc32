import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { maskEmail } from '@poolpros/chassis/mask-email';
import { accountEndpoints } from '@poolpros/contracts/endpoints/accounts';
import { ownAccountEndpoints } from '@poolpros/contracts/endpoints/own-account';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { requestEmailChange, takeEmailLink } from '../actions/change-email.js';
import type { Context } from '../context.js';
import { clientOf } from './login-origin.js';
import { ownRoute, signedInAs } from './own-account.js';
import { respondUniformly } from './uniform-response.js';

/** The email of an account, which a mailed link changes. */
export function emailRoutes(app: ZodApp, { config, database, log, now }: Context): void {
  route(
    app,
    ownAccountEndpoints.changeEmail,
    ownRoute({
      summary: 'Request a change of your email address by emailed link; requires step-up authentication',
      headers: idempotencyHeadersSchema,
      errors: [400, 401, 403, 409, 415, 429, 503],
    }),
    async (request, reply) => {
      const asked = {
        signedIn: signedInAs(request),
        email: request.body.email,
        linkSecret: config.LINK_SECRET,
        policy: config.ADMIN_SECOND_FACTOR,
      };
      return respondUniformly(database, request, reply, (tx) => requestEmailChange(tx, asked, now(), log));
    },
  );

  route(
    app,
    accountEndpoints.confirmEmail,
    {
      schema: {
        summary: 'Confirm or undo a change of email address with the emailed link',
        errors: [400, 403, 404, 409, 410, 415, 429, 503],
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
