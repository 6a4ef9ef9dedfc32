import { createSign, generateKeyPairSync } from 'node:crypto';
import { newId } from '@poolpros/chassis/ids';
import { createMetrics } from '@poolpros/chassis/metrics';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { type Audience, accountSchema, sessionSchema } from '@poolpros/contracts/http/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSlots } from '../src/actions/slots.js';
import { accounts as definition } from '../src/service.js';
import {
  claimsIn,
  cookieOf,
  deviceCookieOf,
  type Harness,
  login,
  password,
  post,
  refresh,
  startAccounts,
} from './harness.js';

let accounts: Harness;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

let counter = 0;
const newEmail = () => `dana${++counter}@example.com`;
const age = (seconds: number, column: string, id: string) =>
  accounts.context.database.dataSource.query(
    `update sessions set ${column} = ${column} - make_interval(secs => $1) where account_id = $2`,
    [seconds, id],
  );
const me = (audience: Audience, token: string) =>
  accounts.app.inject({ url: `/accounts/${audience}/me`, headers: { authorization: `Bearer ${token}` } });

describe('login', () => {
  it.each(['contractor', 'admin'] as const)('gives a %s an access token and a refresh cookie', async (audience) => {
    const email = newEmail();
    const id = await accounts.addAccount(audience, email);
    const response = await login(accounts.app, audience, `  ${email.toUpperCase()} `);
    expect(response.statusCode).toBe(200);
    const session = sessionSchema.parse(response.json());
    expect(session).toMatchObject({ expiresInSeconds: 900, account: { id, audience, email, name: 'Dana Poolowner' } });
    const cookie = cookieOf(response);
    expect(cookie).toMatchObject({
      name: `poolpros-${audience}`,
      httpOnly: true,
      sameSite: 'Strict',
      path: `/api/accounts/${audience}`,
    });
    const hours = ((cookie.expires?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(audience === 'admin' ? 12 : 720);
    const mine = await me(audience, session.accessToken);
    expect(accountSchema.parse(mine.json()).id).toBe(id);
  });

  it('gives a wrong password, an unknown email, an invited and a disabled account the same response', async () => {
    const wrong = newEmail();
    await accounts.addAccount('contractor', wrong);
    const invited = newEmail();
    await accounts.addAccount('contractor', invited, { password: null });
    const disabled = newEmail();
    const disabledId = await accounts.addAccount('contractor', disabled);
    await accounts.context.database.dataSource.query('update accounts set disabled_at = now() where id = $1', [
      disabledId,
    ]);
    const responses = [
      await login(accounts.app, 'contractor', wrong, 'not the password'),
      await login(accounts.app, 'contractor', newEmail(), 'not the password'),
      await login(accounts.app, 'contractor', invited),
      await login(accounts.app, 'contractor', disabled),
      await login(accounts.app, 'admin', wrong),
    ];
    const shapes = responses.map((response) => ({
      status: response.statusCode,
      body: { ...response.json(), requestId: '' },
    }));
    expect(shapes[0]).toMatchObject({ status: 401, body: { code: 'credentials_invalid' } });
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  it('takes about as long for an unknown email as for a wrong password', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 9; round++)
      for (const kind of ['known', 'unknown'] as const) {
        const email = newEmail();
        if (kind === 'known') await accounts.addAccount('contractor', email);
        const start = performance.now();
        await login(accounts.app, 'contractor', email, 'not the password', { from: `192.0.2.${round}` });
        times[kind].push(performance.now() - start);
      }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[4] ?? Number.NaN;
    // Without the dummy hash the unknown email would be several times faster.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 2);
  });

  it.each([
    ['an address that is none', { email: 'dana', password }, 'body.email'],
    ['no password', { email: 'dana@example.com', password: '' }, 'body.password'],
    ['a password of 129 characters', { email: 'dana@example.com', password: 'x'.repeat(129) }, 'body.password'],
  ])('rejects %s and names the field', async (_case, body, path) => {
    const response = await post(accounts.app, '/accounts/contractor/login', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request', errors: [{ path }] });
  });

  it('rejects an audience that does not exist', async () => {
    expect((await post(accounts.app, '/accounts/owner/login', { email: newEmail(), password })).statusCode).toBe(400);
  });

  it('lets two passwords be checked at once and fifty wait, and rejects more', async () => {
    const { passwords } = accounts.context;
    const checks = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.verify(null, 'anything')));
    const refused = checks.filter((check) => check.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const check of refused) expect(check.reason).toMatchObject({ code: 'too_many_requests' });
  });

  it('says when to come back while too many passwords are being checked', async () => {
    const full = createSlots({ atOnce: 0, waiting: 0 });
    const passwords = { ...accounts.context.passwords, verify: () => full(async () => true) };
    const metrics = createMetrics('accounts');
    const { app } = await definition.assemble({ ...accounts.context, passwords, metrics });
    const response = await login(app, 'contractor', newEmail());
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '1']);
    await app.close();
  });
});

