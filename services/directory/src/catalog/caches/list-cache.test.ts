import { expect, it } from 'vitest';
import type { CityCounts } from '../domain/city-counts.js';
import { createListCache } from './list-cache.js';

const byCity = (): CityCounts[] => [];

it('makes a list once for the same counts, and again for others', async () => {
  const listOf = createListCache();
  let made = 0;
  const make = () => [++made];
  const first = byCity();
  expect(String(await listOf(first, 'texas', make).encoded(null))).toBe('[1]');
  expect(String(await listOf(first, 'texas', make).encoded(null))).toBe('[1]');
  expect(String(await listOf(first, 'ohio', make).encoded(null))).toBe('[2]');
  expect(String(await listOf(byCity(), 'texas', make).encoded(null))).toBe('[3]');
});
