import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createWebhookClient } from './post-webhook.js';

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function receiver(respond: RequestListener) {
  const seen: { method: string; body: string; type: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      seen.push({ method: request.method ?? '', body, type: request.headers['content-type'] ?? '' });
      respond(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({ close: () => server.closeAllConnections() }, server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, seen };
}

function clientFor(o: Partial<Parameters<typeof createWebhookClient>[0]> = {}) {
  const client = createWebhookClient({ targets: 'any', timeoutMs: 400, ...o });
  opened.unshift(client);
  return client;
}

const message = { headers: { 'webhook-id': 'a' }, body: '{"a":1}' };
const never = () => new AbortController().signal;
const post = async (respond: RequestListener) => {
  const { url, seen } = await receiver(respond);
  return { outcome: await clientFor().post(url, message, never()), seen };
};

test('a 2xx is a message taken, whatever the body is and however long it takes', async () => {
  const { outcome, seen } = await post((_, response) => {
    response.writeHead(201).write('x'.repeat(100_000));
  });
  expect(outcome).toEqual({ httpStatus: 201, reason: null });
  expect(seen).toEqual([{ method: 'POST', body: '{"a":1}', type: 'application/json' }]);
});

test.each([
  [500, 'status'],
  [404, 'status'],
  [304, 'status'],
  [410, 'gone'],
])('a %i is none', async (status, reason) => {
  const { outcome } = await post((_, response) => response.writeHead(status).end('Jordan wrote to you'));
  expect(outcome).toEqual({ httpStatus: status, reason });
});

test('a redirect is not followed', async () => {
  const target = await receiver((_, response) => response.end());
  const { outcome } = await post((_, response) => response.writeHead(307, { location: target.url }).end());
  expect([outcome, target.seen]).toEqual([{ httpStatus: 307, reason: 'status' }, []]);
});

test.each([
  ['an upgrade that nobody asked for', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'],
  ['a 101 without an upgrade', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
  ['a connection that ends', ''],
  ['what is no HTTP', 'hello\r\n\r\n'],
])('%s ends the call', async (_, bytes) => {
  const { outcome } = await post((request) => void request.socket.end(bytes));
  expect(outcome).toEqual({ httpStatus: null, reason: 'connection' });
});

test('an upgrade that stays open ends the call', async () => {
  const { outcome } = await post((request) => {
    request.socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
  });
  expect(outcome.httpStatus).toBeNull();
});

test('one that never responds, or begins and goes on for ever, is left after the time of a call', async () => {
  expect((await post(() => undefined)).outcome).toEqual({ httpStatus: null, reason: 'timeout' });
  const { outcome } = await post((request) => {
    request.socket.write('HTTP/1.1 200 OK\r\n');
    const drip = setInterval(() => request.socket.write('x: y\r\n'), 50);
    request.socket.on('close', () => clearInterval(drip));
  });
  expect(outcome).toEqual({ httpStatus: null, reason: 'timeout' });
});

test('a call that is stopped throws', async () => {
  const { url } = await receiver(() => undefined);
  const stopping = new AbortController();
  const calling = clientFor().post(url, message, stopping.signal);
  stopping.abort();
  await expect(calling).rejects.toThrow();
});

test('only addresses of the internet are connected to, whatever a name resolves to', async () => {
  const { url, seen } = await receiver((_, response) => response.end());
  const named = url.replace('127.0.0.1', 'hooks.hillstone.example');
  const refused = { httpStatus: null, reason: 'address' };
  for (const found of [['127.0.0.1'], ['10.0.0.1'], ['::1'], ['8.8.8.8', '169.254.169.254']]) {
    const client = clientFor({ targets: 'public', resolve: async () => found });
    expect(await client.post(named, message, never())).toEqual(refused);
  }
  expect(await clientFor({ targets: 'public' }).post(url, message, never())).toEqual(refused);
  expect(seen).toEqual([]);
});

test('a name that nobody knows is said to be one', async () => {
  const resolve = () => Promise.reject(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' }));
  const outcome = await clientFor({ targets: 'public', resolve }).post('https://no.example/', message, never());
  expect(outcome).toEqual({ httpStatus: null, reason: 'unknown_host' });
});
