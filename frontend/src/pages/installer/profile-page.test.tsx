import { statedWeeks, weekText } from '@poolpros/contracts/hours/free-weeks';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { compared } from '../../../test/compared.js';
import { detail, noReviews } from '../../../test/installers.js';
import { openProfile, path, responses, review, reviews } from '../../../test/profile-page.js';
import { problem, type Responses, renderPage } from '../../../test/render.js';
import { renderOnServer } from '../../../test/render-on-server.js';

const rendering = (url: string, changes: Responses = {}) => renderOnServer(url, { ...responses, ...changes });

async function businessOf(changes?: Responses): Promise<Record<string, unknown>> {
  const rendered = await rendering(path, changes);
  if (rendered.kind === 'redirect') throw new Error('redirects');
  const scripts = [...rendered.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const data = scripts.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  return data.find((each) => each['@type'] === 'HomeAndConstructionBusiness') ?? {};
}

it('is rendered whole on the server', async () => {
  const rendered = await rendering(path);
  expect(rendered).toMatchObject({ kind: 'page', status: 200 });
  const html = rendered.kind === 'page' ? rendered.html : '';
  for (const text of ['Hillstone Pools</h1>', 'Gunite pools on the west side', 'Review number 2', 'Lone Heron'])
    expect(html).toContain(text);
  expect(html).toContain(`<link rel="canonical" href="https://poolpros.example${path}"/>`);
  expect(html).not.toContain('Open now');
});

it('leads to the next businesses of its city by name, from the server', async () => {
  const inCity = [
    { id: 31, name: 'Moss Pools' },
    { id: 8, name: 'Aqua & Tile' },
  ];
  const rendered = await rendering(path, { 'GET /api/installers/12': detail({ inCity }) });
  const html = rendered.kind === 'page' ? rendered.html : '';
  expect(html).toContain('More in Austin</h2>');
  expect(html).toContain('href="/pool-contractor/texas/austin/moss-pools-31"');
  expect(html).toContain('href="/pool-contractor/texas/austin/aqua-and-tile-8"');
});

it.each([
  '/pool-contractor/texas/austin/old-name-12',
  '/pool-contractor/nevada/reno/hillstone-pools-12',
  '/pool-contractor/texas/austin/barton-hills/hillstone-pools-12',
  '/pool-installer/texas/austin/hillstone-pools-12',
])('redirects %s to the path of the profile', async (url) => {
  expect(await rendering(url)).toMatchObject({ kind: 'redirect', status: 301, location: path });
});

it.each(['/pool-contractor/texas/austin/hillstone-pools', '/pool-contractor/texas/austin/hillstone-pools-99'])(
  'responds with 404 for %s',
  async (url) => {
    expect(await rendering(url)).toMatchObject({ kind: 'page', status: 404 });
  },
);

it('gives machines a rating only when reviews stand behind it', async () => {
  expect(await businessOf()).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    name: 'Hillstone Pools',
    aggregateRating: { ratingValue: 4.8, reviewCount: 36 },
  });
  expect(await businessOf({ 'GET /api/reviews': noReviews })).not.toHaveProperty('aggregateRating');
});

it('gives machines the point of a business only where it is that of its address, and its own photos', async () => {
  const photo = { url: '/files/a.jpg', alt: 'A pool', width: 1600, height: 1200 };
  const stated = detail({ street: '12 Main St', exactPoint: true, latitude: 30.2611, longitude: -97.7577 });
  expect(await businessOf({ 'GET /api/installers/12': stated })).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: 30.2611, longitude: -97.7577 },
  });
  expect(await businessOf({ 'GET /api/installers/12': detail({ street: '12 Main St' }) })).not.toHaveProperty('geo');
  expect(await businessOf({ 'GET /api/installers/12': detail({ photos: [photo] }) })).toMatchObject({
    image: ['https://poolpros.example/files/a.jpg'],
  });
});

