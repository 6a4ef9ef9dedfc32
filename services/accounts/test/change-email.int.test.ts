import { newId } from '@poolpros/chassis/ids';
import { accountEmailChanged } from '@poolpros/contracts/events/accounts';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ageProofs, callers, type Harness, login, post, refresh, signIn, startAccounts } from './harness.js';

let accounts: Harness;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

let counter = 0;
let email: string;
let moved: string;
beforeEach(() => {
  email = `mo${++counter}@example.com`;
  moved = `moved${counter}@example.com`;
});

const query = <T>(sql: string, parameters: unknown[]) =>
  accounts.context.database.dataSource.query<T[]>(sql, parameters);
const ask = (token: string, to: string) =>
  post(accounts.app, '/accounts/contractor/email', { email: to }, { authorization: `Bearer ${token}` });
/** The newest mail of a kind about an account, with the token of its link; null while there is none. */
async function mailAbout(accountId: string, template: 'email-confirm' | 'email-changed') {
  const [event] = await query<{ id: string }>(
    `select coalesce(body->'data'->>'linkId', body->'data'->>'noticeId') as id from outbox
     where body->'data'->>'accountId' = $1 and (subject like 'accounts.email_change.%') = $2
       and (subject like 'accounts.email_change.%' or body->'data'->>'notice' = 'email_changed')
     order by seq desc limit 1`,
    [accountId, template === 'email-confirm'],
  );
  if (!event) return null;
  const response = await accounts.app.inject({
    url: `/internal/mail/${template}/${event.id}`,
    headers: { authorization: `Bearer ${callers.tokens.notifications}` },
  });
  if (response.statusCode !== 200) return { status: response.statusCode, to: null, token: '' };
  const { to, facts } = mailDataSchema.parse(response.json());
  const url = String(facts.confirmUrl ?? facts.undoUrl);
  return { status: 200, to: to[0]?.address, token: url.split('/').at(-1) ?? '' };
}
const take = (token = '') => post(accounts.app, '/accounts/email-changes', { token });

it('a link mailed to the new email changes it, and one mailed to the old email takes that back and ends all sessions', async () => {
  const id = await accounts.addAccount('contractor', email);
  const here = await signIn(accounts, email);
  expect((await ask(here.token, moved)).statusCode).toBe(202);
  const confirm = await mailAbout(id, 'email-confirm');
  expect(confirm?.to).toBe(moved);
  expect((await login(accounts.app, 'contractor', moved)).statusCode).toBe(401);

  const changed = await take(confirm?.token);
  expect(changed.json()).toEqual({ audience: 'contractor', email: 'm…@example.com', undone: false });
  await signIn(accounts, moved);
  expect((await login(accounts.app, 'contractor', email)).statusCode).toBe(401);
  expect((await take(confirm?.token)).json()).toMatchObject({ status: 410, code: 'link_used' });

  const notice = await mailAbout(id, 'email-changed');
  expect(notice?.to).toBe(email);
  expect((await take(notice?.token)).json()).toMatchObject({ undone: true });
  expect((await refresh(accounts.app, 'contractor', here.cookie)).statusCode).toBe(401);
  expect(await query('select email from accounts where id = $1', [id])).toEqual([{ email }]);
  // The password is gone too, since the person who changed the email knew it.
  for (const each of [email, moved]) expect((await login(accounts.app, 'contractor', each)).statusCode).toBe(401);
});

it('what takes a change back survives a second change and a new password', async () => {
  const id = await accounts.addAccount('contractor', email);
  const { token } = await signIn(accounts, email);
  await ask(token, moved);
  await take((await mailAbout(id, 'email-confirm'))?.token);
  const back = await mailAbout(id, 'email-changed');
  await ask(token, `further-${moved}`);
  await take((await mailAbout(id, 'email-confirm'))?.token);
  const changed = await post(
    accounts.app,
    '/accounts/contractor/password',
    { currentPassword: 'correct horse battery', password: 'eleven quiet herons' },
    { authorization: `Bearer ${token}` },
  );
  expect(changed.statusCode).toBe(204);
  expect((await take(back?.token)).statusCode).toBe(200);
  expect(await query('select email from accounts where id = $1', [id])).toEqual([{ email }]);
});

