import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { requireRight } from './auth.js';
import { currentDeadline } from './deadline.js';
import { createApp, httpPart, problems, type ZodApp } from './http.js';
import { createLog } from './log.js';
import { createMetrics, type Metrics } from './metrics.js';
import { Problem } from './problem.js';
import { testCallers } from './testing/callers.js';
import { traceparent } from './trace.js';
import { UnavailableError } from './unavailable.js';

let app: ZodApp;
const callers = testCallers('accounts', 'notifications');
let metrics: Metrics;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  lines = [];
  metrics = createMetrics('test');
  const log = createLog({
    service: 'test',
    level: 'info',
    destination: { write: (line) => lines.push(JSON.parse(line)) },
  });
  app = await createApp({ name: 'orders', description: 'Orders', log, metrics, callers: callers.config });
  app.get('/orders/search', async () => ({}));
  app.get(
    '/orders/:orderId',
    {
      schema: {
        params: z.object({ orderId: z.string() }),
        querystring: z.object({ page: z.coerce.number().int().min(1).default(1) }),
        response: { 200: z.object({ id: z.string(), page: z.int() }), ...problems(400, 404) },
      },
    },
    async (request) => ({ id: request.params.orderId, page: request.query.page, secret: 'must not leave' }),
  );
  app.post(
    '/orders',
    {
      schema: {
        body: z.object({ email: z.email('must be an email address'), items: z.array(z.object({ count: z.int() })) }),
      },
    },
    async (_request, reply) => reply.code(201).send({ trace: traceparent() }),
  );
  app.get('/broken-response', { schema: { response: { 200: z.object({ count: z.int() }) } } }, async () => ({
    count: 1.5,
  }));
  app.get('/files/*', (_request, reply) => reply.callNotFound());
  app.get('/throws', async (request) => {
    throw thrown[String((request.query as { what?: string }).what)];
  });
  app.get('/internal/facts', { onRequest: requireRight('applicants') }, async () => ({ fact: 1 }));
});
afterEach(() => app.close());

const thrown: Record<string, unknown> = {
  gone: new Problem('link_used', 'The link was used.'),
  bug: new Error('reading x of undefined at 127.0.0.1'),
  string: 'just text',
  nothing: undefined,
  refused: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  timeout: Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
  unavailable: new UnavailableError('search engine'),
  overloaded: new UnavailableError('search engine', { code: 'overloaded' }),
  late: new UnavailableError('search engine', { code: 'gateway_timeout' }),
  nullByte: Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: '22021' }),
};

const json = (payload: string, type = 'application/json') => ({
  method: 'POST' as const,
  url: '/orders',
  headers: { 'content-type': type },
  payload,
});

