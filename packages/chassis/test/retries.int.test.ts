import { defineEvent } from '@poolpros/contracts/events/define';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { eventRetries } from '../src/consumer/event-retries.js';
import { maxFailures } from '../src/consumer/failure.js';
import {
  type Consumer,
  deadLettersCommand,
  type EventHandler,
  idempotentHandler,
  PermanentError,
  replayCommand,
  transactionalHandler,
} from '../src/consumer.js';
import { createDatabase } from '../src/database.js';
import { newId } from '../src/ids.js';
import { eventually } from '../src/testing/eventually.js';
import { startFaultProxy } from '../src/testing/fault-proxy.js';
import { startInfra } from '../src/testing/infra.js';
import { UnavailableError } from '../src/unavailable.js';
import { consuming, note, soon } from './support/consuming.js';
import { eventBody, metrics, orderChanged, ordersStream, publishRaw, silentLog } from './support/orders.js';

const { natsUrl } = await startInfra('databaseUrl', 'natsUrl');
const test = consuming(natsUrl);

// More than a service once had under way at most, so that as many failures stopped its stream.
const many = 70;

/** Handles orders and notes them, but does with the one named `bad` what it is told. */
function handlerOf(bad: () => void): { seen: string[]; handler: EventHandler } {
  const seen: string[] = [];
  const handler = idempotentHandler(orderChanged, async ({ aggregateId }) => {
    if (aggregateId === 'bad') bad();
    seen.push(aggregateId);
  });
  return { seen, handler };
}

// Long enough for heartbeats on a busy machine.
const ackWaitMs = 1500;

const fail = () => {
  throw new Error('cannot be handled yet');
};
const miss = () => {
  throw new UnavailableError('the neighbor is down');
};

const rows = (): Promise<{ sequence: string; failures: number; last_error: string; dead: boolean }[]> =>
  test.fresh.database.dataSource.query(
    'select sequence, failures, last_error, dead_at is not null as dead from event_retries order by id',
  );
const deadLettered = () => test.lines.filter(({ msg }) => msg === 'event dead-lettered');
const deadLettersTotal = async (): Promise<number> => (await metrics.deadLetters.get()).values[0]?.value ?? 0;

async function printed(command: () => Promise<void>): Promise<string> {
  const { write } = process.stdout;
  let output = '';
  process.stdout.write = (text) => {
    output += String(text);
    return true;
  };
  try {
    await command();
  } finally {
    process.stdout.write = write;
  }
  return output;
}
const replay = (consumer: Consumer, ...args: string[]) => printed(() => replayCommand(() => [consumer])(null, args));
const deadLetters = (consumer: Consumer) => printed(() => deadLettersCommand(() => [consumer])(null, []));

const stores = [
  ['with a database', undefined],
  ['without a database', null],
] as const;