it('shows average, distribution and the label of each review', async () => {
  await openProfile({
    'GET /api/reviews': {
      ...reviews,
      items: [review(1, { source: 'verified_job' }), review(2, { stage: 'quote_only', source: 'invited' })],
    },
  });
  const block = within(screen.getByRole('region', { name: 'Reviews' }));
  expect(block.getByText('36 reviews of finished jobs')).toBeVisible();
  expect(block.getByText('Verified job')).toBeVisible();
  expect(block.getByText('About a quote, not counted toward the stars')).toBeVisible();
  expect(block.getByRole('link', { name: 'Write a review' })).toHaveAttribute('href', '/direct-review/12');
});

it('says when the work was done only of a finished job', async () => {
  const items = [review(1), review(2, { stage: 'quote_only' }), review(3, { stage: 'enquiry' })];
  await openProfile({ 'GET /api/reviews': { ...reviews, items } });
  const block = within(screen.getByRole('region', { name: 'Reviews' }));
  const [job, ...earlier] = block.getAllByRole('article');
  expect(job).toHaveTextContent('work in Oct 2026');
  expect(earlier).toHaveLength(2);
  for (const item of earlier) expect(item).not.toHaveTextContent('work in');
});

it('adds the next reviews below the first', async () => {
  const { user } = await openProfile();
  await user.click(screen.getByRole('button', { name: 'Show 1 more review' }));
  expect(await screen.findByText('Review number 3')).toBeVisible();
  expect(screen.getByText('Review number 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /more review/ })).not.toBeInTheDocument();
});

it('says that there are no reviews yet', async () => {
  await openProfile({
    'GET /api/installers/12': detail({ rating: null, reviewCount: 0 }),
    'GET /api/reviews': noReviews,
  });
  expect(within(screen.getByRole('region', { name: 'Reviews' })).getByText(/No reviews yet/)).toBeVisible();
  expect(document.querySelector('ul:empty')).toBeNull();
});

it('names each review by who wrote it', async () => {
  await openProfile();
  const block = within(screen.getByRole('region', { name: 'Reviews' }));
  for (const article of block.getAllByRole('article')) expect(article).toHaveAccessibleName(/^Review by ./);
});

it('stays readable when the reviews cannot be had', async () => {
  await openProfile({ 'GET /api/reviews': problem(503, 'service_unavailable') });
  expect(screen.getByText('Reviews are not available')).toBeVisible();
  expect(screen.getByText('Gunite pools on the west side of Austin.')).toBeVisible();
});

it('says in the zone of the business whether it is open', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), toFake: ['Date'] });
  await openProfile();
  expect(await screen.findByText('Open now until 5 pm')).toBeVisible();
  expect(screen.getByText('Hours, Central Time')).toBeVisible();
  vi.useRealTimers();
});

it('shows and dials a phone as the business typed it, with its extension', async () => {
  const typed = { phone: '+18003569377', phoneExtension: '12', phoneWords: '1-800-FLOWERS' };
  const changes = { 'GET /api/installers/12': detail(typed) };
  expect(await businessOf(changes)).toMatchObject({ telephone: '+18003569377;ext=12' });
  await openProfile(changes);
  expect(screen.getByRole('link', { name: /^1-800-FLOWERS ext\. 12/ })).toHaveAttribute(
    'href',
    'tel:+18003569377;ext=12',
  );
});

it('gives machines the days with hours of their own', async () => {
  const specialHours = { byAppointment: [], seasons: [], dates: [{ date: '2999-12-25', hours: [], note: '' }] };
  const { openingHoursSpecification } = await businessOf({ 'GET /api/installers/12': detail({ specialHours }) });
  expect(openingHoursSpecification).toMatchObject([
    { dayOfWeek: 'Monday', opens: '07:00', closes: '17:00' },
    { validFrom: '2999-12-25', validThrough: '2999-12-25' },
  ]);
});

it('shows seasons and special days, and says on a federal holiday that hours may differ', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T15:00:00Z'), toFake: ['Date'] });
  const specialHours = {
    byAppointment: ['sun' as const],
    seasons: [{ from: '12-01', to: '02-28', hours: [], byAppointment: [] }],
    dates: [{ date: '2026-12-24', hours: [{ opens: '08:00', closes: '12:00' }], note: 'Christmas Eve' }],
  };
  await openProfile({ 'GET /api/installers/12': detail({ specialHours }) });
  expect(await screen.findByText('Thanksgiving: hours may differ today.')).toBeVisible();
  const hours = within(screen.getByRole('region', { name: 'Hours, Central Time' }));
  expect(hours.getByText('By appointment')).toBeVisible();
  expect(hours.getByRole('heading', { name: 'Dec 1 – Feb 28' })).toBeVisible();
  expect(hours.getByText('Thu, Dec 24, Christmas Eve')).toBeVisible();
  expect(hours.getByText('8 am – noon')).toBeVisible();
  vi.useRealTimers();
});

