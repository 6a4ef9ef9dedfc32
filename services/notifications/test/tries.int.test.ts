import { createServer, type Socket } from 'node:net';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import { eraseOverdue } from '@poolpros/chassis/personal-data/overdue';
import { type FreshDatabase, freshDatabase } from '@poolpros/chassis/testing/database';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Delivery, deliverMail, RetryError } from '../src/actions/deliver-mail.js';
import { personalData } from '../src/actions/personal-data.js';
import { retryFailedCommand } from '../src/commands/retry-failed.js';
import { entities, type MailRow, mailEntity } from '../src/db/entities.js';
import { addMails, takeOverdue } from '../src/db/mail-store.js';
import { migrations } from '../src/db/migrations.js';
import { defaultSchedule } from '../src/domain/schedule.js';
import { createMailTransport } from '../src/mail/transport.js';
import { createMailMetrics } from '../src/metrics.js';
import { smtpSink } from './smtp-sink.js';
import { mailData } from './support.js';

const facts = { name: 'Dana', resetUrl: 'https://poolpros.example/reset-password/x', validMinutes: 60 };
const never = new AbortController().signal;
const silent = createLog({ service: 'notifications', level: 'silent' });
const smtp = smtpSink();
const endings: (() => unknown)[] = [];
let fresh: FreshDatabase;

beforeEach(async () => {
  fresh = await freshDatabase({ entities, migrations, name: 'notifications' });
  await smtp.up();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const end of endings.splice(0).reverse()) await end();
  await smtp.down();
  await fresh.drop();
});

/** One mail to a unique address, stored as its event would. */
async function newMail(): Promise<{ id: string; to: string }> {
  const id = newId();
  await addMails(
    fresh.database.dataSource.manager,
    [{ id, eventId: newId(), template: 'password-reset', subjectId: id }],
    30_000,
  );
  return { id, to: `${id}@home.example` };
}

function delivery(o: Partial<Delivery> & { smtpUrl?: string } = {}): Delivery {
  const transport = createMailTransport(o.smtpUrl ?? smtp.url());
  endings.push(() => transport.stop());
  return {
    database: fresh.database,
    queue: { enqueue: () => undefined },
    fetchMail: async (_, id) => mailData(`${id}@home.example`, facts),
    transport,
    sendText: null,
    operatorEmail: 'people@poolpros.example',
    sender: { name: 'PoolPros', address: 'hello@poolpros.example', domain: 'poolpros.example' },
    brand: { siteUrl: 'https://poolpros.example', postalAddress: 'Austin, TX' },
    linkSecret: 's'.repeat(32),
    returnDomain: null,
    schedule: defaultSchedule,
    log: silent,
    metrics: createMailMetrics(createMetrics('notifications')),
    ...o,
  };
}

const rowOf = (id: string): Promise<MailRow> => fresh.database.dataSource.manager.findOneByOrFail(mailEntity, { id });
const sql = (text: string) => fresh.database.dataSource.query(text);
/** Expires the lease of the current attempt. */
const endLeases = () => sql(`update mails set lease_until = now() - interval '1 second'`);

/** A promise and the function that settles it. */
function gate<T>() {
  let open: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const passed = new Promise<T>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  return { passed, open: (value: T) => open(value), fail: (error: Error) => fail(error) };
}

test('a try that fails after its lease leaves the mail to the try that took it over', async () => {
  const { id, to } = await newMail();
  const facts = gate<never>();
  const late = deliverMail(delivery({ fetchMail: () => facts.passed }), id, never);
  await eventually(async () => (await rowOf(id)).status === 'sending');
  await endLeases();
  await deliverMail(delivery(), id, never);
  facts.fail(new Error('responded with 500'));
  await late;
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  expect(smtp.sentTo(to)).toHaveLength(1);
});

test('a mail that was accepted after the lease counts as sent, so that it is not sent again', async () => {
  const { id, to } = await newMail();
  const held = delivery();
  smtp.beforeReply(async () => {
    await endLeases();
    expect(await takeOverdue(fresh.database.dataSource.manager, 0)).toEqual([id]);
  });
  endings.push(() => smtp.beforeReply(async () => undefined));
  await deliverMail(held, id, never);
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
  await deliverMail(held, id, never);
  expect(smtp.sentTo(to)).toHaveLength(1);
});

test('a mail server that does not respond more ends a try at its deadline, and the connection with it', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    socket.write('220 here\r\n');
    // Each line arrives within the timeout of its step, but the mail never finishes.
    const trickle = setInterval(() => socket.write('250-still here\r\n'), 50);
    socket.on('close', () => clearInterval(trickle));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => server.close());
  const address = server.address();
  const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  const { id } = await newMail();
  const schedule = { ...defaultSchedule, tryMs: 400 };
  await expect(deliverMail(delivery({ smtpUrl, schedule }), id, never)).rejects.toThrow(RetryError);
  expect(await rowOf(id)).toMatchObject({ status: 'pending', lastError: 'not sent within 400 ms' });
  await eventually(() => sockets.size === 0);
});

test('facts that do not arrive end a try at its deadline', async () => {
  const { id } = await newMail();
  const { passed } = gate<never>();
  const slow = delivery({ fetchMail: () => passed, schedule: { ...defaultSchedule, tryMs: 200 } });
  await expect(deliverMail(slow, id, never)).rejects.toThrow('not sent within 200 ms');
  expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 1 });
});

