import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { afterEach, expect, test } from 'vitest';
import { createSearchEngine, QueryRefusedError, type SearchEngine } from './engine.js';

let server: Server | undefined;
let engine: SearchEngine | undefined;
afterEach(async () => {
  await engine?.close();
  server?.closeAllConnections();
  server?.close();
});

interface Asked extends Pick<IncomingMessage, 'url' | 'headers'> {
  body: string;
}

/** An engine on a server with a fixed response; the list contains the requests. */
async function engineOf(o: {
  status?: number;
  answer?: unknown;
  address?: (port: number) => string;
  delayMs?: number;
}) {
  const asked: Asked[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      asked.push({ url: request.url, headers: request.headers, body });
      setTimeout(() => response.writeHead(o.status ?? 200).end(JSON.stringify(o.answer)), o.delayMs ?? 0);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const took: number[] = [];
  engine = createSearchEngine(o.address?.(port) ?? `http://127.0.0.1:${port}`, (ms) => took.push(ms));
  return { engine, asked, took };
}

const hits = { took: 3, hits: { total: { value: 1, relation: 'eq' }, hits: [] } };

test('asks an index for all results or none', async () => {
  const { engine, asked, took } = await engineOf({ answer: hits });
  expect(await engine.search('installers', { size: 1 })).toEqual(hits);
  expect(took).toEqual([3]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    url: '/installers/_search?allow_partial_search_results=false',
    body: JSON.stringify({ size: 1 }),
  });
});

const inBatch = (search: object, timeoutMs = 500) => engine?.search('installers', search, { inBatch: true, timeoutMs });

test('asks searches that come together in one request, and gives each its own response', async () => {
  const other = { hits: { total: { value: 2, relation: 'eq' }, hits: [] } };
  const failed = { status: 400, error: { type: 'x', reason: 'no field' } };
  const full = { status: 429, error: { type: 'circuit_breaking_exception', reason: 'Data too large' } };
  const { asked } = await engineOf({ answer: { responses: [hits, failed, other, full] } });
  const found = [1, 2, 3, 4].map((size) => inBatch({ size }));
  await expect(found[1]).rejects.toThrow('400 x: no field');
  await expect(found[3]).rejects.toBeInstanceOf(QueryRefusedError);
  expect([await found[0], await found[2]]).toEqual([hits, other]);
  const header = JSON.stringify({ index: 'installers', allow_partial_search_results: false });
  expect(asked).toMatchObject([
    { url: '/_msearch', body: [1, 2, 3, 4].map((size) => `${header}\n{"size":${size}}\n`).join('') },
  ]);
});

test('asks a search that comes alone by itself', async () => {
  const { asked } = await engineOf({ answer: hits });
  expect(await inBatch({ size: 1 })).toEqual(hits);
  expect(asked[0]?.url).toContain('/installers/_search?');
});

test('lets each search of a request give up after its own limit', async () => {
  await engineOf({ answer: { responses: [hits, hits] }, delayMs: 400 });
  const [impatient, patient] = [inBatch({ size: 1 }, 100), inBatch({ size: 2 }, 10_000)];
  await expect(impatient).rejects.toBeInstanceOf(QueryRefusedError);
  await expect(patient).resolves.toEqual(hits);
});

test('takes name, password and folder from the URL', async () => {
  const { engine, asked } = await engineOf({
    answer: hits,
    address: (port) => `http://pool:p%40ss@127.0.0.1:${port}/engine/`,
  });
  await engine.search('installers', {});
  expect(asked[0]?.url).toMatch(/^\/engine\/installers\/_search\?/);
  expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('pool:p@ss').toString('base64')}`);
});

test('asks nothing when no time is left', async () => {
  const { engine, asked } = await engineOf({ answer: hits });
  await expect(engine.search('installers', {}, { timeoutMs: -1 })).rejects.toBeInstanceOf(QueryRefusedError);
  expect(asked).toEqual([]);
});

test('gives up after its limit', async () => {
  const { engine } = await engineOf({ answer: hits, delayMs: 5_000 });
  const startedAt = performance.now();
  await expect(engine.search('installers', {}, { timeoutMs: 100 })).rejects.toBeInstanceOf(QueryRefusedError);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('counts as unavailable when no server listens', async () => {
  const { engine } = await engineOf({});
  server?.close();
  await expect(engine.search('installers', {})).rejects.toBeInstanceOf(UnavailableError);
});

test.each([404, 429, 503])('counts as unavailable when the response has status %i', async (status) => {
  const { engine } = await engineOf({ status, answer: { error: { type: 'x', reason: 'not now' } } });
  await expect(engine.search('installers', {})).rejects.toBeInstanceOf(UnavailableError);
});

test('says why a search was rejected, which is a bug of the service', async () => {
  const { engine } = await engineOf({ status: 400, answer: { error: { type: 'x', reason: 'no field' } } });
  const refusal = engine.search('installers', {});
  await expect(refusal).rejects.toThrow('400 x: no field');
  await expect(refusal).rejects.not.toBeInstanceOf(UnavailableError);
});

const causes = [
  { type: 'circuit_breaking_exception', reason: '[request] Data too large' },
  { type: 'search_phase_execution_exception', reason: 'all', root_cause: [{ type: 'circuit_breaking_exception' }] },
  {
    type: 'search_phase_execution_exception',
    root_cause: [{ type: 'query_shard_exception', caused_by: { type: 'too_many_nested_clauses' } }],
  },
];
test.each(causes)('tells a query that asks too much from an engine that is down: %j', async (error) => {
  const { engine } = await engineOf({ status: 429, answer: { error, status: 429 } });
  await expect(engine.search('installers', {})).rejects.toBeInstanceOf(QueryRefusedError);
});

test.each([{}, 'Bad Gateway', { error: 'x' }])(
  'counts as unavailable when what stands before it says %j',
  async (answer) => {
    const { engine } = await engineOf({ status: 502, answer });
    const refusal = engine.search('installers', {});
    await expect(refusal).rejects.toBeInstanceOf(UnavailableError);
    await expect(refusal).rejects.not.toBeInstanceOf(QueryRefusedError);
  },
);
