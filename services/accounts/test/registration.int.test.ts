import { newId } from '@poolpros/chassis/ids';
import { registrationRequested } from '@poolpros/contracts/events/accounts';
import { submissionConfirmed } from '@poolpros/contracts/events/directory';
import { honeypotName } from '@poolpros/contracts/honeypot';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callers, deviceCookieOf, type Harness, login, post, startAccounts } from './harness.js';

let accounts: Harness;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

let counter = 0;
const newEmail = () => `sam${++counter}@example.com`;
const newPassword = 'three quiet herons';
const query = (sql: string, parameters: unknown[] = []) => accounts.context.database.dataSource.query(sql, parameters);
const register = (email: string, name = 'Sam Rivers', headers: Record<string, string> = {}) =>
  post(accounts.app, '/accounts/registrations', { name, email }, headers);
const rowsOf = (email: string) => query('select * from accounts where email = $1', [email]);

async function eventsOf(email: string) {
  const [account] = await rowsOf(email);
  const rows: { body: unknown }[] = await query('select body from outbox where subject like $1 order by seq', [
    `${registrationRequested.type}.%`,
  ]);
  return rows
    .map(({ body }) => registrationRequested.envelope.parse(body))
    .filter(({ data }) => data.accountId === account?.id);
}
const mail = async (template: string, id: string) =>
  accounts.app.inject({
    url: `/internal/mail/${template}/${id}`,
    headers: { authorization: `Bearer ${callers.tokens.notifications}` },
  });
const tokenIn = (url: unknown) => String(url).split('/').at(-1) ?? '';
const setPassword = (token: string) =>
  post(accounts.app, '/accounts/password-resets', { token, password: newPassword });

/** The token of the mailed link that opens the account. */
async function confirmToken(email: string) {
  const event = (await eventsOf(email)).at(-1);
  const { facts } = mailDataSchema.parse((await mail('account-confirm', event?.data.linkId ?? '')).json());
  return tokenIn(facts.setupUrl);
}