test('a try that finds several recipients after its lease leaves all of them to the try that took it over', async () => {
  const { id } = await newMail();
  const team = {
    ...mailData(`${id}@home.example`, facts),
    to: [
      { accountId: newId(), name: 'Dana', address: `${id}@home.example` },
      { accountId: newId(), name: 'Max', address: `max-${id}@home.example` },
    ],
  };
  const held = gate<typeof team>();
  const late = deliverMail(delivery({ fetchMail: () => held.passed }), id, never);
  await eventually(async () => (await rowOf(id)).status === 'sending');
  await endLeases();
  await deliverMail(delivery({ fetchMail: async () => team }), id, never);
  held.open(team);
  await late;
  expect(await sql(`select recipient, position, status from mails order by position`)).toEqual([
    { recipient: team.to[0]?.accountId, position: 0, status: 'sent' },
    { recipient: team.to[1]?.accountId, position: 1, status: 'pending' },
  ]);
  expect(smtp.received.filter((mail) => mail.to.some((to) => to.includes(id)))).toHaveLength(1);
});

/** Makes the database reject the mark of sent mails `times` times; the count survives the rollbacks. */
async function refuseMarks(times: number): Promise<void> {
  await sql(`
    create sequence marks;
    create function refuse_mark() returns trigger language plpgsql as $$
    begin
      if nextval('marks') <= ${times} then raise exception 'restarting' using errcode = '57P01'; end if;
      return new;
    end $$;
    create trigger refuse_mark before update on mails for each row when (new.status = 'sent')
      execute function refuse_mark();
  `);
}

test('a mail that was accepted and could not be marked is marked again, not sent again', async () => {
  const { id, to } = await newMail();
  await refuseMarks(3);
  await deliverMail(delivery(), id, never);
  expect(smtp.sentTo(to)).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
  expect(await sql('select last_value::int as marks from marks')).toEqual([{ marks: 4 }]);
});

test('a process that stops does not wait for a database that takes no mark', async () => {
  const { id } = await newMail();
  await refuseMarks(1_000_000);
  const stopping = new AbortController();
  const marking = deliverMail(delivery(), id, stopping.signal);
  const refused = expect(marking).rejects.toThrow('restarting');
  await eventually(async () => (await sql('select last_value::int as marks from marks'))[0].marks > 1);
  stopping.abort();
  await refused;
});

test("leases hold by the database's clock, whatever that of the process says", async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  const { id } = await newMail();
  expect(await sql(`select id from mails where lease_until > now() + interval '25 seconds'`)).toEqual([{ id }]);
  const { passed, open } = gate<null>();
  const trying = deliverMail(delivery({ fetchMail: () => passed }), id, never);
  await eventually(async () => (await rowOf(id)).status === 'sending');
  expect(await sql(`select id from mails where lease_until > now() + interval '50 seconds'`)).toEqual([{ id }]);
  open(null);
  await trying;
  expect((await rowOf(id)).status).toBe('skipped');
});

async function retryFailed(...args: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await retryFailedCommand({ database: fresh.database }, args);
    return String(write.mock.calls.at(-1)?.[0]);
  } finally {
    write.mockRestore();
    await fresh.database.start();
  }
}

test('mails that failed for good since a time get all their tries again, and an earlier one does not', async () => {
  const schedule = { ...defaultSchedule, retryDelaysMs: [0] };
  const down = delivery({ schedule, fetchMail: () => Promise.reject(new Error('responded with 500')) });
  const mails = [await newMail(), await newMail(), await newMail()] as const;
  for (const { id } of mails) {
    await expect(deliverMail(down, id, never)).rejects.toThrow(RetryError);
    await deliverMail(down, id, never);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 2 });
  }
  const [early, again, fine] = mails;
  await sql(`update mails set failed_at = now() - interval '2 days' where id = '${early.id}'`);
  const since = new Date(Date.now() - 24 * 3_600_000).toISOString();

  expect(await retryFailed('--since', since)).toBe('2 mails will be tried again\n');
  expect(await retryFailed('--since', since)).toBe('0 mails will be tried again\n');
  expect((await takeOverdue(fresh.database.dataSource.manager, 0)).toSorted()).toEqual([again.id, fine.id].toSorted());
  await expect(deliverMail(down, again.id, never)).rejects.toThrow(RetryError);
  await deliverMail(down, again.id, never);
  await deliverMail(delivery(), fine.id, never);
  expect(await rowOf(early.id)).toMatchObject({ status: 'failed', attempts: 2 });
  expect(await rowOf(again.id)).toMatchObject({ status: 'failed', attempts: 4 });
  expect(await rowOf(fine.id)).toMatchObject({ status: 'sent', attempts: 3, failedAt: null });
  expect(smtp.sentTo(fine.to)).toHaveLength(1);
});

test.each([[[]], [['--since']], [['--since', 'yesterday']], [['--since', '2026-11-22T08:00']], [['--until', 'x']]])(
  'retry-failed %j prints its usage',
  async (args) => {
    await expect(retryFailed(...args)).rejects.toThrow('usage: retry-failed --since <time>');
  },
);

test('finished mails are removed after 90 days, in steps, and unfinished ones stay', async () => {
  await sql(`
    insert into mails (id, event_id, template, subject_id, status, lease_until, created_at)
    select gen_random_uuid(), gen_random_uuid(), 'password-reset', n::text,
      (array['sent', 'skipped', 'failed', 'pending'])[1 + n % 4], now(),
      now() - make_interval(days => case when n % 8 < 4 then 91 else 89 end)
    from generate_series(1, 4000) n`);
  const stopped = new AbortController();
  stopped.abort();
  const erase = (signal: AbortSignal) => eraseOverdue(fresh.database, personalData, new Date(), signal);
  expect(await erase(stopped.signal)).toEqual({});
  expect(await erase(never)).toEqual({ mails: 1500 });
  expect(
    await sql(`select status, count(*)::int from mails where created_at < now() - interval '90 days' group by status`),
  ).toEqual([{ status: 'pending', count: 500 }]);
  expect(await sql('select count(*)::int from mails')).toEqual([{ count: 2500 }]);
});
