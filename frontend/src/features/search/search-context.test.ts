import { expect, it } from 'vitest';
import { noFilters } from '../../shared/search/search-filters.js';
import { compareContextOf } from './compare-context.js';

const center = { lat: 30.26715, lon: -97.74306, label: 'Austin, TX' };

it('measures a comparison from the very point of the cards', () => {
  const filters = { ...noFilters, location: 'Austin, Texas', services: ['Pool Repair'], poolTypes: ['Luxury Pools'] };
  expect(compareContextOf(filters, center)).toEqual({
    point: { lat: 30.26715, lon: -97.74306 },
    location: 'Austin, Texas',
    services: ['Pool Repair', 'Luxury Pools'],
  });
});

it('has no point for a range of ZIPs, whose cards are measured from the nearest of them', () => {
  expect(compareContextOf({ ...noFilters, location: '78701-78705' }, center).point).toBeNull();
  expect(compareContextOf(noFilters, undefined).point).toBeNull();
});

it('names no place where the visitor is', () => {
  const here = { ...noFilters, coordinates: { lat: 30.267, lon: -97.743 }, distance: 25, location: 'Austin, Texas' };
  expect(compareContextOf(here, center).location).toBe('');
});
