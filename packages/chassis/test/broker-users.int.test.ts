import { fileURLToPath } from 'node:url';
import { connect } from '@nats-io/transport-node';
import { accountLinked, passwordResetRequested } from '@poolpros/contracts/events/accounts';
import type { EventDefinition, StreamDefinition } from '@poolpros/contracts/events/define';
import {
  claimRevoked,
  contactRequestCreated,
  contractorChanged,
  shortlistMailRequested,
  submissionApproved,
  submissionConfirmed,
  submissionReceived,
  submissionRejected,
} from '@poolpros/contracts/events/directory';
import { ratingChanged, reviewPublished, reviewRemoved, reviewSubmitted } from '@poolpros/contracts/events/reviews';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Bus, createBus } from '../src/bus.js';
import { clearDeadLetters, deadLettersOf, ensureDeadLetters } from '../src/consumer/dead-letters.js';
import { openDurable } from '../src/consumer/durable.js';
import { filterOf } from '../src/consumer/filter.js';
import { followLive } from '../src/live-events.js';
import { createLog } from '../src/log.js';
import { ensureStream } from '../src/outbox/stream.js';
import { eventually } from '../src/testing/eventually.js';
import { type NatsProcess, natsProcess } from './support/nats-process.js';

const users = ['directory', 'accounts', 'reviews', 'notifications', 'search', 'gateway'] as const;
type User = (typeof users)[number];

/** An event of each stream of a service that publishes. */
const publishes: Partial<Record<User, EventDefinition[]>> = {
  directory: [contractorChanged, submissionReceived],
  accounts: [accountLinked],
  reviews: [reviewSubmitted],
};
/** What a service handles. */
const handles: Partial<Record<User, EventDefinition[]>> = {
  directory: [accountLinked, ratingChanged, reviewPublished, reviewRemoved],
  accounts: [submissionConfirmed, claimRevoked],
  reviews: [contractorChanged],
  notifications: [
    contactRequestCreated,
    shortlistMailRequested,
    submissionReceived,
    submissionApproved,
    submissionRejected,
    accountLinked,
    passwordResetRequested,
    reviewSubmitted,
    reviewPublished,
    reviewRemoved,
  ],
  search: [contractorChanged],
};
const streams = [...new Set(Object.values(publishes).flatMap((events) => events.map(({ stream }) => stream)))];
const handledOf = (user: User, stream: StreamDefinition) =>
  (handles[user] ?? []).filter((event) => event.stream === stream);

const passwordOf = (user: User) => `12e5-password-of-${user}`;
const userOf = (user: User) => ({ user, pass: passwordOf(user) });
const log = createLog({ service: 'test', level: 'silent' });
const config = fileURLToPath(new URL('../../../deploy/nats/nats-server.conf', import.meta.url));
const environment: Record<string, string> = Object.fromEntries(
  users.map((user) => [`NATS_${user.toUpperCase()}_PASSWORD`, `"${passwordOf(user)}"`]),
);
let server: NatsProcess;
const buses = {} as Record<User, Bus>;

beforeAll(async () => {
  server = await natsProcess({ config, environment, user: userOf('search') });
  await server.start();
  for (const user of users) {
    buses[user] = busOf(user);
    await buses[user].start();
    await eventually(() => buses[user].ready());
  }
  for (const user of users) for (const { stream } of publishes[user] ?? []) await ensureStream(buses[user], stream);
});
afterAll(async () => {
  for (const user of users) await buses[user].stop();
  await server.remove();
});

const busOf = (user: User, of = server): Bus =>
  createBus({ url: of.url.replace('://', `://${user}:${passwordOf(user)}@`), prefix: '', name: user, log });
const typesOf = (events: readonly EventDefinition[]) => events.map(({ type }) => type);
const open = (user: User, stream: StreamDefinition, filter: string, durable: string = user) =>
  openDurable(buses[user], { stream: buses[user].streamName(stream), service: durable, filter, ackWaitMs: 30_000 });
const publish = (user: User, event: EventDefinition) =>
  buses[user].js().publish(buses[user].subject(event, 'x'), '{}', { timeout: 2000 });
const denied = /permissions violation/i;

describe('the broker', () => {
  it('lets no client in without a user or with a wrong password', async () => {
    for (const who of [{}, { user: 'web', pass: 'web' }, { ...userOf('search'), user: 'notifications' }])
      await expect(connect({ servers: server.url, reconnect: false, ...who })).rejects.toThrow(/authorization/i);
  });
});

