import { type Bus, createBus } from '@poolpros/chassis/bus';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { ensureStream } from '@poolpros/chassis/outbox/stream';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { type FaultProxy, startFaultProxy } from '@poolpros/chassis/testing/fault-proxy';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { removeStreams, testPrefix } from '@poolpros/chassis/testing/prefix';
import { contractorChanged, directoryStream } from '@poolpros/contracts/events/directory';
import { indexSequenceHeader } from '@poolpros/contracts/http/search';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

const path = '/api/installers/search-enhanced?state=texas';
const second = 1000;
const prefix = testPrefix();

let services: FakeServices;
let proxy: FaultProxy;
let directory: Bus;
let gateway: Gateway;
let skipped = 0;
let responses = 0;

beforeAll(async () => {
  services = await startServices();
  const { natsUrl } = await startInfra('natsUrl');
  proxy = await startFaultProxy(natsUrl);
  directory = createBus({
    url: natsUrl,
    prefix,
    name: 'directory',
    log: createLog({ service: 'directory', level: 'silent' }),
  });
  await directory.start();
});
beforeEach(async () => {
  await proxy.open();
  services.search.respond = (_request, reply) => reply.header(indexSequenceHeader, 1_000).send({ number: ++responses });
});
afterEach(async () => {
  await gateway.stop();
  await removeStreams(proxy.url, prefix);
});
afterAll(async () => {
  await directory.stop();
  await proxy.shut();
  await stopServices(services);
});

const start = () =>
  startGateway(services, { NATS_URL: proxy.url, EVENT_PREFIX: prefix }, () => performance.now() + skipped);
const change = () => directory.js().publish(directory.subject(contractorChanged, '1'), '{}', { msgID: newId() });
const ask = async (): Promise<number> => JSON.parse((await raw(gateway, path)).body).number;
const isFollowing = () => gateway.context.invalidations.state.following;

it('caches nothing for more than 30 s while the broker is down, and invalidates that when it is back', async () => {
  await ensureStream(directory, directoryStream);
  gateway = await start();
  await eventually(isFollowing);
  skipped += 10 * second;
  const first = await ask();
  await proxy.shut();
  await eventually(() => !isFollowing());
  skipped += 29 * second;
  expect(await ask()).toBe(first);
  skipped += 2 * second;
  const second_ = await ask();
  expect(second_).toBeGreaterThan(first);
  expect(await ask()).toBe(second_);
  await proxy.open();
  await eventually(isFollowing);
  expect(await ask()).toBeGreaterThan(second_);
});

it('starts and responds without a broker, is ready, and follows changes when it comes', async () => {
  await proxy.shut();
  gateway = await start();
  expect((await raw(gateway, '/health/ready')).status).toBe(200);
  const first = await ask();
  expect(await ask()).toBe(first);
  await proxy.open();
  await ensureStream(directory, directoryStream);
  await eventually(isFollowing);
  expect(await ask()).toBeGreaterThan(first);
});

it('waits for a stream that does not exist yet, and caches nothing for more than 30 s until then', async () => {
  gateway = await start();
  const first = await ask();
  skipped += 31 * second;
  expect(await ask()).toBeGreaterThan(first);
  await ensureStream(directory, directoryStream);
  await eventually(isFollowing);
});

it('follows changes again when the broker has lost its consumer, and misses none', async () => {
  await ensureStream(directory, directoryStream);
  gateway = await start();
  await eventually(isFollowing);
  const first = await ask();
  const stream = directory.streamName(directoryStream);
  for await (const { name } of directory.jsm().consumers.list(stream))
    await directory.jsm().consumers.delete(stream, name);
  await change();
  await eventually(async () => (await ask()) > first);
  const { seq } = await change();
  await eventually(() => isFollowing() && gateway.context.invalidations.state.sequence === seq);
});

it('does not confuse the sequence of an earlier stream with that of a new one that counts from one again', async () => {
  await ensureStream(directory, directoryStream);
  for (let time = 0; time < 3; time++) await change();
  gateway = await start();
  await eventually(isFollowing);
  const first = await ask();
  await proxy.shut();
  await eventually(() => !isFollowing());
  await directory.jsm().streams.delete(directory.streamName(directoryStream));
  await ensureStream(directory, directoryStream);
  await proxy.open();
  await eventually(isFollowing);
  expect(gateway.context.invalidations.state.sequence).toBe(0);
  expect(await ask()).toBeGreaterThan(first);
});
