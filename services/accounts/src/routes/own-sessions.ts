import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { ownAccountEndpoints } from '@poolpros/contracts/endpoints/own-account';
import type { FastifyRequest } from 'fastify';
import { changePassword } from '../actions/change-password.js';
import { endOtherSessions, endSession } from '../actions/end-sessions.js';
import { weaknessOf } from '../actions/passwords.js';
import { openSession, requireStepUp } from '../actions/step-up.js';
import type { Context } from '../context.js';
import { openSessionsOf } from '../db/session-store.js';
import { loginOrigin } from './login-origin.js';
import { ownRoute, signedInAs } from './own-account.js';

/** The active sessions and the password of an account, for its owner. */
export function ownSessionRoutes(app: ZodApp, context: Context): void {
  const { config, database } = context;
  const policy = config.ADMIN_SECOND_FACTOR;

  /** An attempt with the password of the signed-in account. */
  async function attemptOf(request: FastifyRequest, now: Date) {
    const signedIn = signedInAs(request);
    const { account } = await openSession(database.dataSource.manager, signedIn, now);
    return { signedIn, origin: loginOrigin(request, config, account) };
  }

  route(
    app,
    ownAccountEndpoints.sessions,
    ownRoute({ summary: 'List the active sessions of your account', errors: [400, 401, 403, 503] }),
    async (request) => {
      const { accountId, sessionId } = signedInAs(request);
      const sessions = await openSessionsOf(database.dataSource.manager, accountId, context.now());
      return {
        items: sessions.map(({ id, device, network, createdAt, rotatedAt }) => ({
          id,
          device,
          network,
          startedAt: createdAt.toISOString(),
          lastSeenAt: rotatedAt.toISOString(),
          current: id === sessionId,
        })),
      };
    },
  );

  route(
    app,
    ownAccountEndpoints.endSession,
    ownRoute({
      summary: 'End one of your sessions; any but the current one requires step-up authentication',
      errors: [400, 401, 403, 404, 415, 503],
    }),
    async (request, reply) => {
      const asked = { signedIn: signedInAs(request), sessionId: request.params.sessionId, policy };
      await database.transaction((tx) => endSession(tx, asked, context.now()));
      return reply.code(204).send();
    },
  );

  route(
    app,
    ownAccountEndpoints.endOtherSessions,
    ownRoute({
      summary: 'End all of your sessions except the current one; requires step-up authentication',
      errors: [400, 401, 403, 415, 503],
    }),
    async (request, reply) => {
      await database.transaction((tx) =>
        endOtherSessions(tx, { signedIn: signedInAs(request), policy }, context.now()),
      );
      return reply.code(204).send();
    },
  );

  route(
    app,
    ownAccountEndpoints.stepUp,
    ownRoute({
      summary: 'Complete step-up authentication of your session, valid for ten minutes',
      errors: [400, 401, 403, 415, 429, 503],
    }),
    async (request, reply) => {
      const now = context.now();
      const attempt = await attemptOf(request, now);
      await requireStepUp({ ...context, log: request.log }, { ...attempt, proof: request.body }, now);
      return reply.code(204).send();
    },
  );

  route(
    app,
    ownAccountEndpoints.changePassword,
    ownRoute({ summary: 'Change your password and end all other sessions', errors: [400, 401, 403, 415, 429, 503] }),
    async (request, reply) => {
      const now = context.now();
      const attempt = await attemptOf(request, now);
      await changePassword({ ...context, log: request.log }, { ...attempt, ...request.body }, now);
      return reply.code(204).send();
    },
  );

  route(
    app,
    ownAccountEndpoints.judgeOwnPassword,
    ownRoute({
      summary: 'Check a new password for your account against the password rules',
      errors: [400, 401, 403, 415, 503],
    }),
    async (request) => {
      const { account } = await openSession(database.dataSource.manager, signedInAs(request), context.now());
      return { weakness: weaknessOf(request.body.password, account) };
    },
  );
}
