import { placeFactsSchema } from '@poolpros/contracts/http/place-facts';
import { states } from '@poolpros/contracts/states';
import { expect, it } from 'vitest';
import type { ClimateSite } from './climate-zone.js';
import { placeFacts } from './place-facts.js';

const factsOf = (state: string, site: ClimateSite | null = null) => {
  const facts = placeFacts(state, site);
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

it('has the season of the place where the rest of the state has another one', () => {
  expect(factsOf('california').season).toMatchObject({ climate: 'California coast', winter: 'open' });
  const truckee = { slug: 'truckee', county: 'Nevada County', elevation: 1774 };
  expect(factsOf('california', truckee).season).toMatchObject({
    climate: 'Sierra and high mountain towns',
    winter: 'closed',
    opening: { from: 'early June', to: 'mid-June' },
    swimming: null,
  });
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
  // 3,024 kWh a year and 6.72 kWh a session at 18.82 cents, plus or minus 15 percent.
  expect(hotTubPower).toEqual({ low: 484, mid: 569, high: 654 });
  expect(saunaPower).toEqual({ low: 1.07, mid: 1.26, high: 1.45 });
});
