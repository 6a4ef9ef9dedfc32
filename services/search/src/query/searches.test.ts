import { noPlace } from '@poolpros/contracts/no-place';
import { eachFilter } from '@poolpros/contracts/value-filters';
import type { SearchPlan } from '@poolpros/search-rules/plan';
import { typedWords } from '@poolpros/search-rules/typed-words';
import { expect, test } from 'vitest';
import { distanceAggregation, facetAggregations, foundAggregation } from './facets.js';
import { awaySearch, bestScoreSearch, pageSearch } from './searches.js';
import { servesPoint, withinMiles } from './serves-point.js';
import { sortClauses } from './sort.js';
import { exactClauses, weightClauses } from './words.js';

const point = { lat: 40, lon: -83 };
const typed = typedWords('blue');
const blue = exactClauses(typed);

const closed = { term: { status: 'closed' } };
const away = { terms: { status: ['paused', 'closed'] } };

const columbus: SearchPlan = {
  area: { kind: 'points', points: [point], label: 'Columbus, OH', source: 'city' },
  selection: { ...eachFilter(() => []), serviceType: null, minRating: null },
  words: null,
  unknownPlace: null,
  understood: noPlace,
  choices: [],
  miles: null,
  sort: 'rating',
  page: 1,
  at: new Date(0),
};

test.each([
  { page: 1, from: 0 },
  { page: 2, from: 10 },
  { page: 1000, from: 9990 },
])('reads page $page from entry $from, ten entries long', ({ page, from }) => {
  expect(pageSearch({ ...columbus, page }, null)).toMatchObject({ from, size: 10, track_total_hits: true });
});

test('applies the reach rule around a point, as far as the distance steps count', () => {
  const selection = { ...columbus.selection, minRating: 4 };
  expect(pageSearch({ ...columbus, selection, miles: 25 }, null).query).toEqual({
    bool: { filter: [servesPoint([point], 100), { range: { rating: { gte: 4 } } }], must_not: [closed] },
  });
});

test('lists a state by its slug', () => {
  expect(pageSearch({ ...columbus, area: { kind: 'state', stateSlug: 'ohio' } }, null).query).toEqual({
    bool: { filter: [{ term: { stateSlug: 'ohio' } }], must_not: [closed] },
  });
});

test('must match words, at a place too', () => {
  expect(pageSearch({ ...columbus, words: typed }, blue).query).toEqual({
    bool: { should: blue.bool.should, filter: [servesPoint([point], null), ...blue.bool.filter] },
  });
});

test('lists everything that can be found without a place, closed ones apart', () => {
  expect(pageSearch({ ...columbus, area: { kind: 'everywhere' } }, null).query).toEqual({
    bool: { filter: [{ terms: { status: ['published', 'paused', 'closed'] } }], must_not: [closed] },
  });
});

test('responds from the cards alone', () => {
  expect(pageSearch(columbus, null)).toMatchObject({ _source: false, docvalue_fields: ['card'] });
});

test('lists and counts within the distance of the visitor what the steps count farther away', () => {
  const search = pageSearch({ ...columbus, miles: 25 }, null);
  expect(search.post_filter).toEqual({ bool: { filter: [withinMiles([point], 25)], must_not: [away] } });
  expect(search.aggs).toEqual({ ...distanceAggregation([point]), ...foundAggregation([point], 25) });
  expect(search.track_total_hits).toBe(false);
});

test('filters no page by distance in the order of distance, which has those within first', () => {
  const search = pageSearch({ ...columbus, miles: 25, sort: 'distance' }, null);
  expect(search.post_filter).toEqual({ bool: { filter: [], must_not: [away] } });
  expect(search.aggs).toEqual({ ...distanceAggregation([point]), ...foundAggregation([point], 25) });
});

test('asks for those that take no requests with the same conditions and in the same order', () => {
  const plan: SearchPlan = { ...columbus, miles: 25, words: typed };
  const search = awaySearch(plan, blue, 3, 7);
  expect(search).toMatchObject({ from: 3, size: 7, sort: sortClauses(plan), docvalue_fields: ['card'] });
  expect(search).not.toHaveProperty('aggs');
  expect(search.query).toEqual({
    bool: {
      should: blue.bool.should,
      filter: [away, servesPoint([point], 100), ...blue.bool.filter, withinMiles([point], 25)],
    },
  });
});

test.each([{ miles: null }, { miles: 100 }, { miles: 300 }])(
  'counts all that it finds within $miles miles, as the steps reach no farther',
  ({ miles }) => {
    const search = pageSearch({ ...columbus, miles }, null);
    expect(search.query).toEqual({ bool: { filter: [servesPoint([point], miles)], must_not: [closed] } });
    expect(search.post_filter).toEqual({ bool: { filter: [], must_not: [away] } });
    expect(search.aggs).toEqual({ ...distanceAggregation([point]), ...facetAggregations });
    expect(search.track_total_hits).toBe(true);
  },
);

test('counts no steps without a point', () => {
  expect(pageSearch({ ...columbus, area: { kind: 'everywhere' } }, null).aggs).toEqual(facetAggregations);
});

test.each([
  { miles: 10, within: 100 },
  { miles: 300, within: 300 },
  { miles: null, within: null },
])('looks for the best score within the widest distance, $within for $miles miles', ({ miles, within }) => {
  expect(bestScoreSearch({ ...columbus, miles, words: typed }, weightClauses(typed))).toEqual({
    query: { bool: { must: weightClauses(typed).bool.must, filter: [servesPoint([point], within)] } },
    size: 1,
    track_total_hits: false,
    _source: false,
  });
});
