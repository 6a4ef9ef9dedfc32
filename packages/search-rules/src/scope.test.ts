import type { ServedArea } from '@poolpros/contracts/events/directory';
import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { loadPlaces } from '@poolpros/places/load';
import { createRandom } from '@poolpros/seed-data/random';
import { describe, expect, it, test } from 'vitest';
import { planSearch } from './plan.js';
import { foundArea, scopeOf, touches } from './scope.js';
import { expectedResult, prepare } from './testing/oracle.js';

import { randomQuery, type UrlQuery } from './testing/random-query.js';
import { edgeListings, edgeSearches } from './testing/reach-edges.js';
import { sampleSnapshot } from './testing/sample-snapshot.js';
import { randomSnapshot, texts, towns } from './testing/snapshots.js';

const places = loadPlaces();
const planOf = (query: UrlQuery) => planSearch(places, searchQuerySchema.parse(query), new Date());
const scope = (query: UrlQuery) => scopeOf(planOf(query));

const austin: ServedArea = { latitude: 30.2672, longitude: -97.7431, serviceRadius: 25, stateSlug: 'texas' };
const tampa: ServedArea = { latitude: 27.9506, longitude: -82.4572, serviceRadius: 25, stateSlug: 'florida' };

describe('the scope of a search', () => {
  it.each<[UrlQuery, object]>([
    [
      { lat: 30.5, lon: -97.5 },
      { kind: 'points', points: [{ lat: 30.5, lon: -97.5 }] },
    ],
    [{ lat: 30.5, lon: -97.5, q: 'blue lagoon', distance: 10 }, { kind: 'points' }],
    [{ location: '78704' }, { kind: 'points' }],
    [{ state: 'texas' }, { kind: 'state', stateSlug: 'texas' }],
    [
      { state: 'texas', q: 'blue lagoon' },
      { kind: 'state', stateSlug: 'texas' },
    ],
    [{}, { kind: 'everywhere' }],
    [{ q: 'blue lagoon' }, { kind: 'everywhere' }],
    [{ location: 'blue lagoon pools' }, { kind: 'everywhere' }],
  ])('of %j is %j', (query, expected) => {
    expect(scope(query)).toMatchObject(expected);
  });

  it('holds every point of a ZIP range', () => {
    expect(scope({ location: '78701-78704' })).toMatchObject({ points: { length: 4 } });
  });
});

describe('a change', () => {
  const nearAustin = scope({ lat: 30.3, lon: -97.7 });
  const inTexas = scope({ state: 'texas' });

  it.each([
    ['of a listing that is found there', austin, austin, true, true],
    ['of one that comes', null, austin, true, true],
    ['of one that goes', austin, null, true, true],
    ['that moves one there', tampa, austin, true, true],
    ['that moves one away', austin, tampa, true, true],
    [
      'that makes one reach the point',
      { ...austin, longitude: -97 },
      { ...austin, longitude: -97, serviceRadius: 60 },
      true,
      true,
    ],
    [
      'of one in the state that does not reach the point',
      { ...austin, latitude: 31 },
      { ...austin, latitude: 31 },
      false,
      true,
    ],
    ['of one elsewhere', tampa, tampa, false, false],
    ['of one that is never found', null, null, false, false],
  ])('%s', (_name, before, after, point, state) => {
    expect(touches({ before, after }, nearAustin)).toBe(point);
    expect(touches({ before, after }, inTexas)).toBe(state);
    expect(touches({ before, after }, { kind: 'everywhere' })).toBe(true);
    expect(touches({ before, after }, { kind: 'nowhere' })).toBe(false);
  });

  it('of which nothing is known touches all that depends on a listing', () => {
    expect(touches(null, nearAustin)).toBe(true);
    expect(touches(null, inTexas)).toBe(true);
    expect(touches(null, { kind: 'everywhere' })).toBe(true);
    expect(touches(null, { kind: 'nowhere' })).toBe(false);
  });

  it('touches a search across the 180th meridian', () => {
    const adak = { latitude: 51.88, longitude: -179.9, serviceRadius: 50, stateSlug: 'alaska' };
    expect(touches({ before: adak, after: adak }, scope({ lat: 51.9, lon: 179.9 }))).toBe(true);
  });

  it.each(['suspended', 'merged', 'removed'] as const)('finds nobody who is %s', (status) => {
    expect(foundArea(sampleSnapshot({ status }))).toBeNull();
  });

  it.each(['paused', 'closed'] as const)('finds who is %s', (status) => {
    const { latitude, longitude, serviceRadius, stateSlug } = sampleSnapshot();
    expect(foundArea(sampleSnapshot({ status }))).toEqual({ latitude, longitude, serviceRadius, stateSlug });
  });
});

test('a listing that a search finds or counts touches it', () => {
  const random = createRandom(31);
  const listings = [
    ...Array.from({ length: 60 }, (_, index) => randomSnapshot(random, index + 1)),
    ...edgeListings(places, [5, 149], 1000),
  ].map((listing) => ({ listing, prepared: prepare([listing]) }));
  const queries = [
    ...Array.from({ length: 300 }, () => randomQuery(random, towns, texts)),
    ...edgeSearches.map(({ query }) => query),
  ].map((query) => ({ ...query, page: 1 }));
  let [found, spared] = [0, 0];
  for (const plan of queries.map(planOf))
    for (const { listing, prepared } of listings) {
      const { total, facets } = expectedResult(prepared, plan);
      const isFound = total > 0 || facets.byDistance.some(({ count }) => count > 0);
      const isTouched = touches({ before: null, after: foundArea(listing) }, scopeOf(plan));
      if (isFound) {
        found += 1;
        expect(isTouched, `${listing.id} of ${JSON.stringify(plan)}`).toBe(true);
      } else if (!isTouched) spared += 1;
    }
  expect(found).toBeGreaterThan(1000);
  expect(spared).toBeGreaterThan(1000);
});