describe('refresh', () => {
  async function loggedIn(audience: Audience = 'contractor') {
    const email = newEmail();
    const id = await accounts.addAccount(audience, email);
    return { id, email, cookie: cookieOf(await login(accounts.app, audience, email)) };
  }

  it('gives a new access token and replaces the cookie, which keeps its end', async () => {
    const { id, cookie } = await loggedIn();
    const response = await refresh(accounts.app, 'contractor', cookie.header);
    expect(response.statusCode).toBe(200);
    expect(sessionSchema.parse(response.json()).account.id).toBe(id);
    const next = cookieOf(response);
    expect(next.value).not.toBe(cookie.value);
    expect(next.expires).toEqual(cookie.expires);
    expect((await refresh(accounts.app, 'contractor', next.header)).statusCode).toBe(200);
  });

  it('serves two tabs that refresh at once from one session', async () => {
    const { cookie } = await loggedIn();
    const [first, second] = await Promise.all([
      refresh(accounts.app, 'contractor', cookie.header),
      refresh(accounts.app, 'contractor', cookie.header),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const cookies = [...first.cookies, ...second.cookies];
    expect(cookies).toHaveLength(1);
    const [next] = cookies;
    expect((await refresh(accounts.app, 'contractor', `${next?.name}=${next?.value}`)).statusCode).toBe(200);
  });

  it('ends the session when a replaced token comes back after ten seconds', async () => {
    const { id, cookie } = await loggedIn();
    const next = cookieOf(await refresh(accounts.app, 'contractor', cookie.header));
    await age(11, 'rotated_at', id);
    const reused = await refresh(accounts.app, 'contractor', cookie.header);
    expect(reused.statusCode).toBe(401);
    expect(reused.json()).toMatchObject({ code: 'session_expired' });
    expect(cookieOf(reused).expires?.getTime()).toBe(0);
    expect((await refresh(accounts.app, 'contractor', next.header)).statusCode).toBe(401);
    expect(accounts.lines.some((line) => line.includes('refresh token reused'))).toBe(true);
  });

  it('ends the session at once when an older token comes', async () => {
    const { cookie } = await loggedIn();
    const second = cookieOf(await refresh(accounts.app, 'contractor', cookie.header));
    const third = cookieOf(await refresh(accounts.app, 'contractor', second.header));
    expect((await refresh(accounts.app, 'contractor', cookie.header)).statusCode).toBe(401);
    expect((await refresh(accounts.app, 'contractor', third.header)).statusCode).toBe(401);
  });

  it('leaves other sessions of the account alone when one is ended', async () => {
    const { email, cookie } = await loggedIn();
    const other = cookieOf(await login(accounts.app, 'contractor', email));
    const second = cookieOf(await refresh(accounts.app, 'contractor', cookie.header));
    const third = cookieOf(await refresh(accounts.app, 'contractor', second.header));
    await refresh(accounts.app, 'contractor', cookie.header);
    expect((await refresh(accounts.app, 'contractor', third.header)).statusCode).toBe(401);
    expect((await refresh(accounts.app, 'contractor', other.header)).statusCode).toBe(200);
  });

  it('ends no session by its id with an invented token, which gets the response of no session', async () => {
    const { cookie } = await loggedIn();
    const invented = `${cookie.header.split('.')[0]}.${'A'.repeat(43)}`;
    const response = await refresh(accounts.app, 'contractor', invented);
    expect(response.json()).toMatchObject({ status: 401, code: 'session_expired' });
    expect((await refresh(accounts.app, 'contractor', cookie.header)).statusCode).toBe(200);
  });

  it('rejects a session whose time is over, whose account is disabled, and no session', async () => {
    const expired = await loggedIn();
    await age(31 * 24 * 3600, 'expires_at', expired.id);
    const disabled = await loggedIn();
    await accounts.context.database.dataSource.query('update accounts set disabled_at = now() where id = $1', [
      disabled.id,
    ]);
    for (const cookie of [expired.cookie.header, disabled.cookie.header, 'poolpros-contractor=x', 'other=1']) {
      const response = await refresh(accounts.app, 'contractor', cookie);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'session_expired' });
    }
  });

  it('does not take the cookie of the other audience', async () => {
    const { cookie } = await loggedIn('contractor');
    expect((await refresh(accounts.app, 'admin', `poolpros-admin=${cookie.value}`)).statusCode).toBe(401);
    expect((await refresh(accounts.app, 'contractor', cookie.header)).statusCode).toBe(200);
  });

  it('stores no token in clear', async () => {
    const { cookie } = await loggedIn();
    const rows = await accounts.context.database.dataSource.query('select row_to_json(s)::text as row from sessions s');
    expect(JSON.stringify(rows)).not.toContain(cookie.value.split('.')[1]);
  });
});

