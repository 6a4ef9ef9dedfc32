import { fileURLToPath } from 'node:url';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { accountLinked, passwordResetRequested } from '@poolpros/contracts/events/accounts';
import { type EventDefinition, isInStream, type StreamDefinition } from '@poolpros/contracts/events/define';
import {
  claimRevoked,
  contactRequestCreated,
  contactRequestWithdrawn,
  contractorChanged,
  directoryStepTaken,
  listingChangeDecided,
  requestMessageSent,
  shortlistMailRequested,
  submissionApproved,
  submissionConfirmed,
  submissionReceived,
  submissionRejected,
} from '@poolpros/contracts/events/directory';
import { ratingChanged, reviewPublished, reviewRemoved, reviewSubmitted } from '@poolpros/contracts/events/reviews';
import { streams } from '@poolpros/contracts/events/streams';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Bus, createBus } from '../src/bus.js';
import { clearDeadLetters, deadLettersOf } from '../src/consumer/dead-letters.js';
import { openDurable } from '../src/consumer/durable.js';
import { filterOf } from '../src/consumer/filter.js';
import { followLive } from '../src/live-events.js';
import { createLog } from '../src/log.js';
import { provision } from '../src/provisioning/streams.js';
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
  directory: [
    contactRequestCreated,
    listingChangeDecided,
    directoryStepTaken,
    accountLinked,
    ratingChanged,
    reviewPublished,
    reviewRemoved,
  ],
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
const handledOf = (user: User, stream: StreamDefinition) =>
  (handles[user] ?? []).filter((event) => event.stream === stream);

const passwordOf = (user: string) => `12e5-password-of-${user}`;
const userOf = (user: string) => ({ user, pass: passwordOf(user) });
const log = createLog({ service: 'test', level: 'silent' });
const config = fileURLToPath(new URL('../../../deploy/nats/nats-server.conf', import.meta.url));
const environment: Record<string, string> = Object.fromEntries(
  [...users, 'provisioning'].map((user) => [`NATS_${user.toUpperCase()}_PASSWORD`, `"${passwordOf(user)}"`]),
);
let server: NatsProcess;
const buses = {} as Record<User, Bus>;
let provisioning: Bus;

beforeAll(async () => {
  server = await natsProcess({ config, environment, user: userOf('search') });
  await server.start();
  provisioning = await connected('provisioning');
  await provision(provisioning, streams, log, new Date());
  for (const user of users) buses[user] = await connected(user);
});
afterAll(async () => {
  for (const bus of [provisioning, ...Object.values(buses)]) await bus.stop();
  await server.remove();
});

const busOf = (user: string, of = server): Bus =>
  createBus({ url: of.url.replace('://', `://${user}:${passwordOf(user)}@`), prefix: '', name: user, log });
async function connected(user: string): Promise<Bus> {
  const bus = busOf(user);
  await bus.start();
  await eventually(() => bus.ready());
  return bus;
}
const typesOf = (events: readonly EventDefinition[]) => events.map(({ type }) => type);
const open = (user: User, stream: StreamDefinition, filter: string, durable: string = user) =>
  openDurable(buses[user], { stream: buses[user].streamName(stream), service: durable, filter, ackWaitMs: 30_000 });
const publish = (user: User, event: EventDefinition) =>
  buses[user].js().publish(buses[user].subject(event, 'x'), '{}', { timeout: 2000 });
/** What an attacker would change about a stream to get the events of another one, or its own ones into it. */
const changesOfStreams: [string, (own: StreamDefinition) => object][] = [
  ['republish', (own) => ({ republish: { src: `${own.service}.>`, dest: `${accountLinked.type}.>` } })],
  ['sources', () => ({ sources: [{ name: 'ACCOUNTS' }] })],
  ['a mirror', () => ({ mirror: { name: 'ACCOUNTS' } })],
  ['subjects of others', () => ({ subjects: ['accounts.>'] })],
];

/** Works with a connection of a user that is closed at the end. */
async function as(user: User, work: (connection: NatsConnection) => Promise<void>): Promise<void> {
  const connection = await connect({ servers: server.url, ...userOf(user) });
  await work(connection);
  await connection.close();
}

/** Subjects in the streams of other services. */
const foreignEventsOf = (user: User): string[] =>
  Object.entries(publishes).flatMap(([other, events]) =>
    other === user ? [] : events.map(({ type }) => `${type}.forged`),
  );

