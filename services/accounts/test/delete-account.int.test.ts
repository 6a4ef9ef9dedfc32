import { newId } from '@poolpros/chassis/ids';
import { historyOf } from '@poolpros/chassis/machine/history';
import { unlistedColumns } from '@poolpros/chassis/testing/rows';
import { accountDeletionRequested, accountErasureDue } from '@poolpros/contracts/events/accounts';
import { accountErased } from '@poolpros/contracts/events/directory';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { accountDeletionSchema } from '@poolpros/contracts/http/own-data';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { disableAccounts, enableAccounts } from '../src/actions/disable-account.js';
import { beginErasures } from '../src/actions/erase-account.js';
import { deletionMachine } from '../src/domain/account-deletion.js';
import { personalData } from '../src/personal-data.js';
import {
  ageProofs,
  call,
  callers,
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

let accounts: Harness;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

let counter = 0;
let email: string;
let accountId: string;
let here: SignedIn;
beforeEach(async () => {
  email = `leaving${++counter}@example.com`;
  accountId = await accounts.addAccount('contractor', email);
  here = await signIn(accounts, email);
});

const dayMs = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * dayMs);
const query = <T>(sql: string, parameters: unknown[] = []) =>
  accounts.context.database.dataSource.query<T[]>(sql, parameters);
const leave = (by = here, typed = email) => call(accounts, by, 'deletion', { email: typed });
const keep = (token = '') => post(accounts.app, '/accounts/deletions/keep', { token });
const events = (type: string) =>
  query<{ body: { aggregateId: string; data: object } }>(
    `select body from outbox where body->>'type' = $1 and body->'data'->>'accountId' = $2 order by seq`,
    [type, accountId],
  );
/** The facts of the newest mail of a notice about the account; null if there is none. */
async function mail(notice: 'deletion_requested' | 'email_changed') {
  const template = notice === 'email_changed' ? 'email-changed' : 'account-deletion';
  const [row] = await query<{ id: string }>(
    'select id from security_notices where account_id = $1 and notice = $2 order by id desc limit 1',
    [accountId, notice],
  );
  if (!row) return null;
  const response = await accounts.app.inject({
    url: `/internal/mail/${template}/${row.id}`,
    headers: { authorization: `Bearer ${callers.tokens.notifications}` },
  });
  return response.statusCode === 200 ? mailDataSchema.parse(response.json()) : null;
}
const keepToken = async () =>
  String((await mail('deletion_requested'))?.facts.keepUrl)
    .split('/')
    .at(-1) ?? '';
const departing = () =>
  accounts.app.inject({
    url: `/internal/departing-accounts/${accountId}`,
    headers: { authorization: `Bearer ${callers.tokens.directory}` },
  });
const steps = async () => {
  const [deletion] = await query<{ id: string }>('select id from account_deletions where account_id = $1', [accountId]);
  const { manager } = accounts.context.database.dataSource;
  return (await historyOf(manager, deletionMachine, deletion?.id ?? '')).map(({ action }) => action);
};
const erase = async () => {
  await accounts.publish(accountErased, { aggregateId: accountId, data: { accountId } });
  await accounts.waitUntilIdle();
};

it('closes the account, ends its sessions, and mails a link that brings it back until the day it names', async () => {
  const elsewhere = await signIn(accounts, email);
  const response = await leave();
  expect(response.statusCode, response.body).toBe(200);
  const { eraseAt } = accountDeletionSchema.parse(response.json());
  expect(Math.round((Date.parse(eraseAt) - Date.now()) / dayMs)).toBe(14);
  expect(await events(accountDeletionRequested.type)).toMatchObject([{ body: { data: { accountId } } }]);
  for (const { cookie } of [here, elsewhere])
    expect((await refresh(accounts.app, 'contractor', cookie)).statusCode).toBe(401);
  expect((await read(accounts, elsewhere, 'me')).statusCode).toBe(401);
  expect((await login(accounts.app, 'contractor', email)).statusCode).toBe(401);

  const told = await mail('deletion_requested');
  expect(told).toMatchObject({ to: [{ address: email }], facts: { eraseAt, audience: 'contractor' } });
  const token = await keepToken();
  expect((await keep(token)).json()).toEqual({ email: 'l…@example.com' });
  await signIn(accounts, email);
  expect((await keep(token)).json()).toMatchObject({ status: 410, code: 'link_used' });
  expect(await mail('deletion_requested')).toBeNull();
  expect(await steps()).toEqual(['request', 'keep']);
  await beginErasures(accounts.context.database, later(15));
  expect(await events(accountErasureDue.type)).toEqual([]);
});

