import { expect, it } from 'vitest';
import { popularStates } from './popular-cities.js';

const cities = (state: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    stateSlug: state.toLowerCase(),
    state,
    citySlug: `city-${index}`,
    city: `City ${index}`,
    installers: 10 - index,
  }));

it('lists up to 4 cities of Texas, 2 of Florida and 1 of Wyoming, before other states', () => {
  const popular = [...cities('Ohio', 3), ...cities('Wyoming', 3), ...cities('Florida', 5), ...cities('Texas', 6)];
  expect(popularStates(popular).map(({ state, cities }) => [state, cities.length])).toEqual([
    ['Texas', 4],
    ['Florida', 2],
    ['Wyoming', 1],
    ['Ohio', 2],
  ]);
});

it('is empty without data', () => {
  expect(popularStates([])).toEqual([]);
});
