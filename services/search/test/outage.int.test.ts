import { eventually } from '@poolpros/chassis/testing/eventually';
import { type FaultProxy, startFaultProxy } from '@poolpros/chassis/testing/fault-proxy';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { problemSchema } from '@poolpros/contracts/problem';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type SearchService, startSearch } from './support/search-service.js';

let proxy: FaultProxy;
let service: SearchService;

beforeAll(async () => {
  const { elasticsearchUrl } = await startInfra('elasticsearchUrl');
  proxy = await startFaultProxy(elasticsearchUrl);
  service = await startSearch({ elasticsearchUrl: proxy.url });
  service.record.save(sampleSnapshot());
  await service.startIndex();
  await service.startConsumer();
});
afterEach(() => proxy.open());
afterAll(async () => {
  await service.stop();
  await proxy.shut();
});

test.each([
  ['shut', 503, 'service_unavailable'],
  ['hang', 504, 'gateway_timeout'],
] as const)(
  'when Elasticsearch is cut off (%s), responds with %i (%s), and recovers by itself',
  async (mode, status, code) => {
    expect((await service.search()).total).toBeGreaterThan(0);
    await proxy[mode]();
    const response = await service.app.inject({ url: '/installers/search-enhanced' });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(problemSchema.parse(response.json()).code).toBe(code);
    await eventually(async () => !(await service.ready()));

    await proxy.open();
    await eventually(async () => (await service.search()).total > 0);
    await eventually(() => service.ready());
  },
);

test('keeps the events of an outage and indexes them afterwards', async () => {
  await proxy.shut();
  await service.change(sampleSnapshot({ id: 77, name: 'Obsidian Pools' }));
  expect((await service.app.inject({ url: '/installers/search-enhanced' })).statusCode).toBe(503);
  await proxy.open();
  await service.settled();
  expect((await service.search({ location: 'Obsidian Pools' })).total).toBe(1);
});

test('measures searches by the kind of place', async () => {
  await service.search({ location: 'Texas' });
  const measured = await service.context.metrics.registry.getSingleMetricAsString('search_duration_seconds');
  expect(measured).toContain('search_duration_seconds_count{service="search",kind="state"} 1');
});
