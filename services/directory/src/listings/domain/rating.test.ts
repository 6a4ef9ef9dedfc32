import { expect, test } from 'vitest';
import { meanOf, oneDecimal } from './rating.js';

const none = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };

test.each([
  [none, null],
  [{ ...none, '5': 3 }, 5],
  [{ '1': 1, '2': 0, '3': 0, '4': 1, '5': 1 }, 10 / 3],
])('takes the mean of %j', (distribution, mean) => {
  expect(meanOf(distribution)).toBe(mean);
});

test.each([
  [null, null],
  [4.84999, 4.8],
  [4.85, 4.9],
  [3, 3],
])('shows %d as %d', (value, shown) => {
  expect(oneDecimal(value)).toBe(shown);
});
