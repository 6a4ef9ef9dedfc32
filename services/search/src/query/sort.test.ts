import { noPlace } from '@poolpros/contracts/no-place';
import { eachFilter } from '@poolpros/contracts/value-filters';
import type { SearchPlan } from '@poolpros/search-rules/plan';
import { typedWords } from '@poolpros/search-rules/typed-words';
import { expect, test } from 'vitest';
import { sortClauses } from './sort.js';

const point = { lat: 30.27, lon: -97.74 };
const nearest = { _geo_distance: { location: [point], order: 'asc', unit: 'm' } };
const id = { id: 'asc' };
const score = { _score: { order: 'desc' } };

const planOf = (
  sort: SearchPlan['sort'],
  points: { lat: number; lon: number }[],
  words: string | null,
): SearchPlan => ({
  area: points.length > 0 ? { kind: 'points', points, label: '', source: 'gps' } : { kind: 'everywhere' },
  selection: { ...eachFilter(() => []), serviceType: null, minRating: null },
  words: words === null ? null : typedWords(words),
  unknownPlace: null,
  understood: noPlace,
  choices: [],
  miles: null,
  sort,
  page: 1,
  at: new Date(0),
});

test.each([
  { sort: 'distance', points: [point], words: null, clauses: [nearest, id] },
  { sort: 'distance', points: [point], words: 'blue', clauses: [nearest, id] },
  { sort: 'rating', points: [point], words: null, clauses: [{ rankScore: 'desc' }, nearest, id] },
  { sort: 'rating', points: [], words: null, clauses: [{ rankScore: 'desc' }, id] },
  { sort: 'rating', points: [point], words: 'blue', clauses: [score, { rankScore: 'desc' }, nearest, id] },
  { sort: 'reviews', points: [point], words: null, clauses: [{ reviewCount: 'desc' }, id] },
  { sort: 'reviews', points: [], words: 'blue', clauses: [{ reviewCount: 'desc' }, id] },
  { sort: 'name', points: [], words: null, clauses: [{ nameFolded: 'asc' }, id] },
] as const)('sorts by $sort with $points.length points and the words $words', ({ sort, points, words, clauses }) => {
  expect(sortClauses(planOf(sort, [...points], words))).toEqual(clauses);
});

test('measures from the nearest of several points', () => {
  const other = { lat: 30.5, lon: -97.6 };
  expect(sortClauses(planOf('distance', [point, other], null))[0]).toMatchObject({
    _geo_distance: { location: [point, other] },
  });
});
