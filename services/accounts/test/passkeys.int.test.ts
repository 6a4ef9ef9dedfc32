import {
  type Audience,
  passkeyListSchema,
  passkeyOptionsSchema,
  passkeySchema,
  passwordSetSchema,
  sessionSchema,
} from '@poolpros/contracts/http/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeSecondFactorCommand } from '../src/commands/remove-second-factor.js';
import { type Authenticator, createAuthenticator } from './authenticator.js';
import {
  ageProofs,
  type Bearer,
  call,
  callers,
  claimsIn,
  cookieOf,
  type Harness,
  login,
  password,
  post,
  read,
  refresh,
  type SignedIn,
  signIn,
  startAccounts,
} from './harness.js';

// Browsers accept no IP address as the domain of a passkey, so a local site is called by its name.
const origin = 'http://localhost:4000';
let optional: Harness;
let required: Harness;
beforeAll(async () => {
  optional = await startAccounts();
  required = await startAccounts({ adminSecondFactor: 'required' });
});
afterAll(async () => {
  await optional.stop();
  await required.stop();
});

let counter = 0;
let email: string;
beforeEach(() => {
  email = `pia${++counter}@example.com`;
});

const optionsOf = (response: Awaited<ReturnType<typeof call>>) => {
  expect(response.statusCode).toBe(200);
  return passkeyOptionsSchema.parse(response.json());
};
const listed = async (...who: [Harness, Bearer]) =>
  passkeyListSchema.parse((await read(...who, 'passkeys')).json()).items;
const noticesOf = async (accounts: Harness, accountId: string): Promise<string[]> =>
  (
    await accounts.context.database.dataSource.query<{ notice: string }[]>(
      'select notice from security_notices where account_id = $1 order by created_at',
      [accountId],
    )
  ).map(({ notice }) => notice);

async function add(accounts: Harness, who: Bearer, device: Authenticator) {
  return await call(accounts, who, 'passkeys', {
    passkey: device.make(optionsOf(await call(accounts, who, 'passkeys/options'))),
  });
}
const loginOptions = async (accounts: Harness, audience: Audience = 'contractor') =>
  optionsOf(await post(accounts.app, `/accounts/${audience}/login/passkey/options`, {}));
const logIn = (accounts: Harness, passkey: object, audience: Audience = 'contractor') =>
  post(accounts.app, `/accounts/${audience}/login/passkey`, { passkey }, { 'x-forwarded-for': '203.0.113.9' });

describe('adding a passkey', () => {
  it('is told to the owner, and the account is logged in to with it', async () => {
    const id = await optional.addAccount('contractor', email);
    const here = await signIn(optional, email);
    const device = createAuthenticator({ origin });
    const added = await add(optional, here, device);
    expect(added.statusCode).toBe(201);
    expect(await listed(optional, here)).toEqual([passkeySchema.parse(added.json())]);
    expect(await noticesOf(optional, id)).toContain('passkey_added');

    const response = await logIn(optional, device.sign(await loginOptions(optional)));
    expect(response.statusCode).toBe(200);
    const { accessToken, account } = sessionSchema.parse(response.json());
    expect(account.email).toBe(email);
    expect(claimsIn(accessToken).amr).toEqual(['hwk']);
    expect((await listed(optional, here))[0]?.lastUsedAt).not.toBeNull();
  });

  it('needs a fresh proof of who is there, as does removing one', async () => {
    await optional.addAccount('contractor', email);
    const here = await signIn(optional, email);
    await add(optional, here, createAuthenticator({ origin }));
    const [passkey] = await listed(optional, here);
    await ageProofs(optional);
    for (const path of ['passkeys/options', `passkeys/${passkey?.id}/remove`])
      expect((await call(optional, here, path)).json()).toMatchObject({ status: 403, code: 'step_up_required' });
    expect(await listed(optional, here)).toHaveLength(1);
  });

  it.each([
    ['from another site', { origin: 'https://pools.example.net' }],
    ['of a device that nobody unlocked', { origin, verified: false }],
  ])('is refused with one %s', async (_, device) => {
    await optional.addAccount('contractor', email);
    const here = await signIn(optional, email);
    expect((await add(optional, here, createAuthenticator(device))).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'body.passkey' }],
    });
    expect(await listed(optional, here)).toEqual([]);
  });

  it('is refused for what another session was asked to make', async () => {
    await optional.addAccount('contractor', email);
    const [here, there] = [await signIn(optional, email), await signIn(optional, email)];
    const options = optionsOf(await call(optional, there, 'passkeys/options'));
    const passkey = createAuthenticator({ origin }).make(options);
    expect((await call(optional, here, 'passkeys', { passkey })).statusCode).toBe(400);
    expect((await call(optional, there, 'passkeys', { passkey })).statusCode).toBe(201);
    expect((await call(optional, there, 'passkeys', { passkey })).statusCode).toBe(400);
  });

  it('ends at ten, also when two are added at once', async () => {
    await optional.addAccount('contractor', email);
    const here = await signIn(optional, email);
    for (let added = 0; added < 9; added++)
      expect((await add(optional, here, createAuthenticator({ origin }))).statusCode).toBe(201);
    const asked = [await call(optional, here, 'passkeys/options'), await call(optional, here, 'passkeys/options')];
    const codes = await Promise.all(
      asked.map(async (options) => {
        const passkey = createAuthenticator({ origin }).make(optionsOf(options));
        return (await call(optional, here, 'passkeys', { passkey })).statusCode;
      }),
    );
    expect(codes.sort()).toEqual([201, 409]);
    expect((await call(optional, here, 'passkeys/options')).statusCode).toBe(409);
  });
});

