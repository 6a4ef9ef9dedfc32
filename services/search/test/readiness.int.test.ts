import { eventually } from '@poolpros/chassis/testing/eventually';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reindex } from '../src/commands/reindex.js';
import { indicesOf, nextAlias } from '../src/index/aliases.js';
import { type EngineProxy, startEngineProxy } from './support/engine-proxy.js';
import { inTime, type SearchService, startSearch } from './support/search-service.js';

const slowMs = inTime.search + 500;

let proxy: EngineProxy;
let service: SearchService;
let alias: string;
beforeEach(async () => {
  const { elasticsearchUrl } = await startInfra('elasticsearchUrl');
  proxy = await startEngineProxy(elasticsearchUrl);
  service = await startSearch({ elasticsearchUrl: proxy.url });
  alias = service.context.config.SEARCH_INDEX;
  for (let id = 1; id <= 120; id++) service.record.save(sampleSnapshot({ id, name: `Slate Pools ${id}` }));
});
afterEach(async () => {
  proxy.delayOf = () => 0;
  await service.stop();
  await proxy.close();
});

/** One shape of search is slow: those of a state. */
const slowShape = (path: string, body: string) =>
  path.includes('/_search') && body.includes('"term":{"stateSlug"') ? slowMs : 0;
const slowSearches = () => {
  proxy.delayOf = slowShape;
};
const quickSearches = () => {
  proxy.delayOf = () => 0;
};
const rounds = async (count: number) => {
  const before = proxy.searchesOf(alias);
  await eventually(() => proxy.searchesOf(alias) > before + 14 * count);
};
async function visit(query = 'state=texas') {
  const startedAt = performance.now();
  const { statusCode } = await service.app.inject({ url: `/installers/search-enhanced?${query}` });
  return { statusCode, ms: performance.now() - startedAt };
}

test('the service is not ready while searches are slow, rejects them at once, and is ready when they are quick', async () => {
  slowSearches();
  const started = service.startIndex();
  await rounds(2);
  expect(await service.ready()).toBe(false);
  const refused = await visit();
  expect(refused.statusCode).toBe(503);
  expect(refused.ms).toBeLessThan(slowMs);
  quickSearches();
  await started;
  expect((await visit()).statusCode).toBe(200);
  await eventually(() => service.ready());
});

test('the service suggests places alone while the engine is cold', async () => {
  slowSearches();
  const started = service.startIndex();
  await rounds(1);
  const response = await service.app.inject({ url: '/search/suggestions?q=austin' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ installers: [], places: [{ label: 'Austin, Texas' }, {}, {}, {}, {}] });
  quickSearches();
  await started;
});

test('the service is not ready after a restart of the engine until it is warm again', async () => {
  await service.startIndex();
  await eventually(() => service.ready());
  slowSearches();
  proxy.restart();
  expect(await service.ready()).toBe(false);
  expect((await visit()).statusCode).toBe(503);
  await rounds(2);
  expect(await service.ready()).toBe(false);
  quickSearches();
  await eventually(() => service.ready());
  expect((await visit()).statusCode).toBe(200);
});

test('the service stays ready while checks of the engine are late', async () => {
  await service.startIndex();
  await eventually(() => service.ready());
  let late = 0;
  proxy.delayOf = (path) => {
    if (!path.startsWith('/_cluster/state')) return 0;
    late++;
    return slowMs;
  };
  while (late < 3) expect(await service.ready()).toBe(true);
  expect((await visit()).statusCode).toBe(200);
});

test('the service is warmed up again when an index that was almost empty has been filled', async () => {
  service.record.rows.clear();
  await service.startIndex();
  await eventually(() => service.ready());
  await service.startConsumer();
  slowSearches();
  for (let id = 1; id <= 120; id++) await service.change(sampleSnapshot({ id, name: `Slate Pools ${id}` }));
  await service.settled();
  await eventually(async () => !(await service.ready()));
  // One is late now and then while the machine has other work.
  await eventually(async () => (await visit('q=slate')).statusCode === 200);
  expect(await service.ready()).toBe(false);
  quickSearches();
  await eventually(() => service.ready());
});

test('a cold engine is not warmed up while its index is being filled', async () => {
  service.record.rows.clear();
  slowSearches();
  const started = service.startIndex();
  await rounds(1);
  await service.startConsumer();
  let last = 0;
  const fill = async () => {
    for (const end = last + 150; last < end; ) {
      last += 1;
      await service.change(sampleSnapshot({ id: last, name: `Slate Pools ${last}` }));
    }
    await service.settled();
  };
  await fill();
  const before = proxy.searchesOf(alias);
  for (const until = performance.now() + 4 * slowMs; performance.now() < until; ) await fill();
  // No more than the round that was under way; a round is some twenty searches.
  expect(proxy.searchesOf(alias) - before).toBeLessThan(40);
  quickSearches();
  await started;
  await eventually(() => service.ready());
});

test('a new index is published when its searches are quick, and not before', async () => {
  await service.startIndex();
  const before = await indicesOf(service.context.elasticsearch, alias);
  const unfinished = () => indicesOf(service.context.elasticsearch, nextAlias(alias));
  proxy.delayOf = (path, body) => (body.includes(`"index":"${alias}"`) ? 0 : slowShape(path, body));
  const rebuilt = reindex(service.context);
  const index = await eventually(async () => (await unfinished())[0] ?? false);
  await eventually(() => proxy.searchesOf(index) > 14);
  expect([await indicesOf(service.context.elasticsearch, alias), await unfinished()]).toEqual([before, [index]]);
  quickSearches();
  await rebuilt;
  expect(await indicesOf(service.context.elasticsearch, alias)).toEqual([index]);
});

test('the service stops while the engine does not respond', async () => {
  await service.startIndex();
  proxy.restart();
  proxy.delayOf = (path) => (path.includes('/_search') ? 60_000 : 0);
  await eventually(async () => !(await service.ready()));
  const startedAt = performance.now();
  await service.context.readiness.stop();
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});
