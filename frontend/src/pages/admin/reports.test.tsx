import type { AdminReport } from '@poolpros/contracts/http/listing-reports';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueOf, session } from '../../../test/account-fixtures.js';
import { noPage, problem, renderPage } from '../../../test/render.js';
import { settlesAfter } from '../../features/admin/hooks/queue-moves.js';

const report: AdminReport = {
  id: '0199f3d2-0000-7000-8000-000000000001',
  reason: 'closed',
  note: 'The shop is empty.',
  email: 'dana@home.example',
  createdAt: '2026-11-22T10:00:00Z',
  handledAt: null,
  outcome: null,
  listing: {
    id: 12,
    name: 'Hillstone Pools',
    location: 'Austin, TX',
    status: 'published',
    profilePath: '/pool-contractor/texas/austin/hillstone-pools-12',
  },
};
const listOf = (items: AdminReport[]) => ({ items, total: items.length, page: 1, totalPages: 1, open: items.length });
const handledPath = `POST /api/admin/listing-reports/${report.id}/handled`;

const openConsole = (responses: object, path = '/admin?view=reports') =>
  renderPage(path, {
    'GET /api/accounts/admin/me': session('admin').account,
    'GET /api/admin/submissions': queueOf([]),
    ...responses,
  });

beforeEach(() => localStorage.setItem('adminToken', 'token'));
afterEach(() => vi.useRealTimers());

it('counts the open reports in the menu and leads to them', async () => {
  const { user } = openConsole({ 'GET /api/admin/listing-reports': listOf([report]) }, '/admin');
  await user.click(await screen.findByRole('link', { name: /^Reports ?1$/ }));
  expect(await screen.findByText('The business has closed')).toBeVisible();
  expect(screen.getByText('The shop is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hillstone Pools' })).toHaveAttribute('href', report.listing.profilePath);
  expect(screen.getByRole('link', { name: 'dana@home.example' })).toBeVisible();
});

it.each([
  ['Acted on it', 'changed'],
  ['Nothing to change', 'unchanged'],
])('takes a report off the list by “%s”, and says that its sender hears of it', async (button, outcome) => {
  const handle = vi.fn(async (request: Request) => ({
    ...report,
    handledAt: '2026-11-22T11:00:00Z',
    ...(await request.json()),
  }));
  const { user } = openConsole({
    'GET /api/admin/listing-reports': () => listOf(handle.mock.calls.length > 0 ? [] : [report]),
    [handledPath]: handle,
  });
  await user.click(await screen.findByRole('button', { name: `${button}: Hillstone Pools` }));
  expect(await screen.findByText('No reports are waiting.')).toBeVisible();
  expect(await screen.findByText('The person who reported Hillstone Pools will be told by email.')).toBeVisible();
  expect(await handle.mock.results[0]?.value).toMatchObject({ outcome });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toHaveFocus());
});

it('ignores a press on the report that has just moved to the place of the one before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const next = { ...report, id: '0199f3d2-0000-7000-8000-000000000002', note: 'It moved away.' };
  const handled = (each: AdminReport) => ({ ...each, handledAt: '2026-11-22T11:00:00Z', outcome: 'changed' as const });
  const handle = vi.fn(() => handled(report));
  const handleNext = vi.fn(() => handled(next));
  const open = () => [report, next].slice(handle.mock.calls.length + handleNext.mock.calls.length);
  const { user } = openConsole({
    'GET /api/admin/listing-reports': () => listOf(open()),
    [handledPath]: handle,
    [`POST /api/admin/listing-reports/${next.id}/handled`]: handleNext,
  });
  await screen.findByText('The shop is empty.');
  const [first] = screen.getAllByRole('button', { name: 'Acted on it: Hillstone Pools' });
  if (first) await user.dblClick(first);
  await waitFor(() => expect(screen.queryByText('The shop is empty.')).not.toBeInTheDocument());
  const moved = screen.getByRole('button', { name: 'Acted on it: Hillstone Pools' });
  vi.advanceTimersByTime(settlesAfter - 1);
  await user.click(moved);
  expect(handleNext).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await user.click(moved);
  expect(await screen.findByText('No reports are waiting.')).toBeVisible();
  expect(handle).toHaveBeenCalledTimes(1);
});

it('keeps what could not be saved', async () => {
  const { user } = openConsole({
    'GET /api/admin/listing-reports': listOf([report]),
    [handledPath]: problem(503, 'service_unavailable'),
  });
  await user.click(await screen.findByRole('button', { name: 'Acted on it: Hillstone Pools' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.getByText('The shop is empty.')).toBeVisible();
});

it('goes to the last page when the later ones are done', async () => {
  const { router } = openConsole(
    {
      'GET /api/admin/listing-reports?state=open&page=3': noPage(2),
      'GET /api/admin/listing-reports?state=open&page=2': { ...listOf([report]), page: 2, totalPages: 2 },
      'GET /api/admin/listing-reports': listOf([]),
    },
    '/admin?view=reports&page=3',
  );
  expect(await screen.findByText('The shop is empty.')).toBeVisible();
  expect(router.state.location.search).toBe('?view=reports&page=2');
});

it('shows the handled ones behind their tab', async () => {
  const { user, router } = openConsole({
    'GET /api/admin/listing-reports': listOf([]),
    'GET /api/admin/listing-reports?state=handled&page=1': listOf([
      { ...report, handledAt: '2026-11-22T11:00:00Z', outcome: 'unchanged' },
    ]),
  });
  await user.click(await screen.findByRole('tab', { name: 'Handled' }));
  expect(await screen.findByText('The shop is empty.')).toBeVisible();
  expect(router.state.location.search).toBe('?view=reports&state=handled');
  expect(screen.getByText(/, nothing changed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /: Hillstone/ })).not.toBeInTheDocument();
});
