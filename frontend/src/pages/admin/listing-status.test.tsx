import type { AdminListing } from '@poolpros/contracts/http/listing-status';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queueOf, session } from '../../../test/account-fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const link = {
  id: 12,
  name: 'Hillstone Pools',
  location: 'Austin, TX',
  status: 'published' as const,
  profilePath: '/pool-contractor/texas/austin/hillstone-pools-12',
};
const listing = (change: Partial<AdminListing> = {}): AdminListing => ({
  ...link,
  statusSince: '2026-11-22T10:00:00Z',
  pausedFrom: null,
  pausedTo: null,
  mergedInto: null,
  hasOwner: true,
  licenses: [],
  insuranceCarrier: null,
  insuranceEndsOn: null,
  closedReports: 1,
  removal: null,
  history: [],
  ...change,
});

const openListing = (responses: object, path = '/admin?view=reports&listing=12') =>
  renderPage(path, {
    'GET /api/accounts/admin/me': session('admin').account,
    'GET /api/admin/submissions': queueOf([]),
    'GET /api/admin/listing-reports': { items: [], total: 0, page: 1, totalPages: 1, open: 0 },
    'GET /api/admin/installers/12': listing(),
    ...responses,
  });
beforeEach(() => localStorage.setItem('adminToken', 'token'));

it('finds a listing by its name and shows where it stands', async () => {
  const { user } = openListing({ 'GET /api/admin/installers?q=hill': { items: [link] } }, '/admin?view=reports');
  await user.type(await screen.findByRole('textbox', { name: /Listing/ }), 'hill');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('link', { name: 'Hillstone Pools' }));
  expect(await screen.findByText(/number 12/)).toBeVisible();
});

it('suspends a listing with a reason, and shows the step', async () => {
  const suspended = listing({
    status: 'suspended',
    history: [{ action: 'suspend', actor: 'staff', at: '2026-11-23T10:00:00Z', reason: 'license_revoked' }],
  });
  const suspend = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ reasonCode: 'license_revoked' });
    return Response.json(suspended);
  });
  const { user } = openListing({
    'GET /api/admin/installers/12': () => (suspend.mock.calls.length > 0 ? suspended : listing()),
    'POST /api/admin/installers/12/suspend': suspend,
  });
  await user.click(await screen.findByRole('button', { name: /^Suspend/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend: Hillstone Pools' }));
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'license_revoked');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('1. Suspended')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Publish/ })).toBeVisible();
});

it('says why a listing cannot be closed yet, and what hinders a merge', async () => {
  const { user } = openListing({
    'POST /api/admin/installers/12/merge': problem(409, 'conflict', {
      detail: 'The two listings have different owners.',
    }),
  });
  expect(await screen.findByRole('button', { name: /Mark as closed/ })).toHaveAccessibleName(
    /takes 2 independent reports.*So far: 1/,
  );
  await user.click(screen.getByRole('button', { name: /^Merge/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge: Hillstone Pools' }));
  await user.type(dialog.getByRole('textbox', { name: /Number of the listing/ }), '14');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The two listings have different owners.');
});

it('tells who may not that their role is in the way', async () => {
  openListing({ 'GET /api/admin/installers/12': problem(403, 'forbidden') });
  expect(await screen.findByText('Your role does not let you change the status of listings.')).toBeVisible();
});
