import { noPlace } from '@poolpros/contracts/no-place';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { card, found } from '../../../test/installers.js';
import { enhanced, onlyCard, openSearch, panelForm } from '../../../test/search-page.js';
import { captureWaiting } from '../../shared/analytics/early-events.js';

beforeEach(() => sessionStorage.clear());

const choice = (state: string, code: string, contractors: number) => ({
  label: `Glendale, ${code}`,
  location: `Glendale, ${state}`,
  detail: `${code} County`,
  state: state.toLowerCase(),
  city: 'glendale',
  lat: 33,
  lon: -112,
  contractors,
});
const choices = [choice('Arizona', 'AZ', 19), choice('California', 'CA', 1), choice('Colorado', 'CO', 0)];
const unclear = found([], {
  searchType: 'text_only',
  center: null,
  understood: { ...noPlace, kind: 'unknown' },
  choices,
});
const hillstone = card();
const locationOf = ({ url }: Request) => new URL(url).searchParams.get('location');
const search = (request: Request) => (locationOf(request) === 'Glendale' ? unclear : found([hillstone]));

const question = () => screen.findByRole('list', { name: 'Which Glendale do you mean?' });
const places = async () =>
  within(await question())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('asks which place of a name is meant, with how many contractors each has', async () => {
  openSearch('?location=Glendale', { [enhanced]: search });
  expect(await places()).toEqual([
    'Glendale, Arizona AZ County 19 contractors',
    'Glendale, California CA County 1 contractor',
    'Glendale, Colorado CO County 0 contractors',
  ]);
  expect(screen.getByText('Choose a place first')).toBeVisible();
  expect(screen.queryByText('No installers found')).not.toBeInTheDocument();
  expect(screen.queryByText(/0 professional installers/)).not.toBeInTheDocument();
});

