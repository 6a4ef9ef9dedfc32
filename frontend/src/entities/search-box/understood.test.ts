import type { Understood } from '@poolpros/contracts/http/one-box';
import { expect, it } from 'vitest';
import { noFilters, type SearchFilters } from '../search/search-filters.js';
import { asWords, understoodLabels, withPlace, withUnderstood } from './understood.js';

const understood = (parts: Partial<Understood>) => ({ ...asWords(''), ...parts });
const here = { lat: 30.27, lon: -97.74 };
const austin = { location: 'Austin, Texas', state: 'texas', city: 'austin' };
const miami = { location: 'Miami, Florida', state: 'florida', city: 'miami' };

it.each<[string, Partial<SearchFilters>, Partial<Understood>, Partial<SearchFilters>]>([
  ['words alone', {}, { q: 'jones pools' }, { q: 'jones pools' }],
  ['words over older words', { q: 'jones' }, { q: 'smith' }, { q: 'smith' }],
  ['nothing over older words', { q: 'jones' }, {}, { q: '' }],
  ['a place', {}, austin, austin],
  ['a place over another', miami, austin, austin],
  ['a state over a city', austin, { location: 'Ohio', state: 'ohio' }, { location: 'Ohio', state: 'ohio', city: '' }],
  ['a ZIP over a city', austin, { location: '85254' }, { location: '85254', state: '', city: '' }],
  ['a place over a position', { coordinates: here, distance: 25 }, austin, { ...austin, distance: 25 }],
  ['a place over a map area', { coordinates: here, distance: 25, origin: 'map' }, austin, { ...austin, distance: 25 }],
  ['no place over a place', austin, { services: ['Pool Repair'] }, { ...austin, services: ['Pool Repair'] }],
  ['a distance', { distance: 10 }, { distance: 50 }, { distance: 50 }],
  ['no distance', { distance: 10 }, {}, { distance: 10 }],
  ['a service type', { serviceType: 'luxury' }, { serviceType: 'vinyl' }, { serviceType: 'vinyl' }],
  ['no service type', { serviceType: 'luxury' }, {}, { serviceType: 'luxury' }],
  ['services', { services: ['Pool Covers'] }, { services: ['Spa Repair'] }, { services: ['Spa Repair'] }],
  ['no services', { services: ['Pool Covers'] }, {}, { services: ['Pool Covers'] }],
  ['what is open now', { open: ['weekends'] }, { open: ['now'] }, { open: ['now'] }],
  ['who takes work', {}, { work: ['this_month'] }, { work: ['this_month'] }],
  ['pool types', { poolTypes: ['Luxury Pools'] }, { poolTypes: ['Inground Pools'] }, { poolTypes: ['Inground Pools'] }],
  ['a rating', {}, { minRating: 4 }, { minRating: 4 }],
  ['no rating', { minRating: 5 }, {}, { minRating: 5 }],
  ['near me', {}, { nearMe: true }, { distance: 25 }],
  ['near me with a distance', {}, { nearMe: true, distance: 10 }, { distance: 10 }],
  ['near me over a distance', { distance: 50 }, { nearMe: true }, { distance: 50 }],
  ['near me over a place', austin, { nearMe: true }, { distance: 25 }],
  ['a distance alone at a known place', austin, { nearMe: true, distance: 50 }, { ...austin, distance: 50 }],
  [
    'a distance alone in a map area',
    { coordinates: here, origin: 'map', distance: 10 },
    { nearMe: true, distance: 50 },
    { coordinates: here, origin: 'map', distance: 50 },
  ],
  ['near me at a known position', { coordinates: here }, { nearMe: true }, { coordinates: here, distance: 25 }],
  ['near me over a map area', { coordinates: here, origin: 'map', distance: 10 }, { nearMe: true }, { distance: 10 }],
  ['near me and a place', {}, { nearMe: true, ...austin }, austin],
])('adds %s', (_, before, parts, after) => {
  expect(withUnderstood({ ...noFilters, ...before }, understood(parts))).toEqual({ ...noFilters, ...after });
});

it.each([
  [{ kind: 'city', label: 'Austin, Texas', detail: 'Travis County', state: 'texas', city: 'austin' }, austin],
  [
    { kind: 'state', label: 'Ohio', detail: null, state: 'ohio', city: '' },
    { location: 'Ohio', state: 'ohio', city: '' },
  ],
  [
    { kind: 'zip', label: '78704', detail: 'Austin', state: 'texas', city: '' },
    { location: '78704', state: '', city: '' },
  ],
  [
    { kind: 'county', label: 'Harris County, Texas', detail: null, state: 'texas', city: '' },
    { location: 'Harris County, Texas', state: '', city: '' },
  ],
] as const)('searches at the chosen place %j', (place, expected) => {
  const elsewhere = { ...noFilters, ...miami, coordinates: here, distance: 25, origin: 'map' as const };
  expect(withPlace(elsewhere, place)).toEqual({ ...noFilters, distance: 25, ...expected });
});

it.each<[Partial<Understood>, string[]]>([
  [{}, []],
  [{ q: 'jones' }, []],
  [
    { services: ['Spa Repair'], location: '85254', distance: 25, minRating: 4 },
    ['85254', 'Within 25 miles', 'Spa Repair', '4 stars and up'],
  ],
  [{ ...austin, q: 'jones' }, ['Austin, Texas', '“jones”']],
  [{ nearMe: true }, ['Near you']],
  [{ nearMe: true, q: 'jones' }, ['Near you', '“jones”']],
])('names what was recognised in %j', (parts, labels) => {
  expect(understoodLabels(noFilters, understood(parts))).toEqual(labels);
});

it('does not say "near you" of a distance around a known place', () => {
  const parts = understood({ nearMe: true, distance: 50 });
  expect(understoodLabels({ ...noFilters, ...austin }, parts)).toEqual(['Within 50 miles']);
  expect(understoodLabels(noFilters, parts)).toEqual(['Near you', 'Within 50 miles']);
});
