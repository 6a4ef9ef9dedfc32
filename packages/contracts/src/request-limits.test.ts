import { expect, it } from 'vitest';
import { comparedLimit, poolTypes, services, shortlistLimit } from './catalogue.js';
import { cardsQuerySchema, compareQuerySchema } from './http/installers.js';
import { searchQuerySchema } from './http/search.js';
import { highestPage, textLengths } from './limits.js';
import { apiPaths } from './paths.js';
import { requestLimits } from './request-limits.js';
import { maxStoredInt } from './text.js';
import { eachFilter, valueFilters } from './value-filters.js';

const ids = (count: number) => Array.from({ length: count }, (_, at) => maxStoredInt - at).join(',');
// Three bytes each in a URL.
const typed = '&'.repeat(textLengths.searched.max);

const { poolTypes: _, ...otherFilters } = eachFilter((key) => valueFilters[key].values.join(','));

/**
 * The longest query that both searches accept, with characters of at most three bytes in a URL. Pool types are sent
 * among the services, and a named place is searched without coordinates.
 */
const longestSearch = {
  location: typed,
  q: typed,
  state: 'district-of-columbia',
  city: 'c'.repeat(textLengths.citySlug.max),
  serviceType: 'smart-automated',
  distance: '100',
  ...otherFilters,
  services: [...poolTypes, ...services].join(','),
  minRating: '4.5',
  sortBy: 'distance',
  page: String(highestPage),
};

it.each([
  ['search', apiPaths.enhancedSearch, longestSearch, searchQuerySchema],
  ['regular search', apiPaths.regularSearch, longestSearch, searchQuerySchema],
  ['shortlist', apiPaths.cards, { ids: ids(shortlistLimit) }, cardsQuerySchema],
  [
    'comparison',
    apiPaths.compare,
    { ids: ids(comparedLimit), lat: '-38.123456', lon: '-122.123456' },
    compareQuerySchema,
  ],
])('the longest %s that its service accepts fits into a request', (_what, path, query, schema) => {
  expect(schema.safeParse(query).error).toBeUndefined();
  expect(`${path}?${new URLSearchParams(query)}`.length).toBeLessThanOrEqual(requestLimits.urlBytes);
  expect(Object.keys(query).length).toBeLessThanOrEqual(requestLimits.parameters);
});
