import type { SearchPlan } from '@poolpros/search-rules/plan';
import { expect, test } from 'vitest';
import { coveredFrom } from './coverage.js';
import { facetAggregations } from './facets.js';
import { distanceSearch, pageSearch, searchesOf } from './searches.js';
import { wordsQuery } from './words.js';

const point = { lat: 40, lon: -83 };
const published = { term: { status: 'published' } };

const columbus: SearchPlan = {
  area: { kind: 'points', points: [point], label: 'Columbus, OH', source: 'city' },
  selection: { services: [], poolTypes: [], serviceType: null, minRating: null },
  words: null,
  unknownPlace: null,
  miles: null,
  sort: 'rating',
  page: 1,
};

test.each([
  { page: 1, from: 0 },
  { page: 2, from: 10 },
  { page: 1000, from: 9990 },
])('reads page $page from entry $from, ten entries long', ({ page, from }) => {
  expect(pageSearch({ ...columbus, page })).toMatchObject({ from, size: 10, track_total_hits: true });
});

test('applies the coverage rule around a point, with the distance of the search', () => {
  expect(pageSearch({ ...columbus, miles: 25 }).query).toEqual({
    bool: { filter: [published, coveredFrom([point], 25)] },
  });
});

test('lists a state by its slug', () => {
  expect(pageSearch({ ...columbus, area: { kind: 'state', stateSlug: 'ohio' } }).query).toEqual({
    bool: { filter: [published, { term: { stateSlug: 'ohio' } }] },
  });
});

test('must match words, at a place too', () => {
  expect(pageSearch({ ...columbus, words: ['blue'] }).query).toEqual({
    bool: { filter: [published, coveredFrom([point], null)], must: [wordsQuery(['blue'])] },
  });
});

test('lists everything published without a place', () => {
  expect(pageSearch({ ...columbus, area: { kind: 'everywhere' } }).query).toEqual({ bool: { filter: [published] } });
});

test('answers from the stored installer alone', () => {
  expect(pageSearch(columbus)._source).toEqual(['installer']);
});

test('counts distance steps without the distance of the visitor, and fetches nothing', () => {
  const selection = { ...columbus.selection, minRating: 4 };
  const body = distanceSearch({ ...columbus, selection, miles: 10, words: ['blue'] });
  expect(body.size).toBe(0);
  expect(body.query).toEqual({
    bool: {
      filter: [published, { range: { rating: { gte: 4 } } }, coveredFrom([point], 100)],
      must: [wordsQuery(['blue'])],
    },
  });
});

test.each([
  { miles: 25, searches: 2 },
  { miles: null, searches: 1 },
  { miles: 100, searches: 1 },
  { miles: 300, searches: 1 },
])('asks $searches times within $miles miles, as the steps are counted once', ({ miles, searches }) => {
  const bodies = searchesOf({ ...columbus, miles });
  expect(bodies).toHaveLength(searches);
  expect(bodies.filter(({ aggs }) => aggs?.distance)).toHaveLength(1);
});

test('counts no steps without a point', () => {
  expect(searchesOf({ ...columbus, area: { kind: 'everywhere' } })).toEqual([
    expect.objectContaining({ aggs: facetAggregations }),
  ]);
});
