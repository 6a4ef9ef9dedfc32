import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from './eventually.js';
import { type FaultProxy, startFaultProxy } from './fault-proxy.js';

let echo: Server;
let behind: string;
let proxy: FaultProxy;
let clients: Socket[];

beforeEach(async () => {
  clients = [];
  echo = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  behind = `tcp://127.0.0.1:${(echo.address() as AddressInfo).port}`;
  proxy = await startFaultProxy(behind);
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await proxy.shut();
  echo.close();
});

/** A client of the proxy or of the server itself: sends a word and collects the replies. */
async function client(url = proxy.url): Promise<{ say(word: string): void; heard(): string; isClosed(): boolean }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  clients.push(socket);
  let heard = '';
  socket.on('data', (data) => {
    heard += data.toString();
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { say: (word) => socket.write(word), heard: () => heard, isClosed: () => socket.closed };
}

it('passes nothing on while it hangs and everything when it opens, to old and new clients', async () => {
  const old = await client();
  old.say('a');
  await eventually(() => old.heard() === 'a');
  await proxy.hang();
  const late = await client();
  old.say('b');
  late.say('x');
  const direct = await client(behind);
  direct.say('y');
  await eventually(() => direct.heard() === 'y');
  expect([old.heard(), late.heard()]).toEqual(['a', '']);
  await proxy.open();
  await eventually(() => old.heard() === 'ab' && late.heard() === 'x');
});

it('lets only new clients through once it stranded the others', async () => {
  const old = await client();
  await proxy.strand();
  old.say('a');
  await proxy.open();
  const late = await client();
  late.say('x');
  await eventually(() => late.heard() === 'x');
  expect(old.heard()).toBe('');
  expect(old.isClosed()).toBe(false);
});

it('ends its clients when it shuts, and takes new ones when it opens again', async () => {
  const old = await client();
  await proxy.shut();
  await eventually(() => old.isClosed());
  await expect(client()).rejects.toThrow('ECONNREFUSED');
  await proxy.open();
  const late = await client();
  late.say('x');
  await eventually(() => late.heard() === 'x');
});
