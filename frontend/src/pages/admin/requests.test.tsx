import type { AdminContactRequest, UndeliveredRequests } from '@poolpros/contracts/http/contact-requests';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queueOf, session } from '../../../test/account-fixtures.js';
import { noContent, problem, renderPage } from '../../../test/render.js';

const undelivered: UndeliveredRequests = {
  total: 9,
  oldest: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  reasons: { no_contact: 6, stopped: 2, rejected: 1, bounced: 0 },
};
const request: AdminContactRequest = {
  id: '0199f3d2-0000-7000-8000-000000000001',
  version: 1,
  status: 'new',
  undeliveredReason: 'no_contact',
  name: 'Jordan Avila',
  phone: '+15125550188',
  message: 'The pool leaks near the skimmer.',
  createdAt: '2026-11-22T10:00:00Z',
  listing: {
    id: 12,
    name: 'Hillstone Pools',
    location: 'Austin, TX',
    status: 'published',
    profilePath: '/pool-contractor/texas/austin/hillstone-pools-12',
    phone: '+15125550142',
    phoneExtension: '7',
  },
  actions: ['deliver', 'mark_spam'],
};
const listOf = (items: AdminContactRequest[]) => ({ items, total: items.length, page: 1, totalPages: 1, open: 9 });
const steps = `POST /api/admin/contact-requests/${request.id}/steps`;

const openConsole = (path: string, responses: object = {}) =>
  renderPage(path, {
    'GET /api/accounts/admin/me': session('admin').account,
    'GET /api/admin/submissions': queueOf([]),
    'GET /api/admin/undelivered-requests': undelivered,
    'GET /api/admin/contact-requests': listOf([request]),
    ...responses,
  });

beforeEach(() => localStorage.setItem('adminToken', 'token'));

it('counts the requests that reached no business in the menu, and says why they did not', async () => {
  const { user } = openConsole('/admin');
  await user.click(await screen.findByRole('link', { name: /^Requests ?9$/ }));
  await screen.findByRole('heading', { level: 1, name: 'Requests' });
  const figures = [
    ['Undelivered', '9'],
    ['Oldest', '3 d'],
    ['No account and no email', '6'],
    ['The recipient opted out of our emails', '2'],
    ['The email was refused', '1'],
  ] as const;
  for (const [label, value] of figures) {
    const term = (await screen.findAllByText(label)).find(({ tagName }) => tagName === 'DT');
    expect([label, term?.nextElementSibling?.textContent]).toEqual([label, value]);
  }
});

it('shows what was asked, of whom, and the phones of both', async () => {
  openConsole('/admin?view=requests');
  expect(await screen.findByText('The pool leaks near the skimmer.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hillstone Pools' })).toHaveAttribute('href', request.listing.profilePath);
  expect(screen.getByRole('link', { name: '(512) 555-0142 ext. 7' })).toHaveAttribute('href', 'tel:+15125550142;ext=7');
  expect(screen.getByRole('link', { name: '(512) 555-0188' })).toBeVisible();
});

it('takes a request that was passed on by phone off the list', async () => {
  const step = vi.fn(noContent);
  const { user } = openConsole('/admin?view=requests', {
    'GET /api/admin/contact-requests': () => listOf(step.mock.calls.length > 0 ? [] : [request]),
    [steps]: step,
  });
  await user.click(await screen.findByRole('button', { name: 'Passed on by phone: Jordan Avila' }));
  expect(await screen.findByText('Every request has reached its business.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Requests' })).toHaveFocus());
});

it('says why a step was not possible', async () => {
  const { user } = openConsole('/admin?view=requests', {
    [steps]: problem(409, 'conflict', { detail: 'The request has changed since it was loaded. Load it again.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Spam: Jordan Avila' }));
  expect(await screen.findByText('The request has changed since it was loaded. Load it again.')).toBeVisible();
});
