import { defineEvent, type StreamDefinition } from '@poolpros/contracts/events/define';
import { dayMs } from '@poolpros/contracts/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Bus } from '../src/bus.js';
import { type Consumer, createConsumer, type EventHandler, transactionalHandler } from '../src/consumer.js';
import { newId } from '../src/ids.js';
import { createRelay } from '../src/outbox/relay.js';
import { addToOutbox } from '../src/outbox.js';
import { migrateMisroutedEvents } from '../src/provisioning/strays.js';
import { ensureStream, ensureStreams } from '../src/provisioning/streams.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { startInfra } from '../src/testing/infra.js';
import { removeStreams, testPrefix } from '../src/testing/prefix.js';
import { metrics, openBus, orders, publishRaw, silentLog } from './support/orders.js';

/** A service that once had one stream for everything, and now one for states and one for facts. */
const everything: StreamDefinition = {
  name: 'SHOP',
  service: 'shop',
  nouns: null,
  maxAgeDays: null,
  maxPerAggregate: 16,
};
const states: StreamDefinition = { ...everything, nouns: ['order'], maxPerAggregate: 1 };
const facts: StreamDefinition = {
  name: 'SHOP_FACTS',
  service: 'shop',
  nouns: ['note', 'call'],
  maxAgeDays: 30,
  maxPerAggregate: null,
};
const today = [states, facts];
const orderChanged = defineEvent(states, 'shop.order.changed.v1', z.object({}));
const noteSent = defineEvent(facts, 'shop.note.sent.v1', z.object({}));
const callMade = defineEvent(facts, 'shop.call.made.v1', z.object({}));
const noteSentBefore = defineEvent(everything, noteSent.type, noteSent.data);

const { natsUrl } = await startInfra('databaseUrl', 'natsUrl');
let fresh: FreshDatabase;
let bus: Bus;
let prefix: string;
let consumers: Consumer[];

beforeEach(async () => {
  prefix = testPrefix();
  consumers = [];
  [fresh, bus] = await Promise.all([freshDatabase(orders), openBus(natsUrl, prefix)]);
  await ensureStream(bus, everything);
});
afterEach(async () => {
  await Promise.all(consumers.map((consumer) => consumer.stop()));
  await bus.stop();
  await Promise.all([fresh.drop(), removeStreams(natsUrl, prefix)]);
});

type Definition = typeof orderChanged | typeof noteSent | typeof callMade;

/** Publishes an event with its id as the relay does; returns the id. */
async function publish(definition: Definition, aggregateId: string, id = newId()): Promise<string> {
  const body = { id, type: definition.type, aggregateId, aggregateVersion: 1, occurredAt: new Date().toISOString() };
  await publishRaw(bus, definition, aggregateId, { ...body, data: {} }, { msgID: id });
  return id;
}

/** Follows a stream as a service that notes every event; a second application of one shows. */
async function follow(stream: StreamDefinition, definition: Definition): Promise<Consumer> {
  const handler: EventHandler = transactionalHandler({ ...definition, stream }, async (event, { tx }) => {
    await tx.query('insert into applied values ($1, $2, $3)', [event.id, event.aggregateId, event.aggregateVersion]);
  });
  const inbox = fresh.database;
  const made = createConsumer({ bus, stream, service: 'mailer', handlers: [handler], inbox, log: silentLog, metrics });
  consumers.push(made);
  await made.start();
  return made;
}
const applied = async (): Promise<string[]> =>
  (await fresh.database.dataSource.query('select event_id from applied order by event_id')).map(
    ({ event_id }: { event_id: string }) => event_id,
  );

async function ids(stream: StreamDefinition): Promise<string[]> {
  const name = bus.streamName(stream);
  const { state } = await bus.jsm().streams.info(name);
  const found: string[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
    const message = await bus.jsm().streams.getMessage(name, { seq });
    if (message) found.push(message.json<{ id: string }>().id);
  }
  return found;
}

