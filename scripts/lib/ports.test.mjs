import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { choosePorts, isFree } from './ports.mjs';

const server = createServer();
afterEach(() => server.close());

test('skips a port that someone else holds and gives no port twice', async () => {
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = server.address();
  expect(await isFree(port)).toBe(false);
  const ports = await choosePorts({ first: port, second: port });
  expect(ports.first).toBeGreaterThan(port);
  expect(ports.second).toBeGreaterThan(ports.first);
});