describe('a login with a passkey', () => {
  it('takes each signature once, and none that was asked for elsewhere', async () => {
    await optional.addAccount('contractor', email);
    const device = createAuthenticator({ origin });
    const here = await signIn(optional, email);
    await add(optional, here, device);
    const signed = device.sign(await loginOptions(optional));
    expect((await logIn(optional, signed)).statusCode).toBe(200);
    expect((await logIn(optional, signed)).json()).toMatchObject({ status: 401, code: 'passkey_invalid' });
    const elsewhere = device.sign(optionsOf(await call(optional, here, 'step-up/options')));
    expect((await logIn(optional, elsewhere)).statusCode).toBe(401);
  });

  it('gives an unknown one, a removed one, one of the other audience and one of a disabled account the same response', async () => {
    const id = await optional.addAccount('contractor', email);
    const here = await signIn(optional, email);
    const [known, removed, unknown] = [0, 1, 2].map(() => createAuthenticator({ origin })) as [
      Authenticator,
      Authenticator,
      Authenticator,
    ];
    await add(optional, here, known);
    const { id: passkeyId } = passkeySchema.parse((await add(optional, here, removed)).json());
    expect((await call(optional, here, `passkeys/${passkeyId}/remove`)).statusCode).toBe(204);
    const responses = [
      await logIn(optional, unknown.sign(await loginOptions(optional))),
      await logIn(optional, removed.sign(await loginOptions(optional))),
      await logIn(optional, known.sign(await loginOptions(optional, 'admin')), 'admin'),
    ];
    await optional.context.database.dataSource.query('update accounts set disabled_at = now() where id = $1', [id]);
    responses.push(await logIn(optional, known.sign(await loginOptions(optional))));
    const bodies = responses.map((response) => {
      const { requestId: _, ...body } = response.json() as Record<string, unknown>;
      return body;
    });
    expect(bodies).toEqual(bodies.map(() => bodies[0]));
    expect(bodies[0]).toMatchObject({ status: 401, code: 'passkey_invalid' });
    expect(await noticesOf(optional, id)).toContain('passkey_removed');
  });

  it('is a second factor of its own for an administrator, who cannot remove the last one', async () => {
    await required.addAccount('admin', email);
    const here = await signIn(required, email, { audience: 'admin' });
    expect(claimsIn(here.token).permissions).toEqual([]);
    const device = createAuthenticator({ origin });
    const { id } = passkeySchema.parse((await add(required, here, device)).json());
    const response = await logIn(required, device.sign(await loginOptions(required, 'admin')), 'admin');
    const session = sessionSchema.parse(response.json());
    expect(session.account.secondFactorMissing).toBe(false);
    expect(claimsIn(session.accessToken).permissions).toContain('claims:decide');
    const signedIn: Bearer = { audience: 'admin', token: session.accessToken };
    expect((await call(required, signedIn, `passkeys/${id}/remove`)).statusCode).toBe(403);
    expect(await listed(required, signedIn)).toHaveLength(1);
  });
});

/** Every change to an account that requires a second factor. */
const changes = (passkeyId: string): [path: string, body?: object][] => [
  ['second-factor'],
  ['second-factor/confirm', { code: '123456' }],
  ['second-factor/recovery-codes'],
  ['passkeys/options'],
  [`passkeys/${passkeyId}/remove`],
  ['email', { email: `thief-${email}` }],
  ['password', { currentPassword: password, password: 'seven quiet lanterns' }],
  ['sessions/end-others'],
];
const prove = async (accounts: Harness, who: Bearer, device: Authenticator) =>
  call(accounts, who, 'step-up', { passkey: device.sign(optionsOf(await call(accounts, who, 'step-up/options'))) });