describe.each(stores)('in a service %s', (_what, inbox) => {
  it.each([
    ['that fail', fail],
    ['whose neighbor is down', miss],
  ])('many events %s do not keep others waiting', async (_why, bad) => {
    const { seen, handler } = handlerOf(bad);
    await test.consume([handler], { inbox, times: { retryInPlaceMs: 0 } });
    for (let version = 1; version <= many; version++) await test.publish('bad', version);
    await test.publish('good');
    await eventually(() => seen.includes('good'));
  });

  it('an event that failed a dozen times is handled once its handler is mended, and only then', async () => {
    let tries = 0;
    const { seen, handler } = handlerOf(() => {
      tries += 1;
      if (tries <= 12) fail();
    });
    const consumer = await test.consume([handler], { inbox, times: soon });
    await test.publish('bad');
    await consumer.waitUntilIdle();
    expect(seen).toEqual(['bad']);
    expect(tries).toBe(13);
    expect(await rows()).toEqual([]);
    expect(deadLettered()).toEqual([]);
  });

  it('neither restarts nor lost acknowledgements use an event up while its neighbor is down', async () => {
    const times = { ackWaitMs: 250, heartbeatMs: 50 };
    await test.publish('bad');
    for (let round = 1; round <= 9; round++) {
      let tries = 0;
      const { handler } = handlerOf(() => {
        tries += 1;
        miss();
      });
      const consumer = await test.consume([handler], { inbox, times });
      await eventually(() => tries > 0);
      await consumer.stop();
    }
    // Deliveries that nobody acknowledges, as to processes that are killed.
    const durable = await test.bus.js().consumers.get(test.bus.streamName(ordersStream), 'billing');
    for (let round = 1; round <= 9; round++) expect(await durable.next({ expires: 5000 })).not.toBeNull();
    const { seen, handler } = handlerOf(() => undefined);
    const consumer = await test.consume([handler], { inbox, times });
    await consumer.waitUntilIdle();
    expect(seen).toEqual(['bad']);
    expect(deadLettered()).toEqual([]);
  });

  it('an event that cannot succeed is dead-lettered at once, which is logged, counted, listed and undone by a replay', async () => {
    let mended = false;
    const { seen, handler } = handlerOf(() => {
      if (!mended) throw new PermanentError('no such order');
    });
    const before = await deadLettersTotal();
    const consumer = await test.consume([handler], { inbox });
    await test.publish('good');
    const sequence = await test.publish('bad');
    await consumer.waitUntilIdle();
    expect(deadLettered()).toMatchObject([
      { level: 'error', streamSequence: sequence, err: { message: 'no such order' } },
    ]);
    expect(await deadLettersTotal()).toBe(before + 1);
    const list = await eventually(async () => (await deadLetters(consumer)) || false);
    expect(list).toContain(`ORDERS ${sequence}: `);
    mended = true;
    expect(await replay(consumer, 'ORDERS', String(sequence))).toBe(`ORDERS ${sequence}: handled\n`);
    expect(seen).toEqual(['good', 'bad']);
    expect(await deadLetters(consumer)).toBe('');
  });

  it('an event that fails until the end is dead-lettered in the end, once', async () => {
    const { handler } = handlerOf(fail);
    const consumer = await test.consume([handler], { inbox, times: soon });
    const sequence = await test.publish('bad');
    await eventually(async () => (await deadLetters(consumer)) !== '');
    await consumer.waitUntilIdle();
    expect(deadLettered()).toMatchObject([{ streamSequence: sequence, failures: maxFailures }]);
  });

  it('a body that does not fit is handled after the upgrade that knows it', async () => {
    const old = await test.consume([handlerOf(fail).handler], { inbox, times: soon });
    await publishRaw(test.bus, orderChanged, 'good', eventBody(newId(), 'good', 1, 1.5));
    await eventually(() => test.lines.filter(({ msg }) => msg === 'event failed').length >= 3);
    await old.stop();
    const newer = defineEvent(ordersStream, orderChanged.type, z.object({ total: z.number() }));
    const totals: number[] = [];
    const handler = idempotentHandler(newer, async ({ data }) => void totals.push(data.total));
    const consumer = await test.consume([handler], { inbox, times: soon });
    await consumer.waitUntilIdle();
    expect(totals).toEqual([1.5]);
    expect(deadLettered()).toEqual([]);
  });

  it('an event is retried in place past its acknowledgement time while its neighbor is down', async () => {
    let down = true;
    let tries = 0;
    const { seen, handler } = handlerOf(() => {
      tries += 1;
      if (down) miss();
    });
    const startedAt = Date.now();
    await test.consume([handler], { inbox, concurrency: 2, times: { ackWaitMs, heartbeatMs: 200 } });
    await test.publish('bad');
    await eventually(() => tries > 1 && Date.now() - startedAt > 3 * ackWaitMs);
    expect(await test.durable()).toMatchObject({ num_redelivered: 0, num_ack_pending: 1 });
    down = false;
    await eventually(() => seen.length > 0);
    expect(seen).toEqual(['bad']);
  });
});