/** What a user asks the broker for, each with a reply. */
const asksOf = (user: User): { subject: string; body: string }[] => [
  { subject: '$JS.API.STREAM.INFO.DIRECTORY', body: '' },
  ...(publishes[user] ?? []).map(({ type }) => ({ subject: `${type}.own`, body: '{}' })),
  ...(handles[user] ?? []).flatMap(({ stream: { name } }) => [
    { subject: `$JS.API.CONSUMER.INFO.${name}.${user}`, body: '' },
    { subject: `$JS.API.CONSUMER.MSG.NEXT.${name}.${user}`, body: JSON.stringify({ batch: 5, no_wait: true }) },
    { subject: `$JS.ACK.${name}.${user}.1.1.1.1.1`, body: '+NXT {"batch": 5, "no_wait": true}' },
  ]),
];

/** Asks for a reply to a subject; the reply to the request behind it tells that it was sent. */
const askFor = (connection: NatsConnection, { subject, body }: { subject: string; body: string }, reply: string) => {
  connection.publish(subject, body, { reply });
  return connection.request('$JS.API.STREAM.INFO.DIRECTORY');
};

/** Turns the consumer of a service on a stream into one that the broker pushes to a subject. */
async function deliverTo(user: User, { name }: StreamDefinition, deliver_subject: string): Promise<void> {
  const { consumers } = provisioning.jsm();
  await consumers.delete(name, user).catch(() => false);
  const filter_subject = filterOf(typesOf(handles[user]?.filter(({ stream }) => stream.name === name) ?? []));
  const config = { name: user, durable_name: user, filter_subject, deliver_subject, ack_policy: 'none' };
  const body = JSON.stringify({ stream_name: name, config: { ...config, deliver_policy: 'all' } });
  await as(user, async (connection) => {
    const made = await connection.request(`$JS.API.CONSUMER.CREATE.${name}.${user}.${filter_subject}`, body);
    expect(made.json()).toMatchObject({ config: { deliver_subject } });
  });
  expect((await consumers.info(name, user)).num_pending).toBeGreaterThan(0);
  await consumers.delete(name, user);
}

/** What the streams hold, those of one service left out. */
async function contents(but?: User): Promise<Record<string, number[]>> {
  const held: Record<string, number[]> = {};
  for (const { name, service } of streams)
    if (service !== but) {
      const { messages, last_seq } = (await provisioning.jsm().streams.info(name)).state;
      held[name] = [messages, last_seq];
    }
  return held;
}

// A refusal of the subject that a mapping leads to names that one, so the client waits for its own in vain.
const denied = /permissions violation|no responders|not enabled|timeout/i;

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
    const refused = [
      '$JS.API.STREAM.DELETE.DIRECTORY',
      '$JS.API.STREAM.PURGE.ACCOUNTS',
      '$JS.API.STREAM.MSG.DELETE.ACCOUNTS',
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
    await as(user, async (connection) => {
      for (const subject of [...refused, ...(user === 'notifications' ? [] : ofNotifications)])
        for (const name of [subject, subject.replace('$JS.API.', 'EVENTS.API.')])
          await expect(connection.request(name, '', { timeout: 2000 })).rejects.toThrow(denied);
    });
  });

  it('hears nothing of what the others publish, ask for and are told', async () => {
    const heard: string[] = [];
    await as(user, async (connection) => {
      connection.subscribe('>', { callback: (_error, { subject }) => void heard.push(subject) });
      await connection.flush();
      for (const other of users)
        if (other !== user) {
          for (const event of publishes[other] ?? []) await publish(other, event);
          await buses[other].jsm().streams.info('DIRECTORY');
        }
      await connection.flush();
    });
    expect(heard).toEqual([]);
  });

  it.each(changesOfStreams)('neither creates nor changes a stream: %s', async (_what, config) => {
    const own = publishes[user]?.[0]?.stream ?? contractorChanged.stream;
    const before = await provisioning.jsm().streams.info(own.name);
    await as(user, async (connection) => {
      for (const subject of [`STREAM.UPDATE.${own.name}`, `STREAM.CREATE.${own.name}`, 'STREAM.CREATE.COPY'])
        for (const api of ['$JS.API', 'EVENTS.API']) {
          const body = JSON.stringify({ ...before.config, name: subject.split('.').at(-1), ...config(own) });
          await expect(connection.request(`${api}.${subject}`, body, { timeout: 2000 })).rejects.toThrow(denied);
        }
    });
    expect((await provisioning.jsm().streams.info(own.name)).config).toEqual(before.config);
  });

  it('gets no reply into the subject of another', async () => {
    const before = await contents(user);
    await as(user, async (connection) => {
      for (const asked of asksOf(user))
        for (const reply of foreignEventsOf(user)) await askFor(connection, asked, reply);
    });
    expect(await contents(user)).toEqual(before);
  });

  it('has nothing delivered to the subject of another, and nothing purged by that', async () => {
    for (const [producer, events] of Object.entries(publishes))
      for (const event of events) await publish(producer as User, event);
    const before = await contents();
    // The broker itself refuses to deliver a stream into itself.
    for (const stream of new Set(handles[user]?.map((event) => event.stream)))
      for (const subject of [
        ...foreignEventsOf(user),
        '$JS.API.STREAM.PURGE.ACCOUNTS',
        '$JS.API.STREAM.DELETE.ACCOUNTS',
      ])
        if (!isInStream(stream, subject)) await deliverTo(user, stream, subject);
    expect(await contents()).toEqual(before);
  });
});

