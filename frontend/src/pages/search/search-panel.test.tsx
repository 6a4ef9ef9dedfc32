import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { card, found } from '../../../test/installers.js';
import { browserAt, enhanced, onlyCard, openSearch, panelForm } from '../../../test/search-page.js';

const hillstone = card();
const facets = {
  byDistance: [
    { miles: 10, count: 4 },
    { miles: 25, count: 12 },
  ],
  services: [
    { value: 'Pool Heating', count: 14 },
    { value: 'Pool Repair', count: 2 },
  ],
  poolTypes: [{ value: 'Inground Pools', count: 19 }],
  rating: [
    { min: 5, count: 3 },
    { min: 4, count: 11 },
  ],
};
const response = found([hillstone], { facets });
const position = 'GET /api/places/position';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The filters may come after the card. */
const rowOf = async (name: string) =>
  (await panelForm().findByRole('checkbox', { name: new RegExp(`^${name}`) })).closest('label');

it('shows beside each filter how many it finds', async () => {
  openSearch('?location=Austin,+Texas', { [enhanced]: response });
  await onlyCard();
  expect(await rowOf('Inground Pools')).toHaveTextContent('Inground Pools19');
  expect(await rowOf('Luxury Pools')).toHaveTextContent('Luxury Pools0');
  expect(await rowOf('Pool Heating')).toHaveTextContent('Pool Heating14');
  expect(
    panelForm()
      .getByRole('radio', { name: /^4 & up/ })
      .closest('label'),
  ).toHaveTextContent('11');
  expect(panelForm().getByRole('button', { name: '25 miles, 12 contractors' })).toBeVisible();
  expect(panelForm().getByText('Contractors found at each distance')).toBeVisible();
});

it('shows no counts where the response has none', async () => {
  openSearch('', { [enhanced]: { installers: [hillstone], searchType: 'text_only' } });
  await onlyCard();
  expect(await rowOf('Inground Pools')).toHaveTextContent(/^Inground Pools$/);
  expect(panelForm().getByRole('button', { name: '25 miles' })).toBeVisible();
});

it('folds the advanced filters away and opens them again', async () => {
  const { user } = openSearch('?minRating=4', { [enhanced]: response });
  await onlyCard();
  const toggle = panelForm().getByRole('button', { name: /^Advanced Filters/ });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle);
  expect(panelForm().queryByRole('checkbox')).not.toBeInTheDocument();
  expect(toggle).toHaveTextContent('1 active');
  await user.click(toggle);
  expect(panelForm().getByRole('checkbox', { name: /^Inground Pools/ })).toBeVisible();
});

it('offers some of the additional services, all of them when asked, and every chosen one', async () => {
  const { user } = openSearch('?services=Pool+Repair,Landscaping', { [enhanced]: response });
  await onlyCard();
  const services = () => within(panelForm().getByRole('group', { name: 'Additional services' }));
  const names = () =>
    services()
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  expect(names()).toHaveLength(7);
  expect(services().getByRole('checkbox', { name: /^Landscaping/ })).toBeChecked();
  expect(services().getByRole('checkbox', { name: /^Pool Repair/ })).toBeChecked();
  await user.click(services().getByRole('button', { name: 'Show all 13' }));
  expect(names()).toHaveLength(14);
  await user.click(services().getByRole('button', { name: 'Show fewer' }));
  expect(names()).toHaveLength(7);
});

it('searches by pool types and services with real checkboxes', async () => {
  const { user, query } = openSearch('?location=Texas&state=texas', { [enhanced]: response });
  await onlyCard();
  await user.click(panelForm().getByRole('checkbox', { name: /^Luxury Pools/ }));
  await user.click(panelForm().getByRole('checkbox', { name: /^Pool Heating/ }));
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().get('poolTypes')).toBe('Luxury Pools');
  expect(query().get('services')).toBe('Pool Heating');
});

