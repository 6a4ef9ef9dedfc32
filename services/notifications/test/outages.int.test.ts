import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { startFaultProxy } from '@poolpros/chassis/testing/fault-proxy';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { passwordResetRequested } from '@poolpros/contracts/events/accounts';
import { afterEach, expect, test } from 'vitest';
import { redisThatSays } from './redis-proxy.js';
import { type Harness, mailData, startNotifications } from './support.js';

const facts = { name: 'Dana', resetUrl: 'https://poolpros.example/reset-password/x', validMinutes: 60 };
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const endings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function start(o: Parameters<typeof startNotifications>[0] = {}): Promise<Harness> {
  const service = await startNotifications(o);
  endings.push(() => service.stop());
  return service;
}

async function doorToRedis() {
  const { redisUrl } = await startInfra('redisUrl');
  const proxy = await startFaultProxy(redisUrl);
  endings.push(() => proxy.shut());
  return proxy;
}

/** Requests a reset mail to a unique address. */
async function requestMail(service: Harness): Promise<{ to: string; eventId: string }> {
  const resetId = newId();
  const to = `${resetId}@home.example`;
  service.respondWith('password-reset', resetId, mailData(to, facts));
  return { to, eventId: await service.publish(passwordResetRequested, { accountId: newId(), resetId }) };
}

const statusOf = async (service: Harness, eventId: string) => (await service.mailsOf(eventId))[0]?.status;

test('mails wait while the mail server is down and go out once when it is back', async () => {
  const service = await start();
  await service.smtp.down();
  const mails = [await requestMail(service), await requestMail(service)];
  await eventually(async () => {
    for (const { eventId } of mails) expect((await service.mailsOf(eventId))[0]?.attempts).toBeGreaterThan(1);
  });
  await service.smtp.up();
  for (const { to, eventId } of mails) {
    await eventually(async () => (await statusOf(service, eventId)) === 'sent');
    expect(service.smtp.sentTo(to)).toHaveLength(1);
  }
});

test('jobs that Redis lost are made again from the rows', async () => {
  const service = await start({ schedule: { retryDelaysMs: [600_000, 600_000] } });
  await service.smtp.down();
  const mails = [await requestMail(service), await requestMail(service), await requestMail(service)];
  for (const { eventId } of mails)
    await eventually(async () => {
      const [row] = await service.mailsOf(eventId);
      return row?.status === 'pending' && row.attempts === 1;
    });
  expect(await service.flushJobs()).toBeGreaterThan(0);
  await service.smtp.up();
  // The time after which the sweep stops trusting the lost jobs.
  await service.query(`update mails set lease_until = now() where status = 'pending'`);
  for (const { to, eventId } of mails) {
    await eventually(async () => (await statusOf(service, eventId)) === 'sent');
    expect(service.smtp.sentTo(to)).toHaveLength(1);
  }
});

test('mails wait in the database while Redis is down, and the service stays up', async () => {
  const redis = await doorToRedis();
  const service = await start({ redisUrl: redis.url });
  const before = await requestMail(service);
  await eventually(async () => (await statusOf(service, before.eventId)) === 'sent');

  await redis.shut();
  const during = await requestMail(service);
  expect(await statusOf(service, during.eventId)).toBe('pending');
  await redis.open();
  await eventually(async () => (await statusOf(service, during.eventId)) === 'sent');
  expect(service.smtp.sentTo(during.to)).toHaveLength(1);
});

test('the service starts without Redis and sends once it arrives', async () => {
  const redis = await doorToRedis();
  await redis.shut();
  const service = await start({ redisUrl: redis.url });
  const { to, eventId } = await requestMail(service);
  expect(await statusOf(service, eventId)).toBe('pending');
  await redis.open();
  await eventually(async () => (await statusOf(service, eventId)) === 'sent');
  expect(service.smtp.sentTo(to)).toHaveLength(1);
});

test('events go on while Redis hangs, the service says so, and their mails go out once it responds again', async () => {
  const redis = await doorToRedis();
  const service = await start({ redisUrl: redis.url });
  expect(await service.readiness()).toEqual([]);

  await redis.hang();
  expect(await service.readiness()).toEqual([{ part: 'redis', reason: 'does not respond' }]);
  const mails = [await requestMail(service), await requestMail(service), await requestMail(service)];
  for (const { eventId } of mails) expect(await statusOf(service, eventId)).toBe('pending');

  await redis.open();
  for (const { to, eventId } of mails) {
    await eventually(async () => (await statusOf(service, eventId)) === 'sent');
    expect(service.smtp.sentTo(to)).toHaveLength(1);
  }
  expect(await service.readiness()).toEqual([]);
});

test('connections to Redis that lead nowhere are replaced', async () => {
  const redis = await doorToRedis();
  const service = await start({ redisUrl: redis.url });
  await redis.strand();
  const { to, eventId } = await requestMail(service);
  await eventually(async () => (await statusOf(service, eventId)) === 'sent');
  expect(service.smtp.sentTo(to)).toHaveLength(1);
  expect(await service.readiness()).toEqual([]);
});

test('the service stops in time while Redis hangs', async () => {
  const redis = await doorToRedis();
  const service = await startNotifications({ redisUrl: redis.url });
  const { eventId } = await requestMail(service);
  await eventually(async () => (await statusOf(service, eventId)) === 'sent');
  await redis.hang();
  const started = Date.now();
  await service.stop();
  // A process that has not stopped by then is killed.
  expect(Date.now() - started).toBeLessThan(30_000);
});

test('a Redis that evicts keys is rejected with a reason', async () => {
  const { redisUrl } = await startInfra('redisUrl');
  const redis = await redisThatSays(redisUrl, (text) =>
    text.replace('maxmemory_policy:noeviction', 'maxmemory_policy:allkeys-lr'),
  );
  endings.push(() => redis.close());
  const service = await start({ redisUrl: redis.url, paused: true });
  await expect(service.start()).rejects.toThrow(/maxmemory-policy allkeys-lr, it must be noeviction/);
});

test('a process killed between sending and marking repeats the mail with the same Message-ID', async () => {
  const service = await start({ paused: true });
  let child: ChildProcess | undefined;
  service.smtp.beforeReply(async () => {
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    child = undefined;
  });
  child = spawn(process.execPath, [main], { env: service.environment, stdio: 'ignore' });
  endings.push(async () => child?.kill('SIGKILL'));

  const { to, eventId } = await requestMail(service);
  await eventually(() => service.smtp.sentTo(to).length === 1 && child === undefined);
  expect(await statusOf(service, eventId)).toBe('sending');

  // The times after which the dead process no longer holds the mail and its job.
  await service.query(`update mails set lease_until = now() where status = 'sending'`);
  expect(await service.expireLocks()).toBe(2);
  await service.start();
  await eventually(async () => (await statusOf(service, eventId)) === 'sent');
  const messageIds = service.smtp.sentTo(to).map(({ messageId }) => messageId);
  expect(messageIds).toHaveLength(2);
  expect(new Set(messageIds).size).toBe(1);
  expect((await service.mailsOf(eventId))[0]).toMatchObject({ attempts: 2, messageId: messageIds[0] });
});
