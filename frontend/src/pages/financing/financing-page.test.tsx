import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { financingFacts, waysToPay } from '../../../content/financing/ways-to-pay.js';
import { summary } from '../../../test/fixtures.js';
import { austin } from '../../../test/places.js';
import { renderPage } from '../../../test/render.js';
import { renderOnServer } from '../../../test/render-on-server.js';

const base = { 'GET /api/summary': summary };

it('explains each way to pay, and leads to the calculator', async () => {
  renderPage('/pool-financing', base);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pool financing' })).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Seven ways to pay for a pool' }));
  expect(table.getAllByRole('row')).toHaveLength(waysToPay.length + 1);
  for (const { title, ask } of waysToPay) {
    const way = within(screen.getByRole('region', { name: title }));
    for (const question of ask) expect(way.getByText(question)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Open the payment calculator' })).toHaveAttribute(
    'href',
    '/pool-financing/payment-calculator',
  );
});

it('names the source and the day of each rule, and promises no rate', async () => {
  renderPage('/pool-financing', base);
  const rules = within(await screen.findByRole('region', { name: 'Federal rules' }));
  for (const { source } of financingFacts)
    expect(rules.getByRole('link', { name: source.name })).toHaveAttribute('href', source.url);
  expect(rules.getAllByText(/from a saved copy we read on November 22, 2026/)).toHaveLength(financingFacts.length);
  expect(document.querySelector('main')?.textContent).not.toMatch(/\d\s?%|APR of/);
});

it('says that no state pays for a pool', async () => {
  renderPage('/pool-financing', base);
  expect(
    await screen.findByText(/We have found no state that lends money for a home pool or pays for one/),
  ).toBeVisible();
});

it('leaves a path with a city to the page of the service', async () => {
  const { router } = renderPage('/pool-financing/texas/austin', {
    ...base,
    'GET /api/places/states/texas/cities/austin': austin,
  });
  await screen.findAllByRole('heading', { level: 1 });
  expect(router.state.matches.at(-1)?.route.path).toBe('/:service/:state/:city');
});

it.each(['/pool-financing/texas/solar-pool-loan', '/pool-financing/narnia/solar-pool-loan'])(
  'has no page at %s, of a program that is not listed, and leads to the ways to pay',
  async (path) => {
    const rendered = await renderOnServer(path, base);
    expect(rendered).toMatchObject({ kind: 'page', status: 404 });
    expect('html' in rendered ? rendered.html : '').toContain('href="/pool-financing"');
  },
);
