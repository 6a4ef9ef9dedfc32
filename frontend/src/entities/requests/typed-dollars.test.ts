import { expect, it } from 'vitest';
import { typedDollars } from './typed-dollars.js';

it.each([
  ['', null],
  ['58500', 58_500],
  ['$58,500.49', 58_500],
  ['0', undefined],
  ['100000000', 100_000_000],
  ['100000001', undefined],
  ['about 50', undefined],
])('reads %o as %o dollars', (typed, dollars) => {
  expect(typedDollars(typed)).toBe(dollars);
});