it('erases nothing before 14 days, then asks the others, and erases the account when they have', async () => {
  await leave();
  const token = await keepToken();
  await beginErasures(accounts.context.database, later(13.9));
  expect(await events(accountErasureDue.type)).toEqual([]);
  expect((await departing()).statusCode).toBe(410);

  await Promise.all([1, 2].map(() => beginErasures(accounts.context.database, later(14.1))));
  expect(await events(accountErasureDue.type)).toHaveLength(1);
  expect((await departing()).json()).toEqual({ status: 'erasing', emails: [email] });
  expect((await keep(token)).json()).toMatchObject({ status: 404, code: 'link_invalid' });

  await erase();
  const rows = `select (select count(*) from accounts where id = $1) as accounts,
    (select count(*) from sessions where account_id = $1) as sessions,
    (select count(*) from password_links where account_id = $1) as links,
    (select count(*) from security_notices where account_id = $1) as notices`;
  expect(await query(rows, [accountId])).toEqual([{ accounts: '0', sessions: '0', links: '0', notices: '0' }]);
  expect((await departing()).json()).toEqual({ status: 'erased', emails: [] });
  expect(await steps()).toEqual(['request', 'erase', 'finish']);
  await erase();
  expect(await steps()).toHaveLength(3);
  await accounts.addAccount('contractor', email);
  await signIn(accounts, email);
});

it('is erased with every email that it had, but for one that another account has now', async () => {
  const former = [`first-${email}`, `shared-${email}`];
  for (const each of former)
    await query('insert into former_emails (account_id, email) values ($1, $2)', [accountId, each]);
  await accounts.addAccount('contractor', `shared-${email}`);
  await leave();
  await beginErasures(accounts.context.database, later(14.1));
  expect((await departing()).json()).toEqual({ status: 'erasing', emails: [email, `first-${email}`] });
  await erase();
  expect(await query('select email from former_emails where account_id = $1', [accountId])).toEqual([]);
});

it('is not erased by an event about an account that nobody wants deleted', async () => {
  await erase();
  expect((await read(accounts, here, 'me')).statusCode).toBe(200);
});

it('asks for a fresh proof and for the email of the account', async () => {
  const wrong = await leave(here, `x${email}`);
  expect(wrong.json()).toMatchObject({ status: 400, errors: [{ path: 'body.email' }] });
  await ageProofs(accounts);
  expect((await leave()).json()).toMatchObject({ status: 403, code: 'step_up_required' });
  expect((await read(accounts, here, 'me')).statusCode).toBe(200);
});