describe('an account with a passkey and no authenticator app', () => {
  it('of an administrator is logged in to with the password and the passkey, not with the password alone', async () => {
    await required.addAccount('admin', email);
    const device = createAuthenticator({ origin });
    await add(required, await signIn(required, email, { audience: 'admin' }), device);
    const alone = await login(required.app, 'admin', email);
    expect(alone.json()).toMatchObject({
      status: 401,
      code: 'second_factor_required',
      errors: [{ path: 'body.passkey' }],
    });
    expect(alone.cookies).toEqual([]);
    const withPasskey = async (signer: Authenticator) =>
      post(
        required.app,
        '/accounts/admin/login',
        { email, password, passkey: signer.sign(await loginOptions(required, 'admin')) },
        { 'x-forwarded-for': '203.0.113.9' },
      );
    const other = createAuthenticator({ origin });
    const owner = email;
    email = `other-${email}`;
    await required.addAccount('admin', email);
    await add(required, await signIn(required, email, { audience: 'admin' }), other);
    email = owner;
    expect((await withPasskey(other)).json()).toMatchObject({ status: 401, code: 'second_factor_invalid' });
    const response = await withPasskey(device);
    const session = sessionSchema.parse(response.json());
    expect(session.account.secondFactorMissing).toBe(false);
    expect(claimsIn(session.accessToken).amr).toEqual(['pwd', 'hwk']);
  });

  it.each(['contractor', 'admin'] as const)(
    'of a %s is changed by no session of the password alone before it proves itself by the passkey',
    async (audience) => {
      await required.addAccount(audience, email);
      const there = await signIn(required, email, { audience });
      const here: SignedIn = await signIn(required, email, { audience });
      const device = createAuthenticator({ origin });
      const { id } = passkeySchema.parse((await add(required, there, device)).json());
      const left: [path: string, body?: object][] =
        audience === 'contractor' ? [['deletion', { email }], ...changes(id)] : changes(id);
      for (const [path, body] of left)
        expect((await call(required, here, path, body)).json(), path).toMatchObject({ code: 'step_up_required' });
      expect((await call(required, here, 'step-up', { password })).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'body.passkey' }],
      });
      expect(await listed(required, there)).toHaveLength(1);
      const isProven = async () => {
        const { sub, sid } = claimsIn(here.token);
        const url = `/internal/session-proofs?accountId=${sub}&sessionId=${sid}`;
        const headers = { authorization: `Bearer ${callers.tokens.directory}` };
        return (await required.app.inject({ url, headers })).json().isProven;
      };
      expect(await isProven()).toBe(false);

      expect((await prove(required, here, device)).statusCode).toBe(204);
      expect(await isProven()).toBe(true);
      const renewed = sessionSchema.parse((await refresh(required.app, audience, here.cookie)).json());
      expect(renewed.account.secondFactorMissing).toBe(false);
      expect((await call(required, here, 'sessions/end-others')).statusCode).toBe(204);
    },
  );

  it('of a contractor is still logged in to with the password', async () => {
    await required.addAccount('contractor', email);
    await add(required, await signIn(required, email), createAuthenticator({ origin }));
    expect(claimsIn((await signIn(required, email)).token).amr).toEqual(['pwd']);
  });

  it('loses it to an operator, where it is lost, and then begins with the password alone', async () => {
    const id = await required.addAccount('admin', email);
    const here = await signIn(required, email, { audience: 'admin' });
    await add(required, here, createAuthenticator({ origin }));
    await removeSecondFactorCommand(required.context, ['--email', email]);
    await required.context.database.start();
    expect((await refresh(required.app, 'admin', here.cookie)).statusCode).toBe(401);
    expect(await noticesOf(required, id)).toContain('second_factor_removed');
    const again = await signIn(required, email, { audience: 'admin' });
    expect(await listed(required, again)).toEqual([]);
    expect((await call(required, again, 'passkeys/options')).statusCode).toBe(200);
  });
});