describe('logout', () => {
  it('ends the session and takes the cookie away', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const cookie = cookieOf(await login(accounts.app, 'contractor', email));
    const response = await post(accounts.app, '/accounts/contractor/logout', {}, { cookie: cookie.header });
    expect(response.statusCode).toBe(204);
    expect(cookieOf(response).expires?.getTime()).toBe(0);
    expect((await refresh(accounts.app, 'contractor', cookie.header)).statusCode).toBe(401);
  });

  it.each([
    [
      'a made-up token',
      (value: string) => ({ audience: 'contractor', value: `${value.split('.')[0]}.${'A'.repeat(43)}` }),
    ],
    ['the other audience', (value: string) => ({ audience: 'admin', value })],
  ] as const)('ends no session by its id with %s', async (_case, forge) => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const cookie = cookieOf(await login(accounts.app, 'contractor', email));
    const { audience, value } = forge(cookie.value);
    const forged = `poolpros-${audience}=${value}`;
    expect((await post(accounts.app, `/accounts/${audience}/logout`, {}, { cookie: forged })).statusCode).toBe(204);
    expect((await refresh(accounts.app, 'contractor', cookie.header)).statusCode).toBe(200);
  });

  it('takes the token that another tab has just replaced', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const cookie = cookieOf(await login(accounts.app, 'contractor', email));
    const next = cookieOf(await refresh(accounts.app, 'contractor', cookie.header));
    await post(accounts.app, '/accounts/contractor/logout', {}, { cookie: cookie.header });
    expect((await refresh(accounts.app, 'contractor', next.header)).statusCode).toBe(401);
  });

  it('ends the session of an access token without the cookie, at its own audience only', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const session = await login(accounts.app, 'contractor', email);
    const { accessToken } = sessionSchema.parse(session.json());
    const authorization = { authorization: `Bearer ${accessToken}` };
    await post(accounts.app, '/accounts/admin/logout', {}, authorization);
    expect((await me('contractor', accessToken)).statusCode).toBe(200);
    const response = await post(accounts.app, '/accounts/contractor/logout', {}, authorization);
    expect([response.statusCode, response.headers['clear-site-data']]).toEqual([204, '"cache"']);
    await eventually(async () => expect((await me('contractor', accessToken)).statusCode).toBe(401));
    expect((await refresh(accounts.app, 'contractor', cookieOf(session).header)).statusCode).toBe(401);
  });

  it('gives the same response without a session, also with a token that is none', async () => {
    const authorization = 'Bearer nonsense';
    expect((await post(accounts.app, '/accounts/admin/logout', {}, { authorization })).statusCode).toBe(204);
    expect((await post(accounts.app, '/accounts/admin/logout', {})).statusCode).toBe(204);
  });
});

