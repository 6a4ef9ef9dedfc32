import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createPortChooser, isFree } from './ports.mjs';

const server = createServer();
afterEach(() => server.close());

test('skips a port that someone else holds and gives no port twice', async () => {
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = server.address();
  expect(await isFree(port)).toBe(false);
  const choose = createPortChooser();
  const [first, second] = await Promise.all([choose(port), choose(port)]);
  expect(first).toBeGreaterThan(port);
  expect(second).toBeGreaterThan(port);
  expect(second).not.toBe(first);
});
