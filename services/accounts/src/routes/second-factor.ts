import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { ownAccountEndpoints } from '@poolpros/contracts/endpoints/own-account';
import type { FastifyRequest } from 'fastify';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '../actions/second-factor.js';
import type { Context } from '../context.js';
import { countCodes, findSecondFactor } from '../db/second-factor-store.js';
import { needsSecondFactor } from '../domain/second-factor.js';
import { clientOf } from './login-origin.js';
import { ownRoute, signedInAs } from './own-account.js';

/** The authenticator app of an account. Changes need a step-up. */
export function secondFactorRoutes(app: ZodApp, { config, database, now }: Context): void {
  const asked = (request: FastifyRequest) => ({
    signedIn: signedInAs(request),
    secret: config.LINK_SECRET,
    by: clientOf(request),
  });

  route(
    app,
    ownAccountEndpoints.secondFactor,
    ownRoute({ summary: 'Get the status of your second factor', errors: [400, 401, 403, 503] }),
    async (request) => {
      const { manager } = database.dataSource;
      const { accountId } = signedInAs(request);
      const [factor, recoveryCodesLeft] = [
        await findSecondFactor(manager, accountId),
        await countCodes(manager, accountId),
      ];
      return {
        addedAt: factor?.confirmedAt?.toISOString() ?? null,
        recoveryCodesLeft,
        required: needsSecondFactor(config.ADMIN_SECOND_FACTOR, request.params.audience),
      };
    },
  );

  route(
    app,
    ownAccountEndpoints.setUpSecondFactor,
    ownRoute({
      summary: 'Begin adding an authenticator app, pending confirmation; requires step-up authentication',
      errors: [400, 401, 403, 409, 415, 503],
    }),
    (request) => database.transaction((tx) => beginSecondFactor(tx, asked(request), now())),
  );

  route(
    app,
    ownAccountEndpoints.confirmSecondFactor,
    ownRoute({
      summary: 'Confirm an authenticator app and end all other sessions; requires step-up authentication',
      errors: [400, 401, 403, 404, 409, 415, 503],
    }),
    async (request) => {
      const given = { ...asked(request), code: request.body.code };
      return { recoveryCodes: await database.transaction((tx) => confirmSecondFactor(tx, given, now())) };
    },
  );

  route(
    app,
    ownAccountEndpoints.replaceRecoveryCodes,
    ownRoute({
      summary: 'Replace your recovery codes; requires step-up authentication',
      errors: [400, 401, 403, 404, 415, 503],
    }),
    async (request) => ({
      recoveryCodes: await database.transaction((tx) => replaceRecoveryCodes(tx, asked(request), now())),
    }),
  );

  route(
    app,
    ownAccountEndpoints.removeSecondFactor,
    ownRoute({
      summary: 'Remove your second factor if it is optional; requires step-up authentication',
      errors: [400, 401, 403, 404, 415, 503],
    }),
    async (request, reply) => {
      const given = { ...asked(request), policy: config.ADMIN_SECOND_FACTOR };
      await database.transaction((tx) => removeSecondFactor(tx, given, now()));
      return reply.code(204).send();
    },
  );
}