it('searches by the languages that a business speaks, and says how many of each there are', async () => {
  const languages = [{ value: 'es', count: 7 }];
  const { user, query } = openSearch('', { [enhanced]: found([hillstone], { facets: { ...facets, languages } }) });
  await onlyCard();
  const group = within(panelForm().getByRole('group', { name: 'Languages spoken' }));
  expect(group.getAllByRole('checkbox')).toHaveLength(5);
  expect(await rowOf('Spanish')).toHaveTextContent('Spanish7');
  await user.click(group.getByRole('button', { name: 'Show all 16' }));
  await user.click(group.getByRole('checkbox', { name: /^Vietnamese/ }));
  await user.click(group.getByRole('checkbox', { name: /^Spanish/ }));
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().toString()).toBe('languages=es%2Cvi');
  expect(screen.getByRole('button', { name: /Vietnamese/ })).toBeVisible();
});

it('searches businesses that are open on weekends', async () => {
  const open = [{ value: 'weekends', count: 4 }];
  const { user, query } = openSearch('', { [enhanced]: found([hillstone], { facets: { ...facets, open } }) });
  await onlyCard();
  expect(await rowOf('Open on weekends')).toHaveTextContent('Open on weekends4');
  await user.click(panelForm().getByRole('checkbox', { name: /^Open on weekends/ }));
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().toString()).toBe('open=weekends');
  expect(screen.getByRole('button', { name: /Open on weekends/ })).toBeVisible();
});

it('searches businesses that are open now and take work this month, without counts', async () => {
  const { user, query } = openSearch('', { [enhanced]: response });
  await onlyCard();
  for (const label of ['Open now', 'Takes work this month']) {
    expect(await rowOf(label)).toHaveTextContent(new RegExp(`^${label}$`));
    await user.click(panelForm().getByRole('checkbox', { name: label }));
  }
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().toString()).toBe('open=now&work=this_month');
  expect(screen.getByRole('button', { name: /Takes work this month/ })).toBeVisible();
});

it('names the services that are chosen where it would offer all of them', async () => {
  const { user } = openSearch('?location=78704&services=Pool+Renovation', { [enhanced]: response });
  await onlyCard();
  const service = panelForm().getByLabelText('Service');
  expect(service).toHaveDisplayValue('Pool Renovation');
  await user.click(panelForm().getByRole('button', { name: 'Pool Renovation' }));
  expect(service).toHaveDisplayValue('All services');
});

it('searches by a ZIP in place of the named place', async () => {
  const { user, query } = openSearch('?location=Texas&state=texas', { [enhanced]: response });
  await onlyCard();
  await user.type(panelForm().getByLabelText('ZIP'), '78704');
  expect(panelForm().getByLabelText('State')).toHaveValue('');
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().toString()).toBe('location=78704');
  expect(panelForm().getByLabelText('ZIP')).toHaveValue('78704');
  await user.clear(panelForm().getByLabelText('ZIP'));
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().toString()).toBe('');
});

it('keeps the search while a ZIP is not whole, says so and goes to the field', async () => {
  const { user, query } = openSearch('?location=Texas&state=texas', { [enhanced]: response });
  await onlyCard();
  const zip = panelForm().getByLabelText('ZIP');
  expect(zip).toHaveAccessibleDescription('Single ZIP or range (12345-12349)');
  await user.type(zip, '7870');
  expect(zip).not.toHaveAttribute('aria-invalid');
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().toString()).toBe('location=Texas&state=texas');
  expect(zip).toHaveFocus();
  expect(zip).toHaveAttribute('aria-invalid', 'true');
  expect(zip).toHaveAccessibleDescription(/Enter a five-digit ZIP code or a range such as 12345-12349\./);
  await user.selectOptions(panelForm().getByLabelText('State'), 'Ohio');
  expect(zip).toHaveValue('');
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().toString()).toBe('location=Ohio&state=ohio');
});

it('offers a lost zero back where the chosen state has such ZIPs', async () => {
  const { user } = openSearch('?location=Massachusetts&state=massachusetts', { [enhanced]: response });
  await onlyCard();
  const zip = panelForm().getByLabelText('ZIP');
  await user.type(zip, '2134');
  await user.tab();
  await waitFor(() => expect(zip).toHaveAccessibleDescription(/Did you mean 02134\?/));
});

