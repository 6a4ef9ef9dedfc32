import { installerStatuses } from '@poolpros/contracts/events/directory';
import { rankScore } from '@poolpros/search-rules/ranking';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { searchedWords } from '@poolpros/search-rules/words';
import { expect, test } from 'vitest';
import { cardOf } from './card.js';
import { documentOf } from './document.js';
import { facetValuesOf } from './facet-values.js';

test('indexes the golden sample of a published contractor', () => {
  const { status, ...listing } = sampleSnapshot();
  expect(documentOf(sampleSnapshot())).toEqual({
    id: 1042,
    status,
    nameFolded: 'hillstone pools and spas',
    ...searchedWords(listing),
    stateSlug: 'texas',
    location: { lat: 30.2672, lon: -97.7431 },
    reach: 25,
    reachInSteps: 25,
    services: ['Pool Installation', 'Spa Installation', 'Pool Decking'],
    poolTypes: ['Inground Pools'],
    specializations: ['Fiberglass Pools'],
    rating: 4.6,
    reviewCount: 11,
    rankScore: rankScore(4.6, 11),
    facets: facetValuesOf(listing),
    card: cardOf(listing),
  });
});

test('folds accents and apostrophes of names', () => {
  expect(documentOf(sampleSnapshot({ name: 'Crème O’Brien' }))).toMatchObject({
    nameFolded: 'creme obrien',
    nameKey: 'creme obrien',
  });
});

test.each(installerStatuses.filter((status) => status !== 'published'))(
  'keeps nothing but id and status of a listing that is %s',
  (status) => {
    expect(documentOf(sampleSnapshot({ status }))).toEqual({ id: 1042, status });
  },
);
