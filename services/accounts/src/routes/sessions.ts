import { identityIfAny, identityOf, requireAccount } from '@poolpros/chassis/auth';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { Problem } from '@poolpros/chassis/problem';
import { accountEndpoints } from '@poolpros/contracts/endpoints/accounts';
import { ownAccountEndpoints } from '@poolpros/contracts/endpoints/own-account';
import { type Account, type Audience, audienceParamsSchema, type Session } from '@poolpros/contracts/http/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logIn } from '../actions/log-in.js';
import { logInWithPasskey } from '../actions/log-in-with-passkey.js';
import { logOut } from '../actions/log-out.js';
import { beginPasskeyProof } from '../actions/passkey-proof.js';
import { refreshSession } from '../actions/refresh-session.js';
import type { Context } from '../context.js';
import { findEnabledAccount } from '../db/account-store.js';
import type { AccountRow, SessionRow } from '../db/entities.js';
import { accessTokenSeconds } from '../domain/access-token.js';
import { ownSite } from '../domain/own-site.js';
import type { RefreshToken } from '../domain/refresh-token.js';
import { lacksSecondFactor } from '../domain/second-factor.js';
import { rememberDevice } from './device-cookie.js';
import { loginOrigin } from './login-origin.js';
import { cookieValue, readCookieValue, refreshCookie } from './refresh-cookie.js';

export function sessionRoutes(app: ZodApp, context: Context): void {
  const { config, database, signAccessToken } = context;
  const site = ownSite(config.PUBLIC_URL);

  const accountOf = ({ id, audience, email, name }: AccountRow, amr: readonly string[]): Account => {
    const secondFactorMissing = lacksSecondFactor(config.ADMIN_SECOND_FACTOR, audience, amr);
    return { id, audience, email, name, secondFactorMissing };
  };
  const sessionOf = (signedIn: { account: AccountRow; session: SessionRow }, now: Date): Session => ({
    accessToken: signAccessToken(signedIn, now),
    expiresInSeconds: accessTokenSeconds,
    account: accountOf(signedIn.account, signedIn.session.amr),
  });
  const presentedBy = ({ cookies }: FastifyRequest, audience: Audience) =>
    readCookieValue(cookies[refreshCookie(config.PUBLIC_URL, audience).name]);
  const setCookie = (reply: FastifyReply, audience: Audience, token: RefreshToken) => {
    const cookie = refreshCookie(config.PUBLIC_URL, audience);
    reply.setCookie(cookie.name, cookieValue(token), { ...cookie.options, expires: token.expiresAt });
  };
  const clearCookie = (reply: FastifyReply, audience: Audience) => {
    const cookie = refreshCookie(config.PUBLIC_URL, audience);
    reply.clearCookie(cookie.name, cookie.options);
  };

  route(
    app,
    accountEndpoints.login,
    {
      schema: { summary: 'Log in', errors: [400, 401, 403, 415, 429, 503] },
    },
    async (request, reply) => {
      const { audience } = request.params;
      const { email, password, code, passkey } = request.body;
      const now = context.now();
      const origin = loginOrigin(request, config, { audience, email });
      const login = { audience, email, password, code, passkey, origin };
      const loggedIn = await logIn({ ...context, log: request.log }, login, now);
      setCookie(reply, audience, loggedIn.token);
      rememberDevice(reply, config, origin.subject, origin.device);
      return sessionOf(loggedIn, now);
    },
  );

  route(
    app,
    accountEndpoints.passkeyLoginOptions,
    {
      schema: {
        summary: 'Begin a passkey login and get the request options',
        errors: [400, 403, 415, 429, 503],
      },
    },
    () => database.transaction((tx) => beginPasskeyProof(tx, { purpose: 'login' }, site, context.now())),
  );

  route(
    app,
    accountEndpoints.passkeyLogin,
    {
      schema: { summary: 'Log in with a passkey', errors: [400, 401, 403, 415, 429, 503] },
    },
    async (request, reply) => {
      const { audience } = request.params;
      const now = context.now();
      const originOf = (account: AccountRow) => loginOrigin(request, config, account);
      const login = { audience, passkey: request.body.passkey, site, originOf };
      const loggedIn = await logInWithPasskey({ config, database, log: request.log }, login, now);
      setCookie(reply, audience, loggedIn.token);
      rememberDevice(reply, config, loggedIn.origin.subject, loggedIn.origin.device);
      return sessionOf(loggedIn, now);
    },
  );

  route(
    app,
    accountEndpoints.refresh,
    {
      schema: {
        summary: 'Exchange the refresh cookie for a new access token',
        security: [{ refreshCookie: [] }],
        errors: [400, 401, 403, 415, 503],
      },
    },
    async (request, reply) => {
      const { audience } = request.params;
      const now = context.now();
      const presented = presentedBy(request, audience);
      const refreshed = await database.transaction((tx) =>
        refreshSession(tx, { audience, presented, key: config.LINK_SECRET }, now, context.log),
      );
      if (!refreshed) {
        clearCookie(reply, audience);
        throw new Problem('session_expired', 'Please log in again.');
      }
      if (refreshed.token) setCookie(reply, audience, refreshed.token);
      return sessionOf(refreshed, now);
    },
  );

  route(
    app,
    accountEndpoints.logout,
    {
      schema: {
        summary: 'Log out, ending the session of the refresh cookie and that of any access token',
        errors: [400, 403, 415, 503],
      },
    },
    async (request, reply) => {
      const { audience } = request.params;
      const presented = presentedBy(request, audience);
      const signedIn = await sessionInUse(request, audience);
      await database.transaction((tx) => logOut(tx, { audience, presented, signedIn }, context.now()));
      clearCookie(reply, audience);
      // Shortlists and the browser that is known stay; what was loaded while signed in does not.
      reply.header('clear-site-data', '"cache"');
      return reply.code(204).send();
    },
  );

  route(
    app,
    ownAccountEndpoints.me,
    {
      schema: { summary: 'Get the account that the access token belongs to', errors: [400, 401, 403, 503] },
      preHandler: requireAccount(({ params }) => audienceParamsSchema.parse(params).audience),
    },
    async (request) => {
      const { accountId, amr } = identityOf(request);
      const account = await findEnabledAccount(database.dataSource.manager, accountId);
      if (!account) throw new Problem('unauthenticated', 'Please log in again.');
      return accountOf(account, amr);
    },
  );
}

/** The session of the access token of a request; null without a valid one, which a logout does not need. */
async function sessionInUse(request: FastifyRequest, audience: Audience): Promise<string | null> {
  try {
    const identity = await identityIfAny(request);
    return identity?.audience === audience ? identity.sessionId : null;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