it('an email that another account has gets no mail and the same response', async () => {
  const id = await accounts.addAccount('contractor', email);
  await accounts.addAccount('contractor', moved);
  const { token } = await signIn(accounts, email);
  expect((await ask(token, moved)).statusCode).toBe(202);
  expect(await mailAbout(id, 'email-confirm')).toBeNull();
});

it('an email that another account got meanwhile is not taken from it', async () => {
  const id = await accounts.addAccount('contractor', email);
  const { token } = await signIn(accounts, email);
  await ask(token, moved);
  await accounts.addAccount('contractor', moved);
  expect((await take((await mailAbout(id, 'email-confirm'))?.token)).statusCode).toBe(409);
  await signIn(accounts, email);
});

it('needs a fresh proof of who is there, and names the field of the email that the account has', async () => {
  await accounts.addAccount('contractor', email);
  const { token } = await signIn(accounts, email);
  expect((await ask(token, email)).json()).toMatchObject({ status: 400, errors: [{ path: 'body.email' }] });
  await ageProofs(accounts);
  expect((await ask(token, moved)).json()).toMatchObject({ status: 403, code: 'step_up_required' });
});

it('mails at most three links to one email', async () => {
  const id = await accounts.addAccount('contractor', email);
  const { token } = await signIn(accounts, email);
  for (let asked = 0; asked < 4; asked++) expect((await ask(token, moved)).statusCode).toBe(202);
  expect(
    await query(`select 1 as row from password_links where account_id = $1 and purpose = 'email'`, [id]),
  ).toHaveLength(3);
});

it('a link is erased with the email in it 90 days after its end', async () => {
  const id = await accounts.addAccount('contractor', email);
  const { token } = await signIn(accounts, email);
  await ask(token, moved);
  const age = (days: number) =>
    query('update password_links set expires_at = now() - make_interval(hours => $2) where account_id = $1', [
      id,
      days * 24,
    ]);
  const left = async () => {
    await accounts.runHourlyJobs(new Date());
    return (await query('select 1 as row from password_links where account_id = $1', [id])).length;
  };
  await age(89);
  expect(await left()).toBe(1);
  await age(91);
  expect(await left()).toBe(0);
});

it('is told to the others by id alone, who may ask for the emails that the account had', async () => {
  const id = await accounts.addAccount('contractor', email);
  const { token } = await signIn(accounts, email);
  const emails = async (accountId: string) =>
    accounts.app.inject({
      url: `/internal/account-emails/${accountId}`,
      headers: { authorization: `Bearer ${callers.tokens.directory}` },
    });
  const changes = () =>
    query<{ data: object }>(
      `select body->'data' as data from outbox where body->>'type' = $1 and body->>'aggregateId' = $2 order by seq`,
      [accountEmailChanged.type, id],
    );
  expect((await emails(id)).json()).toEqual({ email, formerEmails: [] });
  await ask(token, moved);
  expect(await changes()).toEqual([]);
  await take((await mailAbout(id, 'email-confirm'))?.token);
  expect(await changes()).toEqual([{ data: { accountId: id } }]);
  expect((await emails(id)).json()).toEqual({ email: moved, formerEmails: [email] });
  await take((await mailAbout(id, 'email-changed'))?.token);
  expect(await changes()).toHaveLength(2);
  expect((await emails(id)).json()).toEqual({ email, formerEmails: [moved] });
  expect((await emails(newId())).statusCode).toBe(410);
});

it('that was changed before former emails were kept is known by its link and its notice', async () => {
  const id = await accounts.addAccount('contractor', email);
  const { token } = await signIn(accounts, email);
  await ask(token, moved);
  await take((await mailAbout(id, 'email-confirm'))?.token);
  const { database } = accounts.context;
  await query('drop table former_emails', []);
  await query(`delete from migrations where name like 'KeepFormerEmails%'`, []);
  await database.migrate();
  expect(await query('select email from former_emails where account_id = $1', [id])).toEqual([{ email }]);
});
