import { replySteps } from '@poolpros/contracts/reply-speed';
import { expect, test } from 'vitest';
import { rankScore } from './ranking.js';

/** From the fastest to none. */
const replies = [...replySteps, null];
/** Every mean that a listing of up to a hundred reviews can have, and none. */
const ratings = [
  { rating: null, reviewCount: 0 },
  ...Array.from({ length: 41 }, (_, tenth) => (10 + tenth) / 10).flatMap((rating) =>
    Array.from({ length: 100 }, (_, index) => ({ rating, reviewCount: index + 1 })),
  ),
];

test('one review of five stars stays behind forty of 4.8', () => {
  expect(rankScore(5, 1, null)).toBeLessThan(rankScore(4.8, 40, null));
});

test.each([
  { rating: 5, reviewCount: 1, responseMinutes: null, score: 4.4167 },
  { rating: 4.8, reviewCount: 40, responseMinutes: null, score: 4.7444 },
  { rating: 1, reviewCount: 5, responseMinutes: null, score: 2.65 },
  { rating: 4.3, reviewCount: 12, responseMinutes: null, score: 4.3 },
  { rating: 4.3, reviewCount: 12, responseMinutes: 1440, score: 4.30001 },
  { rating: 4.3, reviewCount: 12, responseMinutes: 240, score: 4.30002 },
  { rating: 4.3, reviewCount: 12, responseMinutes: 60, score: 4.30003 },
  { rating: 4.3, reviewCount: 12, responseMinutes: 1441, score: 4.3 },
])('scores $rating in $reviewCount reviews with replies within $responseMinutes minutes as $score', (each) => {
  expect(rankScore(each.rating, each.reviewCount, each.responseMinutes)).toBe(each.score);
});

test('an installer without a rating scores less than the worst rated one, whatever its replies', () => {
  expect(rankScore(null, 0, null)).toBe(0);
  expect(rankScore(null, 0, 60)).toBeLessThan(rankScore(1, 10_000, null));
});

test('a faster step wins among equal means, and the higher mean wins whatever the steps', () => {
  const means = new Set<number>();
  for (const { rating, reviewCount } of ratings) {
    const scores = replies.map((minutes) => rankScore(rating, reviewCount, minutes));
    expect(scores, `${rating} in ${reviewCount}`).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(replies.length);
    means.add(rankScore(rating, reviewCount, null));
  }
  const ascending = [...means].sort((a, b) => a - b);
  const most = rankScore(null, 0, 60);
  for (const [index, mean] of ascending.entries())
    expect(mean + most).toBeLessThan(ascending[index + 1] ?? Number.POSITIVE_INFINITY);
});

test('scores have the same order and the same ties as 32-bit floats', () => {
  const scores = ratings.flatMap(({ rating, reviewCount }) =>
    replies.map((minutes) => rankScore(rating, reviewCount, minutes)),
  );
  const distinct = [...new Set(scores)].sort((a, b) => a - b);
  const floats = distinct.map(Math.fround);
  expect(new Set(floats).size).toBe(distinct.length);
  expect(floats).toEqual(floats.toSorted((a, b) => a - b));
});
