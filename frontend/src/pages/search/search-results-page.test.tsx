import type { Understood } from '@poolpros/contracts/http/one-box';
import { noPlace } from '@poolpros/contracts/no-place';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { card, found } from '../../../test/installers.js';
import { problem, type Responses } from '../../../test/render.js';
import { browserAt, enhanced, onlyCard, openSearch, panelForm, regular } from '../../../test/search-page.js';

const hillstone = card();

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['?location=Austin,+Texas', 'Pool Installers in Austin, Texas'],
  ['?lat=30.2&lon=-97.7&distance=25', 'Pool Installers within 25 miles of your location'],
  ['?location=Austin,+Texas&lat=30.2&lon=-97.7&distance=10', 'Pool Installers within 10 miles of your location'],
  ['?lat=30.2&lon=-97.7', 'Pool Installers Near You'],
  ['', 'Pool Installers Near You'],
])('is headed for %s by "%s"', async (query, heading) => {
  openSearch(query, { [enhanced]: found([hillstone]) });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

it('says that it searches, then how many it found', async () => {
  let respond: (value: unknown) => void = () => undefined;
  openSearch('', {
    [enhanced]: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  expect(await screen.findByText('Searching for installers...')).toBeVisible();
  expect(screen.getByText('Finding the perfect pool contractors...')).toBeVisible();
  await waitFor(() => expect(respond).not.toBeUndefined());
  respond(found([hillstone, card({ id: 13 })]));
  expect(await screen.findByText('2 professional installers found')).toBeVisible();
});

it.each([
  ['gps', 'GPS Location Search - Using your exact GPS coordinates'],
  ['city_center', 'Smart Radius Search - Using city center coordinates - works globally!'],
  ['text_only', 'Text-Based Search - Location-based results'],
] as const)('explains a search of type %s', async (searchType, text) => {
  openSearch('', { [enhanced]: found([hillstone], { searchType }) });
  expect(await screen.findByText(text)).toBeVisible();
});

it('marks the radius it searched, and the one it was widened to', async () => {
  const { unmount } = openSearch('?location=Austin,+Texas&distance=25', { [enhanced]: found([hillstone]) });
  expect((await screen.findAllByText('MILES')).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    '25MILES',
    '4.2MILES',
  ]);
  unmount();
  const message = 'No installers were found within 10 miles, so these are within 50 miles.';
  openSearch('?location=Austin,+Texas&distance=10', {
    [enhanced]: found([hillstone], { widenedFrom: 10, appliedRadius: 50, message }),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getAllByText('MILES')[0]?.parentElement).toHaveTextContent('50MILES');
});

it('keeps the ZIP of a search for other pages once the service knows where it is', async () => {
  const center = { lat: 30.24, lon: -97.77, label: 'Austin, TX 78704' };
  const unknown = openSearch('?location=99999', { [enhanced]: found([], { center: null, searchType: 'text_only' }) });
  await screen.findByText('0 professional installers found');
  unknown.unmount();
  const uncovered = openSearch('?location=00901', { [enhanced]: problem(400, 'invalid_request') });
  await screen.findByRole('alert');
  uncovered.unmount();
  expect(sessionStorage.getItem('visitorZip')).toBeNull();
  openSearch('?location=78704', { [enhanced]: found([hillstone], { center }) });
  await waitFor(() => expect(sessionStorage.getItem('visitorZip')).toBe('78704'));
});

it('shows four services of an installer, counts the others and says why it is there', async () => {
  const services = [
    'Pool Installation',
    'Pool Repair',
    'Pool Covers',
    'Pool Heating',
    'Landscaping',
    'Spa Repair',
  ] as const;
  openSearch('', { [enhanced]: found([card({ services: [...services] })]) });
  const article = await onlyCard();
  expect(article.getByText('Pool Heating')).toBeVisible();
  expect(article.queryByText('Landscaping')).not.toBeInTheDocument();
  expect(article.getByText('+2 more')).toBeVisible();
  expect(article.getByText('Serves this location · usually replies within 4 hours')).toBeVisible();
  expect(article.getByRole('link', { name: 'Hillstone Pools' })).toHaveAttribute(
    'href',
    '/pool-contractor/texas/austin/hillstone-pools-12',
  );
});

it.each([
  ['?services=Pool+Heating,Spa+Repair', ['Pool Heating', 'Spa Repair'], ['Pool Installation', 'Pool Repair']],
  ['?serviceType=spa-hot-tub', ['Spa Repair'], ['Pool Installation', 'Pool Repair', 'Pool Covers']],
])('names the services that %s asks for first, with a check', async (query, asked, others) => {
  const services = ['Pool Installation', 'Pool Repair', 'Pool Covers', 'Pool Heating', 'Spa Repair'] as const;
  openSearch(query, { [enhanced]: found([card({ services: [...services] })]) });
  const list = within((await onlyCard()).getByRole('list', { name: 'Services' }));
  const textOf = (element: HTMLElement | null | undefined) => element?.textContent;
  expect(list.getAllByRole('listitem').map(textOf)).toEqual([...asked, ...others, '+1 more']);
  expect(list.getAllByLabelText('Searched for:').map((check) => textOf(check.parentElement))).toEqual(asked);
});

it('puts the service that was asked for before the others, and checks it', async () => {
  const services = ['Pool Installation', 'Pool Repair', 'Pool Covers', 'Pool Heating', 'Landscaping'] as const;
  openSearch('?services=Landscaping', { [enhanced]: found([card({ services: [...services] })]) });
  const article = await onlyCard();
  const shown = article.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(['Landscaping', 'Pool Installation', 'Pool Repair', 'Pool Covers', '+1 more']);
  expect(article.getByText('Landscaping').querySelector('svg')).not.toBeNull();
  expect(article.getByText('Pool Repair').querySelector('svg')).toBeNull();
});

it('quotes what reviews say of what was asked for, and stands without it', async () => {
  const renovators = found([card({ reasons: ['Does pool renovation', 'Serves this location'] })]);
  const mentions = [{ installerId: 12, topic: 'plaster', reviews: 6, quote: 'the new plaster came out smooth' }];
  const asked: string[] = [];
  const { unmount } = openSearch('?services=Pool+Renovation', {
    [enhanced]: renovators,
    'GET /api/reviews/mentions': ({ url }: Request) => {
      asked.push(new URL(url).search);
      return { mentions };
    },
  });
  const line =
    '“the new plaster came out smooth” · 6 reviews mention plaster · does pool renovation · serves this location';
  expect(await screen.findByText(line)).toBeVisible();
  expect(asked).toEqual(['?installerIds=12&services=Pool+Renovation']);
  unmount();
  openSearch('?services=Pool+Renovation', {
    [enhanced]: renovators,
    'GET /api/reviews/mentions': problem(503, 'service_unavailable'),
  });
  expect(await screen.findByText('Does pool renovation · serves this location')).toBeVisible();
});

it('says "No reviews yet" instead of a rating without reviews', async () => {
  openSearch('', { [enhanced]: found([card({ rating: null, reviewCount: 0 })]) });
  expect((await onlyCard()).getByText('No reviews yet')).toBeVisible();
});

it('falls back to the regular search without a word and names itself to it', async () => {
  const fallback = vi.fn((_request: Request) => found([hillstone]));
  openSearch('?location=Austin,+Texas', { [enhanced]: problem(503, 'service_unavailable'), [regular]: fallback });
  expect(await onlyCard()).toBeTruthy();
  expect(fallback.mock.calls[0]?.[0].headers.get('x-search-fallback')).toBe('1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows a response that has only installers and a type, sorted here', async () => {
  const installers = [card({ id: 1, name: 'Beta', rating: 4.1 }), card({ id: 2, name: 'Alpha', rating: 4.9 })];
  openSearch('', { [enhanced]: { installers, searchType: 'gps' } });
  await screen.findByText('2 professional installers found');
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names()).toEqual(['Alpha', 'Beta']);
});

it('shows the failure of both searches and asks again when told to', async () => {
  const failing: Responses = {
    [enhanced]: problem(503, 'service_unavailable'),
    [regular]: problem(500, 'internal_error'),
  };
  let broken = true;
  const { user } = openSearch('', {
    [enhanced]: () => (broken ? failing[enhanced] : found([hillstone])),
    [regular]: () => failing[regular],
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading installers');
  expect(alert).toHaveTextContent('Failed to fetch installers');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await onlyCard()).toBeTruthy();
});

it('says why a place was rejected', async () => {
  const rejection = problem(400, 'zip_range_too_large', { detail: 'The range holds 40 ZIPs.' });
  openSearch('?location=78701-78799', { [enhanced]: rejection, [regular]: rejection });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch installers. The range holds 40 ZIPs.');
});

it('says what is wrong with a place in words, without the name of a parameter', async () => {
  const message = 'use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet';
  const rejection = problem(400, 'invalid_request', {
    detail: `query.location: ${message}.`,
    errors: [{ path: 'query.location', message }],
  });
  openSearch('?location=00901', { [enhanced]: rejection, [regular]: rejection });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet.');
  expect(alert).not.toHaveTextContent('query');
});

it('says that nothing was found and offers to search without a distance', async () => {
  const { user, query } = openSearch('?location=Terlingua,+Texas&distance=10', {
    [enhanced]: ({ url }: Request) => (url.includes('distance') ? found([]) : found([hillstone])),
  });
  expect(await screen.findByText('No installers found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search criteria or location.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'At any distance 1 installer' }));
  expect(query().toString()).toBe('location=Terlingua%2C+Texas&state=texas&city=terlingua');
});

it('names what was searched in its title and above the list', async () => {
  openSearch('?location=85254&services=Pool+Renovation', {
    [enhanced]: found([hillstone], { total: 19, center: { lat: 33.6, lon: -111.9, label: 'Scottsdale, AZ 85254' } }),
  });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Pool renovation near 85254 (Scottsdale)' }),
  ).toBeVisible();
  expect(document.title).toBe('Pool renovation near 85254 (Scottsdale) – 19 contractors');
  expect(screen.getByRole('heading', { level: 1, name: 'Pool Installers in 85254' })).toBeVisible();
  expect(screen.getByText('Measured from the center of 85254, Scottsdale.')).toBeVisible();
});

it('explains what the order by rating weighs', async () => {
  const { user } = openSearch('?location=Texas', { [enhanced]: found([hillstone, card({ id: 13 })]) });
  await user.click(await screen.findByText('How “Highest Rated” works'));
  const weighs = screen.getByText(/We add 5 reviews with 4.3 stars to a contractor’s own/);
  expect(weighs).toBeVisible();
  expect(weighs).toHaveTextContent(/the one that usually replies faster comes first, then the nearer one/);
});

it('searches again at once when the order changes', async () => {
  const search = vi.fn((_request: Request) => found([hillstone], { total: 30, totalPages: 3 }));
  const { user, query } = openSearch('?location=Austin,+Texas&page=3', { [enhanced]: search });
  await onlyCard();
  await user.selectOptions(screen.getByLabelText('Sort'), 'Most Reviews');
  await waitFor(() => expect(search.mock.calls.at(-1)?.[0].url).toContain('sortBy=reviews'));
  expect(query().get('sortBy')).toBe('reviews');
  expect(query().has('page')).toBe(false);
});

it('applies filters with Search, from the first page, in the URL', async () => {
  const { user, query, router } = openSearch('?location=Texas&state=texas&page=2', {
    [enhanced]: found([hillstone], { total: 30, totalPages: 3 }),
  });
  await onlyCard();
  const panel = panelForm();
  await user.click(panel.getByRole('button', { name: 'Pool Maintenance' }));
  await user.click(panel.getByRole('radio', { name: /^4 & up stars/ }));
  await user.click(panel.getByRole('button', { name: '50 miles' }));
  expect(screen.getByRole('complementary', { name: 'Filters' })).toHaveTextContent('Find Pool Contractors1 active');
  expect(query().has('services')).toBe(false);
  await user.click(panel.getByRole('button', { name: 'Search' }));
  expect(Object.fromEntries(query())).toEqual({
    location: 'Texas',
    state: 'texas',
    distance: '50',
    services: 'Pool Maintenance',
    minRating: '4',
  });
  expect(router.state.historyAction).toBe('REPLACE');
  await user.click(panel.getByRole('button', { name: 'Clear All Filters' }));
  await user.click(panel.getByRole('button', { name: 'Search' }));
  expect(Object.fromEntries(query())).toEqual({ location: 'Texas', state: 'texas', distance: '50' });
});

it('takes a text in the one box along when the panel searches', async () => {
  const understood: Understood = {
    ...{ location: '85254', state: '', city: '', nearMe: false, distance: 25, q: 'jones' },
    ...{ serviceType: 'all', services: ['Spa Repair'], poolTypes: [], open: [], work: [], minRating: 3 },
    ...{ understood: noPlace, choices: [] },
  };
  const { user, query } = openSearch('?serviceType=luxury', {
    [enhanced]: found([hillstone]),
    'GET /api/search/understand': understood,
    'GET /api/search/suggestions': { places: [], installers: [] },
  });
  await onlyCard();
  const box = panelForm().getByRole('combobox', { name: 'What do you need, and where?' });
  await user.type(box, 'jones spa repair 85254 25 miles');
  await user.click(panelForm().getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(query().get('q')).toBe('jones'));
  expect(Object.fromEntries(query())).toMatchObject({ location: '85254', distance: '25', services: 'Spa Repair' });
});

it('asks for the position of the visitor when a distance is chosen and no place is known', async () => {
  browserAt(30.267153, -97.743057);
  const { user, query } = openSearch('', { [enhanced]: found([hillstone]) });
  await onlyCard();
  const panel = panelForm();
  await user.click(panel.getByRole('button', { name: '25 miles' }));
  expect(await panel.findByText('Location locked! Ready to search within 25 miles.')).toBeVisible();
  expect(query().toString()).toBe('');
  await user.click(panel.getByRole('button', { name: 'Search within 25 miles' }));
  expect(query().toString()).toBe('distance=25&sortBy=distance&lat=30.267&lon=-97.743');
});

it('opens the contact dialog for the installer of the card', async () => {
  const { user } = openSearch('', { [enhanced]: found([hillstone]) });
  await user.click((await onlyCard()).getByRole('button', { name: 'Contact Hillstone Pools' }));
  expect(await screen.findByRole('dialog', { name: 'Contact Hillstone Pools' })).toBeVisible();
});

it('asks the chosen ones straight from the list, and says on their cards that they were asked today', async () => {
  const firms = [
    card({ id: 1, name: 'Lone Heron' }),
    card({ id: 2, name: 'Pecan Grove' }),
    card({ id: 3, name: 'Blue Mesa' }),
  ];
  const { user } = openSearch('?location=85254&services=Pool+Renovation', {
    [enhanced]: found(firms),
    'POST /api/contact-requests': Response.json(
      { id: '0199f3d2-0000-7000-8000-000000000001', createdAt: '2026-11-21T09:00:00.000Z' },
      { status: 201 },
    ),
  });
  for (const name of ['Lone Heron', 'Blue Mesa'])
    await user.click(await screen.findByRole('checkbox', { name: `Compare ${name}` }));
  const [ask] = screen.getAllByRole('button', { name: 'Ask these 2 contractors' });
  await user.click(ask as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask several at once' }));
  expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Lone Heron4.2 miles4.836 job reviews',
    'Blue Mesa4.2 miles4.836 job reviews',
  ]);
  expect(dialog.getByText('Included: Pool renovation, ZIP 85254')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Select both' }));
  await user.type(dialog.getByLabelText('Full Name *'), 'Jordan Avila');
  await user.type(dialog.getByLabelText('Email *'), 'jordan@example.com');
  await user.type(dialog.getByLabelText('Project Details *'), 'Replaster a pool.');
  await user.click(dialog.getByRole('button', { name: 'Send to 2 businesses' }));
  await screen.findByText('Message Sent!');
  const cards = screen.getAllByRole('article').map((article) => article.textContent?.includes('Contacted today'));
  expect(cards).toEqual([true, false, true]);
});

it('links to six other services at the same place', async () => {
  openSearch('?location=Austin,+Texas&state=texas&city=austin&services=Pool+Repair', {
    [enhanced]: found([hillstone]),
  });
  const heading = await screen.findByRole('heading', { name: 'Related services near Austin' });
  const links = within(heading.parentElement as HTMLElement).getAllByRole('link');
  expect(links).toHaveLength(6);
  expect(links.map((link) => link.textContent)).not.toContain('Pool Repair');
  expect(links[0]).toHaveAttribute(
    'href',
    '/search-results?location=Austin%2C+Texas&state=texas&city=austin&services=Pool+Installation',
  );
});
