import { expect, test } from 'vitest';
import { rankScore } from './ranking.js';

test('one review of five stars stays behind forty of 4.8', () => {
  expect(rankScore(5, 1)).toBeLessThan(rankScore(4.8, 40));
});

test.each([
  { rating: 5, reviewCount: 1, score: 4.4167 },
  { rating: 4.8, reviewCount: 40, score: 4.7444 },
  { rating: 1, reviewCount: 5, score: 2.65 },
  { rating: 4.3, reviewCount: 12, score: 4.3 },
])('scores $rating in $reviewCount reviews as $score', ({ rating, reviewCount, score }) => {
  expect(rankScore(rating, reviewCount)).toBe(score);
});

test('an installer without a rating scores less than the worst rated one', () => {
  expect(rankScore(null, 0)).toBe(0);
  expect(rankScore(null, 0)).toBeLessThan(rankScore(1, 10_000));
});

test('different scores stay different as 32-bit floats', () => {
  const scores = new Set<number>();
  for (let tenths = 10; tenths <= 50; tenths++)
    for (let reviews = 1; reviews <= 100; reviews++) scores.add(rankScore(tenths / 10, reviews));
  expect(new Set([...scores].map(Math.fround)).size).toBe(scores.size);
});
