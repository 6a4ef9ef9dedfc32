import {
  type Audience,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
} from '@poolpros/contracts/http/accounts';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator } from './authenticator.js';
import {
  type Bearer,
  call,
  callers,
  type Harness,
  login,
  password,
  post,
  read,
  refresh,
  signIn,
  startAccounts,
} from './harness.js';

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
/** The service under test. */
let accounts: Harness;
beforeEach(() => {
  accounts = optional;
  email = `victim${++counter}@example.com`;
});

const origin = 'http://localhost:4000';
const nextPassword = 'seven quiet lanterns';
const query = <T>(sql: string, parameters: unknown[]) =>
  accounts.context.database.dataSource.query<T[]>(sql, parameters);
const take = (token = '') => post(accounts.app, '/accounts/email-changes', { token });
const emailOf = async (id: string) =>
  (await query<{ email: string }>('select email from accounts where id = $1', [id]))[0]?.email;

const mailsOf = {
  'email-confirm': `subject like 'accounts.email_change.%'`,
  'password-reset': `subject like 'accounts.password_reset.%'`,
  'email-changed': `body->'data'->>'notice' = 'email_changed'`,
  'email-taken-back': `body->'data'->>'notice' = 'email_taken_back'`,
};
/** The newest mail of a kind about an account: its recipient, and the token of its link. */
async function mail(accountId: string, template: keyof typeof mailsOf) {
  const [event] = await query<{ id: string }>(
    `select coalesce(body->'data'->>'linkId', body->'data'->>'resetId', body->'data'->>'noticeId') as id from outbox
     where body->'data'->>'accountId' = $1 and ${mailsOf[template]} order by seq desc limit 1`,
    [accountId],
  );
  const response = await accounts.app.inject({
    url: `/internal/mail/${template}/${event?.id}`,
    headers: { authorization: `Bearer ${callers.tokens.notifications}` },
  });
  const { to, facts } = mailDataSchema.parse(response.json());
  const url = facts.confirmUrl ?? facts.undoUrl ?? (template === 'password-reset' ? facts.resetUrl : undefined);
  return { to: to[0]?.address, token: typeof url === 'string' ? url.split('/').at(-1) : undefined };
}

/** Changes the email of the account and confirms it. Returns the link that undoes the change. */
async function change(id: string, who: Bearer, to: string): Promise<string | undefined> {
  const before = await emailOf(id);
  expect((await call(accounts, who, 'email', { email: to })).statusCode).toBe(202);
  const confirm = await mail(id, 'email-confirm');
  expect(confirm.to).toBe(to);
  expect((await take(confirm.token)).json()).toMatchObject({ undone: false });
  const told = await mail(id, 'email-changed');
  expect(told.to).toBe(before);
  return told.token;
}

async function resetPassword(id: string, audience: Audience): Promise<void> {
  await post(accounts.app, `/accounts/${audience}/password-reset-requests`, { email: await emailOf(id) });
  const { token } = await mail(id, 'password-reset');
  expect((await post(accounts.app, '/accounts/password-resets', { token, password: nextPassword })).statusCode).toBe(
    200,
  );
}

const options = async (response: ReturnType<typeof call>) => passkeyOptionsSchema.parse((await response).json());
async function addPasskey(who: Bearer, device: Authenticator) {
  const passkey = device.make(await options(call(accounts, who, 'passkeys/options')));
  expect((await call(accounts, who, 'passkeys', { passkey })).statusCode).toBe(201);
}
const logInByPasskey = async (audience: Audience, device: Authenticator) => {
  const asked = await options(post(accounts.app, `/accounts/${audience}/login/passkey/options`, {}));
  return await post(accounts.app, `/accounts/${audience}/login/passkey`, { passkey: device.sign(asked) });
};
async function addApp(who: Bearer) {
  const { secret } = secondFactorSetupSchema.parse((await call(accounts, who, 'second-factor')).json());
  const code = await generate({ secret, epoch: Math.floor(Date.now() / 1000) });
  expect((await call(accounts, who, 'second-factor/confirm', { code })).statusCode).toBe(200);
}

it.each(['contractor', 'admin'] as const)(
  'a thief who changed the email of a %s twice gets nothing back once the owner took it back',
  async (audience) => {
    const id = await accounts.addAccount(audience, email);
    const thief = await signIn(accounts, email, { audience });
    const [a1, a2] = [`a1-${email}`, `a2-${email}`];
    const ofVictim = await change(id, thief, a1);
    const device = createAuthenticator({ origin });
    await addPasskey(thief, device);
    await addApp(thief);
    const ofThief = await change(id, thief, a2);

    expect((await take(ofVictim)).json()).toMatchObject({ undone: true });
    expect(await emailOf(id)).toBe(email);
    expect(await mail(id, 'email-taken-back')).toEqual({ to: a2, token: undefined });
    expect((await refresh(accounts.app, audience, thief.cookie)).statusCode).toBe(401);
    expect((await login(accounts.app, audience, email)).statusCode).toBe(401);
    expect((await logInByPasskey(audience, device)).statusCode).toBe(401);

    await resetPassword(id, audience);
    expect((await login(accounts.app, audience, email, nextPassword)).statusCode).toBe(200);
    expect((await take(ofThief)).json()).toMatchObject({ status: 410, code: 'link_used' });
    expect((await logInByPasskey(audience, device)).statusCode).toBe(401);
    expect((await login(accounts.app, audience, email, nextPassword)).statusCode).toBe(200);
    expect(await emailOf(id)).toBe(email);
  },
);

