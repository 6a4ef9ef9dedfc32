import { fileURLToPath } from 'node:url';
import type { Account } from '@poolpros/contracts/http/accounts';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { databaseOf } from '../src/service/connections.js';
import type { Service } from '../src/service.js';
import { callers } from '../src/testing/callers.js';
import { eventually } from '../src/testing/eventually.js';
import { startTestService, type TestService } from '../src/testing/service.js';
import { runServiceCommand } from '../src/testing/service-process.js';

const password = 'correct horse battery';
const publicUrl = 'https://poolpros.example';

const sourceOf = (name: string) => new URL(`../../../services/${name}/src/service.ts`, import.meta.url).href;
const mainOf = (name: string) => fileURLToPath(new URL(`../../../services/${name}/dist/main.js`, import.meta.url));
async function load(name: string): Promise<Service<unknown, object>> {
  const module = (await import(sourceOf(name))) as Record<string, Service<unknown, object>>;
  const definition = module[name];
  if (!definition) throw new Error(`${name} defines no service`);
  return definition;
}

let accounts: TestService<object>;
let directory: TestService<object>;
beforeAll(async () => {
  accounts = await startTestService(await load('accounts'), {
    environment: { DIRECTORY_URL: 'http://127.0.0.1:9', ACCOUNT_PASSWORD: password, PUBLIC_URL: publicUrl },
  });
  directory = await startDirectory();
});
afterAll(async () => {
  await directory.stop();
  await accounts.stop();
});

/** A directory that asks the accounts service of this test. */
async function startDirectory(accountsUrl = accounts.url()): Promise<TestService<object>> {
  return await startTestService(await load('directory'), {
    environment: {
      ACCOUNTS_URL: accountsUrl,
      INTERNAL_TOKEN: callers.tokens.directory,
      JWT_PUBLIC_KEY: String(accounts.environment.JWT_PUBLIC_KEY),
    },
    later: ['jobs'],
  });
}

const command = (...args: string[]) => runServiceCommand(mainOf('accounts'), args, accounts.environment);

interface Login {
  token: string;
  cookie: string;
}
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${accounts.url()}/accounts/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: publicUrl, ...headers },
  });

async function logIn(email: string): Promise<Login> {
  const response = await post('contractor/login', { email, password });
  expect(response.status).toBe(200);
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await response.json());
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  return { token: accessToken, cookie: cookies.find((cookie) => !cookie.includes('-device-')) ?? '' };
}
const refresh = async ({ cookie }: Login) => (await post('contractor/refresh', {}, { cookie })).status;

async function newAccount(email: string): Promise<void> {
  await command('ensure-account', '--audience', 'contractor', '--email', email, '--name', 'Dana');
}

/** What a service says to a token: the status, and the code of a refusal. */
async function saidBy(service: TestService<object>, path: string, { token }: Login) {
  const response = await fetch(`${service.url()}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { code } = z.object({ code: z.string().optional() }).parse(await response.json());
  return { status: response.status, code };
}
const atDirectory = (login: Login, service = directory) => saidBy(service, '/contractors/me/listings', login);
const atAccounts = (login: Login) => saidBy(accounts, '/accounts/contractor/me', login);

const works = { status: 200, code: undefined };
const ended = { status: 401, code: 'session_expired' };

const refused = (login: Login) =>
  eventually(async () => {
    expect(await atDirectory(login)).toEqual(ended);
    expect(await atAccounts(login)).toMatchObject({ status: 401 });
  });

describe('a session that ends', () => {
  it('by a logout is rejected everywhere, and the other sessions of the account go on', async () => {
    await newAccount('logout@example.com');
    const [first, second] = [await logIn('logout@example.com'), await logIn('logout@example.com')];
    for (const login of [first, second]) expect(await atDirectory(login)).toEqual(works);
    expect((await post('contractor/logout', {}, { cookie: first.cookie })).status).toBe(204);
    await refused(first);
    expect(await refresh(first)).toBe(401);
    expect(await atDirectory(second)).toEqual(works);
    expect(await atAccounts(second)).toMatchObject({ status: 200 });
    expect(await refresh(second)).toBe(200);
  });

  it('is rejected at once by a service that starts afterwards', async () => {
    await newAccount('late@example.com');
    const [gone, live] = [await logIn('late@example.com'), await logIn('late@example.com')];
    await post('contractor/logout', {}, { cookie: gone.cookie });
    const later = await startDirectory();
    expect(await atDirectory(gone, later)).toEqual(ended);
    expect(await atDirectory(live, later)).toEqual(works);
    await later.stop();
  });

  it('because its account was disabled is rejected, as are a refresh and a login, until the account is enabled', async () => {
    const email = 'disabled@example.com';
    await newAccount(email);
    const [first, second] = [await logIn(email), await logIn(email)];
    await command('disable-account', '--email', email);
    for (const login of [first, second]) await refused(login);
    for (const login of [first, second]) expect(await refresh(login)).toBe(401);
    expect((await post('contractor/login', { email, password })).status).toBe(401);
    await command('enable-account', '--email', email);
    expect(await atDirectory(first)).toEqual(ended);
    expect(await refresh(first)).toBe(401);
    expect(await atDirectory(await logIn(email))).toEqual(works);
  });

  it('by a new password is rejected with all others of its account', async () => {
    const email = 'reset@example.com';
    await newAccount(email);
    const [first, second] = [await logIn(email), await logIn(email)];
    const account = (await (await me(first)).json()) as Account;
    expect((await post('contractor/password-reset-requests', { email })).status).toBe(202);
    const token = await resetTokenOf(account.id);
    expect((await post('password-resets', { token, password: 'seven purple otters' })).status).toBe(200);
    for (const login of [first, second]) await refused(login);
    expect(await refresh(first)).toBe(401);
  });

  it('is named in no log', () => {
    const logs = [...accounts.lines, ...directory.lines].join('');
    expect(logs).not.toMatch(/eyJ|example\.com/);
  });
});

describe('a service that cannot ask who has logged out', () => {
  it('lets visitors in and nobody who is signed in, as long as it was never told', async () => {
    await newAccount('unknown@example.com');
    const login = await logIn('unknown@example.com');
    const alone = await startDirectory('http://127.0.0.1:9');
    expect(await atDirectory(login, alone)).toEqual({ status: 503, code: 'service_unavailable' });
    expect((await fetch(`${alone.url()}/installers`)).status).toBe(200);
    expect((await fetch(`${alone.url()}/health/ready`)).status).toBe(200);
    await alone.stop();
  });
});

const me = ({ token }: Login) =>
  fetch(`${accounts.url()}/accounts/contractor/me`, { headers: { authorization: `Bearer ${token}` } });

/** The token in the newest reset mail of an account. */
async function resetTokenOf(accountId: string): Promise<string> {
  const { dataSource } = databaseOf(accounts.context);
  const [link] = await dataSource.query<{ id: string }[]>('select id from password_links where account_id = $1', [
    accountId,
  ]);
  const response = await fetch(`${accounts.url()}/internal/mail/password-reset/${link?.id}`, {
    headers: { authorization: `Bearer ${callers.tokens.notifications}` },
  });
  const { facts } = mailDataSchema.parse(await response.json());
  return String(z.object({ resetUrl: z.string() }).parse(facts).resetUrl.split('/').at(-1));
}
