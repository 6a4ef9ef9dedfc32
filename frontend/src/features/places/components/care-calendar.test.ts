import { expect, it } from 'vitest';
import { texasFacts } from '../../../../test/places.js';
import { workOf } from './care-calendar.js';

const chicago = {
  ...texasFacts.season,
  opening: { from: 'late April', to: 'mid May' },
  closing: { from: 'mid September', to: 'early October' },
};

it('closes and opens a pool in the months of its zone', () => {
  const year = Array.from({ length: 12 }, (_, month) => workOf(chicago, month).split(/[ :,]/)[0]);
  expect(year).toEqual([
    'Closed',
    'Closed',
    'Closed',
    'Open',
    'Open',
    'Test',
    'Test',
    'Test',
    'Close',
    'Close',
    'Closed',
    'Closed',
  ]);
});

it('never closes a pool that stays open', () => {
  const year = Array.from({ length: 12 }, (_, month) => workOf(texasFacts.season, month));
  expect(year.filter((work) => work.startsWith('Closed'))).toEqual([]);
  expect(year[0]).toContain('Shorter pump hours');
  expect(year[6]).toContain('Test two to three times');
});
