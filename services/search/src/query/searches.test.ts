import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { stateBySlug } from '@poolpros/contracts/states';
import { expect, test } from 'vitest';
import { coveredFrom, withinMiles } from './coverage.js';
import type { SearchedPlace } from './place.js';
import { distanceSearch, pageSearch } from './searches.js';
import { wordsQuery } from './words.js';

const ohio = stateBySlug('ohio');
if (!ohio) throw new Error('Ohio is a state');
const point = { lat: 40, lon: -83 };
const columbus: SearchedPlace = { kind: 'point', source: 'city', ...point, label: 'Columbus, OH' };
const published = { term: { status: 'published' } };

const search = (place: SearchedPlace, query: Record<string, unknown> = {}, miles = 0) => ({
  query: searchQuerySchema.parse(query),
  place,
  miles,
});

test.each([
  { page: 1, from: 0 },
  { page: 2, from: 10 },
  { page: 1000, from: 9990 },
])('reads page $page from entry $from, ten entries long', ({ page, from }) => {
  expect(pageSearch(search(columbus, { page }))).toMatchObject({ from, size: 10, track_total_hits: true });
});

test('applies the coverage rule around a point, with the distance of the search', () => {
  expect(pageSearch(search(columbus, {}, 25)).query).toEqual({
    bool: { filter: [published, coveredFrom([point], 25)] },
  });
});

test('lists a state by its slug', () => {
  expect(pageSearch(search({ kind: 'state', state: ohio })).query).toEqual({
    bool: { filter: [published, { term: { stateSlug: 'ohio' } }] },
  });
});

test('must match the words of a text', () => {
  expect(pageSearch(search({ kind: 'text', text: 'blue lagoon' })).query).toEqual({
    bool: { filter: [published], must: [wordsQuery('blue lagoon')] },
  });
});

test('lists everything published without a place', () => {
  expect(pageSearch(search({ kind: 'none' })).query).toEqual({ bool: { filter: [published] } });
});

test('answers from the stored installer alone', () => {
  expect(pageSearch(search(columbus))._source).toEqual(['installer']);
});

test('counts distance steps without the distance of the visitor, and fetches nothing', () => {
  const body = distanceSearch(search(columbus, { minRating: 4 }, 10));
  expect(body.size).toBe(0);
  expect(body.query).toEqual({
    bool: {
      filter: [published, { range: { rating: { gte: 4 } } }, withinMiles([point], 100), coveredFrom([point], 0)],
    },
  });
});
