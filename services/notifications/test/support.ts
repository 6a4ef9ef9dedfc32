import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { newId } from '@poolpros/chassis/ids';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { startTestService } from '@poolpros/chassis/testing/service';
import type { EventDefinition } from '@poolpros/contracts/events/define';
import { type MailedReply, type MailedReplyOutcome, requestRepliesPath } from '@poolpros/contracts/http/internal';
import type { MailData } from '@poolpros/contracts/http/mail-facts';
import type { MessageTemplate } from '@poolpros/contracts/mails/templates';
import { Redis } from 'ioredis';
import type * as z from 'zod';
import { type MailRow, mailEntity } from '../src/db/entities.js';
import type { Schedule } from '../src/domain/schedule.js';
import { queueName } from '../src/mail/queue.js';
import { createNotifications } from '../src/service.js';
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

/** The parts that consume events and send mails. */
const sending = ['redis', 'queue', 'transport', 'worker', 'http', 'consumers', 'jobs'];

/** The services with the facts of mails, as one server: returns what `facts` has under `template/id`. */
async function startSources() {
  const token = randomBytes(24).toString('hex');
  const facts = new Map<string, MailData | number>();
  const outcomes = new Map<string, string[]>();
  let takesOutcomes = true;
  const replies: MailedReply[] = [];
  let replyAnswer: MailedReplyOutcome | number = 'stored';
  async function takeReply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isTrusted = request.headers.authorization === `Bearer ${token}`;
    const reply = (await json(request)) as MailedReply;
    if (!isTrusted || typeof replyAnswer === 'number') {
      response.writeHead(isTrusted ? Number(replyAnswer) : 401).end();
      return;
    }
    replies.push(reply);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ outcome: replyAnswer }));
  }
  async function takeOutcome(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = (request.url ?? '').replace('/internal/mail/', '').replace('/outcome', '');
    const { outcome } = (await json(request)) as { outcome: string };
    if (takesOutcomes) outcomes.set(key, [...(outcomes.get(key) ?? []), outcome]);
    response.writeHead(takesOutcomes ? 204 : 503).end();
  }
  const server = createServer((request, response) => {
    if (request.url === requestRepliesPath) return void takeReply(request, response);
    if (request.method === 'POST') return void takeOutcome(request, response);
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
    token,
    facts,
    outcomes,
    replies,
    answerReplies(answer: MailedReplyOutcome | number) {
      replyAnswer = answer;
    },
    takeOutcomes(taken: boolean) {
      takesOutcomes = taken;
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** The service with a mail server and neighbors that the test controls; a `paused` one waits for `start`. */
export async function startNotifications(
  o: { redisUrl?: string; schedule?: Partial<Schedule>; paused?: boolean; environment?: Record<string, string> } = {},
) {
  const sources = await startSources();
  const smtp = smtpSink();
  await smtp.up();
  const service = await startTestService(createNotifications({ ...quick, ...o.schedule }), {
    environment: {
      SMTP_URL: smtp.url(),
      INTERNAL_TOKEN: sources.token,
      MAIL_FROM: 'PoolPros <hello@poolpros.example>',
      OPERATOR_NAME: 'PoolPros LLC',
      OPERATOR_EMAIL: 'people@poolpros.example',
      PRIVACY_EMAIL: 'privacy@poolpros.example',
      COPYRIGHT_AGENT: 'Ann Clerk, copyright@poolpros.example',
      MAIL_POSTAL_ADDRESS: 'PoolPros, 100 Example Street, Austin, TX 78701',
      DIRECTORY_URL: sources.url,
      ACCOUNTS_URL: sources.url,
      REVIEWS_URL: sources.url,
      ...o.environment,
      ...(o.redisUrl && { REDIS_URL: o.redisUrl }),
    },
    later: o.paused ? sending : [],
  });
  const { dataSource } = service.context.database;

  async function removeKeys(pattern: string): Promise<number> {
    const { redisUrl } = await startInfra('redisUrl');
    const redis = new Redis(redisUrl);
    const keys = await redis.keys(`bull:${queueName(service.context.config.EVENT_PREFIX)}:${pattern}`);
    if (keys.length > 0) await redis.del(keys);
    await redis.quit();
    return keys.length;
  }

  return {
    ...service,
    smtp,
    /** Publishes an event and waits until it is handled. */
    async publish<E extends EventDefinition>(definition: E, data: z.input<E['data']>, id = newId()) {
      await service.publish(definition, { id, data });
      if (!o.paused) await service.waitUntilIdle();
      return id;
    },
    /** The response of a source for a mail: its data, or a status. */
    respondWith(template: MessageTemplate, subjectId: string, response: MailData | number) {
      sources.facts.set(`${template}/${subjectId}`, response);
    },
    /** The reports that the source got about a mail, oldest first. */
    outcomesOf: (template: MessageTemplate, subjectId: string) =>
      sources.outcomes.get(`${template}/${subjectId}`) ?? [],
    /** The replies that directory got, oldest first. */
    replies: sources.replies,
    /** What directory answers to replies, `stored` at first: an outcome, or a status. */
    answerReplies: sources.answerReplies,
    /** Whether sources accept reports, as they do at first. */
    takeOutcomes: sources.takeOutcomes,
    mailsOf: (eventId: string): Promise<MailRow[]> =>
      dataSource.manager.find(mailEntity, { where: { eventId }, order: { template: 'ASC' } }),
    query: (sql: string): Promise<Record<string, unknown>[]> => dataSource.query(sql),
    /** Deletes what Redis stores for this service. */
    flushJobs: () => removeKeys('*'),
    /** Expires the locks on jobs and the pause between checks for them. */
    expireLocks: async () => (await removeKeys('stalled-check')) + (await removeKeys('*:lock')),
    async stop() {
      try {
        await service.stop();
      } finally {
        await this.flushJobs();
        await smtp.down();
        await sources.close();
      }
    },
  };
}

/** Mail data with a recipient and names that a test can search for. */
export function mailData(address: string, facts: Record<string, unknown>, replyTo: string | null = null): MailData {
  return { to: address ? [{ name: 'Dana Kessler', address }] : [], replyTo, facts };
}
