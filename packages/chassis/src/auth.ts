import { timingSafeEqual } from 'node:crypto';
import fastifyJwt from '@fastify/jwt';
import { type Caller, type CallerRight, mayAsk } from '@poolpros/contracts/callers';
import {
  type AccessTokenClaims,
  type Audience,
  accessTokenClaimsSchema,
  accessTokenIssuer,
} from '@poolpros/contracts/http/accounts';
import type { Permission } from '@poolpros/contracts/roles';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { CallerDigests } from './config.js';
import type { EndedSessions } from './ended-sessions.js';
import { hashToken } from './links.js';
import { Problem } from './problem.js';

/** The caller of a request, according to a verified access token. */
export interface Identity {
  accountId: string;
  audience: Audience;
  sessionId: string;
  permissions: readonly string[];
  /** How the caller signed in, in the terms of RFC 8176. */
  amr: readonly string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    callers: CallerDigests | null;
    endedSessions: Pick<EndedSessions, 'has'> | null;
  }
  interface FastifyRequest {
    identity: Identity | null;
  }
}

/** The key that access tokens are checked with. */
export interface TokenCheck {
  /** Ed25519 PEM in base64. */
  publicKey: string;
  endedSessions: Pick<EndedSessions, 'has'>;
}

/** Lets an app check access tokens and the tokens of internal callers. */
export const authPlugin = fastifyPlugin<{ tokens?: TokenCheck; callers?: CallerDigests }>(async (app, o) => {
  app.decorate('callers', o.callers ?? null);
  app.decorate('endedSessions', o.tokens?.endedSessions ?? null);
  app.decorateRequest('identity', null);
  if (!o.tokens) return;
  await app.register(fastifyJwt, {
    secret: { public: Buffer.from(o.tokens.publicKey, 'base64').toString() },
    verify: { algorithms: ['EdDSA'], allowedIss: accessTokenIssuer },
  });
});

const accountChecks = new WeakSet<object>();

/** Whether a hook was made by requireAccount, so that its route takes an access token. */
export const checksAccount = (hook: object): boolean => accountChecks.has(hook);

/**
 * Allows only accounts of one kind and, where a permission is named, only those that have it. Throws Problem 401
 * `token_expired`, `session_expired` or `unauthenticated`, and 403 `forbidden` for a valid token of another account. It
 * is an `onRequest` hook, so the body is not read for a caller without access. `of` returns the kind where it depends
 * on the path.
 */
export function requireAccount(
  of: Audience | ((request: FastifyRequest) => Audience),
  permission?: Permission,
): onRequestAsyncHookHandler {
  const check: onRequestAsyncHookHandler = async (request) => {
    const audience = typeof of === 'string' ? of : of(request);
    const identity = identityIn(await claimsOf(request));
    if (identity.audience !== audience)
      throw new Problem('forbidden', `This needs ${audience === 'admin' ? 'an admin' : 'a contractor'} account.`);
    if (permission !== undefined && !identity.permissions.includes(permission))
      throw new Problem('forbidden', 'This account is not allowed to do that.');
    request.identity = identity;
  };
  accountChecks.add(check);
  return check;
}

/** The account of a request that passed requireAccount; throws when the route does not use it. */
export function identityOf(request: FastifyRequest): Identity {
  if (!request.identity) throw new Error('the route asks for an identity without requireAccount');
  return request.identity;
}

/**
 * The account of a caller of a public route; null for one without an access token, such as a program with a key. Throws
 * Problem 401 `token_expired` or `session_expired`, so that a page renews its token first.
 */
export async function identityIfAny(request: FastifyRequest): Promise<Identity | null> {
  try {
    return identityIn(await claimsOf(request));
  } catch (error) {
    if (error instanceof Problem && error.code === 'unauthenticated') return null;
    throw error;
  }
}

const identityIn = ({ sub, aud, sid, permissions, amr }: AccessTokenClaims): Identity => ({
  accountId: sub,
  audience: aud,
  sessionId: sid,
  permissions,
  amr,
});

/** The claims that tokens of every release have. */
const lastingClaims = accessTokenClaimsSchema.pick({ iss: true, sub: true, aud: true, typ: true });

async function claimsOf(request: FastifyRequest): Promise<AccessTokenClaims> {
  const { endedSessions } = request.server;
  if (endedSessions === null) throw new Error('the app was created without a check of tokens');
  const verified: unknown = await request.jwtVerify().catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'FST_JWT_AUTHORIZATION_TOKEN_EXPIRED')
      throw new Problem('token_expired', 'The sign-in has expired.');
    throw new Problem('unauthenticated', 'Sign in first.');
  });
  const claims = accessTokenClaimsSchema.safeParse(verified);
  if (claims.success) {
    if (endedSessions.has(claims.data.sid)) throw new Problem('session_expired', 'Please log in again.');
    return claims.data;
  }
  // A token of the previous release lacks claims. Its session gets a new one.
  if (lastingClaims.safeParse(verified).success) throw new Problem('token_expired', 'The sign-in has to be renewed.');
  throw new Problem('unauthenticated', 'Sign in first.');
}

/** The process that has this token; null when it belongs to no known caller. Compares in constant time. */
export function callerOf(digests: CallerDigests, token: string): Caller | null {
  const given = Buffer.from(hashToken(token));
  for (const [caller, digest] of digests) if (timingSafeEqual(given, Buffer.from(digest))) return caller;
  return null;
}

/**
 * Allows only the processes of the product that have this right. Throws Problem 401 `unauthenticated` for an unknown
 * token and 403 `forbidden` for a process without the right.
 */
export function requireRight(right: CallerRight): onRequestAsyncHookHandler {
  return async (request) => {
    const { callers } = request.server;
    if (callers === null) throw new Error('the app was created without callers');
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const caller = callerOf(callers, token);
    if (caller === null) throw new Problem('unauthenticated', 'This is a call between services.');
    if (mayAsk(caller, right)) return;
    request.log.warn({ caller, right }, 'caller refused');
    throw new Problem('forbidden', 'This caller may not ask for this.');
  };
}
