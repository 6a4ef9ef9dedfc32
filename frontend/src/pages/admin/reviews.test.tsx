import type { AdminReview } from '@poolpros/contracts/http/admin-reviews';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queueOf, session } from '../../../test/account-fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const review: AdminReview = {
  id: '0199f3d2-0000-7000-8000-000000000071',
  rating: 1,
  title: null,
  text: 'Their helper Robin Hale of Elm Street never came back.',
  stage: 'job_done',
  displayName: 'Theo B.',
  sample: false,
  publishedAt: '2026-11-22T10:00:00Z',
  listing: { id: 12, name: 'Hillstone Pools', profilePath: '/pool-contractor/texas/austin/hillstone-pools-12' },
  removal: null,
};
const removed: AdminReview = {
  ...review,
  removal: { reasonCode: 'private_person', note: 'The name of the helper.', at: '2026-11-27T10:00:00Z' },
};
const empty = { items: [], total: 0, page: 1, totalPages: 1, open: 0 };
const listOf = (items: AdminReview[]) => ({ ...empty, items, total: items.length, open: items.length });

const openConsole = (responses: object, path = '/admin?view=reviews') =>
  renderPage(path, {
    'GET /api/accounts/admin/me': session('admin').account,
    'GET /api/admin/submissions': queueOf([]),
    'GET /api/admin/listing-reports': empty,
    'GET /api/admin/claims': empty,
    'GET /api/admin/changes': empty,
    'GET /api/admin/reviews': listOf([review]),
    ...responses,
  });

beforeEach(() => localStorage.setItem('adminToken', 'token'));

it('finds the reviews of a page by its address and words', async () => {
  const other = { ...review, id: '0199f3d2-0000-7000-8000-000000000072', text: 'The pump is loud.' };
  const { user } = openConsole({
    'GET /api/admin/reviews?state=published&page=1&installerId=12&q=pump': listOf([other]),
  });
  expect(await screen.findByText(review.text)).toBeVisible();
  await user.type(screen.getByLabelText('Business page'), 'nowhere');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(screen.getByText('Paste the page’s web address or its number.')).toBeVisible();
  await user.clear(screen.getByLabelText('Business page'));
  await user.type(screen.getByLabelText('Business page'), `https://poolpros.example${review.listing.profilePath}`);
  await user.type(screen.getByLabelText('Words in the review'), 'pump');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('The pump is loud.')).toBeVisible();
  expect(screen.queryByText(review.text)).not.toBeInTheDocument();
});

it('takes down a review for a reason that its author reads', async () => {
  const remove = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ reasonCode: 'private_person', note: 'The name of the helper.' });
    return removed;
  });
  const { user } = openConsole({
    'GET /api/admin/reviews': () => listOf(remove.mock.calls.length > 0 ? [] : [review]),
    [`POST /api/admin/reviews/${review.id}/remove`]: remove,
  });
  await user.click(await screen.findByRole('button', { name: 'Take down: Theo B.’s review of Hillstone Pools' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take down Theo B.’s review of Hillstone Pools?' }));
  await user.click(dialog.getByRole('button', { name: 'Take down' }));
  expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Reason *'), 'private_person');
  await user.type(dialog.getByLabelText(/Note to the author/), 'The name of the helper.');
  await user.click(dialog.getByRole('button', { name: 'Take down' }));
  expect(await screen.findByText('No published reviews match.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Reviews' })).toHaveFocus());
});

it('says why a review cannot be taken down', async () => {
  const { user } = openConsole({
    [`POST /api/admin/reviews/${review.id}/remove`]: problem(409, 'conflict', { detail: 'The review is withdrawn.' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Take down/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Reason *'), 'illegal');
  await user.click(dialog.getByRole('button', { name: 'Take down' }));
  expect(await screen.findByText('The review is withdrawn.')).toBeVisible();
});

it('shows those that were taken down with the reason, and no button', async () => {
  openConsole({ 'GET /api/admin/reviews': listOf([removed]) }, '/admin?view=reviews&state=removed');
  expect(await screen.findByText(/It names a private person\. The name of the helper\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take down/ })).not.toBeInTheDocument();
});
