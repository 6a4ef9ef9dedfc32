import { noPlace } from '@poolpros/contracts/no-place';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { card, found } from '../../../test/installers.js';
import { noPage, problem } from '../../../test/render.js';
import { enhanced, onlyCard, openSearch, regular } from '../../../test/search-page.js';
import { captureWaiting } from '../../shared/analytics/early-events.js';

const hillstone = card();
const pages = found([hillstone], { total: 30, totalPages: 3 });

beforeEach(() => sessionStorage.clear());

it('keeps country and debug while the search is rewritten', async () => {
  const { user, query } = openSearch('?location=Texas&state=texas&country=ES&debug=true&page=2', { [enhanced]: pages });
  await onlyCard();
  await user.selectOptions(screen.getByLabelText('Sort'), 'Name (A-Z)');
  expect(query().toString()).toBe('location=Texas&state=texas&sortBy=name&country=ES&debug=true');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/search-results?location=Texas&state=texas&sortBy=name&country=ES&debug=true&page=3',
  );
});

it('makes an entry in the history of each page, goes to the heading, and back again', async () => {
  const { user, router, query } = openSearch('?location=Texas', { [enhanced]: pages });
  await onlyCard();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(router.state.historyAction).toBe('PUSH');
  expect(query().get('page')).toBe('2');
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading).toHaveFocus());
  await onlyCard();
  await router.navigate(-1);
  await waitFor(() => expect(query().has('page')).toBe(false));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument());
});

it('numbers the cards over all pages', async () => {
  openSearch('?location=Texas&page=2', { [enhanced]: { ...pages, page: 2 } });
  expect((await onlyCard()).getByText('11')).toBeVisible();
});

it('removes a filter by its chip', async () => {
  const { user, query } = openSearch('?location=Austin,+Texas&distance=25&minRating=4', { [enhanced]: pages });
  await onlyCard();
  await user.click(screen.getByRole('button', { name: 'Remove 4 stars and up' }));
  expect(query().toString()).toBe('location=Austin%2C+Texas&state=texas&city=austin&distance=25');
});

it('speaks of the center of the map when a map area was searched', async () => {
  openSearch('?lat=30.2&lon=-97.7&distance=37&origin=map', { [enhanced]: pages });
  await onlyCard();
  expect(screen.getByRole('heading', { name: 'Pool Installers within 37 miles of the map center' })).toBeVisible();
  expect(screen.getByText('Map Area Search - Using the center of the map')).toBeVisible();
  expect(screen.queryByText(/your location$/i)).not.toBeInTheDocument();
});