describe('calls from other sites', () => {
  it.each(['login', 'refresh', 'logout'])('rejects %s with a foreign or opaque origin', async (action) => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:4000.evil.example']) {
      const response = await post(accounts.app, `/accounts/contractor/${action}`, {}, { origin });
      expect(response.statusCode).toBe(403);
    }
  });

  it.each(['login', 'refresh', 'logout'])('rejects %s with the body of an HTML form', async (action) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const response = await post(accounts.app, `/accounts/contractor/${action}`, {}, { 'content-type': type });
      expect(response.statusCode).toBe(415);
    }
  });

  it('takes our own origin', async () => {
    const response = await post(accounts.app, '/accounts/contractor/logout', {}, { origin: 'http://127.0.0.1:4000' });
    expect(response.statusCode).toBe(204);
  });

  it('takes a call without a body only when it names our origin', async () => {
    const call = { method: 'POST', url: '/accounts/contractor/logout' } as const;
    const origin = 'http://127.0.0.1:4000';
    expect((await accounts.app.inject({ ...call, headers: { origin } })).statusCode).toBe(204);
    expect((await accounts.app.inject(call)).statusCode).toBe(415);
    expect((await accounts.app.inject({ ...call, headers: { origin: 'https://evil.example' } })).statusCode).toBe(403);
  });
});

