import { expect, it } from 'vitest';
import { breadcrumbs } from './breadcrumbs.js';

it('goes by home, country, state and city to a page, each once and where it is canonical', () => {
  const labels = { state: 'Texas', city: 'Austin', service: 'Pool repair' };
  const parameters = { state: 'texas', city: 'austin', service: 'pool-repair' };
  const toAustin = [
    { label: 'Home', path: '/' },
    { label: 'USA', path: '/us' },
    { label: 'Texas', path: '/us/texas/pool-contractors' },
    { label: 'Austin', path: '/us/texas/austin/pool-contractors' },
  ];
  expect(breadcrumbs('city', labels, parameters)).toEqual(toAustin);
  expect(breadcrumbs('serviceCity', labels, parameters)).toEqual([
    ...toAustin,
    { label: 'Pool repair', path: '/pool-repair/texas/austin' },
  ]);
});

it('calls a page by its title where its row has no label', () => {
  expect(breadcrumbs('forgotPassword').map(({ label }) => label)).toEqual([
    'Home',
    'USA',
    'Contractor login',
    'Reset your password',
  ]);
});

it('refuses a path that shows no page', () => {
  expect(() => breadcrumbs('contractorLogin')).toThrow('contractorLogin is no page');
});
