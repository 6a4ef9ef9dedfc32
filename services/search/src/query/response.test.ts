import { searchQuerySchema, searchResponseSchema } from '@poolpros/contracts/http/search';
import { stateBySlug } from '@poolpros/contracts/states';
import { expect, test } from 'vitest';
import { sampleSnapshot } from '../testing/sample-snapshot.js';
import type { SearchedPlace } from './place.js';
import { type Found, responseOf } from './response.js';

const { status: _status, ...installer } = sampleSnapshot();
// 5.0 miles north of the installer.
const nearby = { lat: 30.33957, lon: -97.7431 };
const gps: SearchedPlace = { kind: 'point', source: 'gps', ...nearby, label: 'Austin, TX' };
const texas = stateBySlug('texas');
if (!texas) throw new Error('Texas is a state');
const state: SearchedPlace = { kind: 'state', state: texas };

const found = (total: number, hits = [installer]): Found => ({
  took: 1,
  timed_out: false,
  _shards: { total: 1, successful: 1, failed: 0 },
  hits: {
    total: { value: total, relation: 'eq' },
    hits: hits.map((each) => ({ _index: 'installers', _id: String(each.id), _source: { installer: each } })),
  },
});
const search = (place: SearchedPlace, query: Record<string, unknown> = {}, miles = 0) => ({
  query: searchQuerySchema.parse(query),
  place,
  miles,
});

test('shows distance, reach and reasons of a card seen from a point', () => {
  const [card] = responseOf(search(gps, {}, 25), found(1), found(1)).installers;
  expect(card).toEqual({
    ...installer,
    distance: 5,
    servesPoint: true,
    reasons: ['5.0 miles away', 'Serves this address', 'Rated 4.6 in 11 job reviews'],
    badges: [],
    responseMinutes: null,
  });
});

test('knows neither distance nor reach without a point', () => {
  const [card] = responseOf(search(state), found(1), null).installers;
  expect(card).toMatchObject({ distance: null, servesPoint: null, reasons: ['Rated 4.6 in 11 job reviews'] });
});

test('measures from the nearest point of a range', () => {
  const far = { lat: 31.5, lon: -97.7431, label: 'far' };
  const range: SearchedPlace = { kind: 'points', points: [far, { ...nearby, label: 'near' }], label: 'ZIP 1-2' };
  expect(responseOf(search(range), found(1), found(1)).installers[0]?.distance).toBe(5);
});

test.each([
  { total: 0, page: 1, totalPages: 1 },
  { total: 10, page: 1, totalPages: 1 },
  { total: 11, page: 2, totalPages: 2 },
  { total: 11, page: 7, totalPages: 2 },
  { total: 995, page: 3, totalPages: 100 },
])('counts $totalPages pages for $total listings', ({ total, page, totalPages }) => {
  const response = responseOf(search(state, { page }), found(total, []), null);
  expect(response).toMatchObject({ total, page, pageSize: 10, totalPages });
});

test('names the miles that were searched, and none without a point or a distance', () => {
  expect(responseOf(search(gps, {}, 25), found(1), found(1)).appliedRadius).toBe(25);
  expect(responseOf(search(gps), found(1), found(1)).appliedRadius).toBeNull();
  expect(responseOf(search(state, { distance: 25 }, 25), found(1), null).appliedRadius).toBeNull();
});

test('tells that it looked farther than asked', () => {
  const response = responseOf(search(gps, {}, 50), found(1), found(1), 10);
  expect(response).toMatchObject({ widenedFrom: 10, appliedRadius: 50, message: expect.stringContaining('10 miles') });
});

test('leaves out message and widening when there is nothing to tell', () => {
  const response = responseOf(search(gps), found(1), found(1));
  expect(response).not.toHaveProperty('message');
  expect(response).not.toHaveProperty('widenedFrom');
});

test('names the order that was applied rather than the one asked for', () => {
  expect(responseOf(search(state, { sortBy: 'distance' }), found(1), null).sort).toBe('rating');
  expect(responseOf(search(gps, { sortBy: 'distance' }), found(1), found(1)).sort).toBe('distance');
});

test('keeps the contract with and without a point', () => {
  for (const response of [
    responseOf(search(gps, {}, 10), found(1), found(1)),
    responseOf(search(state), found(0, []), null),
  ])
    expect(searchResponseSchema.parse(response)).toEqual(response);
});
