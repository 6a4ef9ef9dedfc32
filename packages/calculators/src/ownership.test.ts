import { expect, test } from 'vitest';
import type { Band } from './band.js';
import { costOverYears, firstCost, type Owned } from './ownership.js';
import { type Ownership, ownershipAsOf, poolOwnership, sanitizerOwnership } from './ownership-factors.js';

const thousands = (band: Band | undefined): number[] => (band ?? []).map((dollars) => Math.floor(dollars / 1000 + 0.5));

test.each<[Owned, Band, Band]>([
  ['fiberglass', [44_500, 68_000, 98_000], [49_500, 78_500, 119_000]],
  ['vinyl', [34_000, 53_000, 75_500], [39_500, 69_000, 104_000]],
  ['concrete', [58_000, 93_000, 137_000], [65_600, 115_300, 190_000]],
  ['above-ground', [5_000, 11_000, 23_000], [8_600, 18_300, 37_500]],
  ['salt', [1_000, 1_700, 2_500], [3_300, 6_300, 13_100]],
  ['chlorine', [0, 0, 0], [3_000, 5_500, 8_000]],
])('%s costs what the table of ten years says', (owned, first, tenYears) => {
  expect(firstCost(owned)).toEqual(first);
  const [low, mid, high] = costOverYears(owned, 10)[10] ?? [];
  expect(low).toBeCloseTo(tenYears[0], 6);
  expect(mid).toBeCloseTo(tenYears[1], 6);
  expect(high).toBeCloseTo(tenYears[2], 6);
});

test('a pool in the ground lies between the cheapest and the dearest of the three kinds', () => {
  expect(thousands(firstCost('inground'))).toEqual([34, 71, 137]);
  // Ten years cost the mean of the three middles: 78,500, 69,000 and 115,300.
  expect(thousands(costOverYears('inground', 10)[10])).toEqual([40, 88, 190]);
});

test('the middle of each year follows the calendar of renewals', () => {
  const concrete = costOverYears('concrete', 20).map(([, mid]) => mid);
  expect(concrete.slice(0, 2)).toEqual([93_000, 94_000]);
  expect(concrete.slice(9, 12)).toEqual([103_300, 115_300, 116_300]);
  // 20 years of 1,000, two coats of 8,000, five acid washes of 650 and equipment twice at 3,000, on top of 93,000.
  expect(concrete[20]).toBe(138_250);
  const salt = costOverYears('salt', 6).map(([, mid]) => mid);
  expect(salt).toEqual([1_700, 2_000, 2_300, 2_600, 2_900, 4_000, 4_300]);
});

test('a pool above ground is bought again at the end of its life, and its renewals begin anew', () => {
  const mids = costOverYears('above-ground', 20).map(([, mid]) => mid);
  expect(mids[10]).toBe(18_300);
  expect(mids[12]).toBe(18_300 + 2 * 530);
  expect(mids[13]).toBe(18_300 + 3 * 530 + 11_000);
  expect(mids[20]).toBe(18_300 + 10 * 530 + 11_000);
});

test.each<[string, Ownership]>([...Object.entries(poolOwnership), ...Object.entries(sanitizerOwnership)])(
  '%s: years and renewals make the middle of ten years, and the factors have a day',
  (_, { yearly, renewals, tenYears }) => {
    const renewed = renewals.reduce((sum, { price, everyYears }) => sum + price * Math.floor(10 / everyYears), 0);
    expect(10 * yearly + renewed).toBe(tenYears[1]);
    expect(ownershipAsOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  },
);
