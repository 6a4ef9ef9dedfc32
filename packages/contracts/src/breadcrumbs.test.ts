import { expect, it } from 'vitest';
import { breadcrumbs } from './breadcrumbs.js';

it('goes by home, country, state and city to a page', () => {
  const place = { state: 'Texas', city: 'Austin' };
  expect(breadcrumbs('city', place, { state: 'texas', city: 'austin' })).toEqual([
    { label: 'Home', path: '/' },
    { label: 'USA', path: '/us' },
    { label: 'Texas', path: '/us/texas/pool-contractors' },
    { label: 'Austin', path: '/us/texas/austin' },
    { label: 'Pool contractors', path: '/us/texas/austin/pool-contractors' },
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