describe('a failed event in the database', () => {
  it.each([
    ['is not JSON', '{"id":'],
    ['is no event', '[1]'],
  ])('whose body %s is dead-lettered at once', async (_why, body) => {
    const consumer = await test.consume([note]);
    const sequence = await publishRaw(test.bus, orderChanged, 'a', body);
    await test.publish('b');
    await consumer.waitUntilIdle();
    expect(await rows()).toMatchObject([{ sequence: String(sequence), failures: 1, dead: true }]);
    expect(await test.applied()).toEqual([{ order_id: 'b', version: 1 }]);
  });

  it('is acknowledged to the broker', async () => {
    await test.consume([handlerOf(fail).handler]);
    for (let version = 1; version <= many; version++) await test.publish('bad', version);
    await eventually(async () => (await rows()).length === many);
    await eventually(async () => expect(await test.durable()).toMatchObject({ num_pending: 0, num_ack_pending: 0 }));
  });

  it('lets others pass while its neighbor is down, however long, without a failure', async () => {
    let down = true;
    const { seen, handler } = handlerOf(() => {
      if (down) miss();
    });
    const consumer = await test.consume([handler], { times: { ...soon, retryInPlaceMs: 0 } });
    await test.publish('bad');
    await test.publish('good');
    const waiting = () => test.lines.filter(({ msg }) => msg === 'event waits for a neighbor').length;
    await eventually(() => waiting() > 3);
    expect(await rows()).toMatchObject([{ failures: 0, dead: false }]);
    expect(seen).toEqual(['good']);
    down = false;
    await consumer.waitUntilIdle();
    expect(seen).toEqual(['good', 'bad']);
    expect(await rows()).toEqual([]);
  });

  it('is tried by one replica at a time', async () => {
    const seen: string[] = [];
    let isMended = false;
    const handler = idempotentHandler(orderChanged, async ({ id }) => {
      if (!isMended) fail();
      seen.push(id);
      // Long enough for the other replicas to look for an event.
      await test.applied();
    });
    const times = { ...soon, retryDelaysMs: [500] as const };
    const consumers = await Promise.all([1, 2, 3].map(() => test.consume([handler], { times })));
    for (let version = 1; version <= 30; version++) await test.publish('a', version);
    await eventually(async () => (await rows()).length === 30);
    isMended = true;
    await Promise.all(consumers.map((consumer) => consumer.waitUntilIdle()));
    expect(new Set(seen).size).toBe(30);
    expect(seen).toHaveLength(30);
  });

  it('is taken over from a replica that died while it tried', async () => {
    const { seen, handler } = handlerOf(fail);
    const first = await test.consume([handler]);
    await test.publish('bad');
    await eventually(async () => (await rows()).length === 1);
    await first.stop();
    const store = eventRetries(test.fresh.database, 'ORDERS');
    const claimed = await eventually(async () => (await store.claim(1000)) ?? false);
    expect(await store.claim(1000)).toBeNull();
    const second = await test.consume([handlerOf(() => seen.push('mended')).handler], { times: soon });
    await second.waitUntilIdle();
    expect(seen).toEqual(['mended']);
    expect(claimed.failures).toBe(1);
  });

  it('is replayed from there when the stream has let it go', async () => {
    let mended = false;
    const handler = transactionalHandler(orderChanged, async (event, { tx }) => {
      if (!mended) throw new PermanentError('cannot read the total');
      await tx.query('insert into applied values ($1, $2, 1)', [event.id, event.aggregateId]);
    });
    const consumer = await test.consume([handler]);
    const sequence = String(await test.publish('a'));
    await consumer.waitUntilIdle();
    await test.bus.jsm().streams.purge(test.bus.streamName(ordersStream));
    mended = true;
    expect(await replay(consumer, 'ORDERS', sequence)).toBe(`ORDERS ${sequence}: handled\n`);
    expect(await test.applied()).toEqual([{ order_id: 'a', version: 1 }]);
    await expect(replay(consumer, 'ORDERS', sequence)).rejects.toThrow(`has no event ${sequence}`);
  });

  it('stays in flight while the database is down too', async () => {
    const proxy = await startFaultProxy(test.fresh.url);
    const database = createDatabase({ url: proxy.url, poolSize: 2, entities: [], migrations: [], log: silentLog });
    try {
      await database.start();
      await test.consume([note], { inbox: database, times: { ...soon, retryInPlaceMs: 0 } });
      await proxy.shut();
      await test.publish('a');
      await eventually(() => test.lines.some(({ msg }) => msg === 'failed event stays in flight, its table is away'));
      await proxy.open();
      await eventually(async () => (await test.applied()).length === 1);
      expect((await test.durable()).num_redelivered).toBe(0);
    } finally {
      await database.stop();
      await proxy.shut();
    }
  });

  it('is stored with a description of its failure without personal data', async () => {
    const handler = transactionalHandler(orderChanged, async (_event, { tx }) => {
      await tx.query('insert into orders values ($1, $2, 1)', ['x', 'jane@example.com']);
    });
    await test.consume([handler]);
    await test.publish('a');
    const [row] = await eventually(async () => {
      const found = await rows();
      return found.length > 0 && found;
    });
    expect(row?.last_error).toBe('database error 22P02');
  });
});

describe('what is not finished', () => {
  it('is shown with what failed', async () => {
    const { handler } = handlerOf(fail);
    const consumer = await test.consume([handler], { times: { measureMs: 20 } });
    await publishRaw(test.bus, orderChanged, 'dead', 'no event');
    await test.publish('bad');
    await test.publish('bad');
    const shown = async () =>
      (await metrics.eventRetries.get()).values.map(({ labels, value }) => [labels.state, value]);
    await eventually(async () =>
      expect(await shown()).toEqual([
        ['waiting', 2],
        ['dead', 1],
      ]),
    );
    await consumer.stop();
  });
});
