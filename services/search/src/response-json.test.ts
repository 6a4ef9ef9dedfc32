import { noFacets, searchQuerySchema, searchResponseSchema } from '@poolpros/contracts/http/search';
import { loadPlaces } from '@poolpros/places/load';
import { planSearch } from '@poolpros/search-rules/plan';
import { cardOf, runSearch } from '@poolpros/search-rules/run-search';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { describe, expect, it } from 'vitest';
import { cardOf as indexedCardOf, readIndexed } from './index/card.js';
import { cardJson, responseJson } from './response-json.js';

const places = loadPlaces();
const listings = [
  sampleSnapshot({ id: 1, name: 'Crème de la Piscine “Süd”', description: 'Pools – and\nspas \u{1f3ca}' }),
  sampleSnapshot({ id: 2, rating: null, availability: { status: 'paused', until: '2026-12-24T00:00:00.000Z' } }),
];

describe('the JSON of a response', () => {
  it.each([
    ['with a point', { location: 'Cañon City, Colorado', distance: '25' }, listings],
    ['with an unknown place', { location: 'blue lagoon' }, listings.slice(0, 1)],
    ['that finds nobody', { state: 'texas' }, []],
  ])('is what is written of the whole response %s', async (_name, query, found) => {
    const plan = planSearch(places, searchQuerySchema.parse(query), new Date());
    const store = { total: found.length, facets: noFacets };
    const indexed = found.map((listing) => readIndexed(Buffer.from(indexedCardOf(listing), 'base64')));
    const written = responseJson(
      await runSearch(plan, async () => ({ ...store, installers: indexed }), cardJson, 1000),
    ).toString();
    const whole = await runSearch(plan, async () => ({ ...store, installers: found }), cardOf, 1000);
    expect(written).toBe(JSON.stringify(whole));
    expect(searchResponseSchema.parse(JSON.parse(written))).toEqual(whole);
  });
});
