import { identityOf, requireAudience } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { Problem } from '@poolpros/chassis/problem';
import {
  type Audience,
  accountSchema,
  audienceParamsSchema,
  loginBodySchema,
  type Session,
  sessionSchema,
} from '@poolpros/contracts/http/accounts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { accessTokenSeconds } from '../access-token.js';
import type { Context } from '../context.js';
import { findAccount, findEnabledAccount } from '../db/account-store.js';
import type { AccountRow } from '../db/entities.js';
import { countAttempt, uncountAttempt } from '../db/login-failure-store.js';
import { insertSession } from '../db/session-store.js';
import { knownDevice, rememberDevice } from '../device-cookie.js';
import { sessionLifetimeMs } from '../domain/session.js';
import { loginCounters, loginSubject } from '../login-attempt.js';
import { endSession, refreshSession } from '../refresh.js';
import { cookieValue, newRefreshToken, refreshCookie } from '../refresh-cookie.js';

export const sessionRoutes = (context: Context) => async (app: ZodApp) => {
  const { config, database, passwords, signAccessToken } = context;

  const accountOf = ({ id, audience, email, name }: AccountRow) => ({ id, audience, email, name });
  const sessionOf = (account: AccountRow, now: Date): Session => ({
    accessToken: signAccessToken(account, now),
    expiresInSeconds: accessTokenSeconds,
    account: accountOf(account),
  });
  const setCookie = (reply: FastifyReply, audience: Audience, value: string, expires: Date) => {
    const cookie = refreshCookie(config.PUBLIC_URL, audience);
    reply.setCookie(cookie.name, value, { ...cookie.options, expires });
  };
  const clearCookie = (reply: FastifyReply, audience: Audience) => {
    const cookie = refreshCookie(config.PUBLIC_URL, audience);
    reply.clearCookie(cookie.name, cookie.options);
  };

  app.post(
    '/accounts/:audience/login',
    {
      schema: {
        summary: 'Log in',
        params: audienceParamsSchema,
        body: loginBodySchema,
        response: { 200: sessionSchema, ...problems(400, 401, 403, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { audience } = request.params;
      const { email, password } = request.body;
      const now = new Date();
      const subject = loginSubject(config.LINK_SECRET, audience, email);
      const device = knownDevice(request, config, subject);
      const counters = loginCounters(config.LINK_SECRET, { subject, device, ip: request.ip });
      const waitSeconds = await database.transaction((tx) => countAttempt(tx, counters, now));
      if (waitSeconds > 0) {
        request.log.info({ audience, waitSeconds }, 'login held back');
        reply.header('retry-after', waitSeconds);
        throw new Problem('too_many_requests', 'Too many attempts. Wait a little or reset your password.');
      }
      const account = await findAccount(database.dataSource.manager, audience, email);
      const matches = await passwords.verify(account?.passwordHash ?? null, password);
      if (!account || !matches || account.disabledAt) {
        request.log.info({ audience, accountId: account?.id ?? null }, 'login failed');
        throw new Problem('credentials_invalid', 'The e-mail address or the password is not right.');
      }
      const token = newRefreshToken();
      const session = {
        id: newId(),
        accountId: account.id,
        audience,
        tokenHash: hashToken(token),
        previousTokenHash: null,
        rotatedAt: now,
        expiresAt: new Date(now.getTime() + sessionLifetimeMs[audience]),
        revokedAt: null,
        createdAt: now,
      };
      await database.transaction(async (tx) => {
        await uncountAttempt(tx, counters);
        await insertSession(tx, session);
      });
      request.log.info({ audience, accountId: account.id, sessionId: session.id }, 'login succeeded');
      setCookie(reply, audience, cookieValue(session.id, token), session.expiresAt);
      rememberDevice(reply, config, subject, device);
      return sessionOf(account, now);
    },
  );

  app.post(
    '/accounts/:audience/refresh',
    {
      schema: {
        summary: 'Get a new access token for the refresh cookie',
        params: audienceParamsSchema,
        response: { 200: sessionSchema, ...problems(400, 401, 403, 415, 503) },
      },
    },
    async (request, reply) => {
      const { audience } = request.params;
      const now = new Date();
      const presented = request.cookies[refreshCookie(config.PUBLIC_URL, audience).name];
      const refreshed = await database.transaction((tx) =>
        refreshSession(tx, { audience, presented, now, log: context.log }),
      );
      if (!refreshed) {
        clearCookie(reply, audience);
        throw new Problem('session_expired', 'Please log in again.');
      }
      if (refreshed.cookie) setCookie(reply, audience, refreshed.cookie.value, refreshed.cookie.expires);
      return sessionOf(refreshed.account, now);
    },
  );

  app.post(
    '/accounts/:audience/logout',
    {
      schema: {
        summary: 'End the session of the refresh cookie',
        params: audienceParamsSchema,
        response: { 204: z.undefined(), ...problems(400, 403, 415, 503) },
      },
    },
    async (request, reply) => {
      const { audience } = request.params;
      const presented = request.cookies[refreshCookie(config.PUBLIC_URL, audience).name];
      await database.transaction((tx) => endSession(tx, { audience, presented, now: new Date() }));
      clearCookie(reply, audience);
      return reply.code(204).send();
    },
  );

  app.get(
    '/accounts/:audience/me',
    {
      schema: {
        summary: 'The account of the access token',
        params: audienceParamsSchema,
        response: { 200: accountSchema, ...problems(400, 401, 403, 503) },
      },
      preHandler: (request, reply) => requireAudience(request.params.audience).call(app, request, reply),
    },
    async (request) => {
      const account = await findEnabledAccount(database.dataSource.manager, identityOf(request).accountId);
      if (!account) throw new Problem('unauthenticated', 'Please log in again.');
      return accountOf(account);
    },
  );
};
