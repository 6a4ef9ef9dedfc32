import { noPlace } from '@poolpros/contracts/no-place';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { card, found } from '../../../test/installers.js';
import { austin } from '../../../test/places.js';
import { renderPage } from '../../../test/render.js';

const texas = [
  { value: 'austin', label: 'Austin', county: 'Travis County', installers: 40 },
  { value: 'houston', label: 'Houston', county: 'Harris County', installers: 30 },
];
const responses = {
  'GET /api/summary': summary,
  'GET /api/places/states/texas/cities': texas,
  'GET /api/places/states/ohio/cities': [{ value: 'akron', label: 'Akron', county: null, installers: 1 }],
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function openHome(data: object = {}) {
  const page = renderPage('/us', { ...responses, ...data });
  const form = within(await screen.findByRole('form', { name: 'Find contractors' }));
  const location = () => `${page.router.state.location.pathname}${page.router.state.location.search}`;
  return { ...page, form, location };
}

it('keeps Search off until a state is chosen, and says so where it is missing', async () => {
  const { user, form, location } = await openHome();
  const search = form.getByRole('button', { name: 'Search, Choose a state first' });
  expect(search).toHaveAttribute('aria-disabled', 'true');
  await user.click(search);
  expect(location()).toBe('/us');
  expect(form.getByLabelText('State')).toHaveFocus();
  expect(form.getByLabelText('State')).toHaveAccessibleDescription('Choose a state first');
  await user.selectOptions(form.getByLabelText('State'), 'Texas');
  expect(search).not.toHaveAttribute('aria-disabled');
  expect(form.getByLabelText('State')).not.toHaveAttribute('aria-invalid');
});

it('says at the one box what is missing when nothing is searched, and searches a chosen state from there', async () => {
  const { user, form, location } = await openHome();
  const box = form.getByRole('combobox', { name: 'What do you need, and where?' });
  await user.click(form.getByRole('button', { name: 'Search in your own words' }));
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(/Type what you need, or choose a state$/);
  await user.selectOptions(form.getByLabelText('State'), 'Texas');
  expect(box).not.toHaveAttribute('aria-invalid');
  await user.click(form.getByRole('button', { name: 'Search in your own words' }));
  await waitFor(() => expect(location()).toBe('/search-results?location=Texas&state=texas'));
});

it('shows the city field once the state has cities and clears it when the state changes', async () => {
  const { user, form } = await openHome();
  expect(form.queryByRole('combobox', { name: /City/ })).not.toBeInTheDocument();
  await user.selectOptions(form.getByLabelText('State'), 'Texas');
  await user.type(await form.findByRole('combobox', { name: /City/ }), 'aus{Enter}');
  expect(form.getByRole('combobox', { name: /City/ })).toHaveValue('Austin');
  await user.selectOptions(form.getByLabelText('State'), 'Ohio');
  expect(await form.findByRole('combobox', { name: /City/ })).toHaveValue('');
});

it('searches the state alone when no city is chosen', async () => {
  const { user, form, location } = await openHome();
  await user.selectOptions(form.getByLabelText('State'), 'Texas');
  await user.click(form.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(location()).toBe('/search-results?location=Texas&state=texas'));
});

it('searches city, service and refinements', async () => {
  const { user, form, location } = await openHome();
  await user.selectOptions(form.getByLabelText('State'), 'Texas');
  await user.type(await form.findByRole('combobox', { name: /City/ }), 'aus{Enter}');
  await user.selectOptions(form.getByLabelText('Service'), 'spa-hot-tub');
  await user.click(form.getByRole('button', { name: /Refine/ }));
  await user.click(form.getByRole('button', { name: '25 miles' }));
  await user.selectOptions(form.getByLabelText('Minimum rating'), '4 stars and up');
  await user.click(form.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(location()).toMatch(/^\/search-results/));
  const params = new URLSearchParams(location().split('?')[1]);
  expect(Object.fromEntries(params)).toEqual({
    location: 'Austin, Texas',
    state: 'texas',
    city: 'austin',
    serviceType: 'spa-hot-tub',
    distance: '25',
    minRating: '4',
  });
});

it('names the cities next to the ZIP that the visitor searched last', async () => {
  sessionStorage.setItem('visitorZip', '78701');
  const center = { lat: 30.27, lon: -97.74, label: 'Austin, TX 78701' };
  await openHome({
    'GET /api/installers/search?location=78701': found([card()], { center }),
    'GET /api/places/states/texas/cities/austin': austin,
  });
  expect(await screen.findByRole('heading', { name: 'Near Austin' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Round Rock pool contractors' })).toHaveAttribute(
    'href',
    '/us/texas/round-rock/pool-contractors',
  );
});

it('names no city as near that is farther than 100 miles, and its state where that is another one', async () => {
  sessionStorage.setItem('visitorZip', '78701');
  const center = { lat: 30.27, lon: -97.74, label: 'Austin, TX 78701' };
  const city = { state: 'oklahoma', value: 'ardmore', label: 'Ardmore, OK', miles: 100, installers: 2 };
  await openHome({
    'GET /api/installers/search?location=78701': found([card()], { center }),
    'GET /api/places/states/texas/cities/austin': {
      ...austin,
      nearby: [city, { ...city, state: 'texas', value: 'waco', label: 'Waco', miles: 100.1 }],
    },
  });
  expect(await screen.findByRole('link', { name: 'Ardmore, OK pool contractors' })).toHaveAttribute(
    'href',
    '/us/oklahoma/ardmore/pool-contractors',
  );
  expect(screen.queryByRole('link', { name: /^Waco/ })).not.toBeInTheDocument();
});

it('says how to search from abroad to visitors whose session is there, and to nobody else', async () => {
  const { unmount } = await openHome();
  expect(screen.queryByText(/outside the United States/)).not.toBeInTheDocument();
  unmount();
  sessionStorage.setItem('visitorCountry', 'international');
  await openHome();
  expect(await screen.findByText(/You seem to be outside the United States/)).toBeVisible();
});

it('links popular cities to their directory', async () => {
  await openHome();
  expect(screen.getByRole('link', { name: 'Austin pool contractors' })).toHaveAttribute(
    'href',
    '/us/texas/austin/pool-contractors',
  );
});

it('calls each sample figure and each testimonial one while the data is sample data', async () => {
  await openHome();
  for (const figure of ['4.8', '1,200+', '173']) expect(screen.getByText(figure)).toHaveTextContent(`${figure} sample`);
  const carousel = within(screen.getByRole('region', { name: 'Testimonials' }));
  expect(carousel.getByRole('heading', { name: 'Examples, not real customers' })).toBeVisible();
  for (const card of carousel.getAllByRole('figure')) expect(within(card).getByText('Example')).toBeVisible();
  expect(screen.getByText(/businesses and reviews here are not real/)).toBeVisible();
});

it('shows no sample figures once the data is real, and no testimonials while the reviews cannot be had', async () => {
  await openHome({ 'GET /api/summary': { ...summary, sampleData: false } });
  expect(screen.getByText('Founding members get the professional tier free')).toBeVisible();
  expect(screen.queryByText(/327|4\.8|1,200\+/)).not.toBeInTheDocument();
  expect(screen.getByText('Reviews of finished jobs').nextElementSibling).toHaveTextContent('8,400');
  expect(screen.queryByRole('region', { name: 'Testimonials' })).not.toBeInTheDocument();
});

const real = { ...summary, sampleData: false };
const latest = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: `019a0000-0000-7000-8000-00000000000${index}`,
    rating: index === 0 ? 2 : 5,
    text: index === 0 ? 'They left the cover off the second time.' : 'On the day they named.',
    service: index === 0 ? null : 'Pool Repair',
    displayName: 'Theo B.',
    publishedAt: '2026-11-01T10:00:00.000Z',
    installerName: 'Lone Heron',
    profilePath: '/pool-contractor/texas/waco/lone-heron-2',
  })),
});