describe('a registration', () => {
  it('with a filled honeypot is answered with a question at its field, and nothing is stored', async () => {
    const email = newEmail();
    const body = { name: 'Sam', email, [honeypotName]: 'Acme Corp' };
    const response = await post(accounts.app, '/accounts/registrations', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ path: `body.${honeypotName}` }] });
    expect(await rowsOf(email)).toEqual([]);
  });

  it('is an account once its mailed link has set a password, and none before', async () => {
    const email = newEmail();
    const response = await register(`  ${email.toUpperCase()} `);
    expect([response.statusCode, response.body]).toEqual([202, '{}']);
    const [event, ...more] = await eventsOf(email);
    expect(more).toEqual([]);
    expect(event?.data.mail).toBe('confirm');
    expect(JSON.stringify(event)).not.toMatch(/example[.]com|Sam/);
    expect(await rowsOf(email)).toMatchObject([
      { email_confirmed_at: null, password_hash: null, audience: 'contractor' },
    ]);
    expect((await login(accounts.app, 'contractor', email, newPassword)).statusCode).toBe(401);

    const token = await confirmToken(email);
    const preview = await post(accounts.app, '/accounts/password-resets/preview', { token });
    expect(preview.json()).toMatchObject({ purpose: 'setup', audience: 'contractor', email: 's…@example.com' });
    expect(Math.round((Date.parse(preview.json().expiresAt) - Date.now()) / 3_600_000)).toBe(24);
    expect((await setPassword(token)).statusCode).toBe(200);
    expect((await login(accounts.app, 'contractor', email, newPassword)).statusCode).toBe(200);
    expect((await setPassword(token)).json()).toMatchObject({ code: 'link_used' });
  });

  it('is followed by no mail about a new login at the browser that has set its password', async () => {
    const email = newEmail();
    await register(email);
    const device = deviceCookieOf(await setPassword(await confirmToken(email))).header;
    expect((await login(accounts.app, 'contractor', email, newPassword, { device })).statusCode).toBe(200);
    const [account] = await rowsOf(email);
    const notices = await query(
      `select body->'data'->>'notice' as notice from outbox where body->'data'->>'accountId' = $1 and body->'data' ? 'notice'`,
      [account.id],
    );
    expect(notices).toEqual([]);
  });

  it('takes as long and says the same for new, known, invited and disabled emails', async () => {
    const [known, invited, disabled] = [newEmail(), newEmail(), newEmail()];
    await accounts.addAccount('contractor', known);
    await accounts.addAccount('contractor', invited, { password: null });
    const disabledId = await accounts.addAccount('contractor', disabled);
    await query('update accounts set disabled_at = now() where id = $1', [disabledId]);
    for (const email of [newEmail(), known, invited, disabled]) {
      const start = performance.now();
      const response = await register(email);
      expect(performance.now() - start).toBeGreaterThanOrEqual(145);
      expect([response.statusCode, response.body]).toEqual([202, '{}']);
    }
    expect((await eventsOf(known)).map(({ data }) => data.mail)).toEqual(['exists']);
    expect((await eventsOf(invited)).map(({ data }) => data.mail)).toEqual(['confirm']);
    expect(await eventsOf(disabled)).toEqual([]);
  });

  it('of an email that has an account tells its owner, and changes nothing', async () => {
    const email = newEmail();
    await accounts.addAccount('contractor', email);
    await register(email, 'Somebody Else');
    const [event] = await eventsOf(email);
    const data = mailDataSchema.parse((await mail('account-exists', event?.data.linkId ?? '')).json());
    expect(data.to).toEqual([{ name: 'Dana Poolowner', address: email }]);
    expect(data.facts).toMatchObject({ name: 'Dana Poolowner', loginUrl: 'http://127.0.0.1:4000/contractor-login' });
    expect((await login(accounts.app, 'contractor', email)).statusCode).toBe(200);
    expect((await setPassword(tokenIn(data.facts.resetUrl))).statusCode).toBe(200);
  });

  it('has three open links at most, and is sent again by who asks for a new password', async () => {
    const email = newEmail();
    await register(email);
    await post(accounts.app, '/accounts/contractor/password-reset-requests', { email });
    for (let times = 0; times < 3; times += 1) await register(email);
    expect((await eventsOf(email)).map(({ data }) => data.mail)).toEqual(['confirm', 'confirm', 'confirm']);
    expect((await setPassword(await confirmToken(email))).statusCode).toBe(200);
  });

  it('that is sent twenty times with one key is one link', async () => {
    const email = newEmail();
    const headers = { 'idempotency-key': newId() };
    const responses = await Promise.all(Array.from({ length: 20 }, () => register(email, 'Sam Rivers', headers)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    expect(await eventsOf(email)).toHaveLength(1);
  });

  it('side by side with others of the same email is one account', async () => {
    const email = newEmail();
    await Promise.all(Array.from({ length: 5 }, () => register(email)));
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await eventsOf(email)).toHaveLength(3);
  });

  it('that a stranger typed leaves no name to the owner, who comes by a business', async () => {
    const email = newEmail();
    await register(email, 'Win Big');
    const submissionId = newId();
    accounts.applicants.set(submissionId, { name: 'Sam Rivers', email });
    await accounts.publish(submissionConfirmed, {
      aggregateId: submissionId,
      aggregateVersion: 2,
      data: { submissionId },
    });
    await accounts.waitUntilIdle();
    const [account] = await rowsOf(email);
    expect(account).toMatchObject({ name: 'Sam Rivers', password_hash: null });
    expect(account.email_confirmed_at).not.toBeNull();
  });

  it('that nobody confirms is erased after seven days, and nothing else is', async () => {
    const [lost, kept, invited] = [newEmail(), newEmail(), newEmail()];
    await register(lost);
    await register(kept);
    await accounts.addAccount('contractor', invited, { password: null });
    await query(`update accounts set created_at = created_at - interval '8 days' where email = any($1)`, [
      [lost, invited],
    ]);
    await accounts.runHourlyJobs(new Date());
    expect(await rowsOf(lost)).toEqual([]);
    for (const email of [kept, invited]) expect(await rowsOf(email)).toHaveLength(1);
  });

  it.each([
    ['no name', { name: '  ', email: 'sam@example.com' }, 'body.name'],
    ['an address that is none', { name: 'Sam', email: 'sam' }, 'body.email'],
  ])('with %s is rejected and names the field', async (_case, body, path) => {
    const response = await post(accounts.app, '/accounts/registrations', body);
    expect(response.json()).toMatchObject({ status: 400, errors: [{ path }] });
  });
});
