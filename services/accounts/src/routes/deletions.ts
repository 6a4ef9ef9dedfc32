import { requireAccount } from '@poolpros/chassis/auth';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { maskEmail } from '@poolpros/chassis/mask-email';
import { accountEndpoints } from '@poolpros/contracts/endpoints/accounts';
import { ownAccountEndpoints } from '@poolpros/contracts/endpoints/own-account';
import { requestDeletion } from '../actions/delete-account.js';
import { keepByLink } from '../actions/keep-account.js';
import type { Context } from '../context.js';
import { clientOf } from './login-origin.js';
import { signedInAs } from './own-account.js';

/** A contractor's deletion of the account, and its cancellation. Staff accounts are ended by command. */
export function deletionRoutes(app: ZodApp, { config, database, now }: Context): void {
  route(
    app,
    ownAccountEndpoints.deleteAccount,
    {
      schema: {
        summary: 'Close your account and schedule its erasure; requires step-up authentication',
        errors: [400, 401, 403, 415, 429, 503],
      },
      onRequest: requireAccount('contractor'),
    },
    async (request) => {
      const wanted = {
        signedIn: signedInAs(request),
        email: request.body.email,
        by: clientOf(request),
        linkSecret: config.LINK_SECRET,
      };
      const { eraseAt } = await database.transaction((tx) => requestDeletion(tx, wanted, now(), request.log));
      return { eraseAt: eraseAt.toISOString() };
    },
  );

  route(
    app,
    accountEndpoints.keepAccount,
    {
      schema: {
        summary: 'Cancel the deletion of an account with the emailed link',
        errors: [400, 403, 404, 410, 415, 429, 503],
      },
    },
    async (request) => {
      const account = await database.transaction((tx) => keepByLink(tx, request.body.token, now()));
      request.log.info({ accountId: account.id }, 'account kept');
      return { email: maskEmail(account.email) };
    },
  );
}
