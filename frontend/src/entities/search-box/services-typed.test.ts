import { expect, it } from 'vitest';
import { servicesTyped } from './services-typed.js';

const labels = (text: string) => servicesTyped(text).map(({ label }) => label);

it.each([
  ['renov', ['Pool Renovation']],
  ['hot tub', ['Hot Tub Installation']],
  ['hot tub ', ['Hot Tub Installation']],
  ['Scottsdale spa', ['Spa Repair', 'Spa Installation']],
  ['my pool ren', ['Pool Renovation']],
  ['pool', ['Pool Installation', 'Pool Maintenance', 'Pool Renovation']],
])('offers for "%s" %j', (text, offered) => {
  expect(labels(text)).toEqual(offered);
});

it.each(['', 'p', 'pool renovation', 'pool renovation near 85254', 'austin', 'ool', 'pool of'])(
  'offers nothing for "%s"',
  (text) => {
    expect(labels(text)).toEqual([]);
  },
);

it('says which words it replaces', () => {
  expect(servicesTyped('85254 pool ren')).toEqual([{ label: 'Pool Renovation', before: '85254', typed: 'pool ren' }]);
});
