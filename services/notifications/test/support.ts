import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import { ensureStream } from '@poolpros/chassis/outbox/stream';
import { readinessOf, stopAll } from '@poolpros/chassis/run';
import { freshDatabase } from '@poolpros/chassis/testing/database';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { removeStreams, testPrefix } from '@poolpros/chassis/testing/prefix';
import { accountsStream } from '@poolpros/contracts/events/accounts';
import type { EventDefinition } from '@poolpros/contracts/events/define';
import { directoryFactsStream } from '@poolpros/contracts/events/directory';
import { reviewsStream } from '@poolpros/contracts/events/reviews';
import type { MailData, MailTemplate } from '@poolpros/contracts/http/internal';
import { Redis } from 'ioredis';
import type * as z from 'zod';
import { configSchema } from '../src/config.js';
import { createContext } from '../src/context.js';
import { entities, type MailRow, mailEntity } from '../src/db/entities.js';
import { migrations } from '../src/db/migrations/index.js';
import type { Schedule } from '../src/domain/schedule.js';
import { createConsumers } from '../src/events/index.js';
import { queueName } from '../src/mail/queue.js';
import { createParts } from '../src/service.js';
import { smtpSink } from './smtp-sink.js';

export type Harness = Awaited<ReturnType<typeof startNotifications>>;

const quick: Schedule = {
  retryDelaysMs: [50, 100, 150, 200, 250, 300, 350],
  tryMs: 4000,
  leaseMs: 5000,
  graceMs: 200,
  sweepEveryMs: 100,
  stalledCheckMs: 100,
};

/** The services that know the facts of mails, as one: answers what `facts` holds under `template/id`. */
async function startSources(token: string) {
  const facts = new Map<string, MailData | number>();
  const server = createServer((request, response) => {
    const known = facts.get((request.url ?? '').replace('/internal/mail/', '')) ?? 404;
    const trusted = request.headers.authorization === `Bearer ${token}`;
    const status = !trusted ? 401 : typeof known === 'number' ? known : 200;
    const problem = { type: 'urn:x', title: 'Refused', status, code: status === 410 ? 'gone' : 'not_found' };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? known : problem));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    facts,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** The service on real servers, with a mail server and neighbours that the test steers. */
export async function startNotifications(
  o: { redisUrl?: string; schedule?: Partial<Schedule>; paused?: boolean } = {},
) {
  const { natsUrl, redisUrl } = await startInfra('databaseUrl', 'natsUrl', 'redisUrl');
  const fresh = await freshDatabase({ entities, migrations, name: 'notifications' });
  const token = randomBytes(24).toString('hex');
  const sources = await startSources(token);
  const smtp = smtpSink();
  await smtp.up();
  const prefix = testPrefix();
  const environment = {
    PORT: '0',
    DATABASE_URL: fresh.url,
    NATS_URL: natsUrl,
    EVENT_PREFIX: prefix,
    REDIS_URL: o.redisUrl ?? redisUrl,
    SMTP_URL: smtp.url(),
    INTERNAL_TOKEN: token,
    PUBLIC_URL: 'https://poolpros.example',
    MAIL_FROM: 'PoolPros <hello@poolpros.example>',
    MAIL_POSTAL_ADDRESS: 'PoolPros, 100 Example Street, Austin, TX 78701',
    DIRECTORY_URL: sources.url,
    ACCOUNTS_URL: sources.url,
    REVIEWS_URL: sources.url,
  };
  const log = createLog({ service: 'notifications', level: 'silent' });
  const metrics = createMetrics('notifications');
  const schedule = { ...quick, ...o.schedule };
  const context = createContext(configSchema.parse(environment), { log, metrics }, schedule);
  const parts = await createParts(context);
  const consumers = createConsumers(context);
  await context.bus.start();
  for (const stream of [directoryFactsStream, accountsStream, reviewsStream]) await ensureStream(context.bus, stream);

  async function start(): Promise<void> {
    for (const part of parts) await part.start();
  }
  if (!o.paused) await start();

  async function removeKeys(pattern: string): Promise<number> {
    const redis = new Redis(redisUrl);
    const keys = await redis.keys(`bull:${queueName(prefix)}:${pattern}`);
    if (keys.length > 0) await redis.del(keys);
    await redis.quit();
    return keys.length;
  }

  return {
    smtp,
    environment,
    metrics,
    prefix,
    start,
    /** What `/health/ready` says. */
    readiness: readinessOf(parts, () => false),
    /** Publishes an event and waits until it is handled here. */
    async publish<E extends EventDefinition>(definition: E, data: z.input<E['data']>, eventId = newId()) {
      const aggregateId = newId();
      const body = {
        id: eventId,
        type: definition.type,
        aggregateId,
        aggregateVersion: 1,
        occurredAt: new Date().toISOString(),
        data,
      };
      await context.bus.js().publish(context.bus.subject(definition, aggregateId), JSON.stringify(body));
      if (!o.paused) for (const consumer of consumers) await consumer.drain();
      return eventId;
    },
    /** What a source answers for a mail: its data, or a status. */
    answer(template: MailTemplate, subjectId: string, answer: MailData | number) {
      sources.facts.set(`${template}/${subjectId}`, answer);
    },
    mailsOf: (eventId: string): Promise<MailRow[]> =>
      fresh.database.dataSource.manager.find(mailEntity, { where: { eventId }, order: { template: 'ASC' } }),
    query: (sql: string): Promise<Record<string, unknown>[]> => fresh.database.dataSource.query(sql),
    /** Empties what Redis holds for this service. */
    flushJobs: () => removeKeys('*'),
    /** Ends the locks on jobs and the pause between checks for them, as time would. */
    expireLocks: async () => (await removeKeys('stalled-check')) + (await removeKeys('*:lock')),
    async stop() {
      const clean = await stopAll(parts, log);
      await this.flushJobs();
      await smtp.down();
      await sources.close();
      await removeStreams(natsUrl, prefix);
      await fresh.drop();
      if (!clean) throw new Error('a part did not stop well');
    },
  };
}

/** Mail data whose recipient and names a test can look for. */
export function mailData(address: string, facts: Record<string, unknown>, replyTo: string | null = null): MailData {
  return { to: address ? [{ name: 'Dana Kessler', address }] : [], replyTo, facts };
}
