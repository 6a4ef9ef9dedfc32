import { expect, test } from 'vitest';
import { progressIn } from './seed-data.mjs';

test('reads how much is stored from the lines of the seed commands', () => {
  expect(progressIn('seed listings: 400 of 2000', 'of')).toBe(400);
  expect(progressIn('seed reviews: 972636 written', 'written')).toBe(972_636);
  expect(progressIn('seed reviews: 847918 counted', 'counted')).toBe(847_918);
});

test('takes the reviews that ratings count for no progress of those that are stored', () => {
  expect(progressIn('seed reviews: 847918 counted', 'written')).toBeNull();
});
