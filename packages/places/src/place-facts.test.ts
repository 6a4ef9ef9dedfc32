import { placeFactsSchema } from '@poolpros/contracts/http/place-facts';
import { states } from '@poolpros/contracts/states';
import { expect, it } from 'vitest';
import { placeFacts } from './place-facts.js';

const factsOf = (state: string, latitude?: number, longitude?: number) => {
  const facts = placeFacts(state, latitude === undefined || longitude === undefined ? null : { latitude, longitude });
  if (!facts) throw new Error(`there is nothing about ${state}`);
  return facts;
};

it.each(states.map(({ slug }) => slug))('knows season, license and prices of %s', (slug) => {
  const facts = placeFactsSchema.parse(factsOf(slug));
  expect('inground' in facts.license.rules).toBe(facts.license.kind !== 'unknown');
  expect(facts.license.rules).not.toHaveProperty('aboveGround');
  for (const { low, mid, high } of Object.values(facts.prices.bands)) {
    expect(low).toBeLessThan(high);
    if (mid !== null) expect(mid).toBeGreaterThan(low);
    if (mid !== null) expect(mid).toBeLessThan(high);
  }
});

it('knows nothing about what is no state', () => {
  expect(placeFacts('narnia', null)).toBeNull();
});

it.each([
  ['Miami', 'florida', 25.77, -80.19, 'south Florida and Hawaii'],
  ['Tampa', 'florida', 27.95, -82.46, 'Gulf coast, hot and humid'],
  ['Houston', 'texas', 29.76, -95.37, 'Gulf coast, hot and humid'],
  ['Dallas', 'texas', 32.78, -96.8, 'Southeast, mixed and humid'],
  ['Lubbock', 'texas', 33.58, -101.86, 'mountains and high plains'],
  ['Flagstaff', 'arizona', 35.2, -111.65, 'mountains and high plains'],
  ['Palm Springs', 'california', 33.83, -116.55, 'low desert'],
  ['Spokane', 'washington', 47.66, -117.43, 'mountains and high plains'],
])('puts %s into its climate zone, whatever most of the state is', (_, state, lat, lon, climate) => {
  expect(factsOf(state, lat, lon).season.climate).toBe(climate);
});

it('adds permit and reserve to a pool, and rounds to $500', () => {
  // The worked example of an Alabama concrete pool, without its shape: 0.84 of the base, permit, reserve.
  expect(factsOf('alabama').prices.bands.concrete).toEqual({
    low: 49_000,
    mid: 78_000,
    high: 115_500,
  });
  expect(factsOf('colorado').prices.bands.vinyl).toEqual({ low: 34_000, mid: 53_000, high: 75_500 });
});

it('tells what a hot tub and a sauna take at the tariff of a state', () => {
  const { hotTubPower, saunaPower } = factsOf('illinois').prices.bands;
  // 3,024 kWh a year and 6.72 kWh a session at 18.82 cents, 15 percent more or less.
  expect(hotTubPower).toEqual({ low: 484, mid: 569, high: 654 });
  expect(saunaPower).toEqual({ low: 1.07, mid: 1.26, high: 1.45 });
});