it('takes a message with a phone, and says in its place who has it and who else is near', async () => {
  const sent: unknown[] = [];
  const { user } = await openProfile({
    'POST /api/contact-requests': async (request: Request) => {
      sent.push(await request.json());
      const created = { id: '0199f3d2-0000-7000-8000-000000000001', createdAt: '2026-11-21T09:00:00.000Z' };
      return Response.json(created, { status: 201 });
    },
  });
  const contact = within(screen.getByRole('region', { name: 'Contact Hillstone Pools' }));
  await user.type(contact.getByLabelText('Full Name *'), 'Jordan Avila');
  await user.type(contact.getByLabelText('Email *'), 'jordan@example.com');
  await user.type(contact.getByLabelText('Phone optional'), '512 555 0100');
  await user.type(contact.getByLabelText('Project Details *'), 'A 14 by 28 pool.');
  await user.click(contact.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('Message Sent!')).toBeVisible();
  expect(sent).toMatchObject([{ installerId: 12, phone: '512 555 0100', message: 'A 14 by 28 pool.' }]);
  expect(await contact.findByText(/on your private page or by phone, and we will email you every reply/)).toBeVisible();
  expect(contact.getByRole('heading', { name: 'Contact Hillstone Pools' })).toHaveFocus();
  await user.click(contact.getByRole('button', { name: 'Contact Lone Heron' }));
  expect(await screen.findByRole('dialog', { name: 'Contact Lone Heron' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(contact.getByRole('button', { name: 'Write another message' }));
  expect(contact.getByLabelText('Full Name *')).toHaveValue('');
});

it('says at the first touch of the form that a business has not joined, and afterwards that nobody has the message', async () => {
  const { user } = await openProfile({
    'GET /api/installers/compare': { installers: [compared({ id: 12, name: 'Hillstone Pools', reach: 'none' })] },
    'POST /api/contact-requests': {
      id: '0199f3d2-0000-7000-8000-000000000001',
      createdAt: '2026-11-21T09:00:00.000Z',
      undelivered: [12],
    },
  });
  const contact = within(screen.getByRole('region', { name: 'Contact Hillstone Pools' }));
  expect(contact.queryByText(/has not joined/)).not.toBeInTheDocument();
  await user.type(contact.getByLabelText('Full Name *'), 'Jordan Avila');
  expect(await contact.findByText(/Hillstone Pools has not joined PoolPros yet, and we have no email/)).toBeVisible();
  await user.type(contact.getByLabelText('Email *'), 'jordan@example.com');
  await user.type(contact.getByLabelText('Project Details *'), 'A 14 by 28 pool.');
  await user.click(contact.getByRole('button', { name: 'Send Message' }));
  expect(await contact.findByText('Your message was not delivered')).toBeVisible();
  expect(contact.queryByText(/on its way/)).not.toBeInTheDocument();
});

it('gives the times to call on the clocks of the four zones', async () => {
  await openProfile();
  expect(screen.getByRole('heading', { name: 'Best times to call, Monday' })).toBeVisible();
  for (const [zone, times] of [
    ['Eastern Time', '8 am – 6 pm'],
    ['Pacific Time', '5 am – 3 pm'],
  ])
    expect(screen.getByText(zone ?? '').closest('div')).toHaveTextContent(times ?? '');
});

it('says what nobody has checked yet, and where a license is looked up', async () => {
  await openProfile({
    'GET /api/installers/12': detail({
      license: { kind: 'registration', board: 'State Register', lookup: 'https://register.example/search' },
    }),
  });
  expect(screen.getByText('Registration: not checked yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look it up at the State Register' })).toHaveAttribute(
    'href',
    'https://register.example/search',
  );
  expect(screen.getByText('Insurance: not on file yet')).toBeVisible();
  expect(screen.getByText('Reply speed: not measured yet')).toBeVisible();
});

it('says how soon the business usually replies where that was measured', async () => {
  await openProfile({ 'GET /api/installers/12': detail({ responseMinutes: 240 }) });
  expect(screen.getByText('Usually replies within 4 hours')).toBeVisible();
  expect(screen.queryByText(/not measured yet/)).not.toBeInTheDocument();
});

it('shows the next four free weeks with their slots', async () => {
  const weeks = statedWeeks(new Date(), null);
  const freeWeeks = [{ week: '2026-01-05', slots: 9 }, ...weeks.slice(0, 5).map((week) => ({ week, slots: 1 }))];
  await openProfile({ 'GET /api/installers/12': detail({ freeWeeks }) });
  const shown = screen.getAllByText(/^Week of/).map(({ textContent }) => textContent);
  expect(shown).toEqual(weeks.slice(0, 4).map((week) => `Week of ${weekText(week)}`));
  expect(screen.getAllByText('1 job slot')).toHaveLength(4);
});

it('knows of no license where the state keeps none', async () => {
  await openProfile();
  expect(screen.getByText(/We could not confirm that Texas has a state license for pool contractors/)).toBeVisible();
});

it('hands the page on by the device, and copies the link where there is nothing else', async () => {
  const { user } = await openProfile();
  const url = `https://poolpros.example${path}`;
  await user.click(screen.getByRole('button', { name: 'Share Hillstone Pools' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  await screen.findByText('Link copied');
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await navigator.clipboard.writeText('before');
  await user.click(screen.getByRole('button', { name: 'Share Hillstone Pools' }));
  expect(share).toHaveBeenCalledWith({ title: 'Hillstone Pools', url });
  expect(await navigator.clipboard.readText()).toBe('before');
  Reflect.deleteProperty(navigator, 'share');
});

it('tells what happened to addresses of the old form', async () => {
  expect(await rendering('/pool-contractors/hillstone-pools-austin')).toMatchObject({ kind: 'page', status: 404 });
  renderPage('/pool-contractors/hillstone-pools-austin', responses);
  expect(await screen.findByRole('heading', { name: 'Contractor Profile Not Found' })).toBeVisible();
  expect([...document.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    '/pool-contractors/hillstone-pools-austin',
    '/pool-contractor/[state]/[city]/[contractor-name]',
  ]);
  expect(screen.getByText(/must not include the city name/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search contractors' })).toHaveAttribute('href', '/search-results');
});

it.each([
  ['hillstone-pools-austin', 'hillstone pools austin'],
  ['hillstone-pools-12', 'hillstone pools'],
])('names the business that the old address %s may have meant', async (slug, q) => {
  const installer = { id: 12, name: 'Hillstone Pools', location: 'Austin, TX', path };
  renderPage(`/pool-contractors/${slug}`, {
    ...responses,
    [`GET /api/search/suggestions?${new URLSearchParams({ q })}`]: { places: [], installers: [installer] },
  });
  expect(await screen.findByRole('link', { name: /^Hillstone Pools/ })).toHaveAttribute('href', path);
});

it('shows what the business adds of itself, with its projects as a part of the page', async () => {
  const project = {
    slug: 'pool-with-a-spa-31',
    title: 'Pool with a spa',
    builtOn: '2024-06',
    summary: 'Gunite, 400 square feet.',
    cover: null,
  };
  await openProfile({
    'GET /api/installers/12': detail({
      legalName: 'Hillstone Holdings LLC',
      street: '1200 Barton Springs Rd',
      languages: ['English', 'Spanish'],
      paymentMethods: ['Check', 'Credit card'],
      projects: [project],
    }),
  });
  expect(await screen.findByText('June 2024')).toBeVisible();
  for (const text of ['Hillstone Holdings LLC', 'English, Spanish', 'Check, Credit card'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('1200 Barton Springs Rd, Austin, TX 78704')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '#projects');
  expect(screen.getByRole('link', { name: 'Pool with a spa' })).toHaveAttribute(
    'href',
    `${path}/projects/pool-with-a-spa-31`,
  );
});