it('rejects a position abroad and says how to search nevertheless', async () => {
  browserAt(48.857, 2.352);
  const { user, query } = openSearch('', {
    [enhanced]: response,
    [position]: { inUnitedStates: false, label: null, notCovered: null },
  });
  await onlyCard();
  await user.click(panelForm().getByRole('button', { name: '25 miles, 12 contractors' }));
  const hint = 'International users can browse all contractors using the state/city options above';
  expect(await panelForm().findByText(hint)).toBeVisible();
  expect(panelForm().getByText(/United States/)).toBeVisible();
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().toString()).toBe('distance=25');
});

it('asks for no position where a place is known, and turns a distance off again', async () => {
  const getCurrentPosition = browserAt(30, -97);
  const { user, query } = openSearch('?location=Austin,+Texas', { [enhanced]: response });
  await onlyCard();
  await user.click(panelForm().getByRole('button', { name: /^10 miles/ }));
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().get('distance')).toBe('10');
  await user.click(panelForm().getByRole('button', { name: /^10 miles/ }));
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().has('distance')).toBe(false);
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

it.each([
  ['', 25],
  ['?location=Dallas,+Texas&distance=50', 50],
])('searches around the visitor after "Use my location" on "%s"', async (searched, miles) => {
  browserAt(30.267153, -97.743057);
  const { user, query } = openSearch(searched, { [enhanced]: response });
  await onlyCard();
  await user.click(panelForm().getByRole('button', { name: /^Use my location/ }));
  const heading = `Pool Installers within ${miles} miles of your location`;
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(query().toString()).toBe(`distance=${miles}&sortBy=distance&lat=30.267&lon=-97.743`);
  expect(panelForm().getByText(`Location locked! Ready to search within ${miles} miles.`)).toBeVisible();
  expect(panelForm().queryByRole('button', { name: /^Search within/ })).not.toBeInTheDocument();
});

