import { financingPrograms } from '@poolpros/contracts/pages/financing';
import { states } from '@poolpros/contracts/states';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { renderPage } from '../../../test/render.js';
import { renderOnServer } from '../../../test/render-on-server.js';
import { changesIn, programPages } from '../../features/financing/program-pages.js';

const base = { 'GET /api/summary': summary };
const onServer = (path: string) => renderOnServer(path, base);

it.each([
  ['/pool-financing/texas/home-equity-loan', /80 percent of its fair market value/],
  ['/pool-financing/texas/line-of-credit', /twelfth day/],
  ['/pool-financing/california/contractor-offer', /\$1,000 or 10 percent of the contract price/],
  ['/pool-financing/nevada/contractor-offer', /\$1,000 or 10 percent/],
  ['/pool-financing/florida/energy-loan', /so PACE rarely pays for one/],
])('%s says what the state changes, with its source', async (path, text) => {
  renderPage(path, base);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText(/from a saved copy we read on November 27, 2026/).length).toBeGreaterThan(1);
  expect(screen.getByText(/substantially improves the home/)).toBeVisible();
});

it.each(
  states
    .flatMap((state) => financingPrograms.map((program) => [state, program] as const))
    .filter(([state, program]) => !changesIn(state, program)),
)('a program that $slug does not change leads to the general page for good', async (state, program) => {
  const rendered = await onServer(`/pool-financing/${state.slug}/${program}`);
  expect(rendered).toMatchObject({ kind: 'redirect', status: 301 });
  expect(rendered).toHaveProperty('location', expect.stringMatching(/^\/pool-financing#/));
});

it('has no page for an unknown state', async () => {
  expect(await onServer('/pool-financing/narnia/home-equity-loan')).toMatchObject({ kind: 'page', status: 404 });
});

it('is linked from the general page, and promises no rate', async () => {
  renderPage('/pool-financing', base);
  const links = await screen.findAllByRole('link', { name: / in (?:the )?[A-Z]/ });
  expect(links.filter((link) => link.getAttribute('href')?.startsWith('/pool-financing/'))).toHaveLength(
    programPages().length,
  );
});