describe("a service with yesterday's password", () => {
  it('is let in once both have the new one, however often it was rejected', async () => {
    const passwords: Record<string, string> = { ...environment, NATS_SEARCH_PASSWORD: '"yesterday"' };
    const own = await natsProcess({ config, environment: passwords, user: userOf('gateway') });
    await own.start();
    const bus = busOf('search', own);
    const refused = async () => {
      const closed = await fetch(`${own.monitorUrl}/connz?state=closed`);
      const { connections } = (await closed.json()) as { connections: { reason: string }[] };
      return connections.filter(({ reason }) => reason === 'Authentication Failure').length;
    };
    await bus.start();
    await eventually(async () => (await refused()) > 3);
    await own.kill();
    Object.assign(passwords, environment);
    await own.start();
    await eventually(() => bus.ready());
    await bus.stop();
    await own.remove();
  });
});

describe.each(users)('%s', (user) => {
  it('may do all that it does', async () => {
    for (const event of publishes[user] ?? []) await publish(user, event);
    for (const stream of streams) {
      const handled = handledOf(user, stream);
      const producer = users.find((each) => each === stream.service);
      if (handled.length === 0 || !producer) continue;
      const durable = await open(user, stream, filterOf(typesOf(handled)));
      for (const event of handled) await publish(producer, event);
      const waiting = new Set(handled.map((event) => buses[user].subject(event, 'x')));
      while (waiting.size > 0) {
        const message = await durable.next({ expires: 5000 });
        if (!message) throw new Error(`${[...waiting].join()} did not arrive`);
        waiting.delete(message.subject);
        message.working();
        expect(await message.ackAck()).toBe(true);
      }
      expect((await durable.info()).num_ack_pending).toBe(0);
    }
  });

  it.each(users)('publishes no event of %s but its own', async (other) => {
    for (const event of publishes[other] ?? [])
      if (other !== user) await expect(publish(user, event)).rejects.toThrow(denied);
  });

  it('reads and removes nothing else', async () => {
    for (const stream of streams) {
      const handled = handledOf(user, stream);
      const all = `${stream.service}.>`;
      if (filterOf(typesOf(handled)) !== all) await expect(open(user, stream, all)).rejects.toThrow(denied);
      for (const other of users)
        if (other !== user) await expect(open(user, stream, all, other)).rejects.toThrow(denied);
    }
    const connection = await connect({ servers: server.url, ...userOf(user), inboxPrefix: `_INBOX_${user}` });
    const refused = [
      '$JS.API.STREAM.CREATE.COPY',
      '$JS.API.STREAM.DELETE.DIRECTORY',
      '$JS.API.STREAM.PURGE.ACCOUNTS',
      '$JS.API.DIRECT.GET.ACCOUNTS',
      `$JS.API.CONSUMER.CREATE.ACCOUNTS.${user}`,
      `$JS.API.CONSUMER.DURABLE.CREATE.ACCOUNTS.${user}`,
      '$JS.API.CONSUMER.DELETE.DIRECTORY.search',
    ];
    const ofNotifications = [
      '$JS.API.STREAM.MSG.GET.ACCOUNTS',
      '$JS.API.CONSUMER.MSG.NEXT.ACCOUNTS.notifications',
      '$JS.ACK.ACCOUNTS.notifications.1.1.1.1.1',
    ];
    for (const subject of [...refused, ...(user === 'notifications' ? [] : ofNotifications)])
      await expect(connection.request(subject, '', { timeout: 2000 })).rejects.toThrow(denied);
    for (const subject of ['>', 'accounts.>', '_INBOX.>', '_INBOX_other.x', '$JS.API.>', '$JS.EVENT.>'])
      expect(await connection.subscribe(subject).closed).toMatchObject({ message: expect.stringMatching(denied) });
    await connection.close();
  });
});

describe('gateway', () => {
  it('hears of changes by a consumer of its own making', async () => {
    const heard: number[] = [];
    const ended = vi.fn();
    const bus = busOf('gateway');
    followLive({
      bus,
      event: contractorChanged,
      heard: (sequence) => heard.push(sequence),
      ended,
      log,
    });
    await bus.start();
    await eventually(() => heard.length === 1);
    const { seq } = await publish('directory', contractorChanged);
    await eventually(() => heard.at(-1) === seq);
    expect(ended).not.toHaveBeenCalled();
    await bus.stop();
  });
});

describe('search', () => {
  it('keeps what it dead-letters among the dead letters', async () => {
    const durable = await open('search', contractorChanged.stream, filterOf([contractorChanged.type]));
    await ensureDeadLetters(buses.search, 'DIRECTORY');
    await publish('directory', contractorChanged);
    const message = await durable.next({ expires: 5000 });
    message?.term();
    const letters = () => deadLettersOf(buses.search, 'DIRECTORY', 'search');
    await eventually(async () => (await letters()).length === 1);
    await clearDeadLetters(buses.search, 'DIRECTORY', 'search', message?.seq ?? 0);
    expect(await letters()).toEqual([]);
  });
});
