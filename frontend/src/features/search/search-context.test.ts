import { expect, it } from 'vitest';
import { noFilters } from '../../entities/search/search-filters.js';
import { searchContextOf } from './search-context.js';

const center = { lat: 30.26715, lon: -97.74306, label: 'Austin, TX' };

it('measures a comparison from the very point of the cards', () => {
  const filters = { ...noFilters, location: 'Austin, Texas', services: ['Pool Repair'], poolTypes: ['Luxury Pools'] };
  expect(searchContextOf(filters, center)).toEqual({
    point: { lat: 30.26715, lon: -97.74306 },
    location: 'Austin, Texas',
    services: ['Pool Repair', 'Luxury Pools'],
    kind: '',
  });
});

it('has no point for a range of ZIPs, whose cards are measured from the nearest of them', () => {
  expect(searchContextOf({ ...noFilters, location: '78701-78705' }, center).point).toBeNull();
  expect(searchContextOf(noFilters, undefined).point).toBeNull();
});

it('names the kind of service in words', () => {
  expect(searchContextOf({ ...noFilters, serviceType: 'inground' }, center).kind).toBe('Inground pools');
});

it('names no place where the visitor is', () => {
  const here = { ...noFilters, coordinates: { lat: 30.267, lon: -97.743 }, distance: 25, location: 'Austin, Texas' };
  expect(searchContextOf(here, center).location).toBe('');
});
