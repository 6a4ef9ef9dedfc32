import { expect, test } from 'vitest';
import { subRatingMeansOf } from './sub-ratings.js';

test('an aspect has a mean once three reviews rate it', () => {
  expect(subRatingMeansOf([{ aspect: 'quality', stars: 10, reviewCount: 2 }])).toEqual([]);
  expect(subRatingMeansOf([{ aspect: 'quality', stars: 14, reviewCount: 3 }])).toEqual([
    { aspect: 'quality', rating: 4.7, reviewCount: 3 },
  ]);
});

test('aspects come in one order, whatever the order of the tallies, and what is no aspect does not', () => {
  const tallies = ['tidiness', 'charm', 'value', 'quality'].map((aspect) => ({ aspect, stars: 12, reviewCount: 3 }));
  expect(subRatingMeansOf(tallies).map(({ aspect }) => aspect)).toEqual(['quality', 'value', 'tidiness']);
});