describe('a stream that is divided while the product runs', () => {
  it('hands its facts over: none is lost, none is handled twice, the states stay', async () => {
    // The previous service: an inbox may forget what this stream keeps, so only here the current rules follow it.
    const before = await follow({ ...everything, maxPerAggregate: 1 }, noteSentBefore);
    const handled = [await publish(noteSent, 'a'), await publish(noteSent, 'b')];
    const changed = await publish(orderChanged, 'o');
    await before.waitUntilIdle();
    await before.stop();
    const unhandled = [await publish(noteSent, 'a'), await publish(noteSent, 'c')];
    const called = await publish(callMade, 'a');

    await ensureStreams(bus, today, silentLog, new Date());
    expect(await ids(states)).toEqual([changed]);
    expect(await ids(facts)).toEqual([...handled, ...unhandled, called]);
    const after = await follow(facts, noteSent);
    const later = await publish(noteSent, 'd');
    await after.waitUntilIdle();
    expect(await applied()).toEqual([...handled, ...unhandled, later].toSorted());
  });

  it('hands over more than one batch of facts, in their order', async () => {
    const published: string[] = [];
    for (let count = 0; count < 250; count++) published.push(await publish(noteSent, String(count)));
    await ensureStreams(bus, today, silentLog, new Date());
    expect(await ids(facts)).toEqual(published);
    expect(await ids(states)).toEqual([]);
  });

  it('lets facts go that are older than what the other keeps', async () => {
    await publish(noteSent, 'old');
    const changed = await publish(orderChanged, 'o');
    const border = Date.now() + 1;
    await eventually(() => Date.now() > border, { everyMs: 1 });
    const young = await publish(noteSent, 'young');
    for (const definition of today) await ensureStream(bus, definition);
    await migrateMisroutedEvents(bus, today, silentLog, new Date(border + 30 * dayMs));
    expect(await ids(facts)).toEqual([young]);
    expect(await ids(states)).toEqual([changed]);
  });

  it('does so again, with the same end, when it was interrupted before anything was removed', async () => {
    const published = [await publish(noteSent, 'a'), await publish(callMade, 'a')];
    vi.spyOn(bus.jsm().streams, 'purge').mockRejectedValueOnce(new Error('interrupted'));
    await expect(ensureStreams(bus, today, silentLog, new Date())).rejects.toThrow('interrupted');
    await ensureStreams(bus, today, silentLog, new Date());
    expect(await ids(facts)).toEqual(published);
    expect(await ids(states)).toEqual([]);
  });

  it('is not written past by a relay of before that still runs', async () => {
    await ensureStreams(bus, today, silentLog, new Date());
    const base = { database: fresh.database, bus, log: silentLog, metrics };
    const old = createRelay({ ...base, streams: [everything] });
    const published = vi.spyOn(bus.js(), 'publish');
    await old.start();
    const id = await fresh.database.transaction((tx) =>
      addToOutbox(tx, noteSent, { aggregateId: 'a', aggregateVersion: 1, data: {} }),
    );
    await eventually(() => published.mock.settledResults.some(({ type }) => type === 'rejected'));
    await old.stop();
    expect(await fresh.database.dataSource.query('select published_at from outbox')).toEqual([{ published_at: null }]);
    const relay = createRelay({ ...base, streams: today });
    await relay.start();
    await relay.flush();
    await relay.stop();
    expect(await ids(facts)).toEqual([id]);
    const { config } = await bus.jsm().streams.info(bus.streamName(states));
    expect(config.subjects).toEqual(bus.streamSubjects(states));
  });
});

describe('an inbox', () => {
  it.each([
    ['for ever', null],
    ['for longer than half of what it remembers', 31],
  ])('is not given a stream that keeps facts %s', (_how, maxAgeDays) => {
    const stream = { ...facts, maxAgeDays };
    const options = { bus, stream, service: 'mailer', handlers: [], log: silentLog, metrics };
    expect(() => createConsumer({ ...options, inbox: fresh.database })).toThrow('SHOP_FACTS keeps facts');
    expect(() => createConsumer(options)).not.toThrow();
  });
});
