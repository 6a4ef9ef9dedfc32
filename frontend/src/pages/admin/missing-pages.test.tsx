import type { ClientReportList } from '@poolpros/contracts/http/client-reports';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queueOf, session } from '../../../test/account-fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const reports: ClientReportList = {
  days: 30,
  missing: [
    { path: '/canada/texas/austin', count: 1204, lastDay: '2026-11-27' },
    { path: '/poolz', count: 1, lastDay: '2026-11-02' },
  ],
  errors: [{ path: '/search-results', build: 'BkX3a9Zq', count: 3, lastDay: '2026-11-26' }],
};

const open = (response: unknown) =>
  renderPage('/admin?view=missing-pages', {
    'GET /api/accounts/admin/me': session('admin').account,
    'GET /api/admin/submissions': queueOf([]),
    'GET /api/admin/client-reports': response,
  });
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => localStorage.setItem('adminToken', 'token'));

it('shows the missing pages that are opened most, with their last day and the pages that may have been meant', async () => {
  open(reports);
  const table = await screen.findByRole('table', { name: 'Most opened in the last 30 days' });
  expect(cells(table)).toEqual([
    ['/canada/texas/austin', 'Visits: 1,204', 'Last seen: November 27, 2026', 'Possible match: /us/texas/austin'],
    ['/poolz', 'Visits: 1', 'Last seen: November 2, 2026', 'Possible match: No similar page'],
  ]);
  expect(within(table).getByRole('link', { name: '/us/texas/austin' })).toHaveAttribute('href', '/us/texas/austin');
});

it('shows failed scripts by page and build', async () => {
  open(reports);
  const table = await screen.findByRole('table', { name: 'Failed scripts by page and build' });
  expect(cells(table)).toEqual([['/search-results', 'Errors: 3', 'Last seen: November 26, 2026', 'Build: BkX3a9Zq']]);
});

it('says that nothing is missing and nothing failed', async () => {
  open({ days: 30, missing: [], errors: [] });
  expect(await screen.findByRole('heading', { name: 'No missing pages' })).toBeVisible();
  expect(screen.getByText('None in the last 30 days.')).toBeVisible();
});

it('says that the counts did not load, and offers to try again', async () => {
  open(problem(503, 'unavailable'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
