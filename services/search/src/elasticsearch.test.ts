import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errors } from '@elastic/elasticsearch';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createElasticsearch, engineFailure, searchTimeoutMs } from './elasticsearch.js';

const answered = (statusCode: number) =>
  new errors.ResponseError({
    statusCode,
    body: { error: { type: 'some_exception', reason: 'because' }, status: statusCode },
    headers: {},
    warnings: null,
    meta: {
      context: null,
      name: 'test',
      request: { params: { method: 'GET', path: '/' }, options: {}, id: 1 },
      connection: null,
      attempts: 0,
      aborted: false,
    },
  });

test.each([
  { error: new errors.ConnectionError('refused'), why: 'it cannot be reached' },
  { error: new errors.TimeoutError('too long'), why: 'it takes too long' },
  { error: answered(404), why: 'the index does not exist yet' },
  { error: answered(429), why: 'it has too much to do' },
  { error: answered(503), why: 'a shard is not there' },
])('counts Elasticsearch as unavailable when $why', ({ error }) => {
  const failure = engineFailure(error);
  expect(failure).toBeInstanceOf(UnavailableError);
  expect(failure).toMatchObject({ cause: error });
});

test('leaves a rejected query alone, because it would fail again', () => {
  const error = answered(400);
  expect(engineFailure(error)).toBe(error);
});

let slow: Server;
// Longer than the limit of searches by more than timers round.
const slowMs = 3 * searchTimeoutMs;
beforeAll(async () => {
  slow = createServer((_request, response) => {
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' }).end('{}');
    }, slowMs);
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
});
afterAll(() => slow.closeAllConnections());

test('waits longer than a search for a change of an index, and less where a call says so', async () => {
  const client = createElasticsearch(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`);
  await expect(client.indices.refresh()).resolves.toEqual({});
  const startedAt = performance.now();
  await expect(client.indices.refresh({}, { requestTimeout: 100 })).rejects.toBeInstanceOf(errors.TimeoutError);
  expect(performance.now() - startedAt).toBeLessThan(slowMs);
});
