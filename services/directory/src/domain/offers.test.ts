import { ratingOptions } from '@poolpros/contracts/catalogue';
import { expect, test } from 'vitest';
import { bitsOf, facetDigits, facetsOf, offeredBits } from './offers.js';

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

test('a sum of digits holds the counts of all, most frequent first', () => {
  const digits = [builder, { ...builder, services: ['Pool Repair'], rating: 5 }, { ...builder, rating: null }];
  expect(facetsOf(digits.reduce((sum, each) => sum + BigInt(facetDigits(each)), 0n))).toEqual({
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
  expect(facetsOf(0n)).toEqual({
    services: [],
    poolTypes: [],
    rating: ratingOptions.map((min) => ({ min, count: 0 })),
  });
});

test('counts stay apart for millions of installers', () => {
  const { services } = facetsOf(BigInt(facetDigits(builder)) * 9_000_000n);
  expect(services.map(({ count }) => count)).toEqual([9_000_000, 9_000_000]);
});
