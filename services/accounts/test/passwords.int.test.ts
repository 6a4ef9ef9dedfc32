import { newId } from '@poolpros/chassis/ids';
import { type Audience, passwordJudgmentSchema, passwordResetPreviewSchema } from '@poolpros/contracts/http/accounts';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { mailTemplates } from '@poolpros/contracts/mails/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callers,
  cookieOf,
  type Harness,
  login,
  password,
  post,
  publicUrl,
  refresh,
  startAccounts,
} from './harness.js';

let accounts: Harness;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

const newPassword = 'twelve blue pools';
let counter = 0;
const newEmail = () => `robin${++counter}@example.com`;
const query = (sql: string, parameters: unknown[] = []) => accounts.context.database.dataSource.query(sql, parameters);
const askForReset = (email: string, audience: Audience = 'contractor') =>
  post(accounts.app, `/accounts/${audience}/password-reset-requests`, { email });
const mail = (template: string, id: string, token = callers.tokens.notifications) =>
  accounts.app.inject({ url: `/internal/mail/${template}/${id}`, headers: { authorization: `Bearer ${token}` } });
const setPassword = (token: string, given = newPassword) =>
  post(accounts.app, '/accounts/password-resets', { token, password: given });
const preview = (token: string) => post(accounts.app, '/accounts/password-resets/preview', { token });

/** Asks for a reset and takes the link out of the mail, as its reader would. */
async function resetLink(email: string, audience: Audience = 'contractor') {
  await askForReset(email, audience);
  const [event] = await query(
    `select body from outbox where subject like 'accounts.password_reset.requested.v1.%' order by seq desc limit 1`,
  );
  const resetId: string = event.body.data.resetId;
  const data = mailDataSchema.parse((await mail('password-reset', resetId)).json());
  const { resetUrl } = mailTemplates['password-reset'].facts.parse(data.facts);
  return { resetId, data, resetUrl, token: resetUrl.slice(resetUrl.lastIndexOf('/') + 1) };
}

describe('asking for a reset', () => {
  it('gives known, unknown and disabled emails the same response, after about the same time', async () => {
    const known = newEmail();
    await accounts.addAccount('contractor', known);
    const disabled = newEmail();
    const disabledId = await accounts.addAccount('contractor', disabled);
    await query('update accounts set disabled_at = now() where id = $1', [disabledId]);
    const before = (await query('select from outbox')).length;
    const times: number[] = [];
    const responses = [];
    for (const email of [known, newEmail(), disabled]) {
      const start = performance.now();
      const response = await askForReset(email);
      times.push(performance.now() - start);
      responses.push({ status: response.statusCode, body: response.body });
    }
    expect(responses[0]).toEqual({ status: 202, body: '{}' });
    for (const response of responses) expect(response).toEqual(responses[0]);
    for (const time of times) expect(time).toBeGreaterThanOrEqual(145);
    expect((await query('select from outbox')).length).toBe(before + 1);
  });

  it('sends at most three open links to one email', async () => {
    const email = newEmail();
    const id = await accounts.addAccount('contractor', email);
    for (let count = 0; count < 5; count++) expect((await askForReset(email)).statusCode).toBe(202);
    expect((await query('select from password_links where account_id = $1', [id])).length).toBe(3);
  });

  it('that is sent twenty times with one key is one link, and nobody learns of it whether the email is known', async () => {
    const email = newEmail();
    const id = await accounts.addAccount('contractor', email);
    const replays: number[] = [];
    for (const each of [email, newEmail()]) {
      const headers = { 'idempotency-key': newId() };
      const url = '/accounts/contractor/password-reset-requests';
      const ask = () => post(accounts.app, url, { email: each }, headers);
      const responses = await Promise.all(Array.from({ length: 20 }, ask));
      expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['202 {}']));
      replays.push(responses.filter((response) => response.headers['idempotent-replayed'] === 'true').length);
    }
    expect(replays).toEqual([19, 19]);
    expect(await query('select from password_links where account_id = $1', [id])).toHaveLength(1);
  });

  it('mails an administrator about the admin console, and a contractor of the same email not', async () => {
    const email = newEmail();
    const id = await accounts.addAccount('admin', email);
    const { data, token } = await resetLink(email, 'admin');
    expect(data.facts).toMatchObject({ audience: 'admin' });
    expect(passwordResetPreviewSchema.parse((await preview(token)).json())).toMatchObject({ audience: 'admin' });
    expect((await setPassword(token)).statusCode).toBe(200);
    expect((await login(accounts.app, 'admin', email, newPassword)).json()).toMatchObject({ account: { id } });
    await askForReset(email);
    expect((await query('select from password_links where account_id = $1', [id])).length).toBe(1);
  });

  it('rejects what is not an address', async () => {
    const response = await askForReset('robin');
    expect(response.json()).toMatchObject({ status: 400, errors: [{ path: 'body.email' }] });
  });
});