it.each(['city_center', 'text_only'] as const)(
  'tells visitors from abroad how to search a %s, until they close it',
  async (searchType) => {
    const responses = { [enhanced]: found([hillstone], { searchType }) };
    const { user, unmount } = openSearch('?location=Texas&country=ES', responses);
    const notice = () => screen.queryByText('You seem to be outside the United States.');
    expect(await screen.findByText('You seem to be outside the United States.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(notice()).not.toBeInTheDocument();
    unmount();
    openSearch('?location=Ohio', responses);
    await onlyCard();
    expect(notice()).not.toBeInTheDocument();
  },
);

it('remembers the country of the URL for the session and keeps the notice from a position search', async () => {
  const { unmount } = openSearch('?location=Texas&country=ES', { [enhanced]: found([hillstone]) });
  await onlyCard();
  unmount();
  const second = openSearch('?location=Ohio', { [enhanced]: found([hillstone]) });
  expect(await screen.findByText('You seem to be outside the United States.')).toBeVisible();
  second.unmount();
  openSearch('?lat=30&lon=-97&distance=25', { [enhanced]: found([hillstone], { searchType: 'gps' }) });
  await onlyCard();
  expect(screen.queryByText('You seem to be outside the United States.')).not.toBeInTheDocument();
});

it('says nothing of that to visitors in the United States', async () => {
  openSearch('?location=Texas&country=US', { [enhanced]: found([hillstone]) });
  await onlyCard();
  expect(screen.queryByText('You seem to be outside the United States.')).not.toBeInTheDocument();
});

it('tells with debug=true what was asked, how it was understood and which service responded', async () => {
  const body = found([hillstone], { appliedRadius: 25, total: 13, totalPages: 2 });
  openSearch('?location=Austin,+Texas&distance=25&debug=true', {
    [enhanced]: problem(503, 'service_unavailable'),
    [regular]: () => Response.json(body, { headers: { 'x-request-id': 'req-1' } }),
  });
  const block = await screen.findByRole('region', { name: 'Debug' });
  for (const text of [
    'location=Austin, Texas&state=texas&city=austin&distance=25',
    'city_center',
    'Austin, TX (30.270, -97.740)',
    '1 of 2',
    '/api/installers/search',
    'req-1',
  ])
    expect(within(block).getByText(text)).toBeVisible();
});

it('shows no debug block without the parameter', async () => {
  openSearch('?debug=yes', { [enhanced]: found([hillstone]) });
  await onlyCard();
  expect(screen.queryByRole('region', { name: 'Debug' })).not.toBeInTheDocument();
});

it('goes back to the miles that were asked for, and forth again', async () => {
  const { user } = openSearch('?lat=30.2&lon=-97.7&distance=10', {
    [enhanced]: found([hillstone], {
      searchType: 'gps',
      widenedFrom: 10,
      appliedRadius: 50,
      message: 'No installers were found within 10 miles, so these are within 50 miles.',
    }),
  });
  const heading = (miles: number) =>
    screen.findByRole('heading', { level: 1, name: `Pool Installers within ${miles} miles of your location` });
  expect(await heading(50)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep to 10 miles' }));
  expect(await heading(10)).toBeVisible();
  expect(await heading(10)).toHaveFocus();
  expect(screen.getByText('0 professional installers found')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show installers within 50 miles' }));
  expect(await heading(50)).toBeVisible();
  expect(await onlyCard()).toBeTruthy();
});

it.each([
  ['?location=Texas&poolTypes=Luxury+Pools&minRating=5', 'Without the filters', 'location=Texas&state=texas'],
  ['?location=Texas&services=Pool+Repair', 'Without the filters', 'location=Texas&state=texas'],
  ['?location=Texas&q=blue+lagoon', 'Without “blue lagoon”', 'location=Texas&state=texas'],
  ['?location=Texas&serviceType=luxury', 'All services', 'location=Texas&state=texas'],
  ['?location=Terlingua&q=spa', 'Everywhere', 'q=spa'],
])('offers from nothing found for %s the way that finds somebody: %s', async (searched, way, search) => {
  const of = (query: string) => new URLSearchParams(query).toString();
  const { user, query } = openSearch(searched, {
    [enhanced]: ({ url }: Request) =>
      of(new URL(url).search) === of(search) ? found([hillstone], { total: 7 }) : found([]),
  });
  await user.click(await screen.findByRole('button', { name: `${way} 7 installers` }));
  expect(query().toString()).toBe(search);
});

it('offers no way that finds nobody, and farther steps with what they find', async () => {
  const byDistance = [25, 50, 100].map((miles, index) => ({ miles, count: index }));
  const nobody = found([], { searchType: 'gps', facets: { byDistance, services: [], poolTypes: [], rating: [] } });
  openSearch('?lat=30.2&lon=-97.7&distance=10&services=Pool+Repair', { [enhanced]: nobody });
  const ways = (await screen.findByRole('button', { name: 'Within 50 miles 1 installer' })).parentElement;
  expect(
    within(ways as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Within 50 miles 1 installer', 'Within 100 miles 2 installers']);
  expect(within(ways as HTMLElement).getByRole('link', { name: 'Start a new search' })).toBeVisible();
});

it('names who is nearest, however far, where nobody is found near a point', async () => {
  openSearch('?location=Bettles,+Alaska&distance=100', {
    [enhanced]: found([], { center: { lat: 66.91, lon: -151.68, label: 'Bettles, AK' } }),
    'GET /api/installers/nearest?lat=66.91&lon=-151.68': {
      installers: [card({ name: 'Polar Pools', location: 'Fairbanks, AK', distance: 180.4, servesPoint: false })],
    },
  });
  const nearest = within(await screen.findByRole('region', { name: 'Nearest contractors, any service' }));
  expect(nearest.getByRole('link', { name: 'Polar Pools' })).toBeVisible();
  expect(nearest.getByText('180.4 mi')).toBeVisible();
  expect(nearest.getByText('Works within 25 miles')).toBeVisible();
});

it('leads from a page beyond the last one to the first', async () => {
  openSearch('?location=Texas&page=9', { [enhanced]: found([], { total: 12, totalPages: 2 }) });
  expect(await screen.findByRole('link', { name: 'Show the first page' })).toHaveAttribute(
    'href',
    '/search-results?location=Texas&state=texas',
  );
});

it('goes to the last page from a later one', async () => {
  const { query } = openSearch('?location=Texas&page=9', {
    [`${enhanced}?location=Texas&state=texas&page=9`]: noPage(3),
    [`${regular}?location=Texas&state=texas&page=9`]: noPage(3),
    [enhanced]: { ...pages, page: 3 },
  });
  expect((await onlyCard()).getByText('21')).toBeVisible();
  expect(query().get('page')).toBe('3');
});

it('offers no more than a thousand pages, whichever search responds', async () => {
  openSearch('?location=Texas&page=1355', {
    [enhanced]: problem(503, 'service_unavailable'),
    [`${regular}?location=Texas&state=texas&page=1000`]: found([hillstone], {
      total: 13_546,
      page: 1000,
      totalPages: 1355,
    }),
  });
  await onlyCard();
  expect(screen.getByRole('link', { name: 'Page 1000' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Page 1001' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
});

it('falls back when a search is rejected too, and shows without another try what the regular one says', async () => {
  const rejection = () =>
    problem(400, 'invalid_request', { errors: [{ path: 'query.location', message: 'must be shorter' }] });
  const { unmount } = openSearch('?location=x', { [enhanced]: rejection, [regular]: found([hillstone]) });
  expect(await onlyCard()).toBeTruthy();
  unmount();
  const reject = vi.fn(rejection);
  openSearch('?location=x', { [enhanced]: rejection, [regular]: reject });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch installers. Must be shorter.');
  expect(reject).toHaveBeenCalledOnce();
});

it('leads elsewhere while the list cannot be loaded', async () => {
  openSearch('?location=Austin,+Texas&state=texas&city=austin', {
    [enhanced]: problem(500, 'internal_error'),
    [regular]: problem(500, 'internal_error'),
  });
  const link = await screen.findByRole('link', { name: 'All contractors in Austin, Texas' });
  expect(link).toHaveAttribute('href', '/us/texas/austin/pool-contractors');
  expect(screen.getByText('We could not load the list')).toBeVisible();
});

it('tells once per search what was looked for, without coordinates or words', async () => {
  const ofPlace = (kind: 'state' | 'none', label: string) => ({ ...pages, understood: { ...noPlace, kind, label } });
  const { user, services, router } = openSearch('?location=Texas&q=secret+words&serviceType=luxury&page=2', {
    [enhanced]: (request: Request) =>
      request.url.includes('location=') ? ofPlace('state', 'Texas') : ofPlace('none', ''),
  });
  const capture = vi.fn();
  services.analytics.init({ ...services.analytics, capture });
  await captureWaiting(services.analytics);
  await onlyCard();
  const searches = () => capture.mock.calls.filter(([event]) => event === 'search_performed');
  await waitFor(() => expect(searches()).toHaveLength(1));
  expect(searches()[0]?.[1]).toEqual({ search_location: 'Texas', service_type: 'luxury', results_count: 30 });
  await user.selectOptions(screen.getByLabelText('Sort'), 'Most Reviews');
  await router.navigate('/search-results?location=Texas&q=secret+words&serviceType=luxury&sortBy=reviews&page=3');
  await screen.findByText('30 professional installers found');
  expect(searches()).toHaveLength(1);
  await router.navigate('/search-results?lat=30.2&lon=-97.7&distance=25');
  await waitFor(() => expect(searches()).toHaveLength(2));
  expect(searches()[1]?.[1]).toEqual({ search_location: '', service_type: 'all', results_count: 30 });
});

it('opens list and map side by side, with the filters behind a button', async () => {
  const { user } = openSearch('?location=Austin,+Texas', { [enhanced]: pages });
  await onlyCard();
  await user.click(screen.getByRole('button', { name: 'Larger map' }));
  expect(screen.getByRole('complementary', { name: 'Filters', hidden: true })).toHaveClass('min-[77.5rem]:hidden');
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveClass('min-[77.5rem]:inline-flex');
  await user.click(screen.getByRole('button', { name: 'Smaller map' }));
  expect(screen.getByRole('button', { name: 'Larger map' })).toBeVisible();
});

it('leads past the filters to the results', async () => {
  openSearch('?location=Austin,+Texas', { [enhanced]: pages });
  const list = (await screen.findByRole('article')).closest('#results');
  expect(screen.getByRole('link', { name: 'Skip to results' })).toHaveAttribute('href', '#results');
  expect(list).toHaveAttribute('tabindex', '-1');
});
