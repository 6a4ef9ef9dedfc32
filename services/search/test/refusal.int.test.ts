import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { searchResponseSchema } from '@poolpros/contracts/http/search';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SearchService, startSearch } from './support/search-service.js';

/** The response of Elasticsearch 9.5.3 to a query for which `indices.breaker.request.limit` was too low. */
const refused = {
  error: {
    root_cause: [
      {
        type: 'circuit_breaking_exception',
        reason:
          '[request] Data too large, data for [query] would be [3768504/3.5mb], which is larger than the limit of',
        bytes_wanted: 3768504,
        bytes_limit: 2097152,
        durability: 'TRANSIENT',
      },
    ],
    type: 'search_phase_execution_exception',
    reason: 'all shards failed',
    phase: 'query',
  },
  status: 429,
};
/** The same for a request that was rejected as a whole. */
const refusedWhole = { error: { ...refused.error.root_cause[0], root_cause: refused.error.root_cause }, status: 429 };

/** Responds to requests with fuzzy words in place of Elasticsearch; null passes them on. */
let inItsPlace: { status: number; body: unknown } | 'silence' | null = null;
let proxy: Server;
let service: SearchService;

async function respond(elasticsearchUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (inItsPlace && body.includes('"suggest"')) {
    if (inItsPlace === 'silence') return;
    response.writeHead(inItsPlace.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(inItsPlace.body));
    return;
  }
  const { 'content-type': type = 'application/json', accept = 'application/json' } = request.headers;
  const found = await fetch(new URL(request.url ?? '/', elasticsearchUrl), {
    method: request.method ?? 'GET',
    headers: { 'content-type': type, accept },
    ...(body.length > 0 && { body }),
  });
  const headers = { 'content-type': found.headers.get('content-type') ?? '', 'x-elastic-product': 'Elasticsearch' };
  response.writeHead(found.status, headers).end(Buffer.from(await found.arrayBuffer()));
}

beforeAll(async () => {
  const { elasticsearchUrl } = await startInfra('elasticsearchUrl');
  proxy = createServer((request, response) => void respond(elasticsearchUrl, request, response));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  service = await startSearch({ elasticsearchUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` });
  service.record.save(sampleSnapshot({ id: 1, name: 'Crystal Blue Pools' }));
  service.record.save(sampleSnapshot({ id: 2, name: 'Summit Pools' }));
  await service.startIndex();
});
beforeEach(() => {
  inItsPlace = null;
});
afterAll(async () => {
  await service.stop();
  proxy.closeAllConnections();
  proxy.close();
});

/** A busy machine may reject a search. */
const found = async (q: string) => {
  const response = await eventually(async () => {
    const given = await service.app.inject({ url: '/installers/search-enhanced', query: { q } });
    expect(given.statusCode, given.body).toBe(200);
    return given;
  });
  const { installers, total } = searchResponseSchema.parse(response.json());
  return { names: installers.map(({ name }) => name), total, cached: response.headers['cache-control'] };
};

test.each([
  { when: 'says that the query is too dear', instead: { status: 429, body: refused } },
  { when: 'says so before it looks at the query', instead: { status: 429, body: refusedWhole } },
  { when: 'takes too long', instead: 'silence' as const },
])(
  'a search for which the engine $when is served without typing errors, and stored by no cache',
  async ({ instead }) => {
    expect((await found('crystl blue')).names).toEqual(['Crystal Blue Pools']);
    inItsPlace = instead;
    expect(await found('crystl blue')).toEqual({ names: ['Crystal Blue Pools'], total: 1, cached: 'no-store' });
    expect(await found('crystl')).toEqual({ names: [], total: 0, cached: 'no-store' });
    expect(await found('crystal blue')).toMatchObject({ total: 1, cached: expect.stringContaining('max-age=30') });
  },
);

test('a page that may exist with typing errors is not said to be beyond the last one without them', async () => {
  const response = async () => {
    const { statusCode } = await service.app.inject({
      url: '/installers/search-enhanced',
      query: { q: 'crystl', page: '2' },
    });
    return statusCode;
  };
  await eventually(async () => expect(await response()).toBe(400));
  inItsPlace = { status: 429, body: refused };
  expect(await response()).toBe(503);
});

test('a missing engine is not a rejected query', async () => {
  inItsPlace = {
    status: 503,
    body: { error: { type: 'no_shard_available_action_exception', reason: 'x' }, status: 503 },
  };
  const response = await service.app.inject({ url: '/installers/search-enhanced', query: { q: 'crystl' } });
  expect(response.statusCode).toBe(503);
});