it('an administrator who needs a second factor keeps the own one, and the one of the thief is gone', async () => {
  accounts = required;
  const id = await accounts.addAccount('admin', email);
  const [own, other] = [createAuthenticator({ origin }), createAuthenticator({ origin })];
  const open = await signIn(accounts, email, { audience: 'admin' });
  await addPasskey(open, own);
  const back = await change(id, open, `thief-${email}`);
  await addPasskey(open, other);
  expect((await take(back)).statusCode).toBe(200);
  for (const device of [own, other])
    expect((await logInByPasskey('admin', device)).json()).toMatchObject({ code: 'passkey_invalid' });
  await resetPassword(id, 'admin');
  expect((await login(accounts.app, 'admin', email, nextPassword)).json()).toMatchObject({
    code: 'second_factor_required',
  });
  expect((await logInByPasskey('admin', other)).statusCode).toBe(401);
  expect((await logInByPasskey('admin', own)).statusCode).toBe(200);
});

it('a link of an earlier change goes on, and the email that it takes the account from is told', async () => {
  const id = await accounts.addAccount('contractor', email);
  const here = await signIn(accounts, email);
  const moved = `moved-${email}`;
  const first = await change(id, here, moved);
  const second = await change(id, here, `thief-${email}`);
  expect((await take(second)).statusCode).toBe(200);
  expect(await emailOf(id)).toBe(moved);
  expect((await take(first)).statusCode).toBe(200);
  expect(await emailOf(id)).toBe(email);
  expect(await mail(id, 'email-taken-back')).toEqual({ to: moved, token: undefined });
});

it('an email that had the account before the change is told with its own link, which ends what came since', async () => {
  const id = await accounts.addAccount('contractor', email);
  const here = await signIn(accounts, email);
  const other = `other-${email}`;
  const own = await change(id, here, other);
  const ofOther = await change(id, here, email);
  expect((await take(ofOther)).statusCode).toBe(200);
  expect(await emailOf(id)).toBe(other);
  const told = await mail(id, 'email-taken-back');
  expect(told).toEqual({ to: email, token: own });
  expect((await take(told.token)).statusCode).toBe(200);
  expect(await emailOf(id)).toBe(email);
  expect(await mail(id, 'email-taken-back')).toEqual({ to: other, token: undefined });
});

it('leaves second factors that are older than the change, without recovery codes that were made since', async () => {
  const id = await accounts.addAccount('contractor', email);
  const here = await signIn(accounts, email);
  const device = createAuthenticator({ origin });
  await addPasskey(here, device);
  await addApp(here);
  const back = await change(id, here, `thief-${email}`);
  const codes = recoveryCodesSchema.parse((await call(accounts, here, 'second-factor/recovery-codes')).json());
  expect((await take(back)).statusCode).toBe(200);
  expect((await logInByPasskey('contractor', device)).json()).toMatchObject({ code: 'passkey_invalid' });
  await resetPassword(id, 'contractor');
  const withCode = (code?: string) => login(accounts.app, 'contractor', email, nextPassword, { code });
  expect((await withCode()).json()).toMatchObject({ code: 'second_factor_required' });
  expect((await withCode(codes.recoveryCodes[0])).json()).toMatchObject({ code: 'second_factor_invalid' });
});

it('keeps recovery codes that are older than the change', async () => {
  const id = await accounts.addAccount('contractor', email);
  const here = await signIn(accounts, email);
  await addApp(here);
  const codes = recoveryCodesSchema.parse((await call(accounts, here, 'second-factor/recovery-codes')).json());
  const back = await change(id, here, `thief-${email}`);
  expect((await take(back)).statusCode).toBe(200);
  await resetPassword(id, 'contractor');
  const code = codes.recoveryCodes[0] ?? '';
  const response = await login(accounts.app, 'contractor', email, nextPassword, { code });
  const again: Bearer = { audience: 'contractor', token: response.json().accessToken };
  const state = secondFactorSchema.parse((await read(accounts, again, 'second-factor')).json());
  expect(state.recoveryCodesLeft).toBe(9);
});

it('is refused where the account has another email by now than the one that the change led to', async () => {
  const id = await accounts.addAccount('contractor', email);
  const back = await change(id, await signIn(accounts, email), `moved-${email}`);
  await query('update accounts set email = $2 where id = $1', [id, `elsewhere-${email}`]);
  expect((await take(back)).json()).toMatchObject({ status: 410, code: 'link_used' });
  expect(await emailOf(id)).toBe(`elsewhere-${email}`);
  expect((await login(accounts.app, 'contractor', `elsewhere-${email}`, password)).statusCode).toBe(200);
});