describe('a password that is set by mail', () => {
  async function resetPassword(accounts: Harness, audience: Audience) {
    await post(accounts.app, `/accounts/${audience}/password-reset-requests`, { email });
    const [event] = await accounts.context.database.dataSource.query<{ id: string }[]>(
      `select body->'data'->>'resetId' as id from outbox where subject like 'accounts.password_reset.%'
       order by seq desc limit 1`,
    );
    const mail = await accounts.app.inject({
      url: `/internal/mail/password-reset/${event?.id}`,
      headers: { authorization: `Bearer ${callers.tokens.notifications}` },
    });
    const token = String(mail.json().facts.resetUrl).split('/').at(-1);
    return await post(accounts.app, '/accounts/password-resets', { token, password: 'seven quiet lanterns' });
  }

  it('removes all passkeys of a contractor, and those who hold them are out', async () => {
    await optional.addAccount('contractor', email);
    const device = createAuthenticator({ origin });
    await add(optional, await signIn(optional, email), device);
    const thief = cookieOf(await logIn(optional, device.sign(await loginOptions(optional)))).header;
    const set = await resetPassword(optional, 'contractor');
    expect(passwordSetSchema.parse(set.json())).toEqual({ passkeysRemoved: 1, appLeft: false, passkeysLeft: false });
    expect((await refresh(optional.app, 'contractor', thief)).statusCode).toBe(401);
    expect((await logIn(optional, device.sign(await loginOptions(optional)))).statusCode).toBe(401);
  });

  it('leaves the passkeys of an administrator who needs one, as a mailbox alone must not replace them', async () => {
    await required.addAccount('admin', email);
    const device = createAuthenticator({ origin });
    await add(required, await signIn(required, email, { audience: 'admin' }), device);
    const set = await resetPassword(required, 'admin');
    expect(passwordSetSchema.parse(set.json())).toEqual({ passkeysRemoved: 0, appLeft: false, passkeysLeft: true });
    expect((await login(required.app, 'admin', email, 'seven quiet lanterns')).json()).toMatchObject({
      code: 'second_factor_required',
    });
    const signed = device.sign(await loginOptions(required, 'admin'));
    expect((await logIn(required, signed, 'admin')).statusCode).toBe(200);
  });
});

it('an administrator who has no second factor yet may add one, and change nothing else', async () => {
  await required.addAccount('admin', email);
  const other = await signIn(required, email, { audience: 'admin' });
  const here = await signIn(required, email, { audience: 'admin' });
  for (const [path, body] of [
    ['email', { email: `thief-${email}` }],
    ['password', { currentPassword: password, password: 'seven quiet lanterns' }],
    ['sessions/end-others', {}],
    [`sessions/${claimsIn(other.token).sid}/end`, {}],
  ] as const)
    expect((await call(required, here, path, body)).json(), path).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await call(required, here, 'second-factor')).statusCode).toBe(200);
});

it('a passkey that is removed ends the sessions that it may have begun', async () => {
  await optional.addAccount('contractor', email);
  const here = await signIn(optional, email);
  const device = createAuthenticator({ origin });
  const { id } = passkeySchema.parse((await add(optional, here, device)).json());
  const thief = cookieOf(await logIn(optional, device.sign(await loginOptions(optional)))).header;
  expect((await call(optional, here, `passkeys/${id}/remove`)).statusCode).toBe(204);
  expect((await refresh(optional.app, 'contractor', thief)).statusCode).toBe(401);
  expect((await refresh(optional.app, 'contractor', here.cookie)).statusCode).toBe(200);
});

it('a step-up takes a passkey of the account, and no other', async () => {
  await optional.addAccount('contractor', email);
  const here = await signIn(optional, email);
  const [own, other] = [createAuthenticator({ origin }), createAuthenticator({ origin })];
  await add(optional, here, own);
  email = `other-${email}`;
  await optional.addAccount('contractor', email);
  await add(optional, await signIn(optional, email), other);
  await ageProofs(optional);
  const wrong = await call(optional, here, 'step-up', {
    passkey: other.sign(optionsOf(await call(optional, here, 'step-up/options'))),
  });
  expect(wrong.json()).toMatchObject({ status: 400, errors: [{ path: 'body.passkey' }] });
  expect((await call(optional, here, 'sessions/end-others')).statusCode).toBe(403);
  const right = await call(optional, here, 'step-up', {
    passkey: own.sign(optionsOf(await call(optional, here, 'step-up/options'))),
  });
  expect(right.statusCode).toBe(204);
  expect((await call(optional, here, 'sessions/end-others')).statusCode).toBe(204);
});

it('a page of the own site called by the name of the computer may log in', async () => {
  await optional.addAccount('contractor', email);
  const from = (site: string) => post(optional.app, '/accounts/contractor/login/passkey/options', {}, { origin: site });
  expect((await from(origin)).statusCode).toBe(200);
  expect((await from('http://localhost:4001')).statusCode).toBe(403);
});
