import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { accountLinked, accountsStream } from '@poolpros/contracts/events/accounts';
import { submissionConfirmed } from '@poolpros/contracts/events/directory';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { mailTemplates } from '@poolpros/contracts/mails/templates';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureAccountCommand } from '../src/commands/ensure-account.js';
import { migrations } from '../src/db/migrations.js';
import { callers, cookieOf, type Harness, login, post, refresh, startAccounts } from './harness.js';

let accounts: Harness;
const query = (sql: string, parameters: unknown[] = []) => accounts.context.database.dataSource.query(sql, parameters);

beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

const confirm = (submissionId: string, id = newId()) =>
  accounts.publish(submissionConfirmed, { id, aggregateId: submissionId, aggregateVersion: 2, data: { submissionId } });

async function linkedEvents(submissionId: string) {
  const rows: { body: unknown }[] = await query(`select body from outbox where subject like '${accountLinked.type}.%'`);
  return rows
    .map((row) => accountLinked.envelope.parse(row.body))
    .filter((event) => event.data.submissionId === submissionId);
}

function newSubmission(email: string, name = 'Robin Waters') {
  const submissionId = newId();
  accounts.applicants.set(submissionId, { name, email });
  return submissionId;
}

describe('a confirmed submission', () => {
  it('makes one account and one invitation, also when the event comes again', async () => {
    const submissionId = newSubmission('robin@example.com');
    const eventId = newId();
    await confirm(submissionId, eventId);
    await confirm(submissionId, eventId);
    await accounts.waitUntilIdle();
    const rows = await query(`select * from accounts where email = 'robin@example.com'`);
    expect(rows).toMatchObject([{ audience: 'contractor', name: 'Robin Waters', password_hash: null }]);
    const events = await linkedEvents(submissionId);
    expect(events).toHaveLength(1);
    expect(events[0]?.data.accountId).toBe(rows[0].id);
    expect(await query('select id from password_links where account_id = $1', [rows[0].id])).toEqual([
      { id: events[0]?.data.setupId },
    ]);
  });

  it('does not hold a transaction open while directory is asked', async () => {
    let open: unknown[] = [];
    // The relay and jobs have transactions of their own, which end; one of the handler would last until the response.
    accounts.beforeResponse.run = () =>
      eventually(
        async () => {
          open = await query(
            `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
          );
          return open.length === 0;
        },
        { timeoutMs: 1000 },
      ).then(
        () => {},
        () => {},
      );
    const submissionId = newSubmission('slow@example.com');
    await confirm(submissionId);
    await accounts.waitUntilIdle();
    accounts.beforeResponse.run = async () => undefined;
    expect(await linkedEvents(submissionId)).toHaveLength(1);
    expect(open).toEqual([]);
  });

  it('that is read again after its inbox row was pruned sends no second invitation', async () => {
    const submissionId = newSubmission('old@example.com');
    const eventId = newId();
    await confirm(submissionId, eventId);
    await accounts.waitUntilIdle();
    await query('delete from inbox where event_id = $1', [eventId]);
    await confirm(submissionId, eventId);
    await accounts.waitUntilIdle();
    expect(await query('select type from inbox where event_id = $1', [eventId])).toHaveLength(1);
    const setupIds = (await linkedEvents(submissionId)).map((event) => event.data.setupId);
    expect(setupIds).toEqual([expect.any(String), null]);
    expect(await query('select count(*)::int from password_links where submission_id = $1', [submissionId])).toEqual([
      { count: 1 },
    ]);
  });

  it('that was invited for before that was kept with the invitation is known by the event that told of it', async () => {
    const submissionId = newSubmission('migrated@example.com');
    await confirm(submissionId);
    await accounts.waitUntilIdle();
    await accounts.context.database.transaction(async (tx) => {
      const migration = migrations.find(({ name }) => name.startsWith('InviteOnceForASubmission'));
      if (!migration) throw new Error('the migration is missing');
      await tx.query(migration.down);
      await tx.query(migration.up);
    });
    const [event] = await linkedEvents(submissionId);
    expect(await query('select id from password_links where submission_id = $1', [submissionId])).toEqual([
      { id: event?.data.setupId },
    ]);
  });

  it('invites by a link of seven days that sets the first password', async () => {
    const submissionId = newSubmission('first@example.com');
    await confirm(submissionId);
    await accounts.waitUntilIdle();
    const [event] = await linkedEvents(submissionId);
    const response = await accounts.app.inject({
      url: `/internal/mail/account-setup/${event?.data.setupId}`,
      headers: { authorization: `Bearer ${callers.tokens.notifications}` },
    });
    const data = mailDataSchema.parse(response.json());
    expect(data.to).toEqual([{ name: 'Robin Waters', address: 'first@example.com' }]);
    const facts = mailTemplates['account-setup'].facts.parse(data.facts);
    expect(facts).toMatchObject({ name: 'Robin Waters', validDays: 7 });
    const token = facts.setupUrl.slice(facts.setupUrl.lastIndexOf('/') + 1);
    expect((await post(accounts.app, '/accounts/password-resets/preview', { token })).json().purpose).toBe('setup');
    const password = 'three quiet herons';
    expect((await post(accounts.app, '/accounts/password-resets', { token, password })).statusCode).toBe(200);
    expect((await login(accounts.app, 'contractor', 'first@example.com', password)).statusCode).toBe(200);
  });

  it('of an email that has a password links the account without an invitation', async () => {
    const accountId = await accounts.addAccount('contractor', 'known@example.com');
    const submissionId = newSubmission('Known@Example.com');
    await confirm(submissionId);
    await accounts.waitUntilIdle();
    expect((await linkedEvents(submissionId)).map((event) => event.data)).toEqual([
      { accountId, submissionId, setupId: null },
    ]);
    expect(await query(`select name from accounts where id = $1`, [accountId])).toEqual([{ name: 'Dana Poolowner' }]);
  });

  it('never touches an admin account of the same email', async () => {
    const adminId = await accounts.addAccount('admin', 'both@example.com');
    const submissionId = newSubmission('both@example.com');
    await confirm(submissionId);
    await accounts.waitUntilIdle();
    const [event] = await linkedEvents(submissionId);
    expect(event?.data.accountId).not.toBe(adminId);
  });

  it('bumps the version with every event of the account', async () => {
    const first = newSubmission('busy@example.com');
    const second = newSubmission('busy@example.com');
    await confirm(first);
    await confirm(second);
    await accounts.waitUntilIdle();
    const versions = [...(await linkedEvents(first)), ...(await linkedEvents(second))].map((e) => e.aggregateVersion);
    expect(versions.toSorted()).toEqual([1, 2]);
  });

  it('that was removed meanwhile is left alone', async () => {
    const submissionId = newId();
    await confirm(submissionId);
    await accounts.waitUntilIdle();
    expect(await linkedEvents(submissionId)).toEqual([]);
  });

  it('reaches the stream without personal data', async () => {
    const submissionId = newSubmission('stream@example.com', 'Stream Owner');
    await confirm(submissionId);
    await accounts.waitUntilIdle();
    await accounts.relay?.flush();
    const [event] = await linkedEvents(submissionId);
    const { bus } = accounts.context;
    const message = await bus.jsm().streams.getMessage(bus.streamName(accountsStream), {
      last_by_subj: bus.subject(accountLinked, event?.data.accountId ?? ''),
    });
    const text = message?.string() ?? '';
    expect(accountLinked.envelope.parse(JSON.parse(text))).toEqual(event);
    for (const personal of ['stream@example.com', 'Stream Owner']) expect(text).not.toContain(personal);
    expect(accounts.lines.join('')).not.toMatch(/example\.com|Robin Waters|Stream Owner/);
  });
});

describe('the command ensure-account', () => {
  const run = async (email: string, audience = 'admin', ...more: string[]) => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      await ensureAccountCommand(accounts.context, [
        '--audience',
        audience,
        '--email',
        email,
        '--name',
        'Demo',
        ...more,
      ]);
      return JSON.parse(String(write.mock.calls.at(-1)?.[0])).accountId as string;
    } finally {
      write.mockRestore();
      await accounts.context.database.start();
    }
  };

  it('makes the account once and leaves a password that fits alone', async () => {
    const id = await run('demo@example.com');
    const [before] = await query('select password_hash from accounts where id = $1', [id]);
    expect(await run('demo@example.com')).toBe(id);
    expect(await query('select password_hash from accounts where id = $1', [id])).toEqual([before]);
    expect((await login(accounts.app, 'admin', 'demo@example.com')).statusCode).toBe(200);
  });

  it('sets the password when the account has another one', async () => {
    const id = await accounts.addAccount('contractor', 'other@example.com', { password: 'some other words' });
    expect(await run('other@example.com', 'contractor')).toBe(id);
    expect((await login(accounts.app, 'contractor', 'other@example.com')).statusCode).toBe(200);
  });

  it('lets a delayed owner in, with the password that is set already', async () => {
    await run('held@example.com');
    const wrong = () => login(accounts.app, 'admin', 'held@example.com', 'not the password');
    for (let attempt = 0; attempt < 5; attempt++) await wrong();
    expect((await login(accounts.app, 'admin', 'held@example.com')).statusCode).toBe(429);
    await run('held@example.com');
    expect((await login(accounts.app, 'admin', 'held@example.com')).statusCode).toBe(200);
  });

  it('gives an administrator a role, and ends the sessions of one who gets another', async () => {
    const roleOf = async (id: string) => (await query('select role from accounts where id = $1', [id]))[0]?.role;
    const id = await run('staff@example.com');
    expect(await roleOf(id)).toBe('superadmin');
    const cookie = cookieOf(await login(accounts.app, 'admin', 'staff@example.com')).header;
    await run('staff@example.com');
    const kept = await refresh(accounts.app, 'admin', cookie);
    expect(kept.statusCode).toBe(200);
    await run('staff@example.com', 'admin', '--role', 'support');
    expect(await roleOf(id)).toBe('support');
    expect((await refresh(accounts.app, 'admin', cookieOf(kept).header)).statusCode).toBe(401);
    await run('staff@example.com');
    expect(await roleOf(id)).toBe('support');
    expect(await roleOf(await run('owner@example.com', 'contractor'))).toBeNull();
    expect(
      await query(
        `select from_state, to_state from history where machine = 'account_role' and subject_id = $1 order by id`,
        [id],
      ),
    ).toEqual([
      { from_state: null, to_state: 'superadmin' },
      { from_state: 'superadmin', to_state: 'support' },
    ]);
  });

  it('rejects options that do not fit', async () => {
    const staff = ['--email', 'x@example.com', '--name', 'X', '--role'];
    for (const wrong of [
      ['--audience', 'contractor', ...staff, 'editor'],
      ['--audience', 'admin', ...staff, 'king'],
    ])
      await expect(ensureAccountCommand(accounts.context, wrong)).rejects.toThrow();
    await expect(ensureAccountCommand(accounts.context, ['--audience', 'owner', '--email', 'x'])).rejects.toThrow();
    await expect(ensureAccountCommand(accounts.context, ['--surprise'])).rejects.toThrow();
  });
});
