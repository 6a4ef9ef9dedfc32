import { type Bus, createBus } from '@poolpros/chassis/bus';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { ensureStream } from '@poolpros/chassis/provisioning/streams';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { type FaultProxy, startFaultProxy } from '@poolpros/chassis/testing/fault-proxy';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { removeStreams, testPrefix } from '@poolpros/chassis/testing/prefix';
import { contractorChanged, directoryStream } from '@poolpros/contracts/events/directory';
import { indexSequenceHeader, type SearchScope, searchScopeHeader } from '@poolpros/contracts/http/search';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const change = (data?: object) =>
  directory
    .js()
    .publish(directory.subject(contractorChanged, '1'), JSON.stringify({ data: data && { id: 1, ...data } }), {
      msgID: newId(),
    });
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

describe('a change', () => {
  const austin = { latitude: 30.2672, longitude: -97.7431, serviceRadius: 25, stateSlug: 'texas' };
  const tampa = { latitude: 27.9506, longitude: -82.4572, serviceRadius: 25, stateSlug: 'florida' };
  const scopes = {
    nearAustin: { kind: 'points', points: [{ lat: 30.3, lon: -97.7 }] },
    nearTampa: { kind: 'points', points: [{ lat: 28, lon: -82.5 }] },
    inTexas: { kind: 'state', stateSlug: 'texas' },
    anywhere: { kind: 'everywhere' },
    ofNobody: { kind: 'nowhere' },
    ofUnknownKind: { kind: 'constellation' },
  } satisfies Record<string, SearchScope | { kind: 'constellation' }>;
  const names = Object.keys(scopes) as (keyof typeof scopes)[];

  const askAll = async (): Promise<string[]> =>
    Promise.all(names.map(async (name) => (await raw(gateway, `/api/installers/search-enhanced?q=${name}`)).body));
  /** The searches whose responses a change invalidates. */
  async function invalidatedBy(publish: () => Promise<{ seq: number }>): Promise<string[]> {
    const before = await askAll();
    const { seq } = await publish();
    await eventually(() => gateway.context.invalidations.state.sequence === seq);
    skipped += 1;
    const after = await askAll();
    return names.filter((_, index) => before[index] !== after[index]);
  }

  beforeEach(async () => {
    services.search.respond = (request, reply) => {
      const name = new URL(request.url, 'http://x').searchParams.get('q') as keyof typeof scopes;
      const headers = { [indexSequenceHeader]: 1_000, [searchScopeHeader]: JSON.stringify(scopes[name]) };
      return reply.headers(headers).send({ number: ++responses });
    };
    await ensureStream(directory, directoryStream);
    gateway = await start();
    await eventually(isFollowing);
    skipped += 1;
  });

  it.each([
    ['of a listing in Texas', { ...austin, status: 'published', foundBefore: austin }, ['nearAustin', 'inTexas']],
    ['of one that is new', { ...tampa, status: 'published', foundBefore: null }, ['nearTampa']],
    ['of one that goes', { ...tampa, status: 'removed', foundBefore: tampa }, ['nearTampa']],
    ['that moves one', { ...tampa, status: 'published', foundBefore: austin }, ['nearAustin', 'nearTampa', 'inTexas']],
    ['of one that pauses', { ...tampa, status: 'paused', foundBefore: tampa }, ['nearTampa']],
    ['of one that nobody finds', { ...tampa, status: 'suspended', foundBefore: null }, []],
  ])('%s invalidates what depends on it', async (_name, data, expected) => {
    expect(await invalidatedBy(() => change(data))).toEqual([...expected, 'anywhere', 'ofUnknownKind']);
  });

  it.each([
    ['does not say where the listing was found', { ...tampa, status: 'published' }],
    ['is of a status that is not known here', { ...tampa, status: 'dormant', foundBefore: tampa }],
    ['is no event', undefined],
  ])('that %s invalidates all that depends on a listing', async (_name, data) => {
    expect(await invalidatedBy(() => change(data))).toEqual(names.filter((name) => name !== 'ofNobody'));
  });

  it('invalidates all that depends on a listing when one before it went unheard', async () => {
    const publish = async () => {
      // Takes a sequence in the stream without a delivery, like a change that a newer one replaces before it is
      // delivered.
      const unheard = directory.subject({ ...contractorChanged, type: 'directory.contractor.unheard.v1' }, '1');
      await directory.js().publish(unheard, '{}', { msgID: newId() });
      return await change({ ...tampa, status: 'published', foundBefore: tampa });
    };
    expect(await invalidatedBy(publish)).toEqual(names.filter((name) => name !== 'ofNobody'));
  });

  it('leaves responses alone that were stored after it', async () => {
    await invalidatedBy(() => change({ ...austin, status: 'published', foundBefore: austin }));
    const before = await askAll();
    skipped += 29 * second;
    expect(await askAll()).toEqual(before);
  });

  it('far away leaves a response alone that is behind the index', async () => {
    services.search.respond = (_request, reply) =>
      reply
        .headers({ [indexSequenceHeader]: 0, [searchScopeHeader]: JSON.stringify(scopes.nearAustin) })
        .send({ number: ++responses });
    // One after the other: a change that is replaced before its delivery invalidates everything.
    for (const status of ['published', 'closed']) {
      const { seq } = await change({ ...tampa, status, foundBefore: tampa });
      await eventually(() => gateway.context.invalidations.state.sequence === seq);
    }
    const first = await ask();
    skipped += 29 * second;
    expect(await ask()).toBe(first);
  });
});
