import { expect, test } from 'vitest';
import { median, percentile, short, spread, table } from './figures.js';

test('takes the middle of an odd and the mean of the two middles of an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('gives the value that a share of the values do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.5)).toBe(7);
});

test('writes figures with three digits', () => {
  expect([0.98765, 12.345, 1234.5].map(short)).toEqual(['0.988', '12.3', '1235']);
  expect(spread([3, 1, 2])).toBe('2 (1–3)');
});

test('puts the columns of a table under each other', () => {
  expect(
    table([
      ['', 'p50'],
      ['all', '12'],
    ]),
  ).toBe('       p50\n  all   12');
});
