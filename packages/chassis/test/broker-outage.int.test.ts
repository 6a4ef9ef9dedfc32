import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureStream } from '../src/provisioning/streams.js';
import { stopAll } from '../src/run.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { type NatsProcess, natsProcess } from './support/nats-process.js';
import { orders, ordersStream, silentLog } from './support/orders.js';
import { type Pipeline, startPipeline } from './support/pipeline.js';

let fresh: FreshDatabase;
let nats: NatsProcess;
let pipeline: Pipeline;

beforeEach(async () => {
  [fresh, nats] = await Promise.all([freshDatabase(orders), natsProcess()]);
});
afterEach(async () => {
  expect(await stopAll([pipeline.bus, pipeline.relay, pipeline.consumer], silentLog)).toBe(true);
  await Promise.all([fresh.drop(), nats.remove()]);
});

async function startService(): Promise<Pipeline> {
  pipeline = await startPipeline(fresh.database, nats.url);
  return pipeline;
}

it('loses no event and applies none twice when the broker is killed twice in the middle of writing', async () => {
  await nats.start();
  const { bus, relay, consumer, write, appliedIds } = await startService();
  await ensureStream(bus, ordersStream);
  const written = await write(40);
  for (const _ of [1, 2]) {
    await nats.kill();
    written.push(...(await write(150)));
    await expect(bus.ready()).rejects.toThrow('not connected');
    await nats.start();
    written.push(...(await write(50)));
  }
  await relay.flush();
  await eventually(async () => (await appliedIds()).length >= written.length);
  // The whole stream once more: what was delivered and lost its acknowledgement in the outages is a part of that.
  await bus.jsm().consumers.delete(bus.streamName(ordersStream), 'billing');
  await eventually(() => consumer.waitUntilIdle());
  expect((await appliedIds()).toSorted()).toEqual(written.toSorted());
});

it('takes writes before the broker was ever there and publishes them when it comes', async () => {
  const { bus, write, appliedIds } = await startService();
  const written = await write(20);
  await expect(bus.ready()).rejects.toThrow('not connected');
  await nats.start();
  await eventually(() => ensureStream(bus, ordersStream));
  await eventually(async () => (await appliedIds()).length >= written.length);
  expect((await appliedIds()).toSorted()).toEqual(written.toSorted());
  await bus.ready();
});
