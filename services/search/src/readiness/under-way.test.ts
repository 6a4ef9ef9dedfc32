import { expect, it } from 'vitest';
import { countUnderWay } from './under-way.js';

it('tells how many are under way on average, by their number and by how long they take', async () => {
  let now = 0;
  const searches = countUnderWay(() => now);
  const search = (ms: number) =>
    searches.during(async () => {
      now += ms;
    });
  expect(searches.average()).toBe(0);
  for (let count = 0; count < 5; count++) await search(100);
  expect(searches.average()).toBe(0.5);
  now = 1_000;
  expect(searches.average()).toBe(0.5);
  await search(900);
  expect(searches.average()).toBe(0.9);
  now = 3_500;
  expect(searches.average()).toBe(0);
});

it('counts those that fail', async () => {
  let now = 0;
  const searches = countUnderWay(() => now);
  const late = searches.during(async () => {
    now += 500;
    throw new Error('late');
  });
  await expect(late).rejects.toThrow('late');
  expect(searches.average()).toBe(0.5);
});