describe('access tokens', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = (o: object = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: 'poolpros-accounts',
      sub: newId(),
      aud: 'contractor',
      typ: 'access',
      iat: now,
      exp: now + 60,
      sid: newId(),
      amr: ['pwd'],
      permissions: [],
      ...o,
    };
  };

  it('rejects a contractor at the admin route and an admin at the contractor route', async () => {
    for (const [audience, other] of [
      ['contractor', 'admin'],
      ['admin', 'contractor'],
    ] as const) {
      const email = newEmail();
      await accounts.addAccount(audience, email);
      const { accessToken } = sessionSchema.parse((await login(accounts.app, audience, email)).json());
      expect((await me(audience, accessToken)).statusCode).toBe(200);
      expect((await me(other, accessToken)).statusCode).toBe(403);
    }
  });

  it('rejects no token, an expired one, alg none, a foreign key, RS256 and another issuer', async () => {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rs256 = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims())}`;
    const rsaSignature = createSign('RSA-SHA256').update(rs256).sign(stranger.privateKey, 'base64url');
    const valid = accounts.context.signAccessToken(
      { account: { id: newId(), audience: 'contractor', role: null }, session: { id: newId(), amr: ['pwd'] } },
      new Date(),
    );
    const [header = '', , signature = ''] = valid.split('.');
    const refused: [string, string][] = [
      ['unauthenticated', ''],
      ['token_expired', accounts.tokens.sign('contractor', newId(), { expiresInSeconds: -1 })],
      ['unauthenticated', `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`],
      ['unauthenticated', `${rs256}.${rsaSignature}`],
      ['unauthenticated', `${header}.${encode(claims({ iss: 'someone-else' }))}.${signature}`],
      ['unauthenticated', `${header}.${encode(claims({ aud: 'admin' }))}.${signature}`],
    ];
    for (const [code, token] of refused) {
      const response = await me('contractor', token);
      expect([response.statusCode, response.json().code]).toEqual([401, code]);
    }
  });

  it.each([
    ['contractor', ['listings:own']],
    [
      'admin',
      [
        'submissions:read',
        'submissions:decide',
        'reports:read',
        'reports:handle',
        'claims:read',
        'claims:decide',
        'listings:status',
        'changes:read',
        'changes:decide',
        'reviews:read',
        'reviews:remove',
      ],
    ],
  ] as const)('say what a %s may do, and that a password was given', async (audience, permissions) => {
    const email = newEmail();
    const id = await accounts.addAccount(audience, email);
    const response = await login(accounts.app, audience, email);
    const again = await refresh(accounts.app, audience, cookieOf(response).header);
    const [said, renewed] = [response, again].map((each) => claimsIn(sessionSchema.parse(each.json()).accessToken));
    expect(said).toMatchObject({ sub: id, aud: audience, amr: ['pwd'], permissions });
    expect(renewed).toMatchObject({ sid: said?.sid, amr: said?.amr, permissions });
    expect(cookieOf(response).value).toMatch(new RegExp(`^${said?.sid}[.]`));
  });

  it('give an administrator without a role no permission', async () => {
    const email = newEmail();
    const id = await accounts.addAccount('admin', email);
    await accounts.context.database.dataSource.query('update accounts set role = null where id = $1', [id]);
    const session = sessionSchema.parse((await login(accounts.app, 'admin', email)).json());
    expect(claimsIn(session.accessToken).permissions).toEqual([]);
  });

  it('rejects a token of an account that has been disabled', async () => {
    const email = newEmail();
    const id = await accounts.addAccount('contractor', email);
    const { accessToken } = sessionSchema.parse((await login(accounts.app, 'contractor', email)).json());
    await accounts.context.database.dataSource.query('update accounts set disabled_at = now() where id = $1', [id]);
    expect((await me('contractor', accessToken)).statusCode).toBe(401);
  });
});

describe('under https', () => {
  it('sets __Host- cookies', async () => {
    const secure = await startAccounts({ publicUrl: 'https://pools.example' });
    try {
      await secure.addAccount('admin', 'root@example.com');
      const response = await login(secure.app, 'admin', 'root@example.com');
      const cookie = cookieOf(response);
      expect(deviceCookieOf(response).name).toMatch(/^__Host-poolpros-device-/);
      expect(deviceCookieOf(response)).toMatchObject({ path: '/', secure: true, httpOnly: true });
      expect(cookie).toMatchObject({ name: '__Host-poolpros-admin', path: '/', secure: true, httpOnly: true });
      expect(cookie.domain).toBeUndefined();
      expect((await refresh(secure.app, 'admin', cookie.header)).statusCode).toBe(200);
    } finally {
      await secure.stop();
    }
  });
});

describe('the log', () => {
  it('distinguishes logins without emails, passwords or tokens', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const response = await login(accounts.app, 'contractor', email);
    for (let attempt = 0; attempt < 6; attempt++) await login(accounts.app, 'contractor', email, 'not the password');
    const log = accounts.lines.join('');
    expect(log).toContain('login succeeded');
    expect(log).toContain('login failed');
    expect(log).toContain('login held back');
    for (const secret of ['example.com', password, 'not the password', cookieOf(response).value, 'eyJ'])
      expect(log).not.toContain(secret);
  });
});

it('describes what each operation takes: a token, the refresh cookie, or nothing', async () => {
  const { paths } = (await accounts.app.inject('/openapi.json')).json();
  const declared = Object.entries(paths as Record<string, Record<string, { security?: object[] }>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => [`${method} ${path}`, security ?? null]),
  );
  expect(Object.fromEntries(declared)).toEqual({
    'post /accounts/{audience}/login': null,
    'post /accounts/{audience}/login/passkey/options': null,
    'post /accounts/{audience}/login/passkey': null,
    'post /accounts/{audience}/refresh': [{ refreshCookie: [] }],
    'post /accounts/{audience}/logout': null,
    'get /accounts/{audience}/me': [{ bearer: [] }],
    'get /accounts/{audience}/sessions': [{ bearer: [] }],
    'post /accounts/{audience}/sessions/{sessionId}/end': [{ bearer: [] }],
    'post /accounts/{audience}/sessions/end-others': [{ bearer: [] }],
    'post /accounts/{audience}/step-up': [{ bearer: [] }],
    'post /accounts/{audience}/step-up/options': [{ bearer: [] }],
    'get /accounts/{audience}/passkeys': [{ bearer: [] }],
    'post /accounts/{audience}/passkeys/options': [{ bearer: [] }],
    'post /accounts/{audience}/passkeys': [{ bearer: [] }],
    'post /accounts/{audience}/passkeys/{passkeyId}/remove': [{ bearer: [] }],
    'post /accounts/{audience}/email': [{ bearer: [] }],
    'post /accounts/email-changes': null,
    'post /accounts/{audience}/password': [{ bearer: [] }],
    'post /accounts/{audience}/password/judgment': [{ bearer: [] }],
    'get /accounts/{audience}/second-factor': [{ bearer: [] }],
    'post /accounts/{audience}/second-factor': [{ bearer: [] }],
    'post /accounts/{audience}/second-factor/confirm': [{ bearer: [] }],
    'post /accounts/{audience}/second-factor/recovery-codes': [{ bearer: [] }],
    'post /accounts/{audience}/second-factor/remove': [{ bearer: [] }],
    'post /accounts/registrations': null,
    'post /accounts/{audience}/password-reset-requests': null,
    'post /accounts/password-resets/preview': null,
    'post /accounts/password-resets/judgment': null,
    'post /accounts/password-resets': null,
    'post /accounts/login-unlocks': null,
    'get /accounts/{audience}/data': [{ bearer: [] }],
    'post /accounts/contractor/deletion': [{ bearer: [] }],
    'post /accounts/deletions/keep': null,
  });
});
