import { expect, it } from 'vitest';
import { createListCache } from './list-cache.js';

it('makes a list once for the same version of its counts, and again for another', async () => {
  const listOf = createListCache();
  let made = 0;
  const make = () => [++made];
  expect(String(await listOf('texas', 1, make).encoded(null))).toBe('[1]');
  expect(String(await listOf('texas', 1, make).encoded(null))).toBe('[1]');
  expect(String(await listOf('ohio', 1, make).encoded(null))).toBe('[2]');
  expect(String(await listOf('texas', 2, make).encoded(null))).toBe('[3]');
});
