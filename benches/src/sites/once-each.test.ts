import { expect, it } from 'vitest';
import { onceEach } from './once-each.js';

it('starts a program that several parts of a bench need once', async () => {
  const started: string[] = [];
  const start = onceEach(async (name: string, port: number) => {
    started.push(name);
    return port;
  });
  expect(await Promise.all([start('10k-web', 1), start('10k-web', 2), start('10k-reviews', 3)])).toEqual([1, 1, 3]);
  expect(started).toEqual(['10k-web', '10k-reviews']);
});
