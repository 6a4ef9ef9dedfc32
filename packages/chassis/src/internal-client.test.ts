import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { runUntil } from './deadline.js';
import { createInternalClient } from './internal-client.js';
import { runInTrace, traceFrom } from './trace.js';
import { UnavailableError } from './unavailable.js';

let server: Server;
let origin: string;
interface Received {
  url?: string | undefined;
  authorization?: string | undefined;
  traceparent?: string | string[] | undefined;
  deadline?: string | string[];
  method?: string;
  body?: string;
}
let requests: Received[];
const schema = z.object({ name: z.string() });

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    const { authorization, traceparent } = request.headers;
    const received: Received = { url: request.url, authorization, traceparent };
    const deadline = request.headers['x-request-deadline'];
    if (deadline) received.deadline = deadline;
    if (request.method === 'POST') {
      Object.assign(received, { method: request.method, body: '' });
      request.on('data', (part: Buffer) => {
        received.body += part.toString();
      });
    }
    requests.push(received);
    const status = Number(/status=(\d+)/.exec(request.url ?? '')?.[1] ?? 200);
    if (request.url === '/slow') return;
    response.writeHead(status, { 'content-type': 'application/json' });
    const code = new URL(request.url ?? '', origin).searchParams.get('code');
    if (code) return response.end(JSON.stringify({ type: 'urn:x', title: 'Not found', status, code }));
    response.end(JSON.stringify({ name: 'Blue Water Pools', secret: 'not asked for' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const client = (o = {}) => createInternalClient({ origin, token: 't'.repeat(32), ...o });

it('gets what the schema describes, with the token and the trace', async () => {
  const trace = traceFrom(undefined);
  const response = await runInTrace(trace, () => client().get('/internal/facts?id=1', schema));
  expect(response).toEqual({ name: 'Blue Water Pools' });
  expect(requests).toEqual([
    {
      url: '/internal/facts?id=1',
      authorization: `Bearer ${'t'.repeat(32)}`,
      traceparent: `00-${trace.traceId}-${trace.spanId}-01`,
    },
  ]);
});

it('says until when the caller of the work at hand waits', async () => {
  await runUntil(1_795_300_000_000, () => client().get('/x', schema));
  await client().get('/x', schema);
  expect(requests.map(({ deadline }) => deadline)).toEqual(['1795300000000', undefined]);
});

it.each([
  [404, 'submission_not_found'],
  [410, 'gone'],
])('gives null for what the neighbor says is not there: %i %s', async (status, code) => {
  expect(await client().get(`/x?status=${status}&code=${code}`, schema)).toBeNull();
});

it.each([
  ['for a path that the neighbor does not know', '/x?status=404&code=not_found'],
  ['of something else than a service', '/x?status=404'],
])('does not take a 404 %s for a missing resource', async (_, path) => {
  await expect(client().get(path, schema)).rejects.toThrow('responded with 404');
});

it.each([429, 502, 503, 504])('says that the neighbor is unavailable on %i, after one call', async (status) => {
  await expect(client().get(`/x?status=${status}`, schema)).rejects.toBeInstanceOf(UnavailableError);
  expect(requests).toHaveLength(1);
});

it.each([400, 401, 500])('fails on %i', async (status) => {
  await expect(client().get(`/x?status=${status}`, schema)).rejects.toThrow(`responded with ${status}`);
});

it('posts JSON with the token, and expects nothing back', async () => {
  await client().post('/internal/outcome?status=204', { outcome: 'sent' });
  expect(requests).toMatchObject([
    { url: '/internal/outcome?status=204', method: 'POST', authorization: `Bearer ${'t'.repeat(32)}` },
  ]);
  expect(requests[0]?.body).toBe('{"outcome":"sent"}');
  await expect(client().post('/x?status=503', {})).rejects.toBeInstanceOf(UnavailableError);
  await expect(client().post('/x?status=404&code=not_found', {})).rejects.toThrow('responded with 404');
  await expect(client().post('/x', {})).rejects.toThrow('responded with 200');
});

it('posts JSON and gives what the schema describes of the response', async () => {
  expect(await client().postFor('/internal/replies', { text: 'x' }, schema)).toEqual({ name: 'Blue Water Pools' });
  expect(requests).toMatchObject([{ method: 'POST', body: '{"text":"x"}' }]);
  await expect(client().postFor('/x?status=204', {}, schema)).rejects.toThrow('responded with 204');
  await expect(client().postFor('/x?status=503', {}, schema)).rejects.toBeInstanceOf(UnavailableError);
});

it('fails when the response is of another shape', async () => {
  await expect(client().get('/x', z.object({ name: z.int() }))).rejects.toBeInstanceOf(z.ZodError);
});

it('says that the neighbor is unavailable when it is slow or gone', async () => {
  const started = Date.now();
  await expect(client({ timeoutMs: 100 }).get('/slow', schema)).rejects.toBeInstanceOf(UnavailableError);
  expect(Date.now() - started).toBeLessThan(2000);
  const gone = createInternalClient({ origin: 'http://127.0.0.1:9', token: 't' });
  await expect(gone.get('/x', schema)).rejects.toBeInstanceOf(UnavailableError);
});
