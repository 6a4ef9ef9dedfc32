import { expect, it } from 'vitest';
import { noFilters, type SearchFilters } from '../../shared/search/search-filters.js';
import { countLine, placeCrumb, resultsHeading } from './headings.js';

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
