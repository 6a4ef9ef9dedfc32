import { eventually } from '@poolpros/chassis/testing/eventually';
import { type FaultProxy, startFaultProxy } from '@poolpros/chassis/testing/fault-proxy';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { indexSequenceHeader, searchResponseSchema } from '@poolpros/contracts/http/search';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reindex } from '../src/commands/reindex.js';
import { type SearchService, startSearch } from './support/search-service.js';

/** As many as a page shows. */
const firms = 10;
let proxy: FaultProxy;
let service: SearchService;
beforeEach(async () => {
  proxy = await startFaultProxy((await startInfra('natsUrl')).natsUrl);
  service = await startSearch({ natsUrl: proxy.url });
  await service.startIndex();
});
afterEach(async () => {
  await proxy.open();
  await service.stop();
  await proxy.shut();
});

/** What a search finds, and the change up to which it claims to be current; a busy machine may reject it. */
async function search(path = 'installers/search-enhanced') {
  const response = await eventually(async () => {
    const given = await service.app.inject({ url: `/${path}` });
    return given.statusCode === 200 && given;
  });
  return { shows: Number(response.headers[indexSequenceHeader]), body: response.json() };
}
const shows = async () => (await search()).shows;
const rated = (id: number, reviewCount: number) => sampleSnapshot({ id, name: `Firm ${id}`, reviewCount });

test('a response shows every change up to the one it names, while listings change and the index is made anew', async () => {
  await service.startConsumer();
  const changes: { sequence: number; id: number; reviewCount: number }[] = [];
  let writing = true;
  const writer = (async () => {
    for (let reviewCount = 1; writing; reviewCount++) {
      // The stream keeps only the newest change of a business, and this one arrives after the one before it was
      // delivered.
      const id = 1 + (reviewCount % firms);
      changes.push({ sequence: await service.change(rated(id, reviewCount)), id, reviewCount });
      await service.keepingUp();
    }
  })();
  const seen = new Set<number>();
  const checker = (async () => {
    while (writing) {
      const response = await search();
      const { installers } = searchResponseSchema.parse(response.body);
      seen.add(response.shows);
      for (const { sequence, id, reviewCount } of changes.filter((change) => change.sequence <= response.shows))
        expect(installers.find((found) => found.id === id)?.reviewCount, `change ${sequence}`).toBeGreaterThanOrEqual(
          reviewCount,
        );
    }
  })();
  try {
    await eventually(() => seen.size > 3);
    await reindex(service.context);
    const before = seen.size;
    await eventually(() => seen.size > before + 2);
  } finally {
    writing = false;
    await Promise.all([writer, checker]);
  }
  await eventually(async () => (await shows()) === changes.at(-1)?.sequence);
});

test('a response names no change whose event is pending', async () => {
  const first = await service.change(rated(1, 1));
  expect(await shows()).toBe(0);
  await service.startConsumer();
  await eventually(async () => (await shows()) === first);
  expect((await search('search/suggestions?q=firm')).shows).toBe(first);
});

test('a response names no change while the broker is down, which may come back with another stream', async () => {
  await service.startConsumer();
  const sequence = await service.change(rated(1, 1));
  await eventually(async () => (await shows()) === sequence);
  await proxy.shut();
  await eventually(async () => (await shows()) === 0);
  await proxy.open();
  await eventually(async () => (await shows()) === sequence);
});
