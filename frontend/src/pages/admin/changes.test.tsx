import type { AdminChange } from '@poolpros/contracts/http/listing-changes';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queueOf, session } from '../../../test/account-fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const change: AdminChange = {
  id: '0199f3d2-0000-7000-8000-000000000054',
  version: 2,
  status: 'pending',
  source: 'owner',
  before: { phone: '+15125550142' },
  after: { phone: '+15125550188', services: ['Pool Repair', 'Pool Installation'] },
  current: { phone: '+15125550142', services: ['Pool Repair'] },
  note: 'We moved to a new number.',
  proposedAt: '2026-11-22T10:00:00Z',
  decidedAt: null,
  proposedBy: { name: 'Dana Kessler', email: 'dana@home.example' },
  reasonCode: null,
  decisionNote: null,
  listing: {
    id: 12,
    name: 'Hillstone Pools',
    location: 'Austin, TX',
    status: 'published',
    profilePath: '/pool-contractor/texas/austin/hillstone-pools-12',
  },
  history: [],
};
const empty = { items: [], total: 0, page: 1, totalPages: 1, open: 0 };
const listOf = (items: AdminChange[]) => ({ ...empty, items, total: items.length, open: items.length });

const openConsole = (responses: object, path = '/admin?view=changes') =>
  renderPage(path, {
    'GET /api/accounts/admin/me': session('admin').account,
    'GET /api/admin/submissions': queueOf([]),
    'GET /api/admin/listing-reports': empty,
    'GET /api/admin/claims': empty,
    'GET /api/admin/changes': listOf([change]),
    ...responses,
  });

beforeEach(() => localStorage.setItem('adminToken', 'token'));

it('counts the changes in the menu and shows field by field what the page says and would say', async () => {
  const { user } = openConsole({}, '/admin');
  await user.click(await screen.findByRole('link', { name: /^Changes ?1$/ }));
  expect(await screen.findByText('(512) 555-0142')).toBeVisible();
  expect(screen.getByText('(512) 555-0188')).toBeVisible();
  expect(screen.getByText('Pool Repair, Pool Installation')).toBeVisible();
  expect(screen.getByText('We moved to a new number.')).toBeVisible();
  expect(screen.getByText(/Dana Kessler, dana@home.example/)).toBeVisible();
});

it('leads to the page of a listing, and nowhere where the page is hidden', async () => {
  const hidden = { ...change, id: '0199f3d2-0000-7000-8000-000000000055' };
  const listing = { ...change.listing, name: 'Bluewater Spas', status: 'suspended' as const };
  openConsole({ 'GET /api/admin/changes': listOf([change, { ...hidden, listing }]) });
  expect(await screen.findByRole('link', { name: 'Hillstone Pools' })).toBeVisible();
  expect(screen.getByText('Bluewater Spas')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bluewater Spas' })).not.toBeInTheDocument();
});

it('approves the version that was seen, and says why not when it cannot', async () => {
  const apply = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ version: 2 });
    return problem(409, 'conflict', { detail: 'The change is applied.' });
  });
  const { user } = openConsole({ [`POST /api/admin/changes/${change.id}/apply`]: apply });
  await user.click(await screen.findByRole('button', { name: 'Approve: Hillstone Pools' }));
  expect(await screen.findByText('The change is applied.')).toBeVisible();
  expect(apply).toHaveBeenCalledTimes(1);
});

it.each([
  ['Decline: Hillstone Pools', 'Decline', 'decline'],
  ['Ask for revision: Hillstone Pools', 'Send back', 'ask-revision'],
])('%s needs a reason that the business reads', async (button, verb, path) => {
  const refuse = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ version: 2, reasonCode: 'proof_needed', note: '' });
    return { ...change, status: 'declined', decidedAt: '2026-11-22T11:00:00Z' };
  });
  const { user } = openConsole({
    'GET /api/admin/changes': () => listOf(refuse.mock.calls.length > 0 ? [] : [change]),
    [`POST /api/admin/changes/${change.id}/${path}`]: refuse,
  });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: `${verb} the change to Hillstone Pools?` }));
  await user.selectOptions(dialog.getByLabelText('Reason *'), 'proof_needed');
  await user.click(dialog.getByRole('button', { name: verb }));
  expect(await screen.findByText('No changes are waiting for a decision.')).toBeVisible();
});

it('says of an import’s suggestion whose word it would replace, and asks nobody to revise it', async () => {
  openConsole({ 'GET /api/admin/changes': listOf([{ ...change, source: 'import', proposedBy: null }]) });
  expect(await screen.findByText(/Applying it replaces that value/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ask for revision/ })).not.toBeInTheDocument();
});
