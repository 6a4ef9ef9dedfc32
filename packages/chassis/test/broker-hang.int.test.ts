import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureStream } from '../src/provisioning/streams.js';
import { stopAll } from '../src/run.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { type FaultProxy, startFaultProxy } from '../src/testing/fault-proxy.js';
import { type NatsProcess, natsProcess } from './support/nats-process.js';
import { metrics, orders, ordersStream, silentLog } from './support/orders.js';
import { type Pipeline, startPipeline } from './support/pipeline.js';

// Three pings of five seconds and a connection that takes as long.
// What a service has to stop in, all its parts together.
const stopDeadlineMs = 10_000;

let fresh: FreshDatabase;
let nats: NatsProcess;
let proxy: FaultProxy;
let pipeline: Pipeline;

beforeEach(async () => {
  [fresh, nats] = await Promise.all([freshDatabase(orders), natsProcess()]);
  await nats.start();
  proxy = await startFaultProxy(nats.url);
  pipeline = await startPipeline(fresh.database, proxy.url);
  await ensureStream(pipeline.bus, ordersStream);
});
afterEach(async () => {
  nats.thaw();
  await stop();
  await proxy.shut();
  await Promise.all([fresh.drop(), nats.remove()]);
});

const stop = () => stopAll([pipeline.bus, pipeline.relay, pipeline.consumer], silentLog);
const isUnavailable = () =>
  pipeline.bus.ready().then(
    () => false,
    () => true,
  );
const shown = async (gauge: 'consumerUp' | 'consumerLag'): Promise<number | undefined> =>
  (await metrics[gauge].get()).values[0]?.value;

describe('a broker that does not respond', () => {
  it('is noticed, its lag is unknown, and nothing is lost or applied twice when it responds again', async () => {
    const written = await pipeline.write(40);
    await eventually(async () => (await pipeline.appliedIds()).length === written.length);
    await eventually(async () => (await shown('consumerLag')) === 0 && (await shown('consumerUp')) === 1);
    nats.freeze();
    written.push(...(await pipeline.write(100)));
    await eventually(isUnavailable);
    expect(await shown('consumerLag')).toBeUndefined();
    expect(await shown('consumerUp')).toBe(0);
    nats.thaw();
    written.push(...(await pipeline.write(10)));
    await eventually(async () => (await pipeline.appliedIds()).length >= written.length);
    expect((await pipeline.appliedIds()).toSorted()).toEqual(written.toSorted());
    await eventually(async () => (await shown('consumerLag')) === 0 && (await shown('consumerUp')) === 1);
  });

  it.each([
    ['before that is noticed', async () => {}],
    ['after that was noticed', () => eventually(isUnavailable)],
  ])('does not keep a service from stopping in time, %s', async (_when, wait) => {
    await pipeline.write(1);
    await eventually(async () => (await pipeline.appliedIds()).length === 1);
    nats.freeze();
    await pipeline.write(1);
    await wait();
    const startedAt = performance.now();
    expect(await stop()).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(stopDeadlineMs);
  });
});

describe('a broker', () => {
  it('that is down does not keep a service from stopping in time', async () => {
    await pipeline.write(1);
    await eventually(async () => (await pipeline.appliedIds()).length === 1);
    await proxy.shut();
    await eventually(isUnavailable);
    const startedAt = performance.now();
    expect(await stop()).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(stopDeadlineMs);
  });

  it('whose connections lead nowhere any more is connected anew', async () => {
    const written = await pipeline.write(10);
    await eventually(async () => (await pipeline.appliedIds()).length === written.length);
    await proxy.strand();
    written.push(...(await pipeline.write(300)));
    await eventually(async () => (await pipeline.appliedIds()).length >= written.length);
    expect((await pipeline.appliedIds()).toSorted()).toEqual(written.toSorted());
  });
});