it('is answered with the keyboard, keeps the other filters and gives the heading the focus', async () => {
  const { user, query } = openSearch('?location=Glendale&distance=25&minRating=4&page=2', { [enhanced]: search });
  within(await question())
    .getByRole('link', { name: /^Glendale, California/ })
    .focus();
  await user.keyboard('{Enter}');
  await onlyCard();
  expect(Object.fromEntries(query())).toEqual({
    location: 'Glendale, California',
    state: 'california',
    city: 'glendale',
    distance: '25',
    minRating: '4',
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('answers the same name by the same choice for the visit, and offers the others', async () => {
  const first = openSearch('?location=Glendale', { [enhanced]: search });
  await first.user.click(within(await question()).getByRole('link', { name: /^Glendale, Arizona/ }));
  await onlyCard();
  first.unmount();

  const asked = vi.fn(search);
  const { user, query } = openSearch('?location=glendale', { [enhanced]: asked });
  await onlyCard();
  expect(asked.mock.calls.map(([request]) => locationOf(request))).not.toContain('glendale');
  expect(screen.getByRole('heading', { level: 1, name: 'Pool Installers in Glendale, Arizona' })).toBeVisible();
  expect(screen.getByText(/^Also:/)).toHaveTextContent('Also: Glendale, CA · Glendale, CO');

  await user.click(screen.getByRole('link', { name: 'Glendale, CO' }));
  await waitFor(() => expect(query().get('location')).toBe('Glendale, Colorado'));
  expect(await screen.findByText(/^Also:/)).toHaveTextContent('Also: Glendale, AZ · Glendale, CA');
});

it('searches the name as words for those who mean no place', async () => {
  const { user, query } = openSearch('?location=Glendale&q=jones', { [enhanced]: search });
  await user.click(await screen.findByRole('link', { name: 'search for the text “Glendale”' }));
  expect(query().toString()).toBe('q=jones+Glendale');
});

it('captures no search before the place is chosen', async () => {
  const { services } = openSearch('?location=Glendale', { [enhanced]: search });
  const capture = vi.fn();
  services.analytics.init({ ...services.analytics, capture });
  await captureWaiting(services.analytics);
  await question();
  expect(capture.mock.calls.filter(([event]) => event === 'search_performed')).toEqual([]);
});

it('comes from the one box too, which says so while one types', async () => {
  const understood = {
    ...{ location: 'Glendale', state: '', city: '', nearMe: false, distance: 0, q: '' },
    ...{ serviceType: 'all', services: ['Pool Repair'], poolTypes: [], open: [], work: [], minRating: 3 },
    ...{ understood: { ...noPlace, kind: 'unknown' }, choices },
  };
  const { user, query } = openSearch('', {
    [enhanced]: search,
    'GET /api/search/understand': understood,
    'GET /api/search/suggestions': { places: [], installers: [] },
  });
  await onlyCard();
  await user.type(panelForm().getByRole('combobox', { name: 'What do you need, and where?' }), 'pool repair glendale');
  expect(await panelForm().findByText('Understood: Glendale: which one? · Pool Repair')).toBeVisible();
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  await question();
  expect(query().toString()).toBe('location=Glendale&services=Pool+Repair');
});

it('says what a name with a slip was taken for, once, and searches it as words instead', async () => {
  const metairie = found([hillstone], {
    message: 'Showing Metairie, LA.',
    understood: {
      ...noPlace,
      kind: 'city',
      label: 'Metairie, LA',
      state: 'louisiana',
      city: 'metairie',
      asTyped: false,
    },
  });
  const { user, query } = openSearch('?location=Metarie', { [enhanced]: metairie });
  await onlyCard();
  expect(screen.getAllByText(/Showing/)).toHaveLength(1);
  expect(screen.getByText('Showing Metairie, LA.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Search for the text “Metarie” instead' }));
  expect(query().toString()).toBe('q=Metarie');
});

it('keeps what the one box took for a name with a slip, and the way back to the words', async () => {
  const said = {
    ...{ location: 'Metairie, Louisiana', state: 'louisiana', city: 'metairie', nearMe: false, distance: 0, q: '' },
    ...{ serviceType: 'all', services: [], poolTypes: [], open: [], work: [], minRating: 3, choices: [] },
    understood: { ...noPlace, kind: 'city', label: 'Metairie, LA', asTyped: false },
  };
  const { user, query } = openSearch('', {
    [enhanced]: found([hillstone]),
    'GET /api/search/understand': said,
    'GET /api/search/suggestions': { places: [], installers: [] },
  });
  await onlyCard();
  await user.type(panelForm().getByRole('combobox', { name: 'What do you need, and where?' }), 'metarie la');
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('link', { name: 'Search for the text “metarie la” instead' }));
  expect(query().toString()).toBe('q=metarie+la');
});

it('offers the other place of a name that a state and a city share', async () => {
  const city = { label: 'New York, NY', location: 'New York, New York', state: 'new-york', city: 'new-york' };
  const asked = vi.fn((request: Request) =>
    locationOf(request) === 'New York'
      ? found([hillstone], {
          searchType: 'text_only',
          center: null,
          understood: {
            ...noPlace,
            kind: 'state',
            label: 'New York',
            state: 'new-york',
            others: [{ ...city, detail: null, lat: 40.7, lon: -74 }],
          },
        })
      : found([hillstone]),
  );
  const { user, query } = openSearch('?location=New+York', { [enhanced]: asked });
  await user.click(await screen.findByRole('link', { name: 'New York, NY' }));
  await waitFor(() => expect(query().get('city')).toBe('new-york'));
  expect(await screen.findByText(/^Also:/)).toHaveTextContent(/^Also: New York$/);
});

it('measures nothing in a county, and says why', async () => {
  openSearch('?location=Cook+County,+Illinois&distance=25&sortBy=distance', {
    [enhanced]: found([card({ distance: null, servesPoint: null }), card({ id: 13, distance: null })], {
      searchType: 'text_only',
      center: { lat: 41.8, lon: -87.8, label: 'Cook County, IL' },
      understood: { ...noPlace, kind: 'county', label: 'Cook County, IL', state: 'illinois' },
    }),
  });
  expect(await screen.findByText(/^This search covers all of Cook County, IL, so/)).toBeVisible();
  expect(screen.queryByText(/^Measured from/)).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Distance' })).toBeDisabled();
  expect(screen.getByLabelText('Sort')).toHaveValue('rating');
  expect(screen.getByRole('button', { name: 'Remove 25 miles: needs a city or ZIP' })).toBeVisible();
});

it('tells visitors who look abroad where we list contractors', async () => {
  openSearch('?location=Paris,+France', {
    [enhanced]: found([], {
      searchType: 'text_only',
      center: null,
      message: 'We list contractors in the United States only.',
      understood: { ...noPlace, kind: 'abroad' },
    }),
  });
  expect(await screen.findByText('We list contractors in the United States only.')).toBeVisible();
});
