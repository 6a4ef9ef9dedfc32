import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderElement } from '../../../../test/render.js';
import { chosenCity, chosenState, offersCities, typedPlace } from '../compact-place.js';
import { CompactSearch } from './compact-search.js';

const texas = [
  { value: 'austin', label: 'Austin', county: 'Travis County', installers: 12 },
  { value: 'marfa', label: 'Marfa', county: null, installers: 0 },
];

it.each([
  ['texas', true],
  ['florida', true],
  ['california', true],
  ['new-york', true],
  ['arizona', true],
  ['ohio', false],
  ['', false],
])('lists the cities of %s: %s', (state, listed) => {
  expect(offersCities(state)).toBe(listed);
});

it('names the place by what was chosen or typed last', () => {
  expect(chosenState('texas')).toEqual({ text: 'Texas', state: 'texas', city: '' });
  expect(chosenState('')).toEqual(typedPlace(''));
  expect(chosenCity(chosenState('texas'), 'austin', texas)).toEqual({
    text: 'Austin, Texas',
    state: 'texas',
    city: 'austin',
  });
  expect(chosenCity({ text: 'Austin, Texas', state: 'texas', city: 'austin' }, 'all', texas)).toEqual(
    chosenState('texas'),
  );
  expect(typedPlace('78704')).toEqual({ text: '78704', state: '', city: '' });
});

async function open() {
  const page = renderElement(<CompactSearch />, { 'GET /api/places/states/texas/cities': texas });
  const text = await screen.findByLabelText('City, ZIP or business');
  const url = () => `${page.router.state.location.pathname}${page.router.state.location.search}`;
  return { ...page, text, url };
}

it('does nothing while its text is empty', async () => {
  const { user, text, url } = await open();
  await user.type(text, '   ');
  await user.selectOptions(screen.getByLabelText('Service'), 'luxury');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(url()).toBe('/');
});

it('starts with all services and searches the nearest first', async () => {
  const { user, text, url } = await open();
  expect(screen.getByLabelText('Service')).toHaveValue('all');
  await user.type(text, ' 78704 {Enter}');
  await waitFor(() => expect(url()).toBe('/search-results?location=78704&sortBy=distance'));
});

it('offers the cities of Texas that have businesses, with an entry for all of them', async () => {
  const { user, text, url } = await open();
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('State'), 'Texas');
  expect(text).toHaveValue('Texas');
  await screen.findByRole('option', { name: 'Austin' });
  expect([...screen.getByLabelText<HTMLSelectElement>('City').options].map(({ label }) => label)).toEqual([
    'All Cities',
    'Austin',
  ]);
  await user.selectOptions(screen.getByLabelText('City'), 'Austin');
  expect(text).toHaveValue('Austin, Texas');
  await user.selectOptions(screen.getByLabelText('City'), 'All Cities');
  expect(text).toHaveValue('Texas');
  await user.selectOptions(screen.getByLabelText('City'), 'Austin');
  await user.selectOptions(screen.getByLabelText('Service'), 'luxury');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(url()).toMatch(/^\/search-results/));
  expect(Object.fromEntries(new URLSearchParams(url().split('?')[1]))).toEqual({
    location: 'Austin, Texas',
    state: 'texas',
    city: 'austin',
    serviceType: 'luxury',
    sortBy: 'distance',
  });
});

it('offers no cities of other states and forgets the state when a text is typed', async () => {
  const { user, text, url } = await open();
  await user.selectOptions(screen.getByLabelText('State'), 'Ohio');
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  await user.clear(text);
  await user.type(text, 'Hillstone{Enter}');
  await waitFor(() => expect(url()).toBe('/search-results?location=Hillstone&sortBy=distance'));
});