describe('a client in the account of the streams', () => {
  it('gets replies into every stream, so no service may be one', async () => {
    const before = await contents();
    const connection = await connect({ servers: server.url, ...userOf('provisioning') });
    await askFor(connection, { subject: '$JS.API.STREAM.INFO.DIRECTORY', body: '' }, `${accountLinked.type}.forged`);
    await connection.close();
    expect(await contents()).not.toEqual(before);
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
      onEvent: (sequence) => heard.push(sequence),
      onDisconnect: ended,
      log,
    });
    await bus.start();
    await eventually(() => heard.length === 1);
    const { seq } = await publish('directory', contractorChanged);
    await eventually(() => heard.at(-1) === seq);
    expect(ended).not.toHaveBeenCalled();
    await bus.stop();
  });

  it('hears of requests and messages, without a gap where other facts are between them', async () => {
    const heard: string[] = [];
    const bus = busOf('gateway');
    for (const event of [contactRequestCreated, contactRequestWithdrawn, requestMessageSent])
      followLive({
        bus,
        event,
        onEvent: (_sequence, body) => heard.push(body ? event.type : 'gap'),
        onDisconnect: () => {},
        log,
      });
    await bus.start();
    await eventually(() => heard.length === 3);
    const sent = [contactRequestCreated, submissionReceived, contactRequestCreated, requestMessageSent];
    for (const event of [...sent, contactRequestWithdrawn]) await publish('directory', event);
    await eventually(() => heard.length === 7);
    expect(heard.toSorted()).toEqual(
      [
        ...Array(3).fill('gap'),
        contactRequestCreated.type,
        contactRequestCreated.type,
        contactRequestWithdrawn.type,
        requestMessageSent.type,
      ].toSorted(),
    );
    await bus.stop();
  });

  it('hears of no other facts', async () => {
    const bus = busOf('gateway');
    const heard = vi.fn();
    followLive({ bus, event: submissionReceived, onEvent: heard, onDisconnect: () => {}, log });
    await bus.start();
    await eventually(() => bus.ready());
    const create = `$JS.API.CONSUMER.CREATE.DIRECTORY_FACTS.own.${submissionReceived.type}.*`;
    await as('gateway', async (connection) => {
      await expect(connection.request(create, '{}', { timeout: 2000 })).rejects.toThrow(denied);
    });
    expect(heard).not.toHaveBeenCalled();
    await bus.stop();
  });
});

describe('search', () => {
  it('keeps what it dead-letters among the dead letters', async () => {
    const durable = await open('search', contractorChanged.stream, filterOf([contractorChanged.type]));
    await publish('directory', contractorChanged);
    const message = await durable.next({ expires: 5000 });
    message?.term();
    const letters = () => deadLettersOf(buses.search, 'DIRECTORY', 'search');
    await eventually(async () => (await letters()).length === 1);
    await clearDeadLetters(buses.search, 'DIRECTORY', 'search', message?.seq ?? 0);
    expect(await letters()).toEqual([]);
  });
});
