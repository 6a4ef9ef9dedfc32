import { get, type IncomingMessage } from 'node:http';
import { type Bus, createBus } from '@poolpros/chassis/bus';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { ensureStream } from '@poolpros/chassis/provisioning/streams';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { type FaultProxy, startFaultProxy } from '@poolpros/chassis/testing/fault-proxy';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { removeStreams, testPrefix } from '@poolpros/chassis/testing/prefix';
import type { EventDefinition } from '@poolpros/contracts/events/define';
import {
  contactRequestCreated,
  contactRequestStepTaken,
  contactRequestWithdrawn,
  directoryFactsStream,
  requestMessageSent,
} from '@poolpros/contracts/events/directory';
import { apiPaths } from '@poolpros/contracts/paths';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

const path = apiPaths.inboxEvents;
const prefix = testPrefix();
const owner = newId();
const stranger = newId();

let services: FakeServices;
let proxy: FaultProxy;
let directory: Bus;
let gateway: Gateway;
const opened: IncomingMessage[] = [];

beforeAll(async () => {
  services = await startServices();
  const { natsUrl } = await startInfra('natsUrl');
  proxy = await startFaultProxy(natsUrl);
  const log = createLog({ service: 'directory', level: 'silent' });
  directory = createBus({ url: natsUrl, prefix, name: 'directory', log });
  await directory.start();
});
beforeEach(async () => {
  await proxy.open();
  await ensureStream(directory, directoryFactsStream);
  services.internal.readers = [{ installerId: 7, accountIds: [owner] }];
  services.internal.endedSessions.clear();
});
afterEach(async () => {
  for (const response of opened.splice(0)) response.destroy();
  await gateway.stop();
  await removeStreams(proxy.url, prefix);
});
afterAll(async () => {
  await directory.stop();
  await proxy.shut();
  await stopServices(services);
});

const start = async (environment = {}) => {
  gateway = await startGateway(services, { NATS_URL: proxy.url, EVENT_PREFIX: prefix, ...environment });
};
const publish = (event: EventDefinition, data: object) =>
  directory.js().publish(directory.subject(event, newId()), JSON.stringify({ data }), { msgID: newId() });
const requestTo = (installerId: number) => publish(contactRequestCreated, { contactRequestId: newId(), installerId });