describe('a problem', () => {
  it('of a body names every field, and the first one in a sentence', async () => {
    const response = await app.inject(json('{"email":"x","items":[{"count":1},{"count":"2"}]}'));
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toEqual({
      type: 'urn:poolpros:problem:invalid_request',
      title: 'Bad request',
      status: 400,
      code: 'invalid_request',
      detail: 'body.email: must be an email address.',
      requestId: response.headers['x-request-id'],
      errors: [
        { path: 'body.email', message: 'must be an email address' },
        { path: 'body.items.1.count', message: expect.stringContaining('expected number') },
      ],
    });
  });

  it('of a query names its parameter', async () => {
    const response = await app.inject('/orders/1?page=none');
    expect(response.json()).toMatchObject({ status: 400, errors: [{ path: 'query.page' }] });
  });

  it.each([
    ['malformed JSON', json('{"email":'), 400, 'invalid_request'],
    ['an empty body', json(''), 400, 'invalid_request'],
    ['a poisoned prototype', json('{"__proto__":{"admin":true},"email":"a@b.co","items":[]}'), 400, 'invalid_request'],
    ['a form', json('email=a', 'application/x-www-form-urlencoded'), 415, 'unsupported_media_type'],
    ['files', json('--x--', 'multipart/form-data; boundary=x'), 415, 'unsupported_media_type'],
    ['plain text', json('{"email":"a"}', 'text/plain'), 415, 'unsupported_media_type'],
    [
      'a body without a type',
      { method: 'POST' as const, url: '/orders', payload: Buffer.from('{}') },
      415,
      'unsupported_media_type',
    ],
    ['no body at all', { method: 'POST' as const, url: '/orders' }, 400, 'invalid_request'],
    ['a body over the limit', json(JSON.stringify({ email: 'x'.repeat(65 * 1024) })), 413, 'payload_too_large'],
    ['a null byte in a parameter', { url: '/orders/a%00b' }, 400, 'invalid_request'],
    ['a null byte in a query', { url: '/orders/a?page=%00' }, 400, 'invalid_request'],
    ['broken URL encoding', { url: '/orders/%E0%A4%A' }, 400, 'invalid_request'],
    ['an unknown path', { url: '/nothing/here' }, 404, 'not_found'],
    ['a file that is not there', { url: '/files/old.js' }, 404, 'not_found'],
    [
      'a method that the path does not have',
      { method: 'DELETE' as const, url: '/orders/1' },
      405,
      'method_not_allowed',
    ],
    ['a refusal of a handler', { url: '/throws?what=gone' }, 410, 'link_used'],
    ['a failing handler', { url: '/throws?what=bug' }, 500, 'internal_error'],
    ['a handler that throws text', { url: '/throws?what=string' }, 500, 'internal_error'],
    ['a response that breaks its schema', { url: '/broken-response' }, 500, 'internal_error'],
    ['a store that refuses connections', { url: '/throws?what=refused' }, 503, 'service_unavailable'],
    ['a store that is too slow', { url: '/throws?what=timeout' }, 503, 'service_unavailable'],
    ['a neighbor that is down', { url: '/throws?what=unavailable' }, 503, 'service_unavailable'],
    ['a neighbor with too much to do', { url: '/throws?what=overloaded' }, 503, 'overloaded'],
    ['a neighbor that is late', { url: '/throws?what=late' }, 504, 'gateway_timeout'],
    ['a text that cannot be stored', { url: '/throws?what=nullByte' }, 400, 'invalid_request'],
  ])('of %s is a problem with a stable code', async (_what, request, status, code) => {
    const response = await app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toMatchObject({ status, code, requestId: response.headers['x-request-id'] });
    expect(response.body).not.toMatch(/ECONN|127\.0\.0\.1|canceling|undefined|\bat \//);
    expect(response.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
  });

  it('of a body that is too deep names the limit', async () => {
    const detailOf = async (depth: number) =>
      (await app.inject(json(`${'['.repeat(depth)}${']'.repeat(depth)}`))).json().detail;
    expect(await detailOf(17)).toBe('The body is more than 16 levels deep.');
    expect(await detailOf(16)).not.toContain('deep');
  });

  it('of a method says which ones there are', async () => {
    const response = await app.inject({ method: 'PUT', url: '/orders/search?x=1' });
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  it('of bytes that are no HTTP is a problem too', async () => {
    const part = httpPart(app, { host: '127.0.0.1', port: 0 });
    await part.start();
    const socket = connect(Number(new URL(part.url()).port), '127.0.0.1');
    socket.write('NOT HTTP\r\n\r\n');
    const response = await text(socket);
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});

describe('a request', () => {
  it('has the fields of its schema only', async () => {
    expect((await app.inject('/orders/7?page=2')).json()).toEqual({ id: '7', page: 2 });
  });

  it('keeps an id that looks like one and gets a new one otherwise', async () => {
    const idFor = async (id: string) => {
      const response = await app.inject({ url: '/orders/1', headers: { 'x-request-id': id } });
      return response.headers['x-request-id'];
    };
    expect(await idFor('01890a5d-ac96-774b-bcce-b302099a8057')).toBe('01890a5d-ac96-774b-bcce-b302099a8057');
    expect(await idFor('<script>')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor('x'.repeat(500))).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has an id and a trace of its own on a public port, whatever a visitor sends', async () => {
    const open = await createApp({
      name: 'x',
      description: 'x',
      log: createLog({ service: 'x', level: 'silent' }),
      metrics,
      trustCallers: false,
    });
    open.get('/trace', async () => ({ trace: traceparent() }));
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const response = await open.inject({
      url: '/trace',
      headers: { 'x-request-id': id, traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['x-request-id']).not.toBe(id);
    expect(response.json().trace).toMatch(/^00-[0-9a-f]{32}-/);
    expect(response.json().trace).not.toContain(traceId);
  });

  it('carries its trace through the reading of a body into the handler and the log', async () => {
    const part = httpPart(app, { host: '127.0.0.1', port: 0 });
    await part.start();
    const response = await fetch(`${part.url()}/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      },
      body: JSON.stringify({ email: 'a@example.com', items: [] }),
    });
    const body: unknown = await response.json();
    expect(body).toEqual({ trace: expect.stringMatching(/^00-0af7651916cd43dd8448eb211c80319c-/) });
    await vi.waitFor(() => {
      expect(lines.find((line) => line.msg === 'request handled')?.traceId).toBe('0af7651916cd43dd8448eb211c80319c');
    });
  });

  it('is responded to when its turn of the event loop ends, together with the others of that turn', async () => {
    const order: string[] = [];
    app.get('/turn', async (_request, reply) => {
      setImmediate(() => order.push('turn ends'));
      reply.raw.on('prefinish', () => order.push('response written'));
      return {};
    });
    await app.inject('/turn');
    expect(order).toEqual(['turn ends', 'response written']);
  });

  it('leaves one log line with its route, without URL or body', async () => {
    await app.inject('/orders/secret-id?page=3');
    const handled = lines.filter((line) => line.msg === 'request handled');
    expect(handled).toEqual([
      expect.objectContaining({ method: 'GET', route: '/orders/:orderId', status: 200, ms: expect.any(Number) }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret-id');
  });

  it('leaves one error line with the stack when it fails', async () => {
    await app.inject('/throws?what=bug');
    expect(lines.filter((line) => line.level === 'error')).toEqual([
      expect.objectContaining({
        msg: 'request failed',
        err: expect.objectContaining({ message: thrown.bug instanceof Error && thrown.bug.message }),
      }),
    ]);
  });

  it('is measured under its route', async () => {
    await app.inject('/orders/1');
    await app.inject('/nothing');
    const lines = (await app.inject('/metrics')).body.split('\n');
    const counted = lines.filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counted).toEqual([
      expect.stringMatching(/route="\/orders\/:orderId",method="GET",status="200"} 1$/),
      expect.stringMatching(/route="unknown",method="GET",status="404"} 1$/),
    ]);
  });
});

describe('a request with a deadline', () => {
  const at = (deadline: string) => app.inject({ url: '/orders/1', headers: { 'x-request-deadline': deadline } });

  it('that has passed is rejected before any work, as something that may be tried again', async () => {
    const response = await at(String(Date.now() - 1));
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'service_unavailable' });
    expect(response.headers['retry-after']).toBe('2');
  });

  it.each(['', 'soon', '-1', '1e3', `${'9'.repeat(16)}`, '1, 2'])('that says %j is one without', async (deadline) => {
    expect((await at(deadline)).statusCode).toBe(200);
  });

  it('lets its work know until when, also after the body was read, and others nothing', async () => {
    app.post('/deadline', async () => ({ deadline: currentDeadline() ?? null }));
    const part = httpPart(app, { host: '127.0.0.1', port: 0 });
    await part.start();
    const deadlineOf = async (headers: Record<string, string>): Promise<unknown> => {
      const response = await fetch(`${part.url()}/deadline`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      return response.json();
    };
    const deadline = Date.now() + 60_000;
    expect(await deadlineOf({ 'x-request-deadline': String(deadline) })).toEqual({ deadline });
    expect(await deadlineOf({})).toEqual({ deadline: null });
  });

  it('of a stranger counts for nothing on a public port', async () => {
    const open = await createApp({
      name: 'x',
      description: 'x',
      log: createLog({ service: 'x', level: 'silent' }),
      metrics,
      trustCallers: false,
    });
    const response = await open.inject({ url: '/health/live', headers: { 'x-request-deadline': '1' } });
    expect(response.statusCode).toBe(200);
  });
});

describe('a service', () => {
  it('is live at once and ready when all its parts are', async () => {
    expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
    expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
    httpPart(app, { host: '127.0.0.1', port: 0 }).observe?.(async () => [{ part: 'bus', reason: 'is not connected' }]);
    const response = await app.inject('/health/ready');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: 'service_unavailable',
      errors: [{ path: 'bus', message: 'is not connected' }],
    });
  });

  it('describes its public routes, and neither internal nor hidden ones', async () => {
    const document = (await app.inject('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: 'orders', description: 'Orders' });
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/orders', '/orders/{orderId}']));
    expect(Object.keys(document.paths).filter((path) => /internal|health|metrics|openapi/.test(path))).toEqual([]);
    const { responses, parameters } = document.paths['/orders/{orderId}'].get;
    expect(Object.keys(responses)).toEqual(['200', '400', '404']);
    expect(responses['404'].content).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    });
    expect(document.components.schemas.Problem.properties).toHaveProperty('code');
    expect(responses['200'].content).toHaveProperty(['application/json', 'schema', 'properties', 'page']);
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'page', in: 'query' }));
  });

  it('shows no metrics on a public port', async () => {
    const open = await createApp({
      name: 'x',
      description: 'x',
      log: createLog({ service: 'x', level: 'silent' }),
      metrics,
      exposeMetrics: false,
    });
    expect((await open.inject('/metrics')).statusCode).toBe(404);
  });

  it('finishes requests in flight when it stops', async () => {
    let release = () => {};
    const entered = new Promise<void>((resolve) => {
      app.get('/slow', async () => {
        resolve();
        await new Promise<void>((done) => {
          release = done;
        });
        return { done: true };
      });
    });
    const part = httpPart(app, { host: '127.0.0.1', port: 0 });
    await part.start();
    const response = fetch(`${part.url()}/slow`);
    await entered;
    const stopped = part.stop();
    release();
    const finished: unknown = await (await response).json();
    expect(finished).toEqual({ done: true });
    await stopped;
  });
});

describe('a call between services', () => {
  it.each([
    ['without a token', {}, 401],
    ["with nobody's token", { authorization: `Bearer ${'x'.repeat(32)}` }, 401],
    ['with a part of a token', { authorization: `Bearer ${callers.tokens.accounts.slice(0, -1)}` }, 401],
    ['with a digest', { authorization: `Bearer ${callers.config.get('accounts')}` }, 401],
    ['of a caller who may ask for other things', { authorization: `Bearer ${callers.tokens.notifications}` }, 403],
    ['of a caller who may ask for this', { authorization: `Bearer ${callers.tokens.accounts}` }, 200],
  ])('%s gets the matching response', async (_what, headers, status) => {
    expect((await app.inject({ url: '/internal/facts', headers })).statusCode).toBe(status);
  });
});
