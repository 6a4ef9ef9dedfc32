import { comparedLimit, services, shortlistLimit } from '@poolpros/contracts/catalogue';
import { textLengths } from '@poolpros/contracts/limits';
import { pagePaths } from '@poolpros/contracts/paths';
import { requestLimits } from '@poolpros/contracts/request-limits';
import { maxStoredInt } from '@poolpros/contracts/text';
import { eachFilter, valueFilters } from '@poolpros/contracts/value-filters';
import { expect, it } from 'vitest';
import { comparePath } from '../src/entities/listings/compare-list.js';
import { shortlistPath } from '../src/entities/listings/shortlist.js';
import { type SearchFilters, searchResultsPath } from '../src/entities/search/search-filters.js';
import { costDefaults } from '../src/features/calculators/cost-values.js';
import { doseDefaults } from '../src/features/calculators/dose-values.js';
import {
  heatDefaults,
  pumpDefaults,
  roomDefaults,
  sizingDefaults,
  tubDefaults,
} from '../src/features/calculators/energy-values.js';
import { paymentDefaults } from '../src/features/calculators/payment-values.js';
import { waterDefaults } from '../src/features/calculators/water-values.js';

// Three bytes each in a URL.
const typed = '&'.repeat(textLengths.searched.max);
const point = { lat: -38.123456, lon: -122.123456 };
const ids = (count: number) => Array.from({ length: count }, (_, at) => maxStoredInt - at);

const everyFilter: SearchFilters = {
  location: typed,
  q: typed,
  state: 'district-of-columbia',
  city: 'c'.repeat(textLengths.citySlug.max),
  serviceType: 'smart-automated',
  distance: 100,
  ...eachFilter((key): readonly string[] => valueFilters[key].values),
  minRating: 4.5,
  sortBy: 'distance',
  // A place that is named is searched without them.
  coordinates: null,
  origin: 'visitor',
};

const calculators = {
  costCalculator: [costDefaults],
  energyCalculator: [heatDefaults, pumpDefaults, roomDefaults, sizingDefaults, tubDefaults],
  waterCalculator: [waterDefaults],
  doseCalculator: [doseDefaults],
  paymentCalculator: [paymentDefaults],
} as const;
const filled = (defaults: object) => Object.keys(defaults).map((field) => [field, '16 feet 6 inches']);

it.each([
  ['search with every filter', `${searchResultsPath(everyFilter)}&page=1000&country=gb`],
  ['shortlist', shortlistPath(ids(shortlistLimit))],
  ['comparison', comparePath(ids(comparedLimit), { point, location: 'l'.repeat(100), services })],
  ...Object.entries(calculators).flatMap(([page, parts]) =>
    parts.map((defaults): [string, string] => [
      page,
      `${pagePaths[page as keyof typeof calculators]}?tab=sizing&${new URLSearchParams(filled(defaults))}`,
    ]),
  ),
])('the longest link to a %s fits into a request', (_what, link) => {
  expect(link.length).toBeLessThanOrEqual(requestLimits.urlBytes);
  expect(new URL(link, 'https://pools.example').searchParams.size).toBeLessThanOrEqual(requestLimits.parameters);
});
