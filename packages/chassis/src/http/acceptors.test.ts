import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createPlainServer } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, listenByMany } from './acceptors.js';

const host = '127.0.0.1';
let server: Server;
let closeOthers: () => Promise<void>;

beforeEach(() => {
  server = createServer((_request, response) => response.end('here'));
  closeOthers = async () => undefined;
});
afterEach(async () => {
  await closeOthers();
  if (server.listening) await promisify(server.close.bind(server))();
});

const listen = async (port = 0, it = server) => {
  const close = await listenByMany(it, { host, port, count: 8 }, async (options) => {
    it.listen(options);
    await once(it, 'listening');
  });
  closeOthers = close;
  return addressOf(it).port;
};

describe('a server with several sockets', () => {
  it('answers whichever of them accepts a connection', async () => {
    const port = await listen();
    const once = { headers: { connection: 'close' } };
    const asked = Array.from({ length: 100 }, async () => (await fetch(`http://${host}:${port}/`, once)).text());
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['here']));
  });

  it('leaves its port to nobody', async () => {
    const port = await listen();
    await expect(listen(port, createServer())).rejects.toThrow('EADDRINUSE');
  });

  it('does not take a port that another server has', async () => {
    const other = createPlainServer().listen(0, host);
    await once(other, 'listening');
    await expect(listen(addressOf(other).port)).rejects.toThrow('EADDRINUSE');
    await promisify(other.close.bind(other))();
  });

  it('is closed with all of them', async () => {
    const port = await listen();
    await Promise.all([closeOthers(), promisify(server.close.bind(server))()]);
    await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow('fetch failed');
  });
});
