import { newId } from '@poolpros/chassis/ids';
import { accountContactsSchema, endedSessionsSchema } from '@poolpros/contracts/http/internal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callers, cookieOf, type Harness, login, post, startAccounts } from './harness.js';

let accounts: Harness;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

const query = (sql: string, parameters: unknown[]) => accounts.context.database.dataSource.query(sql, parameters);
const ask = (url: string, token = callers.tokens.directory) =>
  accounts.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const contacts = async (...ids: string[]) =>
  accountContactsSchema.parse((await ask(`/internal/account-contacts?ids=${ids.join(',')}`)).json()).contacts;
const ended = async () => endedSessionsSchema.parse((await ask('/internal/ended-sessions')).json()).sessionIds;

it('tells how to reach the owners of accounts, but not of a disabled one or at an unconfirmed address', async () => {
  const [known, disabled, unconfirmed] = await Promise.all(
    ['known', 'disabled', 'unconfirmed'].map((name) => accounts.addAccount('contractor', `${name}@contacts.example`)),
  );
  await query('update accounts set disabled_at = now() where id = $1', [disabled]);
  await query('update accounts set email_confirmed_at = null where id = $1', [unconfirmed]);
  expect(await contacts(...[disabled, known, unconfirmed, newId()].map(String))).toEqual([
    { accountId: known, name: 'Dana Poolowner', email: 'known@contacts.example', createdAt: expect.any(String) },
  ]);
});

it('lists a session that has ended as long as a token of it may be good', async () => {
  await accounts.addAccount('contractor', 'ended@sessions.example');
  const { header, value } = cookieOf(await login(accounts.app, 'contractor', 'ended@sessions.example'));
  const id = value.split('.')[0];
  expect(await ended()).not.toContain(id);
  await post(accounts.app, '/accounts/contractor/logout', {}, { cookie: header });
  expect(await ended()).toContain(id);
  await query(`update sessions set rotated_at = rotated_at - interval '15 minutes' where id = $1`, [id]);
  expect(await ended()).toContain(id);
  await query(`update sessions set rotated_at = rotated_at - interval '61 seconds' where id = $1`, [id]);
  expect(await ended()).not.toContain(id);
});

it.each([
  ['/internal/ended-sessions', ['gateway', 'directory', 'reviews']],
  [`/internal/account-contacts?ids=${newId()}`, ['directory']],
])('%s is for %s alone', async (url, allowed) => {
  expect((await accounts.app.inject({ url })).statusCode).toBe(401);
  for (const [caller, token] of Object.entries(callers.tokens))
    expect([caller, (await ask(url, token)).statusCode]).toEqual([caller, allowed.includes(caller) ? 200 : 403]);
});

it.each(['', 'x', `${newId()},`, Array.from({ length: 101 }, newId).join(',')])('rejects the ids %#', async (ids) => {
  expect((await ask(`/internal/account-contacts?ids=${ids}`)).statusCode).toBe(400);
});
