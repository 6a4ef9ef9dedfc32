import { createHmac } from 'node:crypto';
import { audienceParamsSchema } from '@poolpros/contracts/http/accounts';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { identityIfAny, identityOf, requireAccount } from './auth.js';
import { createApp, type ZodApp } from './http.js';
import { createLog } from './log.js';
import { createMetrics } from './metrics.js';
import { testTokens } from './testing/tokens.js';
import { UnavailableError } from './unavailable.js';

const tokens = testTokens();
const log = createLog({ service: 'test', level: 'silent' });
const accountId = '01890a5d-ac96-774b-bcce-b302099a8057';
const ended = new Set<string>();
let known = true;
const endedSessions = {
  has(sessionId: string) {
    if (!known) throw new UnavailableError('nobody tells');
    return ended.has(sessionId);
  },
};
let app: ZodApp;

beforeAll(async () => {
  app = await createApp({
    name: 't',
    description: 't',
    log,
    metrics: createMetrics('t'),
    tokens: { publicKey: tokens.publicKey, endedSessions },
  });
  app.get('/mine', { onRequest: requireAccount('contractor') }, async (request) => identityOf(request));
  const body = z.object({ name: z.string() });
  app.post('/mine', { onRequest: requireAccount('contractor'), schema: { body } }, async () => null);
  app.get('/queue', { onRequest: requireAccount('admin', 'submissions:read') }, async (request) => identityOf(request));
  app.get(
    '/:audience/me',
    { preHandler: requireAccount(({ params }) => audienceParamsSchema.parse(params).audience) },
    async (request) => identityOf(request),
  );
  app.get('/open', async (request) => ({ caller: await identityIfAny(request) }));
  app.get('/forgotten', async (request) => identityOf(request));
});

const ask = async (authorization: string | undefined, url = '/mine') => {
  const response = await app.inject({ url, headers: authorization === undefined ? {} : { authorization } });
  return { status: response.statusCode, body: response.json(), challenge: response.headers['www-authenticate'] };
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = {
  iss: 'poolpros-accounts',
  sub: accountId,
  aud: 'contractor',
  typ: 'access',
  iat: 1,
  exp: 9_999_999_999,
  sid: accountId,
  amr: ['pwd'],
  permissions: [],
};
const withoutSignature = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
const publicPem = Buffer.from(tokens.publicKey, 'base64').toString();
const hmacContent = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
const signedWithPublicKey = `${hmacContent}.${createHmac('sha256', publicPem).update(hmacContent).digest('base64url')}`;

it('knows the account of a token', async () => {
  const token = tokens.sign('contractor', accountId, { claims: { sid: claims.sid, amr: ['pwd', 'otp'] } });
  const { status, body } = await ask(`Bearer ${token}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    accountId,
    audience: 'contractor',
    sessionId: claims.sid,
    permissions: ['listings:own'],
    amr: ['pwd', 'otp'],
  });
});

it.each([
  ['no token', undefined],
  ['another scheme', `Basic ${tokens.sign('contractor')}`],
  ['text', 'Bearer hello'],
  ['a token of another key', `Bearer ${testTokens().sign('contractor')}`],
  ['an unsigned token', `Bearer ${withoutSignature}`],
  ['a token signed with the public key as a secret', `Bearer ${signedWithPublicKey}`],
  ['a token whose subject is no account', `Bearer ${tokens.sign('contractor', 'root')}`],
])('rejects %s', async (_what, authorization) => {
  const { status, body, challenge } = await ask(authorization);
  expect({ status, code: body.code, challenge }).toEqual({ status: 401, code: 'unauthenticated', challenge: 'Bearer' });
});

it('tells an expired token apart, so that the client can renew it', async () => {
  const { status, body } = await ask(`Bearer ${tokens.sign('contractor', accountId, { expiresInSeconds: -1 })}`);
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'token_expired' });
});

it('rejects a token of a session that has ended, and lets no token in while that is not known', async () => {
  const sid = '01890a5d-ac96-774b-bcce-b302099a8058';
  const token = tokens.sign('contractor', accountId, { claims: { sid } });
  expect((await ask(`Bearer ${token}`)).status).toBe(200);
  ended.add(sid);
  const { status, body } = await ask(`Bearer ${token}`);
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'session_expired' });
  known = false;
  const unknown = await ask(`Bearer ${token}`);
  expect([unknown.status, unknown.body.code]).toEqual([503, 'service_unavailable']);
  known = true;
});

it('forbids what is for the other kind of account', async () => {
  const { status, body } = await ask(`Bearer ${tokens.sign('admin')}`);
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
});

it.each(['sid', 'amr', 'permissions'])('has a token of an older release, without %s, renewed', async (claim) => {
  const token = tokens.sign('contractor', accountId, { claims: { [claim]: undefined } });
  const { status, body } = await ask(`Bearer ${token}`);
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'token_expired' });
});

it('forbids what the account has no permission for, whatever others it has', async () => {
  const asked = (permissions: string[]) =>
    ask(`Bearer ${tokens.sign('admin', accountId, { claims: { permissions } })}`, '/queue');
  expect((await asked(['submissions:read', 'of:later'])).status).toBe(200);
  for (const permissions of [[], ['submissions:decide'], ['submissions:rea']]) {
    const { status, body } = await asked(permissions);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
  }
});

it('fails a route that forgot to require an audience', async () => {
  expect((await ask(`Bearer ${tokens.sign('admin')}`, '/forgotten')).status).toBe(500);
});

it('rejects a forbidden caller before it reads the body', async () => {
  const response = await app.inject({ method: 'POST', url: '/mine', payload: { name: 1 } });
  expect(response.statusCode).toBe(401);
});

it('declares the token in the description of every route that takes one, and of no other', async () => {
  const { paths } = (await app.inject('/openapi.json')).json();
  const bearer = [{ bearer: [] }];
  expect(paths['/mine'].get.security).toEqual(bearer);
  expect(paths['/mine'].post.security).toEqual(bearer);
  expect(paths['/queue'].get.security).toEqual(bearer);
  expect(paths['/{audience}/me'].get.security).toEqual(bearer);
  expect(paths['/forgotten'].get).not.toHaveProperty('security');
});

it('takes the kind of account from the path where it says so', async () => {
  const token = `Bearer ${tokens.sign('contractor', accountId)}`;
  expect(await ask(token, '/contractor/me')).toMatchObject({ status: 200, body: { audience: 'contractor' } });
  expect(await ask(token, '/admin/me')).toMatchObject({ status: 403 });
});

it('knows the caller of a public route by a valid token, and lets others in without one', async () => {
  const of = async (authorization: string | undefined) => (await ask(authorization, '/open')).body;
  expect(await of(`Bearer ${tokens.sign('contractor', accountId)}`)).toMatchObject({
    caller: { accountId, audience: 'contractor' },
  });
  expect(await of(undefined)).toEqual({ caller: null });
  expect(await of('Bearer pp_key')).toEqual({ caller: null });
  expect(await of(`Bearer ${tokens.sign('admin', accountId, { expiresInSeconds: -60 })}`)).toMatchObject({
    code: 'token_expired',
  });
});