/** Opens a stream as a dashboard does; its text leaves out comments. */
async function open(accountId = owner, claims: object = {}, expiresInSeconds = 900) {
  const token = gateway.tokens.sign('contractor', accountId, { claims, expiresInSeconds });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${gateway.origin}${path}`, { headers: { authorization: `Bearer ${token}` }, agent: false }, resolve).on(
      'error',
      reject,
    );
  });
  opened.push(response);
  const stream = { response, text: '', hasEnded: false };
  response.on('data', (chunk: Buffer) => {
    stream.text = (stream.text + chunk.toString()).replaceAll(/^:\n\n/gm, '');
  });
  response.on('end', () => {
    stream.hasEnded = true;
  });
  response.on('error', () => {});
  return stream;
}
type Stream = Awaited<ReturnType<typeof open>>;
const ready = 'event: ready\ndata: {}\n\n';
const requestsOf = (installerId: number) => `event: requests\ndata: {"installerId":${installerId}}\n\n`;
const anyRequests = 'event: requests\ndata: {}\n\n';
const isReady = (stream: Stream) => eventually(() => stream.text.startsWith(ready));

describe('a stream of inbox events', () => {
  it('is not stored, compressed or buffered on its way, and is ready once events arrive', async () => {
    await start();
    const stream = await open();
    await isReady(stream);
    expect(stream.response.statusCode).toBe(200);
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(stream.response.headers).not.toHaveProperty('content-encoding');
  });

  it('tells who may read the requests of a business that there is a new one, and nobody else', async () => {
    await start();
    const [own, second, foreign] = [await open(), await open(), await open(stranger)];
    for (const stream of [own, second, foreign]) await isReady(stream);
    await requestTo(8);
    await requestTo(7);
    await eventually(() => own.text === ready + requestsOf(7) && second.text === own.text);
    services.internal.readers?.push({ installerId: 8, accountIds: [stranger] });
    await requestTo(8);
    await eventually(() => foreign.text === ready + requestsOf(8));
    expect(own.text).toBe(ready + requestsOf(7));
  });

  it.each([
    ['a withdrawn request', contactRequestWithdrawn],
    ['a step that a colleague took', contactRequestStepTaken],
    ['a message', requestMessageSent],
  ] as const)('tells about %s', async (_what, event) => {
    await start();
    const stream = await open();
    await isReady(stream);
    await publish(event, { contactRequestId: newId(), installerId: 7 });
    await eventually(() => stream.text === ready + requestsOf(7));
  });

  it('says that anything may have changed after an event of an older release, which names no business', async () => {
    await start();
    const stream = await open();
    await isReady(stream);
    await publish(contactRequestWithdrawn, { contactRequestId: newId() });
    await eventually(() => stream.text === ready + anyRequests);
  });

  it('tells an account that left a business nothing more of it', async () => {
    await start();
    const [left, stays] = [await open(), await open(stranger)];
    for (const stream of [left, stays]) await isReady(stream);
    services.internal.readers = [{ installerId: 7, accountIds: [stranger] }];
    await requestTo(7);
    await eventually(() => stays.text === ready + requestsOf(7));
    expect(left.text).toBe(ready);
  });

  it('tells about a change once directory can say who may know', async () => {
    await start();
    const stream = await open();
    await isReady(stream);
    const { readers } = services.internal;
    services.internal.readers = null;
    await requestTo(7);
    await eventually(() => gateway.lines.some((line) => line.includes('readers of requests are not known')));
    expect(stream.text).toBe(ready);
    services.internal.readers = readers;
    await eventually(() => stream.text === ready + requestsOf(7));
  });

  it('lets its client read everything again after the broker was down', async () => {
    await start();
    const stream = await open();
    await isReady(stream);
    await proxy.shut();
    await eventually(() => gateway.lines.some((line) => line.includes('broker connection lost')));
    const late = await open();
    await proxy.open();
    await eventually(() => stream.text === ready + anyRequests && late.text === ready);
    await requestTo(7);
    await eventually(() => stream.text.endsWith(requestsOf(7)) && late.text.endsWith(requestsOf(7)));
  });
});

describe('the end of a stream', () => {
  it('comes with the end of its session', async () => {
    await start();
    const sid = newId();
    const [ending, other] = [await open(owner, { sid }), await open()];
    await isReady(ending);
    services.internal.endedSessions.add(sid);
    await eventually(() => ending.hasEnded);
    expect(other.hasEnded).toBe(false);
  });

  it('comes when its token expires', async () => {
    await start();
    const stream = await open(owner, {}, 2);
    await isReady(stream);
    await eventually(() => stream.hasEnded);
  });

  it('comes at once when the gateway stops, which does not wait for clients', async () => {
    await start();
    const stream = await open();
    await isReady(stream);
    const since = performance.now();
    await gateway.app.close();
    expect(performance.now() - since).toBeLessThan(20_000);
    await eventually(() => stream.hasEnded);
  });
});

describe('who may open one', () => {
  const call = (accountId: string) =>
    raw(gateway, path, { headers: { authorization: `Bearer ${gateway.tokens.sign('contractor', accountId)}` } });

  it('is no one without a contractor’s access token', async () => {
    await start();
    expect((await raw(gateway, path)).status).toBe(401);
    const admin = gateway.tokens.sign('admin');
    expect((await raw(gateway, path, { headers: { authorization: `Bearer ${admin}` } })).status).toBe(403);
    expect((await raw(gateway, path, { method: 'POST' })).status).toBe(405);
  });

  it('has five at once, and a network twenty; a closed one makes room', async () => {
    await start({ RATE_LIMITS_SCALE: '1' });
    const own = [];
    for (let count = 0; count < 5; count++) own.push(await open());
    const refused = await call(owner);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    expect(JSON.parse(refused.body)).toMatchObject({ detail: expect.stringContaining('too many tabs') });
    for (let count = 0; count < 15; count++) await open(newId());
    const full = await call(stranger);
    expect(full.status).toBe(429);
    expect(JSON.parse(full.body)).toMatchObject({ detail: expect.stringContaining('on your network') });
    own[0]?.response.destroy();
    await eventually(async () => (await open(stranger)).response.statusCode === 200);
  });

  it('takes no slot of its network while it is open', async () => {
    await start({ RATE_LIMITS_SCALE: '1' });
    for (let count = 0; count < 20; count++) await open(newId());
    expect((await raw(gateway, '/api/installers')).status).toBe(200);
  });
});
