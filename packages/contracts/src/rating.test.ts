import { expect, test } from 'vitest';
import { ratingSummaryOf } from './rating.js';

const counts = (one: number, two: number, three: number, four: number, five: number) => ({
  '1': one,
  '2': two,
  '3': three,
  '4': four,
  '5': five,
});

test.each([
  [counts(0, 0, 0, 0, 0), null, 0],
  [counts(0, 0, 0, 0, 1), 5, 1],
  [counts(1, 0, 0, 0, 2), 3.7, 3],
  [counts(0, 0, 0, 11, 9), 4.5, 20],
  [counts(0, 0, 0, 3, 1), 4.3, 4],
])('takes the mean of %j to one decimal', (distribution, rating, reviewCount) => {
  expect(ratingSummaryOf(distribution)).toEqual({ rating, reviewCount, distribution });
});
