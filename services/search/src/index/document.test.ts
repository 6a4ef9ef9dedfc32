import { installerStatuses } from '@poolpros/contracts/events/directory';
import { storedValuesOf } from '@poolpros/search-rules/filters';
import { isFindable } from '@poolpros/search-rules/findable';
import { rankScore } from '@poolpros/search-rules/ranking';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { searchedWords } from '@poolpros/search-rules/words';
import { expect, test } from 'vitest';
import { cardIn, cardOf, readIndexed } from './card.js';
import { documentOf } from './document.js';
import { facetValuesOf } from './facet-values.js';

test('indexes the golden sample of a published contractor', () => {
  const snapshot = sampleSnapshot();
  const { status, ...listing } = snapshot;
  expect(documentOf(sampleSnapshot())).toEqual({
    id: 1042,
    status,
    nameFolded: 'hillstone pools and spas',
    ...searchedWords(snapshot),
    stateSlug: 'texas',
    counties: ['TX.453'],
    location: { lat: 30.2672, lon: -97.7431 },
    reach: 25,
    reachInSteps: 25,
    ...storedValuesOf(snapshot),
    timeZone: 'America/Chicago',
    freeWeeks: ['2026-06-08'],
    hourDays: expect.arrayContaining([{ gte: 0, lt: 372 }]),
    openMinutes: [{ gte: 5 * 2880 + 540, lt: 5 * 2880 + 780 }],
    services: ['Pool Installation', 'Spa Installation', 'Pool Decking'],
    poolTypes: ['Inground Pools'],
    specializations: ['Fiberglass Pools'],
    rating: 4.6,
    reviewCount: 11,
    rankScore: rankScore(4.6, 11, 240),
    facets: facetValuesOf(snapshot),
    card: cardOf(listing),
  });
});

test('folds accents and apostrophes of names', () => {
  expect(documentOf(sampleSnapshot({ name: 'Crème O’Brien' }))).toMatchObject({
    nameFolded: 'creme obrien',
    nameKey: 'creme obrien',
  });
});

test('indexes a closed contractor by the words of its name alone, and says in its card that it has closed', () => {
  const availability = { status: 'closed', since: '2026-11-23T12:00:00.000Z' } as const;
  const document = documentOf(sampleSnapshot({ status: 'closed', availability }));
  expect(document).toMatchObject({
    status: 'closed',
    words: ['hillstone', 'pool', 'and', 'spa', 'hillstonepool', 'pooland', 'andspa'],
  });
  expect('card' in document && cardIn(readIndexed(Buffer.from(document.card, 'base64')))).toMatchObject({
    availability,
  });
});

test.each(installerStatuses.filter((status) => !isFindable(status)))(
  'keeps nothing but id and status of a listing that is %s',
  (status) => {
    expect(documentOf(sampleSnapshot({ status }))).toEqual({ id: 1042, status });
  },
);