describe('a reset link', () => {
  it('shows whose it is, sets the password once, ends all sessions and lifts a login delay', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const cookie = cookieOf(await login(accounts.app, 'contractor', email));
    for (let attempt = 0; attempt < 5; attempt++) await login(accounts.app, 'contractor', email, 'not the password');
    const { token, data, resetUrl } = await resetLink(email);
    expect(data.to).toEqual([{ name: 'Dana Poolowner', address: email }]);
    expect(resetUrl.startsWith(`${publicUrl}/reset-password/`)).toBe(true);

    const shown = passwordResetPreviewSchema.parse((await preview(token)).json());
    expect(shown).toMatchObject({ purpose: 'reset', audience: 'contractor', email: 'r…@example.com' });
    const minutes = (Date.parse(shown.expiresAt) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(60);

    expect((await setPassword(token)).statusCode).toBe(200);
    expect((await login(accounts.app, 'contractor', email)).statusCode).toBe(401);
    expect((await login(accounts.app, 'contractor', email, newPassword)).statusCode).toBe(200);
    expect((await refresh(accounts.app, 'contractor', cookie.header)).statusCode).toBe(401);
    for (const again of [await setPassword(token), await preview(token)])
      expect([again.statusCode, again.json().code]).toEqual([410, 'link_used']);
  });

  it('works once when it is used twice at the same moment', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const { token } = await resetLink(email);
    const responses = await Promise.all([
      setPassword(token, 'first of the two'),
      setPassword(token, 'second of the two'),
    ]);
    expect(responses.map((response) => response.statusCode).toSorted()).toEqual([200, 410]);
    const winner = responses[0].statusCode === 200 ? 'first of the two' : 'second of the two';
    expect((await login(accounts.app, 'contractor', email, winner)).statusCode).toBe(200);
  });

  it('closes the other links of the account', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const first = await resetLink(email);
    const second = await resetLink(email);
    expect((await setPassword(second.token)).statusCode).toBe(200);
    expect((await setPassword(first.token)).json()).toMatchObject({ code: 'link_used' });
    expect((await mail('password-reset', first.resetId)).statusCode).toBe(410);
  });

  it('ends after an hour', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const { token, resetId } = await resetLink(email);
    await query(`update password_links set expires_at = expires_at - interval '61 min' where id = $1`, [resetId]);
    for (const response of [await setPassword(token), await preview(token)])
      expect([response.statusCode, response.json().code]).toEqual([410, 'link_expired']);
    expect((await mail('password-reset', resetId)).statusCode).toBe(410);
  });

  it('is rejected when it is unknown, incomplete or of a disabled account', async () => {
    const email = newEmail();
    const id = await accounts.addAccount('contractor', email);
    const { token } = await resetLink(email);
    await query('update accounts set disabled_at = now() where id = $1', [id]);
    for (const unknown of ['x'.repeat(43), token]) {
      const response = await setPassword(unknown);
      expect([response.statusCode, response.json().code]).toEqual([404, 'link_invalid']);
    }
    expect((await setPassword('short')).json()).toMatchObject({ status: 400, errors: [{ path: 'body.token' }] });
  });

  it('is not stored in clear', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const { token } = await resetLink(email);
    const rows = await query('select row_to_json(l)::text as row from password_links l');
    expect(JSON.stringify(rows)).not.toContain(token);
    const events = await query('select body::text from outbox');
    expect(JSON.stringify(events)).not.toContain(token);
    expect(JSON.stringify(events)).not.toContain(email);
  });
});

