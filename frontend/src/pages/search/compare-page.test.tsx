import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { compared } from '../../../test/compared.js';
import { summary } from '../../../test/fixtures.js';
import { noReviews } from '../../../test/installers.js';
import { problem, renderPage } from '../../../test/render.js';

const figures = (five: number) => ({
  ...noReviews,
  figures: { rating: 4.8, reviewCount: five + 4, distribution: { '1': 1, '2': 0, '3': 0, '4': 3, '5': five } },
});
const firms = [
  compared({ id: 1, name: 'Hillstone', distance: 4.2, priceRange: '$60,000–$140,000' }),
  compared({
    id: 2,
    name: 'Lone Heron',
    distance: 7.9,
    rating: 4.6,
    reviewCount: 112,
    claimed: true,
    responseMinutes: 60,
  }),
  compared({ id: 3, name: 'Pecan Grove', distance: 18.6, rating: null, reviewCount: 0, claimed: true }),
];
const near = 'lat=30.25&lon=-97.75&location=78704&services=Pool+Installation';
const responses = {
  'GET /api/summary': summary,
  'GET /api/installers/compare': (request: Request) => {
    const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').map(Number);
    return { installers: ids.flatMap((id) => firms.find((firm) => firm.id === id) ?? []) };
  },
  'GET /api/reviews?installerId=1&page=1': figures(32),
  'GET /api/reviews': noReviews,
};
const row = (label: RegExp) => {
  const [body] = screen.getAllByRole('rowheader', { name: label }).map((head) => head.closest('tbody'));
  if (!body) throw new Error(`there is no row ${label}`);
  return within(body);
};

it('sets the firms side by side in the order of the URL, and marks what can be measured', async () => {
  const seen = vi.fn();
  renderPage(`/compare?ids=2,1&${near}`, {
    ...responses,
    'GET /api/installers/compare': (request: Request) => {
      seen(new URL(request.url).search);
      return { installers: [firms[1], firms[0]] };
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare 2 contractors' })).toBeVisible();
  expect(seen).toHaveBeenCalledWith('?ids=2%2C1&lat=30.25&lon=-97.75');
  expect(screen.getByText(/^Your search: 78704, pool installation\. /)).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map((head) => within(head).getByRole('link').textContent);
  expect(heads).toEqual(['Lone Heron', 'Hillstone']);
  expect(row(/^Distance/).getByText('nearest')).toBeInTheDocument();
  expect(row(/^Serves your address/).getAllByText('Yes, 78704')).toHaveLength(2);
  expect(row(/^Serves your address/).getAllByText('alike')).not.toHaveLength(0);
  expect(row(/^Reply speed/).getByText('Usually within 1 hour')).toBeInTheDocument();
  expect(row(/^Reply speed/).getByText('Page not claimed yet')).toBeInTheDocument();
  expect(row(/^License/).getAllByText('ask the contractor')).toHaveLength(2);
  const [distribution] = await row(/^Rating/).findAllByRole('list', { name: /number of stars/ });
  expect(distribution).toHaveTextContent(/32/);
});

it('hides what is alike on demand, and shows it again', async () => {
  const { user } = renderPage(`/compare?ids=1,2`, responses);
  const toggle = await screen.findByRole('button', { name: 'Only differences' });
  expect(screen.getAllByRole('rowheader', { name: /^License/ })).not.toHaveLength(0);
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('rowheader', { name: /^License/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('rowheader', { name: /^Price range/ })).not.toHaveLength(0);
  await user.click(toggle);
  expect(screen.getAllByRole('rowheader', { name: /^License/ })).not.toHaveLength(0);
});

it('takes a firm out of the URL and out of the list of this browser', async () => {
  localStorage.setItem('compareList', JSON.stringify(firms.map(({ id, name }) => ({ id, name, imageUrl: null }))));
  const { user, router } = renderPage(`/compare?ids=1,2,3&${near}`, responses);
  await user.click(await screen.findByRole('button', { name: 'Remove Lone Heron' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Compare 2 contractors' })).toHaveFocus());
  expect(router.state.location.search).toBe(`?ids=1,3&${near}`);
  expect(localStorage.getItem('compareList')).not.toContain('Lone Heron');
});

it('swaps one of the two that a narrow screen shows, and keeps the focus on the new one', async () => {
  const { user } = renderPage('/compare?ids=1,2,3', responses);
  const swap = await screen.findByRole('combobox', { name: 'Swap Hillstone for' });
  expect(
    within(swap)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Swap', 'Pecan Grove']);
  await user.selectOptions(swap, 'Pecan Grove');
  expect(screen.getByRole('combobox', { name: 'Swap Pecan Grove for' })).toHaveFocus();
  const narrow = screen.getAllByRole('columnheader').filter((head) => !head.className.includes('two-up:hidden'));
  expect(narrow.map((head) => within(head).getByRole('link').textContent)).toEqual(['Lone Heron', 'Pecan Grove']);
});

it.each([
  [`/compare?ids=1,2&${near}`, `https://poolpros.example/compare?ids=1,2&${near}`],
  ['/compare?ids=1,2&lat=30.25&lon=-97.75', 'https://poolpros.example/compare?ids=1,2'],
])('shares %s as %s: a place that was typed goes along, where the visitor is does not', async (path, link) => {
  const { user } = renderPage(path, responses);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});

it('asks exactly those it shows, with nobody ticked in advance and the search carried along', async () => {
  const { user } = renderPage(`/compare?ids=1,2,3&${near}`, responses);
  await user.click(await screen.findByRole('button', { name: 'Ask these 3 contractors' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask several at once' }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
  for (const checkbox of dialog.getAllByRole('checkbox')) expect(checkbox).not.toBeChecked();
  expect(dialog.getByText('Included: Pool installation, ZIP 78704')).toBeVisible();
});

it.each([
  ['/compare', 'Nothing to compare yet'],
  ['/compare?ids=x', 'Nothing to compare yet'],
  ['/compare?ids=98,99', 'These contractors are no longer shown'],
])('%s says %j and leads to the search', async (path, words) => {
  renderPage(path, responses);
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Find contractors' })).toHaveAttribute(
    'href',
    '/search-results',
  );
  await waitFor(() =>
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow'),
  );
});

it('says that one is no comparison, and who was left out', async () => {
  renderPage('/compare?ids=1,99', responses);
  expect(await screen.findByRole('heading', { name: 'Compare 1 contractor' })).toBeVisible();
  expect(screen.getByText(/1 contractor was left out because its page is no longer shown/)).toBeVisible();
  expect(screen.getByText(/You need two contractors to compare/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ask these/ })).not.toBeInTheDocument();
});

it('compares the first four of more', async () => {
  renderPage('/compare?ids=1,2,3,7,8,9', responses);
  expect(await screen.findByText(/You can compare only four\. 2 contractors were left out/)).toBeVisible();
});

it('shows the comparison without distributions when the reviews cannot be read', async () => {
  renderPage('/compare?ids=1,2', {
    ...responses,
    'GET /api/reviews?installerId=1&page=1': problem(503, 'service_unavailable'),
    'GET /api/reviews': problem(503, 'service_unavailable'),
  });
  expect(await screen.findByRole('heading', { name: 'Compare 2 contractors' })).toBeVisible();
  expect(await row(/^Rating/).findByText('36 job reviews')).toBeInTheDocument();
});
