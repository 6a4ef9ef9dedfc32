import { createHash, timingSafeEqual } from 'node:crypto';
import fastifyJwt from '@fastify/jwt';
import {
  type AccessTokenClaims,
  type Audience,
  accessTokenClaimsSchema,
  accessTokenIssuer,
} from '@poolpros/contracts/http/accounts';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Problem } from './problem.js';

/** Who makes a request, as a verified access token says. */
export interface Identity {
  accountId: string;
  audience: Audience;
}

declare module 'fastify' {
  interface FastifyInstance {
    internalToken: string | null;
  }
  interface FastifyRequest {
    identity: Identity | null;
  }
}

/** Makes an app able to check access tokens (public key: Ed25519 PEM in base64) and the internal token. */
export const authPlugin = fastifyPlugin<{ publicKey?: string; internalToken?: string }>(async (app, o) => {
  app.decorate('internalToken', o.internalToken ?? null);
  app.decorateRequest('identity', null);
  if (!o.publicKey) return;
  await app.register(fastifyJwt, {
    secret: { public: Buffer.from(o.publicKey, 'base64').toString() },
    verify: { algorithms: ['EdDSA'], allowedIss: accessTokenIssuer },
  });
});

/**
 * Lets only accounts of one kind pass. Throws Problem 401 `token_expired` or `unauthenticated`,
 * 403 `forbidden` for a valid token of the other kind. An `onRequest` hook: who may not call learns nothing of the body.
 */
export function requireAudience(audience: Audience): onRequestAsyncHookHandler {
  return async (request) => {
    const claims = await claimsOf(request);
    if (claims.aud !== audience)
      throw new Problem(403, 'forbidden', `This needs ${audience === 'admin' ? 'an admin' : 'a contractor'} account.`);
    request.identity = { accountId: claims.sub, audience: claims.aud };
  };
}

/** The account of a request that passed requireAudience; throws when the route does not use it. */
export function identityOf(request: FastifyRequest): Identity {
  if (!request.identity) throw new Error('the route asks for an identity without requireAudience');
  return request.identity;
}

async function claimsOf(request: FastifyRequest): Promise<AccessTokenClaims> {
  if (!request.server.hasRequestDecorator('jwtVerify')) throw new Error('the app was created without a public key');
  try {
    return accessTokenClaimsSchema.parse(await request.jwtVerify());
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_JWT_AUTHORIZATION_TOKEN_EXPIRED')
      throw new Problem(401, 'token_expired', 'The sign-in has expired.');
    throw new Problem(401, 'unauthenticated', 'Sign in first.');
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets only other services of the product pass: bearer INTERNAL_TOKEN, compared in constant time. */
export const requireInternal: onRequestAsyncHookHandler = async (request) => {
  const expected = request.server.internalToken;
  if (expected === null) throw new Error('the app was created without an internal token');
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!timingSafeEqual(digest(given), digest(expected)))
    throw new Problem(401, 'unauthenticated', 'This is a call between services.');
};
