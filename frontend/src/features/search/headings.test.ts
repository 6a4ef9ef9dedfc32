import { expect, it } from 'vitest';
import { noFilters, type SearchFilters } from '../../entities/search/search-filters.js';
import { countLine, measuredFrom, placeCrumb, resultsHeading, resultsTitle, searchedFor } from './headings.js';

const coordinates = { lat: 30.267, lon: -97.743 };
const of = (changes: Partial<SearchFilters>): SearchFilters => ({ ...noFilters, ...changes });

it.each<[Partial<SearchFilters>, number, string]>([
  [{}, 0, 'Pool Installers Near You'],
  [{ location: 'Austin, Texas' }, 25, 'Pool Installers in Austin, Texas'],
  [{ coordinates }, 25, 'Pool Installers within 25 miles of your location'],
  [{ coordinates }, 0, 'Pool Installers Near You'],
  [{ coordinates, origin: 'map' }, 37, 'Pool Installers within 37 miles of the map center'],
  [{ q: 'blue lagoon' }, 0, 'Pool Installers matching “blue lagoon”'],
  [{ q: 'blue lagoon', location: 'Austin, Texas' }, 0, 'Pool Installers matching “blue lagoon” in Austin, Texas'],
  [{ q: 'spa', coordinates }, 10, 'Pool Installers matching “spa” within 10 miles of your location'],
])('heads %j within %i miles with "%s"', (changes, miles, heading) => {
  expect(resultsHeading(of(changes), miles)).toBe(heading);
});

it.each<[Partial<SearchFilters>, string | null]>([
  [{}, null],
  [{ location: '78704' }, '78704'],
  [{ coordinates, distance: 25 }, 'Your location'],
  [{ coordinates, distance: 25, origin: 'map' }, 'Map area'],
  [{ coordinates }, null],
])('names the place of %j in the breadcrumb as %s', (changes, crumb) => {
  expect(placeCrumb(of(changes))).toBe(crumb);
});

it.each([
  [null, 'Searching for installers...'],
  [0, '0 professional installers found'],
  [1, '1 professional installer found'],
  [23, '23 professional installers found'],
])('counts %s as "%s"', (total, line) => {
  expect(countLine(total)).toBe(line);
});

const centerAt = (label: string) => ({ ...coordinates, label });

it.each<[Partial<SearchFilters>, number, string | null, string]>([
  [{}, 0, null, 'Pool contractors in the United States'],
  [{ location: 'Texas' }, 0, null, 'Pool contractors in Texas'],
  [{ location: 'Austin, Texas' }, 0, 'Austin, TX', 'Pool contractors near Austin, Texas'],
  [{ location: 'Austin, Texas' }, 25, 'Austin, TX', 'Pool contractors within 25 miles of Austin, Texas'],
  [
    { location: '85254', services: ['Pool Renovation'] },
    0,
    'Scottsdale, AZ 85254',
    'Pool renovation near 85254 (Scottsdale)',
  ],
  [{ location: '78701-78705' }, 0, 'ZIP 78701-78705', 'Pool contractors near 78701-78705'],
  [
    { coordinates, services: ['Spa Repair', 'Pool Repair'] },
    25,
    'Austin, TX',
    'Spa repair and pool repair within 25 miles of you (Austin, TX)',
  ],
  [{ coordinates, origin: 'map' }, 37, 'your location', 'Pool contractors within 37 miles of the map center'],
  [{ serviceType: 'luxury', q: 'jones', location: 'Texas' }, 0, null, 'Luxury pools matching “jones” in Texas'],
  [
    { services: ['Spa Repair', 'Pool Repair'], poolTypes: ['Luxury Pools'], location: 'Texas' },
    0,
    null,
    'Spa repair and 2 more in Texas',
  ],
])('says of %j within %i miles of %s: %s', (changes, miles, label, words) => {
  expect(searchedFor(of(changes), miles, label === null ? null : centerAt(label))).toBe(words);
});

it('counts in the title once that is known', () => {
  expect(resultsTitle('Pool repair in Texas', null)).toBe('Pool repair in Texas');
  expect(resultsTitle('Pool repair in Texas', 1)).toBe('Pool repair in Texas – 1 contractor');
});

it.each<[Partial<SearchFilters>, string, string]>([
  [{ location: '85254' }, 'Scottsdale, AZ 85254', 'Measured from the center of 85254, Scottsdale.'],
  [{ location: 'Austin, Texas' }, 'Austin, TX', 'Measured from the center of Austin, TX.'],
  [{ location: '78701-78705' }, 'ZIP 78701-78705', 'Measured from the nearest ZIP code in 78701-78705.'],
  [{ coordinates }, 'Austin, TX', 'Measured from your location, near Austin, TX.'],
  [{ coordinates, origin: 'map' }, 'your location', 'Measured from the center of the map.'],
])('says for %j around %s: %s', (changes, label, words) => {
  expect(measuredFrom(of(changes), centerAt(label))).toBe(words);
});