it('shows the newest reviews, whatever their stars, once the data is real and five are there', async () => {
  await openHome({ 'GET /api/summary': real, 'GET /api/reviews/latest': latest(5) });
  const carousel = within(await screen.findByRole('region', { name: 'Testimonials' }));
  expect(carousel.getByRole('heading', { name: 'From finished jobs' })).toBeVisible();
  expect(carousel.queryByText('Example')).not.toBeInTheDocument();
  const [newest] = carousel.getAllByRole('figure');
  expect(newest).toHaveTextContent('2 out of 5They left the cover off the second time.TBTheo B.About Lone Heron');
  expect(carousel.getAllByRole('link', { name: 'Lone Heron' })[0]).toHaveAttribute(
    'href',
    '/pool-contractor/texas/waco/lone-heron-2',
  );
  expect(carousel.getByRole('link', { name: 'How reviews work' })).toHaveAttribute('href', '/reviews-policy');
});

it('has no testimonials of fewer than five reviews', async () => {
  await openHome({ 'GET /api/summary': real, 'GET /api/reviews/latest': latest(4) });
  expect(screen.getByText('Reviews of finished jobs')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Testimonials' })).not.toBeInTheDocument();
});

it('moves the testimonials on by hand and then stands still', async () => {
  const { user } = await openHome();
  const carousel = within(screen.getByRole('region', { name: 'Testimonials' }));
  expect(carousel.getAllByRole('figure')[0]).toHaveTextContent('Marisol R.');
  await user.click(carousel.getByRole('button', { name: 'Next' }));
  expect(carousel.getAllByRole('figure')[0]).toHaveTextContent('Dev P.');
  expect(carousel.getByRole('button', { name: 'Auto-play' })).toBeVisible();
});

const understoodRepair = {
  location: '',
  state: '',
  city: '',
  nearMe: false,
  distance: 0,
  serviceType: 'all',
  services: ['Pool Repair'],
  poolTypes: [],
  open: [],
  work: [],
  minRating: 3,
  q: 'fast',
  understood: noPlace,
  choices: [],
};

it('searches with words in the one box alone', async () => {
  const { user, form, location } = await openHome({ 'GET /api/search/understand': understoodRepair });
  await user.type(form.getByRole('combobox', { name: 'What do you need, and where?' }), 'fast pool repair');
  expect(form.getByRole('button', { name: 'Search, Choose a state first' })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/search-results?q=fast&services=Pool+Repair'));
});

it('searches the words of the one box in the chosen state', async () => {
  const { user, form, location } = await openHome({ 'GET /api/search/understand': understoodRepair });
  await user.type(form.getByRole('combobox', { name: 'What do you need, and where?' }), 'fast pool repair');
  await user.selectOptions(form.getByLabelText('State'), 'Texas');
  await user.click(form.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(location()).toMatch(/^\/search-results/));
  expect(Object.fromEntries(new URLSearchParams(location().split('?')[1]))).toEqual({
    location: 'Texas',
    state: 'texas',
    q: 'fast',
    services: 'Pool Repair',
  });
});

it('shows what the closed refine panel holds as filters that can be removed', async () => {
  const { user, form } = await openHome();
  const refine = form.getByRole('button', { name: /Refine/ });
  await user.click(refine);
  await user.selectOptions(form.getByLabelText('Minimum rating'), '4 stars and up');
  await user.click(form.getByRole('button', { name: 'Luxury Pools' }));
  await user.click(refine);
  await user.click(form.getByRole('button', { name: 'Remove 4 stars and up' }));
  expect(form.getByRole('button', { name: 'Remove Luxury Pools' })).toHaveFocus();
  await user.click(refine);
  expect(form.getByLabelText('Minimum rating')).toHaveValue('3');
  expect(form.getByRole('button', { name: 'Luxury Pools' })).toHaveAttribute('aria-pressed', 'true');
});

it('searches around the visitor once a distance and the position are known', async () => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (success) =>
    success({ coords: { latitude: 30.267, longitude: -97.743 } } as GeolocationPosition);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
  const { user, form, location } = await openHome();
  await user.click(form.getByRole('button', { name: /Refine/ }));
  await user.click(form.getByRole('button', { name: '25 miles' }));
  expect(await form.findByText('Location locked! Ready to search within 25 miles.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Search within 25 miles' }));
  await waitFor(() => expect(location()).toBe('/search-results?distance=25&sortBy=distance&lat=30.267&lon=-97.743'));
});

it('leads with "Use my location" to who is near, with what was typed', async () => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (success) =>
    success({ coords: { latitude: 30.267, longitude: -97.743 } } as GeolocationPosition);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
  const { user, form, location } = await openHome({ 'GET /api/search/understand': understoodRepair });
  await user.type(form.getByRole('combobox', { name: 'What do you need, and where?' }), 'fast pool repair');
  await user.selectOptions(form.getByLabelText('State'), 'Ohio');
  await user.click(form.getByRole('button', { name: /^Use my location/ }));
  await waitFor(() => expect(location()).toMatch(/^\/search-results/));
  expect(Object.fromEntries(new URLSearchParams(location().split('?')[1]))).toEqual({
    q: 'fast',
    services: 'Pool Repair',
    distance: '25',
    sortBy: 'distance',
    lat: '30.267',
    lon: '-97.743',
  });
});
