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

it('lists up to 4 cities of Texas, 2 of Florida and 1 of Wyoming, and no others', () => {
  const popular = [...cities('Ohio', 3), ...cities('Wyoming', 3), ...cities('Florida', 5), ...cities('Texas', 6)];
  expect(popularStates(popular).map(({ state, cities }) => [state, cities.map(({ city }) => city)])).toEqual([
    ['Texas', ['City 0', 'City 1', 'City 2', 'City 3']],
    ['Florida', ['City 0', 'City 1']],
    ['Wyoming', ['City 0']],
  ]);
});

it('leaves out a state without data', () => {
  expect(popularStates(cities('Florida', 1))).toMatchObject([{ state: 'Florida', cities: [{ city: 'City 0' }] }]);
  expect(popularStates([])).toEqual([]);
});
