import { expect, it } from 'vitest';
import type { CityFigures } from './domain/place-figures.js';
import { createKeptLists } from './kept-lists.js';

const figures = (): CityFigures[] => [];

it('makes a list once for the same counts, and again for others', async () => {
  const listOf = createKeptLists();
  let made = 0;
  const make = () => [++made];
  const first = figures();
  expect(String(await listOf(first, 'texas', make).encoded(null))).toBe('[1]');
  expect(String(await listOf(first, 'texas', make).encoded(null))).toBe('[1]');
  expect(String(await listOf(first, 'ohio', make).encoded(null))).toBe('[2]');
  expect(String(await listOf(figures(), 'texas', make).encoded(null))).toBe('[3]');
});
