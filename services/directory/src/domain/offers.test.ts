import { poolTypes, ratingOptions, services } from '@poolpros/contracts/catalogue';
import { expect, test } from 'vitest';
import { bitsOf, facetBits, facetsOf, offeredBits } from './offers.js';

const builder = {
  services: ['Pool Installation', 'Pool Repair'],
  poolTypes: ['Luxury Pools'],
  specializations: ['Luxury Pools', 'Vinyl Pools'],
  rating: 4.2,
};
const shares = (a: number, b: number) => (BigInt(a) & BigInt(b)) !== 0n;

test('the same value is distinguished by its field', () => {
  const offered = offeredBits({ ...builder, specializations: [] });
  expect(shares(offered, bitsOf('poolTypes', ['Luxury Pools']))).toBe(true);
  expect(shares(offered, bitsOf('specializations', ['Luxury Pools']))).toBe(false);
});

test('any of the values asked for is enough', () => {
  expect(shares(offeredBits(builder), bitsOf('services', ['Pool Cleaning', 'Pool Repair']))).toBe(true);
  expect(shares(offeredBits(builder), bitsOf('services', ['Pool Cleaning']))).toBe(false);
});

const groupsOf = (...installers: (typeof builder | (Omit<typeof builder, 'rating'> & { rating: null }))[]) =>
  installers.map((installer) => ({ facets: facetBits(installer), count: 1 }));

test('the bits of many hold the counts of all, most frequent first', () => {
  const groups = groupsOf(builder, { ...builder, services: ['Pool Repair'], rating: 5 }, { ...builder, rating: null });
  expect(facetsOf(groups)).toEqual({
    services: [
      { value: 'Pool Repair', count: 3 },
      { value: 'Pool Installation', count: 2 },
    ],
    poolTypes: [{ value: 'Luxury Pools', count: 3 }],
    rating: [
      { min: 5, count: 1 },
      { min: 4, count: 2 },
      { min: 3, count: 2 },
    ],
  });
});

test('no offers are no facets', () => {
  expect(facetsOf([])).toEqual({
    services: [],
    poolTypes: [],
    rating: ratingOptions.map((min) => ({ min, count: 0 })),
  });
});

test('all values of the catalogue fit into a column of 32 bits, and are told apart', () => {
  const facets = facetBits({ services, poolTypes, specializations: [], rating: 5 });
  expect(facets).toBe(2 ** (services.length + poolTypes.length + ratingOptions.length) - 1);
  expect(facets).toBeLessThan(2 ** 31);
  expect(facetsOf([{ facets, count: 7 }]).services).toHaveLength(services.length);
});
