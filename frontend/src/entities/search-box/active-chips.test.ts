import { expect, it } from 'vitest';
import { noFilters, type SearchFilters } from '../search/search-filters.js';
import { activeChips } from './active-chips.js';

const here = { lat: 30.27, lon: -97.74 };
const austin = { location: 'Austin, Texas', state: 'texas', city: 'austin' };

it.each<[Partial<SearchFilters>, string[]]>([
  [{}, []],
  [{ sortBy: 'name' }, []],
  [austin, ['Austin, Texas']],
  [{ distance: 25 }, ['Within 25 miles']],
  [{ coordinates: here }, []],
  [{ distance: 25, coordinates: here }, ['Within 25 miles of you']],
  [{ distance: 25, coordinates: here, origin: 'map' }, ['Within 25 miles of the map’s center']],
  [{ serviceType: 'sauna-steam' }, ['Saunas & steam rooms']],
  [{ services: ['Pool Repair', 'Pool Covers'] }, ['Pool Repair', 'Pool Covers']],
  [{ poolTypes: ['Luxury Pools'] }, ['Luxury Pools']],
  [{ open: ['now'], work: ['this_month'] }, ['Open now', 'Takes work this month']],
  [{ minRating: 3 }, []],
  [{ minRating: 4 }, ['4 stars and up']],
  [{ minRating: 5 }, ['5 stars']],
  [{ q: 'jones' }, ['“jones”']],
  [
    { q: 'jones', minRating: 4, services: ['Spa Repair'], serviceType: 'vinyl', distance: 10, ...austin },
    ['Austin, Texas', 'Within 10 miles', 'Vinyl pools', 'Spa Repair', '4 stars and up', '“jones”'],
  ],
])('names the active filters of %j', (filters, labels) => {
  expect(activeChips({ ...noFilters, ...filters }).map(({ label }) => label)).toEqual(labels);
});

const everything: SearchFilters = {
  ...noFilters,
  ...austin,
  distance: 25,
  serviceType: 'vinyl',
  services: ['Pool Repair', 'Pool Covers'],
  poolTypes: ['Luxury Pools', 'Inground Pools'],
  minRating: 4,
  sortBy: 'name',
  q: 'jones',
};

it.each<[string, Partial<SearchFilters>]>([
  ['Austin, Texas', { location: '', state: '', city: '' }],
  ['Within 25 miles', { distance: 0 }],
  ['Vinyl pools', { serviceType: 'all' }],
  ['Pool Repair', { services: ['Pool Covers'] }],
  ['Inground Pools', { poolTypes: ['Luxury Pools'] }],
  ['4 stars and up', { minRating: 3 }],
  ['“jones”', { q: '' }],
])('takes away %s and nothing else', (label, changed) => {
  const chip = activeChips(everything).find((each) => each.label === label);
  expect(chip?.without).toEqual({ ...everything, ...changed });
});

it('takes the position away together with its distance', () => {
  const [chip] = activeChips({ ...noFilters, distance: 25, coordinates: here, origin: 'map' });
  expect(chip?.without).toEqual(noFilters);
});
