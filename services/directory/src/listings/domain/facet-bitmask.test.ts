import { ratingOptions, specializations } from '@poolpros/contracts/catalogue';
import { eachFilter, filterKeys, isClockValue, valueFilters } from '@poolpros/contracts/value-filters';
import { factsWith } from '@poolpros/search-rules/filters';
import { expect, test } from 'vitest';
import { bitsOf, facetBits, facetsOf, freeBits, offeredBits } from './facet-bitmask.js';

const builder = {
  services: ['Pool Installation' as const, 'Pool Repair' as const],
  poolTypes: ['Luxury Pools' as const],
  specializations: ['Luxury Pools', 'Vinyl Pools'],
  rating: 4.2,
  status: 'published' as const,
};
const shares = (a: bigint, b: bigint) => (a & b) !== 0n;

test('the same value is distinguished by its field', () => {
  const offered = offeredBits({ ...builder, specializations: [] });
  expect(shares(offered, bitsOf('poolTypes', ['Luxury Pools']))).toBe(true);
  expect(shares(offered, bitsOf('specializations', ['Luxury Pools']))).toBe(false);
});

test('any of the values asked for is enough', () => {
  expect(shares(offeredBits(builder), bitsOf('services', ['Pool Cleaning', 'Pool Repair']))).toBe(true);
  expect(shares(offeredBits(builder), bitsOf('services', ['Pool Cleaning']))).toBe(false);
});

const none = eachFilter(() => []);

/** In the form that the database returns. */
function bitsOfAll(...all: bigint[]): Uint8Array {
  const bits = new DataView(new ArrayBuffer(8 * all.length));
  for (const [at, each] of all.entries()) bits.setBigInt64(8 * at, each);
  return new Uint8Array(bits.buffer);
}

test('the bits of many hold the counts of all, most frequent first', () => {
  const all = [builder, { ...builder, services: ['Pool Repair' as const], rating: 5 }, { ...builder, rating: null }];
  expect(facetsOf(bitsOfAll(...all.map(facetBits))).facets).toEqual({
    ...none,
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
});

test('no offers are no facets', () => {
  expect(facetsOf(bitsOfAll()).facets).toEqual({
    ...none,
    rating: ratingOptions.map((min) => ({ min, count: 0 })),
  });
});

test('all values fit into the two columns of 64 bits, and are counted by themselves', () => {
  expect(Math.min(freeBits.facets, freeBits.offered)).toBeGreaterThanOrEqual(0);
  const filters = filterKeys.map((key) => factsWith(key, [...valueFilters[key].values]));
  const everything = Object.assign({ ...builder, specializations, rating: 5, status: 'closed' as const }, ...filters);
  expect(BigInt.asIntN(64, facetBits(everything) | offeredBits(everything))).toBeGreaterThan(0n);
  const { facets, away } = facetsOf(bitsOfAll(facetBits(everything)));
  expect(away).toBe(1);
  for (const key of filterKeys) {
    const counted = valueFilters[key].values.filter((value) => !isClockValue(key, value));
    expect(facets[key]).toHaveLength(counted.length);
    for (const { count } of facets[key]) expect(count).toBe(1);
  }
  expect(facets.rating).toEqual(ratingOptions.map((min) => ({ min, count: 1 })));
});
