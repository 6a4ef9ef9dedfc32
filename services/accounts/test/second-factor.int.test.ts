import {
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
  sessionSchema,
} from '@poolpros/contracts/http/accounts';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeSecondFactorCommand } from '../src/commands/remove-second-factor.js';
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
beforeEach(() => {
  email = `alex${++counter}@example.com`;
});

const step = 30;
/** The code that the app shows after a number of steps; codes are valid once, so each test advances to the next one. */
const codeOf = (secret: string, stepsFromNow = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + stepsFromNow * step });

const state = async (...who: [Harness, Bearer]) =>
  secondFactorSchema.parse((await read(...who, 'second-factor')).json());
const permissionsIn = (token: string) => claimsIn(token).permissions;
const query = (accounts: Harness, sql: string, parameters: unknown[] = []) =>
  accounts.context.database.dataSource.query(sql, parameters);
const noticesOf = (accounts: Harness, accountId: string) =>
  query(
    accounts,
    `select body->'data'->>'notice' as notice, body->'data'->>'noticeId' as id from outbox
     where body->'data'->>'accountId' = $1 and subject like 'accounts.security.%' order by seq`,
    [accountId],
  ) as Promise<{ notice: string; id: string }[]>;
/** Makes used codes valid again: the app shows the next ones only later. */
const forgetSteps = (accounts: Harness) => query(accounts, 'update second_factors set last_step = null');

/** Adds an authenticator app. */
async function enrol(accounts: Harness, who: Bearer) {
  const setup = secondFactorSetupSchema.parse((await call(accounts, who, 'second-factor')).json());
  const confirmed = await call(accounts, who, 'second-factor/confirm', { code: await codeOf(setup.secret) });
  expect(confirmed.statusCode).toBe(200);
  return { ...setup, codes: recoveryCodesSchema.parse(confirmed.json()).recoveryCodes };
}

describe('adding an authenticator app', () => {
  it('takes a code of it, gives ten recovery codes, ends other sessions and tells the owner', async () => {
    const id = await optional.addAccount('contractor', email);
    const other = await signIn(optional, email);
    const here = await signIn(optional, email);
    expect(await state(optional, here)).toEqual({ addedAt: null, recoveryCodesLeft: 0, required: false });
    const { uri, secret, codes } = await enrol(optional, here);
    expect(uri).toBe(`otpauth://totp/PoolPros:${encodeURIComponent(email)}?secret=${secret}&issuer=PoolPros`);
    expect(codes).toHaveLength(10);
    expect(await state(optional, here)).toMatchObject({ addedAt: expect.any(String), recoveryCodesLeft: 10 });
    expect((await refresh(optional.app, 'contractor', other.cookie)).statusCode).toBe(401);
    expect((await refresh(optional.app, 'contractor', here.cookie)).statusCode).toBe(200);
    const notice = (await noticesOf(optional, id)).at(-1);
    expect(notice?.notice).toBe('second_factor_added');
    const mail = await optional.app.inject({
      url: `/internal/mail/second-factor-changed/${notice?.id}`,
      headers: { authorization: `Bearer ${callers.tokens.notifications}` },
    });
    expect(mailDataSchema.parse(mail.json()).facts).toMatchObject({ notice: 'second_factor_added' });
    const again = await call(optional, here, 'second-factor');
    expect([again.statusCode, again.json().code]).toEqual([409, 'second_factor_exists']);
  });

  it('counts for nothing before a code confirms it, and begins anew each time', async () => {
    await optional.addAccount('contractor', email);
    const here = await signIn(optional, email);
    const first = secondFactorSetupSchema.parse((await call(optional, here, 'second-factor')).json());
    await signIn(optional, email);
    const second = secondFactorSetupSchema.parse((await call(optional, here, 'second-factor')).json());
    expect(second.secret).not.toBe(first.secret);
    const old = await call(optional, here, 'second-factor/confirm', { code: await codeOf(first.secret) });
    expect(old.json()).toMatchObject({ status: 400, errors: [{ path: 'body.code' }] });
    expect((await state(optional, here)).addedAt).toBeNull();
  });

  it('asks for a proof that is not older than ten minutes', async () => {
    await optional.addAccount('contractor', email);
    const here = await signIn(optional, email);
    await ageProofs(optional);
    for (const path of ['second-factor', 'second-factor/recovery-codes', 'second-factor/remove']) {
      const response = await call(optional, here, path);
      expect([response.statusCode, response.json().code]).toEqual([403, 'step_up_required']);
    }
    expect((await call(optional, here, 'step-up', { password })).statusCode).toBe(204);
    expect((await call(optional, here, 'second-factor')).statusCode).toBe(200);
  });

  it('stores neither the secret nor a recovery code in clear', async () => {
    await optional.addAccount('contractor', email);
    const { secret, codes } = await enrol(optional, await signIn(optional, email));
    const rows = JSON.stringify([
      await query(optional, 'select row_to_json(f)::text as row from second_factors f'),
      await query(optional, 'select row_to_json(c)::text as row from recovery_codes c'),
      await query(optional, 'select body::text from outbox'),
    ]);
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(rows).not.toContain(hidden);
    expect(optional.lines.join('')).not.toContain(secret);
  });
});