it('closes the sheet when it searches around the visitor', async () => {
  browserAt(30.267153, -97.743057);
  const { user, query } = openSearch('', { [enhanced]: response });
  await onlyCard();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getByRole('button', { name: /^Use my location/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(query().get('lat')).toBe('30.267');
});

it('claims neither a radius nor a place where access to the position was denied', async () => {
  browserAt(0, 0).mockImplementation(((_found: unknown, failed: PositionErrorCallback) =>
    failed({ code: 1 } as GeolocationPositionError)) as never);
  const { user, query } = openSearch('', { [enhanced]: found([hillstone], { searchType: 'text_only', center: null }) });
  await onlyCard();
  const [, steps] = screen.getAllByRole('group', { name: 'Distance' });
  await user.click(within(steps as HTMLElement).getByRole('button', { name: /^25 miles/ }));
  expect(
    screen.getAllByText('Location access was denied. Please enable location access and try again.')[0],
  ).toBeVisible();
  expect(within(steps as HTMLElement).getByRole('button', { name: /^25 miles/ })).not.toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(panelForm().getByRole('button', { name: '25 miles' }));
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().toString()).toBe('distance=25');
  expect(await screen.findByRole('button', { name: 'Remove 25 miles: needs a city or ZIP' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pool Installers Near You' })).toBeVisible();
});

it('sorts by distance what the panel searches near a point, unless the visitor chose another order', async () => {
  const { user, query } = openSearch('?location=Austin,+Texas', { [enhanced]: response });
  await onlyCard();
  const search = async (step: RegExp) => {
    await user.click(panelForm().getByRole('button', { name: step }));
    await user.click(panelForm().getByRole('button', { name: 'Search' }));
  };
  await search(/^25 miles/);
  expect(query().get('sortBy')).toBe('distance');
  await search(/^25 miles/);
  expect(query().has('sortBy')).toBe(false);
  await user.selectOptions(screen.getByLabelText('Sort'), 'Most Reviews');
  await search(/^10 miles/);
  expect(query().get('sortBy')).toBe('reviews');
});

it('fills in state and city of a location that names both, and goes back to the state with the first entry', async () => {
  const { user, query } = openSearch('?location=Austin,+Texas', {
    [enhanced]: response,
    'GET /api/places/states/texas/cities': [{ value: 'austin', label: 'Austin', county: null, installers: 40 }],
  });
  await onlyCard();
  expect(panelForm().getByLabelText('State')).toHaveValue('texas');
  const city = await panelForm().findByRole('combobox', { name: 'City' });
  expect(city).toHaveValue('Austin');
  await user.click(city);
  await user.click(screen.getByRole('option', { name: 'All cities' }));
  expect(city).toHaveValue('');
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().toString()).toBe('location=Texas&state=texas');
});

it('keeps a place that is named while the position is on its way', async () => {
  let reportPosition: PositionCallback = () => undefined;
  browserAt(0, 0).mockImplementation((done) => {
    reportPosition = done;
  });
  const { user, query } = openSearch('', { [enhanced]: response });
  await onlyCard();
  await user.click(panelForm().getByRole('button', { name: /^25 miles/ }));
  expect(panelForm().getByText('Detecting your location...')).toBeVisible();
  await user.selectOptions(panelForm().getByLabelText('State'), 'Ohio');
  reportPosition({ coords: { latitude: 30, longitude: -97 } } as GeolocationPosition);
  await waitFor(() => expect(panelForm().queryByText('Detecting your location...')).not.toBeInTheDocument());
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  expect(query().toString()).toBe('location=Ohio&state=ohio&distance=25');
});

it('lets a phone choose the distance without the sheet, as soon as the position is known', async () => {
  browserAt(30.267153, -97.743057);
  const { user, query } = openSearch('', { [enhanced]: response });
  await onlyCard();
  const [, steps] = screen.getAllByRole('group', { name: 'Distance' });
  await user.click(within(steps as HTMLElement).getByRole('button', { name: /^25 miles/ }));
  await waitFor(() => expect(query().toString()).toBe('distance=25&sortBy=distance&lat=30.267&lon=-97.743'));
  await user.click(within(steps as HTMLElement).getByRole('button', { name: /^25 miles/ }));
  expect(query().toString()).toBe('');
});

it('counts in the sheet what the chosen filters would find, once the choice stands still', async () => {
  const search = vi.fn((request: Request) =>
    found([hillstone], { total: request.url.includes('Luxury') ? 7 : 23, totalPages: 3 }),
  );
  const { user, query } = openSearch('?location=Austin,+Texas', { [enhanced]: search });
  await screen.findByText('23 professional installers found');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('button', { name: 'Show 23 installers' })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: /^Advanced Filters/ }));
  const asked = search.mock.calls.length;
  for (const type of ['Inground Pools', 'Eco-Friendly Pools', 'Luxury Pools'])
    fireEvent.click(sheet.getByRole('checkbox', { name: new RegExp(`^${type}`) }));
  expect(sheet.getByRole('button', { name: 'Show installers' })).toBeVisible();
  await user.click(await sheet.findByRole('button', { name: 'Show 7 installers' }));
  expect(search.mock.calls.slice(asked).map(([{ url }]) => new URL(url).searchParams.get('services'))).toEqual([
    'Inground Pools,Luxury Pools,Eco-Friendly Pools',
  ]);
  expect(query().get('poolTypes')).toBe('Inground Pools,Luxury Pools,Eco-Friendly Pools');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filters 3 active' })).toHaveFocus();
});

it('asks nothing while a ZIP is typed', async () => {
  const search = vi.fn((_request: Request) => response);
  const { user } = openSearch('?location=Texas&state=texas', { [enhanced]: search });
  await onlyCard();
  await user.type(panelForm().getByLabelText('ZIP'), '78704');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  expect(search.mock.calls[1]?.[0].url).toContain('location=78704');
});

it('forgets what was chosen in a sheet that is closed', async () => {
  const { user, query } = openSearch('?location=Austin,+Texas', { [enhanced]: response });
  await onlyCard();
  const filters = screen.getByRole('button', { name: 'Filters' });
  await user.click(filters);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pool Renovation' }));
  await user.keyboard('{Escape}');
  expect(filters).toHaveFocus();
  await user.click(filters);
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole('button', { name: 'Pool Renovation' })).toHaveAttribute('aria-pressed', 'false');
  expect(query().toString()).toBe('location=Austin%2C+Texas');
});
