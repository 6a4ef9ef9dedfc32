import { poolTypes, ratingOptions, services } from '@poolpros/contracts/catalogue';
import { expect, test } from 'vitest';
import { awayBits, bitsOf, facetBits, facetsOf, offeredBits } from './offers.js';

const builder = {
  services: ['Pool Installation', 'Pool Repair'],
  poolTypes: ['Luxury Pools'],
  specializations: ['Luxury Pools', 'Vinyl Pools'],
  rating: 4.2,
  status: 'published' as const,
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

/** As the database gives them. */
function bitsOfAll(...all: number[]): Uint8Array {
  const bits = new DataView(new ArrayBuffer(4 * all.length));
  for (const [at, each] of all.entries()) bits.setInt32(4 * at, each);
  return new Uint8Array(bits.buffer);
}

test('the bits of many hold the counts of all, most frequent first', () => {
  const all = [builder, { ...builder, services: ['Pool Repair' as const], rating: 5 }, { ...builder, rating: null }];
  expect(facetsOf(bitsOfAll(...all.map(facetBits))).facets).toEqual({
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

test('the bits of many say how many of them take no requests, paused or closed', () => {
  const all = (['published', 'paused', 'closed', 'published'] as const).map((status) => ({ ...builder, status }));
  const counted = facetsOf(bitsOfAll(...all.map(facetBits)));
  expect(counted).toMatchObject({ away: 2, facets: { poolTypes: [{ value: 'Luxury Pools', count: 4 }] } });
  expect(Math.max(...all.map(facetBits))).toBeLessThan(2 ** 31);
});

test('no offers are no facets', () => {
  expect(facetsOf(bitsOfAll()).facets).toEqual({
    services: [],
    poolTypes: [],
    rating: ratingOptions.map((min) => ({ min, count: 0 })),
  });
});

test('all values of the catalogue fit into a column of 32 bits, and are told apart', () => {
  const facets = facetBits({ services, poolTypes, specializations: [], rating: 5, status: 'published' });
  expect(facets).toBe(2 ** (services.length + poolTypes.length + ratingOptions.length) - 1);
  expect(facets).toBeLessThan(awayBits);
  expect(facetsOf(bitsOfAll(facets)).facets.services).toHaveLength(services.length);
});
