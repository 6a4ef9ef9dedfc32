import { expect, it } from 'vitest';
import { createFirstResults } from './first-results.js';

it.each([
  ['/search-results?location=Texas', 300],
  ['/search-results', 300],
  ['/Search-Results?location=Texas', 0],
  ['/search-results/?location=Texas', 0],
  ['//search-results?location=Texas', 0],
  ['/search%2Dresults?location=Texas', 0],
  ['/us', 0],
])('lets %s wait %i ms: only what the gateway counts as a search', async (url, milliseconds) => {
  expect(await createFirstResults()(url, async (searchWithinMs) => searchWithinMs)).toBe(milliseconds);
});

it('lets 24 pages wait at a time, and the next one when one of them is there', async () => {
  const withFirstResults = createFirstResults();
  const given: number[] = [];
  const ends: (() => void)[] = [];
  const ask = () =>
    withFirstResults('/search-results', (searchWithinMs) => {
      given.push(searchWithinMs);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const first = ask();
  for (let page = 2; page <= 25; page++) void ask();
  expect(given).toEqual([...Array.from({ length: 24 }, () => 300), 0]);
  ends[0]?.();
  await first;
  void ask();
  expect(given.at(-1)).toBe(300);
});
