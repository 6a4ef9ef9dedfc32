import { expect, it } from 'vitest';
import { readPrice } from './job-price.js';

it.each([
  ['18500', 18_500],
  [' $18,500 ', 18_500],
  ['1', 1],
  ['100,000,000', 100_000_000],
])('reads %j as whole dollars', (typed, dollars) => {
  expect(readPrice(typed)).toBe(dollars);
});

it('takes nothing typed for no price', () => {
  expect(readPrice('  ')).toBeUndefined();
});

it.each(['0', '-5', '18.50', 'about 5k', '100,000,001', '$$$x'])('does not guess at %j', (typed) => {
  expect(readPrice(typed)).toBeNull();
});