describe('the rules for a new password', () => {
  it.each([
    ['nine characters', 'x1y2z3a4b', 'invalid_request'],
    ['129 characters', 'xy'.repeat(64).concat('z'), 'invalid_request'],
    ['the address', 'weak@example.com', 'password_too_weak'],
    ['the name', 'dana poolowner', 'password_too_weak'],
    ['a name with more around it', 'my-Pool-Owner-2026', 'password_too_weak'],
    ['the name of the site', 'PoolPros for ever', 'password_too_weak'],
    ['one repeated character', 'aaaaaaaaaaaa', 'password_too_weak'],
    ['a row of digits', '1234567890', 'password_too_weak'],
    ['a much used one', 'Password1234', 'password_too_weak'],
  ])('reject %s, name the field and leave the link open', async (_case, given, code) => {
    await query('delete from accounts where email = $1', ['weak@example.com']);
    await accounts.addAccount('contractor', 'weak@example.com');
    const { token } = await resetLink('weak@example.com');
    const response = await setPassword(token, given);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code, errors: [{ path: 'body.password' }] });
    expect((await setPassword(token)).statusCode).toBe(200);
  });

  it('are judged for the account of a link by the very rules that set them, and change nothing', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const { token } = await resetLink(email);
    const judge = (given: string, of = token) =>
      post(accounts.app, '/accounts/password-resets/judgment', { token: of, password: given });
    for (const given of ['my-Pool-Owner-2026', `${email} for ever`, 'aaaaaaaaaaaa', 'Password1234']) {
      const { weakness } = passwordJudgmentSchema.parse((await judge(given)).json());
      expect((await setPassword(token, given)).json().errors).toEqual([{ path: 'body.password', message: weakness }]);
    }
    expect((await judge(newPassword)).json()).toEqual({ weakness: null });
    expect((await judge(newPassword, 'x'.repeat(43))).statusCode).toBe(404);
    expect((await login(accounts.app, 'contractor', email)).statusCode).toBe(200);
    expect((await setPassword(token)).statusCode).toBe(200);
    expect((await judge(newPassword)).statusCode).toBe(410);
  });

  it('accepts 10 and 128 characters of any kind', async () => {
    for (const given of ['größe über', `  two spaces, an emoji 🏊 ${'0123456789'.repeat(10)}`]) {
      const email = newEmail();
      await accounts.addAccount('contractor', email);
      expect((await setPassword((await resetLink(email)).token, given)).statusCode).toBe(200);
      expect((await login(accounts.app, 'contractor', email, given)).statusCode).toBe(200);
    }
  });

  it('store passwords as argon2id with 19 MiB and two passes', async () => {
    const id = await accounts.addAccount('contractor', newEmail());
    const [row] = await query('select password_hash from accounts where id = $1', [id]);
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.password_hash).not.toContain(password);
  });
});

describe('mail facts', () => {
  it('are only for the notifications and only for known links of the template', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const { resetId } = await resetLink(email);
    expect((await mail('password-reset', resetId, 'someone else')).statusCode).toBe(401);
    for (const token of [callers.tokens.web, callers.tokens.search])
      expect((await mail('password-reset', resetId, token)).statusCode).toBe(403);
    expect((await accounts.app.inject(`/internal/mail/password-reset/${resetId}`)).statusCode).toBe(401);
    expect((await mail('account-setup', resetId)).statusCode).toBe(410);
    expect((await mail('password-reset', newId())).statusCode).toBe(410);
    expect((await mail('submission-confirm', resetId)).statusCode).toBe(404);
    expect((await mail('password-reset', 'x')).statusCode).toBe(400);
  });

  it('give the same link each time they are asked for', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    const { resetId, resetUrl } = await resetLink(email);
    expect((await mail('password-reset', resetId)).json().facts.resetUrl).toBe(resetUrl);
  });
});
