import type { SearchPlan } from '@poolpros/search-rules/plan';
import { typedWords } from '@poolpros/search-rules/typed-words';
import { expect, test } from 'vitest';
import { facetAggregations } from './facets.js';
import { bestScoreSearch, distanceSearch, pageSearch, searchesOf } from './searches.js';
import { servesPoint } from './serves-point.js';
import { exactClauses, weightClauses } from './words.js';

const point = { lat: 40, lon: -83 };
const published = { term: { status: 'published' } };
const typed = typedWords('blue');
const blue = exactClauses(typed);

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
  expect(pageSearch({ ...columbus, page }, null)).toMatchObject({ from, size: 10, track_total_hits: true });
});

test('applies the reach rule around a point, with the distance of the search', () => {
  expect(pageSearch({ ...columbus, miles: 25 }, null).query).toEqual({
    bool: { filter: [published, servesPoint([point], 25)] },
  });
});

test('lists a state by its slug', () => {
  expect(pageSearch({ ...columbus, area: { kind: 'state', stateSlug: 'ohio' } }, null).query).toEqual({
    bool: { filter: [published, { term: { stateSlug: 'ohio' } }] },
  });
});

test('must match words, at a place too', () => {
  expect(pageSearch({ ...columbus, words: typed }, blue).query).toEqual({
    bool: { should: blue.bool.should, filter: [published, servesPoint([point], null), ...blue.bool.filter] },
  });
});

test('lists everything published without a place', () => {
  expect(pageSearch({ ...columbus, area: { kind: 'everywhere' } }, null).query).toEqual({
    bool: { filter: [published] },
  });
});

test('responds from the stored installer alone', () => {
  expect(pageSearch(columbus, null)._source).toEqual(['installer']);
});

test('counts distance steps without the distance of the visitor, and fetches nothing', () => {
  const selection = { ...columbus.selection, minRating: 4 };
  const body = distanceSearch({ ...columbus, selection, miles: 10, words: typed }, blue);
  expect(body.size).toBe(0);
  expect(body.query).toEqual({
    bool: {
      should: blue.bool.should,
      filter: [published, { range: { rating: { gte: 4 } } }, servesPoint([point], 100), ...blue.bool.filter],
    },
  });
});

test.each([
  { miles: 25, searches: 2 },
  { miles: null, searches: 1 },
  { miles: 100, searches: 1 },
  { miles: 300, searches: 1 },
])('asks $searches times within $miles miles, as the steps are counted once', ({ miles, searches }) => {
  const bodies = searchesOf({ ...columbus, miles }, null);
  expect(bodies).toHaveLength(searches);
  expect(bodies.filter(({ aggs }) => aggs?.distance)).toHaveLength(1);
});

test('counts no steps without a point', () => {
  expect(searchesOf({ ...columbus, area: { kind: 'everywhere' } }, null)).toEqual([
    expect.objectContaining({ aggs: facetAggregations }),
  ]);
});

test.each([
  { miles: 10, within: 100 },
  { miles: 300, within: 300 },
  { miles: null, within: null },
])('looks for the best score within the widest distance, $within for $miles miles', ({ miles, within }) => {
  expect(bestScoreSearch({ ...columbus, miles, words: typed }, weightClauses(typed))).toEqual({
    query: { bool: { must: weightClauses(typed).bool.must, filter: [published, servesPoint([point], within)] } },
    size: 1,
    track_total_hits: false,
    _source: false,
  });
});