it('is wanted once when two browsers ask at the same time', async () => {
  const elsewhere = await signIn(accounts, email);
  const responses = await Promise.all([leave(), leave(elsewhere)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect(await events(accountDeletionRequested.type)).toHaveLength(1);
});

it('is no way to keep an owner from taking a change of email back: that brings the account back as well', async () => {
  const moved = `moved-${email}`;
  await call(accounts, here, 'email', { email: moved });
  const [confirm] = await query<{ id: string }>(
    `select id from password_links where account_id = $1 and purpose = 'email'`,
    [accountId],
  );
  const response = await accounts.app.inject({
    url: `/internal/mail/email-confirm/${confirm?.id}`,
    headers: { authorization: `Bearer ${callers.tokens.notifications}` },
  });
  const take = (url: unknown) =>
    post(accounts.app, '/accounts/email-changes', { token: String(url).split('/').at(-1) });
  await take(mailDataSchema.parse(response.json()).facts.confirmUrl);
  expect((await leave(here, moved)).statusCode).toBe(200);

  const told = await mail('email_changed');
  expect(told?.to).toMatchObject([{ address: email }]);
  expect((await take(told?.facts.undoUrl)).json()).toMatchObject({ undone: true });
  const state = await query('select email, disabled_at from accounts where id = $1', [accountId]);
  expect(state).toEqual([{ email, disabled_at: null }]);
  expect(await steps()).toEqual(['request', 'keep']);
});

it('is taken back by an operator, and an account that an operator disables meanwhile is not opened by the link', async () => {
  const { database, log } = accounts.context;
  const named = { email, audience: 'contractor' as const };
  await leave();
  const token = await keepToken();
  await database.transaction((tx) => disableAccounts(tx, named, new Date(Date.now() + 1), log));
  expect((await keep(token)).json()).toMatchObject({ code: 'link_invalid' });
  await database.transaction((tx) => enableAccounts(tx, named, new Date(), log));
  await signIn(accounts, email);
  expect(await steps()).toEqual(['request', 'keep']);
});

it('is the only way in: who asks for a new password or an account of its email gets the link again, three mails in all', async () => {
  await leave();
  const first = await mail('deletion_requested');
  const told = () =>
    query('select id from security_notices where account_id = $1 and notice = $2', [accountId, 'deletion_requested']);
  await post(accounts.app, '/accounts/contractor/password-reset-requests', { email });
  expect(await mail('deletion_requested')).toEqual(first);
  await post(accounts.app, '/accounts/registrations', { name: 'Dana', email });
  await Promise.all([1, 2, 3].map(() => post(accounts.app, '/accounts/contractor/password-reset-requests', { email })));
  expect(await told()).toHaveLength(3);
  const open = await query<{ purpose: string }>(
    'select purpose from password_links where account_id = $1 and used_at is null',
    [accountId],
  );
  expect(open).toEqual([{ purpose: 'keep' }]);
  expect((await login(accounts.app, 'contractor', email, password)).statusCode).toBe(401);
  expect((await keep(await keepToken())).statusCode).toBe(200);
  await post(accounts.app, '/accounts/contractor/password-reset-requests', { email });
  expect(await told()).toHaveLength(3);
});

it('gives its owner all that is held, without what opens it, after a fresh proof', async () => {
  await call(accounts, here, 'email', { email: `moved-${email}` });
  await query('insert into former_emails (account_id, email) values ($1, $2)', [accountId, `first-${email}`]);
  const response = await read(accounts, here, 'data');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({
    account: {
      id: accountId,
      email,
      formerEmails: [`first-${email}`],
      name: 'Dana Poolowner',
      hasPassword: true,
      secondFactorAddedAt: null,
    },
    sessions: [{ network: '203.0.113.x', endedAt: null }],
    notices: [{ notice: 'new_device' }],
    links: [{ purpose: 'email', email: `moved-${email}`, usedAt: null }],
  });
  const secrets = await query<Record<string, string>>(
    `select a.password_hash as password, s.token_hash as session, l.token_hash as link, l.nonce
     from accounts a join sessions s on s.account_id = a.id join password_links l on l.account_id = a.id
     where a.id = $1`,
    [accountId],
  );
  for (const secret of secrets.flatMap(Object.values)) expect(response.body).not.toContain(secret);
  await ageProofs(accounts);
  expect((await read(accounts, here, 'data')).json()).toMatchObject({ status: 403, code: 'step_up_required' });
  const other = `${newId().slice(-8)}@example.com`;
  await accounts.addAccount('contractor', other);
  const stranger = await signIn(accounts, other);
  expect((await read(accounts, stranger, 'data')).body).not.toContain(email);
});

it('leaves no column unlisted that is named like something of a person', async () => {
  expect(await unlistedColumns(accounts, personalData, {})).toEqual([]);
});
