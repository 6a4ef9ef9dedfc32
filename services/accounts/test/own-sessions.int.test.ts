import { type Audience, sessionListSchema, sessionSchema } from '@poolpros/contracts/http/accounts';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callers,
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
let email: string;
beforeEach(() => {
  email = `kim${++counter}@example.com`;
});

const newPassword = 'seven quiet lanterns';
const query = (sql: string, parameters: unknown[] = []) => accounts.context.database.dataSource.query(sql, parameters);

interface SignedIn {
  audience: Audience;
  token: string;
  sessionId: string;
  cookie: string;
  device: string;
}

async function signIn(audience: Audience = 'contractor', from = '203.0.113.20'): Promise<SignedIn> {
  const response = await login(accounts.app, audience, email, password, { from });
  const token = sessionSchema.parse(response.json()).accessToken;
  const cookie = cookieOf(response);
  const sessionId = cookie.value.split('.')[0] ?? '';
  return { audience, token, sessionId, cookie: cookie.header, device: deviceCookieOf(response).header };
}
const call = ({ audience, token, device }: SignedIn, path: string, body: object = {}) =>
  post(accounts.app, `/accounts/${audience}/${path}`, body, { authorization: `Bearer ${token}`, cookie: device });
const list = async ({ audience, token }: SignedIn) =>
  sessionListSchema.parse(
    (
      await accounts.app.inject({
        url: `/accounts/${audience}/sessions`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).json(),
  ).items;
const later = ({ sessionId }: SignedIn) =>
  query(`update sessions set proven_at = proven_at - interval '11 min' where id = $1`, [sessionId]);
const noticesOf = (notice: string, accountId: string) =>
  query(`select body from outbox where body->'data'->>'notice' = $1 and body->'data'->>'accountId' = $2 order by seq`, [
    notice,
    accountId,
  ]);

describe.each(['contractor', 'admin'] as const)('the sessions of a %s', (audience) => {
  it('are listed with browser, network and time, and the own one is marked', async () => {
    await accounts.addAccount(audience, email);
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    await post(
      accounts.app,
      `/accounts/${audience}/login`,
      { email, password },
      { 'x-forwarded-for': '198.51.100.9', 'user-agent': firefox },
    );
    const here = await signIn(audience);
    const [own, other, ...more] = await list(here);
    expect(more).toEqual([]);
    expect(own).toMatchObject({ id: here.sessionId, current: true, network: '203.0.113.x' });
    expect(other).toMatchObject({ current: false, device: 'Firefox on Linux', network: '198.51.100.x' });
    expect(Date.now() - Date.parse(own?.lastSeenAt ?? '')).toBeLessThan(60_000);
    expect(JSON.stringify([own, other])).not.toContain('198.51.100.9');
  });

  it('end one by one and all others together, and are no longer listed', async () => {
    await accounts.addAccount(audience, email);
    const [here, second, third, fourth] = [
      await signIn(audience),
      await signIn(audience),
      await signIn(audience),
      await signIn(audience),
    ];
    expect((await call(here, `sessions/${second.sessionId}/end`)).statusCode).toBe(204);
    expect((await refresh(accounts.app, audience, second.cookie)).statusCode).toBe(401);
    expect(await list(here)).toHaveLength(3);
    expect((await call(here, 'sessions/end-others')).statusCode).toBe(204);
    for (const { cookie } of [third, fourth])
      expect((await refresh(accounts.app, audience, cookie)).statusCode).toBe(401);
    expect((await list(here)).map(({ id }) => id)).toEqual([here.sessionId]);
    const ended = await accounts.app.inject({
      url: '/internal/ended-sessions',
      headers: { authorization: `Bearer ${callers.tokens.directory}` },
    });
    expect(ended.json().sessionIds).toEqual(
      expect.arrayContaining([second.sessionId, third.sessionId, fourth.sessionId]),
    );
  });
});

describe('ending sessions', () => {
  it('asks for the password again ten minutes after the login, and takes the own session without', async () => {
    await accounts.addAccount('contractor', email);
    const here = await signIn();
    const other = await signIn();
    await later(here);
    for (const path of [`sessions/${other.sessionId}/end`, 'sessions/end-others']) {
      const refused = await call(here, path);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'step_up_required']);
    }
    const wrong = await call(here, 'step-up', { password: 'not the password' });
    expect(wrong.json()).toMatchObject({ code: 'invalid_request', errors: [{ path: 'body.password' }] });
    expect((await call(here, 'sessions/end-others')).statusCode).toBe(403);
    expect((await call(here, 'step-up', { password })).statusCode).toBe(204);
    expect((await call(here, `sessions/${other.sessionId}/end`)).statusCode).toBe(204);
    await later(here);
    expect((await call(here, `sessions/${here.sessionId}/end`)).statusCode).toBe(204);
    expect((await call(here, 'sessions/end-others')).statusCode).toBe(401);
  });

  it('finds no session of another account, and none that has ended', async () => {
    await accounts.addAccount('contractor', email);
    const stranger = await signIn();
    email = `kim${++counter}@example.com`;
    await accounts.addAccount('contractor', email);
    const here = await signIn();
    const ended = await signIn();
    expect((await call(here, `sessions/${ended.sessionId}/end`)).statusCode).toBe(204);
    for (const { sessionId } of [stranger, ended])
      expect((await call(here, `sessions/${sessionId}/end`)).statusCode).toBe(404);
    expect((await refresh(accounts.app, 'contractor', stranger.cookie)).statusCode).toBe(200);
  });

  it('is guessed at no faster than a login', async () => {
    await accounts.addAccount('contractor', email);
    const here = await signIn();
    const seen: number[] = [];
    for (let at = 0; at < 6; at += 1)
      seen.push((await call(here, 'step-up', { password: 'not the password' })).statusCode);
    expect(seen).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe('a changed password', () => {
  it('ends all other sessions, closes open links and tells the owner', async () => {
    const id = await accounts.addAccount('contractor', email);
    const here = await signIn();
    const other = await signIn();
    await post(accounts.app, '/accounts/contractor/password-reset-requests', { email });
    const changed = await call(here, 'password', { currentPassword: password, password: newPassword });
    expect(changed.statusCode).toBe(204);
    expect((await refresh(accounts.app, 'contractor', other.cookie)).statusCode).toBe(401);
    expect((await refresh(accounts.app, 'contractor', here.cookie)).statusCode).toBe(200);
    expect((await login(accounts.app, 'contractor', email)).statusCode).toBe(401);
    expect((await login(accounts.app, 'contractor', email, newPassword)).statusCode).toBe(200);
    expect(await query('select from password_links where account_id = $1 and used_at is null', [id])).toEqual([]);
    const [event] = await noticesOf('password_changed', id);
    const mail = await accounts.app.inject({
      url: `/internal/mail/password-changed/${event.body.data.noticeId}`,
      headers: { authorization: `Bearer ${callers.tokens.notifications}` },
    });
    expect(mailDataSchema.parse(mail.json()).to).toEqual([{ name: 'Dana Poolowner', address: email }]);
    expect(JSON.stringify(event.body)).not.toMatch(/example[.]com|203[.]0/);
  });

  it('is judged before it is changed, by the rules of changing it', async () => {
    await accounts.addAccount('contractor', email);
    const here = await signIn();
    const judge = async (given: string) => (await call(here, 'password/judgment', { password: given })).json();
    const refused = await call(here, 'password', { currentPassword: password, password: `${email} 2026` });
    expect(await judge(`${email} 2026`)).toEqual({ weakness: refused.json().errors[0].message });
    expect(await judge(newPassword)).toEqual({ weakness: null });
    expect((await login(accounts.app, 'contractor', email, password)).statusCode).toBe(200);
  });

  it.each([
    ['the wrong current one', { currentPassword: 'not the password', password: newPassword }, 'body.currentPassword'],
    ['one that is too short', { currentPassword: password, password: 'short' }, 'body.password'],
    ['one that is much used', { currentPassword: password, password: 'Password1234' }, 'body.password'],
    ['one with the own email', { currentPassword: password, password: 'an example of one' }, 'body.password'],
  ])('rejects %s and names the field', async (_case, body, path) => {
    await accounts.addAccount('contractor', email);
    const here = await signIn();
    const response = await call(here, 'password', body);
    expect(response.json()).toMatchObject({ status: 400, errors: [{ path }] });
    expect((await refresh(accounts.app, 'contractor', here.cookie)).statusCode).toBe(200);
  });
});

describe('the owner of an account', () => {
  it('is told of a login on a new browser, and of none on one that is known', async () => {
    const id = await accounts.addAccount('admin', email);
    const { device } = await signIn('admin', '198.51.100.77');
    await login(accounts.app, 'admin', email, password, { device });
    await login(accounts.app, 'admin', email, 'not the password');
    const events = await noticesOf('new_device', id);
    expect(events).toHaveLength(1);
    const mail = await accounts.app.inject({
      url: `/internal/mail/new-device/${events[0].body.data.noticeId}`,
      headers: { authorization: `Bearer ${callers.tokens.notifications}` },
    });
    expect(mailDataSchema.parse(mail.json()).facts).toMatchObject({
      audience: 'admin',
      network: '198.51.100.x',
      resetUrl: 'http://127.0.0.1:4000/admin-forgot-password',
    });
  });

  it('is told of two new browsers at once', async () => {
    const id = await accounts.addAccount('contractor', email);
    await Promise.all([signIn(), signIn(), signIn()]);
    expect(await noticesOf('new_device', id)).toHaveLength(3);
  });
});