describe('a login with a second factor', () => {
  it('asks for the code after the right password only, and takes each code once', async () => {
    const id = await optional.addAccount('contractor', email);
    const { secret } = await enrol(optional, await signIn(optional, email));
    const wrong = await login(optional.app, 'contractor', email, 'not the password');
    expect(wrong.json()).toMatchObject({ status: 401, code: 'credentials_invalid' });
    const asked = await login(optional.app, 'contractor', email);
    expect(asked.json()).toMatchObject({ status: 401, code: 'second_factor_required' });
    expect(asked.cookies).toEqual([]);
    // The code that confirmed the app is used up, although it is still shown.
    const spent = await login(optional.app, 'contractor', email, password, { code: await codeOf(secret) });
    expect(spent.json()).toMatchObject({ status: 401, code: 'second_factor_invalid' });
    await forgetSteps(optional);
    const code = await codeOf(secret);
    const response = await login(optional.app, 'contractor', email, password, {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(response.statusCode).toBe(200);
    expect((await login(optional.app, 'contractor', email, password, { code })).statusCode).toBe(401);
    const [session] = await query(optional, 'select amr from sessions where account_id = $1 order by created_at desc', [
      id,
    ]);
    expect(session.amr).toEqual(['pwd', 'otp']);
  });

  it('takes one code once when it comes twice at the same moment', async () => {
    await optional.addAccount('contractor', email);
    const { secret } = await enrol(optional, await signIn(optional, email));
    await forgetSteps(optional);
    const code = await codeOf(secret);
    const attempts = await Promise.all(
      [1, 2, 3].map(() => login(optional.app, 'contractor', email, password, { code })),
    );
    expect(attempts.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
  });

  it('takes a code of the step before, and neither older ones nor those to come', async () => {
    await optional.addAccount('contractor', email);
    const { secret } = await enrol(optional, await signIn(optional, email));
    const statuses: number[] = [];
    for (const steps of [-3, 2, -1]) {
      await forgetSteps(optional);
      const code = await codeOf(secret, steps);
      statuses.push((await login(optional.app, 'contractor', email, password, { code })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 200]);
  });

  it('takes each recovery code once, as it is written or without its hyphen, and tells the owner', async () => {
    const id = await optional.addAccount('contractor', email);
    const { codes } = await enrol(optional, await signIn(optional, email));
    const [first = '', second = ''] = codes;
    const here = await signIn(optional, email, { code: first.toLowerCase() });
    expect((await login(optional.app, 'contractor', email, password, { code: first })).statusCode).toBe(401);
    await signIn(optional, email, { code: second.replace('-', '') });
    expect((await state(optional, here)).recoveryCodesLeft).toBe(8);
    const notices = (await noticesOf(optional, id)).filter(({ notice }) => notice === 'recovery_code_used');
    expect(notices).toHaveLength(2);
  });

  it('is guessed at no faster than a password, and the password alone makes nothing good', async () => {
    await optional.addAccount('contractor', email);
    await enrol(optional, await signIn(optional, email));
    const seen: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      await login(optional.app, 'contractor', email);
      seen.push((await login(optional.app, 'contractor', email, password, { code: '000000' })).statusCode);
    }
    expect(seen).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is asked for after a new password by mail as well', async () => {
    await optional.addAccount('contractor', email);
    await enrol(optional, await signIn(optional, email));
    await post(optional.app, '/accounts/contractor/password-reset-requests', { email });
    const [event] = await query(
      optional,
      `select body from outbox where subject like 'accounts.password_reset.requested.v1.%' order by seq desc limit 1`,
    );
    const mail = await optional.app.inject({
      url: `/internal/mail/password-reset/${event.body.data.resetId}`,
      headers: { authorization: `Bearer ${callers.tokens.notifications}` },
    });
    const token = String(mail.json().facts.resetUrl).split('/').at(-1);
    const next = 'seven quiet lanterns';
    expect((await post(optional.app, '/accounts/password-resets', { token, password: next })).statusCode).toBe(200);
    expect((await login(optional.app, 'contractor', email, next)).json()).toMatchObject({
      code: 'second_factor_required',
    });
  });
});

describe('what is dangerous', () => {
  it('is proved by the second factor where there is one, not by the password', async () => {
    await optional.addAccount('contractor', email);
    const here = await signIn(optional, email);
    const { codes } = await enrol(optional, here);
    await ageProofs(optional);
    const byPassword = await call(optional, here, 'step-up', { password });
    expect(byPassword.json()).toMatchObject({ status: 400, errors: [{ path: 'body.code' }] });
    for (const code of ['12345', '000000']) {
      const wrong = await call(optional, here, 'step-up', { code });
      expect(wrong.json()).toMatchObject({ status: 400, errors: [{ path: 'body.code' }] });
    }
    const change = { currentPassword: password, password: 'seven quiet lanterns' };
    expect((await call(optional, here, 'password', change)).json()).toMatchObject({ code: 'step_up_required' });
    expect((await call(optional, here, 'step-up', { code: codes[0] })).statusCode).toBe(204);
    expect((await call(optional, here, 'password', change)).statusCode).toBe(204);
  });

  it('replaces recovery codes, and removes the factor with them', async () => {
    const id = await optional.addAccount('contractor', email);
    const here = await signIn(optional, email);
    const { codes } = await enrol(optional, here);
    const replaced = recoveryCodesSchema.parse((await call(optional, here, 'second-factor/recovery-codes')).json());
    expect(replaced.recoveryCodes).toHaveLength(10);
    expect((await login(optional.app, 'contractor', email, password, { code: codes[0] })).statusCode).toBe(401);
    expect((await call(optional, here, 'second-factor/remove')).statusCode).toBe(204);
    expect(await state(optional, here)).toMatchObject({ addedAt: null, recoveryCodesLeft: 0 });
    await signIn(optional, email);
    for (const path of ['second-factor/remove', 'second-factor/recovery-codes'])
      expect((await call(optional, here, path)).statusCode).toBe(404);
    expect(
      (await noticesOf(optional, id)).map(({ notice }) => notice).filter((notice) => notice !== 'new_device'),
    ).toEqual(['second_factor_added', 'recovery_codes_replaced', 'second_factor_removed']);
  });
});

describe('where administrators need a second factor', () => {
  it('one without may do nothing but add it, and everything after that', async () => {
    await required.addAccount('admin', email);
    const response = await login(required.app, 'admin', email);
    const session = sessionSchema.parse(response.json());
    expect(session.account.secondFactorMissing).toBe(true);
    expect(permissionsIn(session.accessToken)).toEqual([]);
    const here = { audience: 'admin' as const, token: session.accessToken, cookie: cookieOf(response).header };
    expect((await state(required, here)).required).toBe(true);
    await enrol(required, here);
    const renewed = sessionSchema.parse((await refresh(required.app, 'admin', here.cookie)).json());
    expect(renewed.account.secondFactorMissing).toBe(false);
    expect(permissionsIn(renewed.accessToken)).toContain('submissions:decide');
    const removal = await call(required, { ...here, token: renewed.accessToken }, 'second-factor/remove');
    expect([removal.statusCode, removal.json().code]).toEqual([403, 'forbidden']);
  });

  it('contractors need none', async () => {
    await required.addAccount('contractor', email);
    const { token } = await signIn(required, email);
    expect(permissionsIn(token)).toEqual(['listings:own']);
  });

  it('an operator removes one that is lost, which ends the sessions', async () => {
    await required.addAccount('admin', email);
    const here = await signIn(required, email, { audience: 'admin' });
    await enrol(required, here);
    await removeSecondFactorCommand(required.context, ['--email', email]);
    await required.context.database.start();
    expect((await refresh(required.app, 'admin', here.cookie)).statusCode).toBe(401);
    expect((await login(required.app, 'admin', email)).statusCode).toBe(200);
  });
});
