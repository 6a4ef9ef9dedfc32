import { expect, test } from 'vitest';
import { appliedSort, sortClauses } from './sort.js';

const point = { lat: 30.27, lon: -97.74 };
const nearest = { _geo_distance: { location: [point], order: 'asc', unit: 'm' } };
const id = { id: 'asc' };

test.each([
  { asked: 'distance', points: [point], applied: 'distance' },
  { asked: 'distance', points: [], applied: 'rating' },
  { asked: 'rating', points: [], applied: 'rating' },
  { asked: 'reviews', points: [], applied: 'reviews' },
  { asked: 'name', points: [point], applied: 'name' },
] as const)('applies $applied when $asked is asked with $points.length points', ({ asked, points, applied }) => {
  expect(appliedSort(asked, [...points])).toBe(applied);
});

test.each([
  { sort: 'distance', points: [point], hasWords: false, clauses: [nearest, id] },
  { sort: 'rating', points: [point], hasWords: false, clauses: [{ rankScore: 'desc' }, nearest, id] },
  { sort: 'rating', points: [], hasWords: false, clauses: [{ rankScore: 'desc' }, id] },
  { sort: 'rating', points: [], hasWords: true, clauses: [{ _score: { order: 'desc' } }, { rankScore: 'desc' }, id] },
  { sort: 'reviews', points: [point], hasWords: false, clauses: [{ reviewCount: 'desc' }, id] },
  { sort: 'reviews', points: [], hasWords: true, clauses: [{ reviewCount: 'desc' }, id] },
  { sort: 'name', points: [], hasWords: false, clauses: [{ 'nameFolded.exact': 'asc' }, id] },
] as const)('sorts by $sort with $points.length points, words: $hasWords', ({ sort, points, hasWords, clauses }) => {
  expect(sortClauses(sort, [...points], hasWords)).toEqual(clauses);
});

test('measures from the nearest of several points', () => {
  const other = { lat: 30.5, lon: -97.6 };
  expect(sortClauses('distance', [point, other], false)[0]).toMatchObject({
    _geo_distance: { location: [point, other] },
  });
});
