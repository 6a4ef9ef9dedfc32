import type { ApiKey, ApiKeys } from '@poolpros/contracts/http/api-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ownBusiness, ownListing, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const crm: ApiKey = {
  id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7c2',
  name: 'CRM',
  start: 'ppk_Ab12',
  scopes: ['requests:read'],
  createdAt: '2026-11-21T10:00:00Z',
  expiresAt: null,
  isExpired: false,
  lastUsedAt: null,
  madeByYou: true,
};
const key = `ppk_${'A'.repeat(43)}`;
const path = '/api/contractors/me/listings/7';
const ofOwner = {
  'GET /api/summary': summary,
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/contractors/me/listings': { items: [ownBusiness] },
  [`GET ${path}`]: ownListing,
};
const keys = (change: Partial<ApiKeys> = {}) => ({
  ...ofOwner,
  [`GET ${path}/api-keys`]: { items: [], plan: 'pro', mostKeys: 5, ...change } satisfies ApiKeys,
});
const room = '/company-dashboard/7?room=connections';
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => localStorage.setItem('contractorToken', 'token'));

it('makes a key once it is proved who is there, names what is missing, and shows the key once', async () => {
  let proved = false;
  const make = vi.fn(async (request: Request) => {
    if (!proved) return problem(403, 'step_up_required');
    expect(await request.json()).toEqual({ name: 'CRM', scopes: ['listing:read', 'requests:read'], days: 365 });
    return json(201, { ...crm, key });
  });
  const { user } = renderPage(room, {
    ...keys(),
    'GET /api/accounts/contractor/second-factor': { addedAt: null, recoveryCodesLeft: 0, required: false },
    'POST /api/accounts/contractor/step-up': () => {
      proved = true;
      return new Response(null, { status: 204 });
    },
    [`POST ${path}/api-keys`]: make,
  });
  await user.click(await screen.findByRole('button', { name: 'Make key' }));
  expect(screen.getByText('Enter a name by which you know the key again.')).toBeVisible();
  await user.type(screen.getByLabelText('Name *'), 'CRM');
  await user.click(screen.getByRole('checkbox', { name: /^Requests/ }));
  await user.click(screen.getByRole('button', { name: 'Make key' }));
  expect(screen.getByText('Choose what the key may read.')).toBeVisible();
  for (const name of [/^Requests/, /^The listing/]) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Make key' }));
  await user.type(await screen.findByLabelText('Password *'), 'harbor lantern 9');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  const heading = await screen.findByRole('heading', { name: 'Save the key “CRM”' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(key)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(key)).not.toBeInTheDocument();
  expect(make).toHaveBeenCalledTimes(2);
});

it('says at the field that another key has the name', async () => {
  const { user } = renderPage(room, {
    ...keys({ items: [crm] }),
    [`POST ${path}/api-keys`]: problem(400, 'invalid_request', {
      errors: [{ path: 'body.name', message: 'enter another name: one of your keys has this one' }],
    }),
  });
  await user.type(await screen.findByLabelText('Name *'), 'CRM');
  await user.click(screen.getByRole('button', { name: 'Make key' }));
  expect(await screen.findByText('Enter another name: one of your keys has this one.')).toBeVisible();
});

it('revokes a key after asking, and tells an expired one and one of another owner', async () => {
  const revoke = vi.fn(() => new Response(null, { status: 204 }));
  const other = { ...crm, id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7c3', name: 'Old', isExpired: true, madeByYou: false };
  const { user } = renderPage(room, {
    ...keys({ items: [crm, { ...other, expiresAt: '2026-11-22T10:00:00Z' }] }),
    [`POST ${path}/api-keys/${crm.id}/revoke`]: revoke,
  });
  const list = within(await screen.findByRole('list', { name: 'API keys' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Never used');
  expect(second).toHaveTextContent(/made by another owner.*ended.*Expired/);
  await user.click(list.getByRole('button', { name: /Revoke ?CRM/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(revoke).toHaveBeenCalledTimes(1));
});

it('says on the free plan that keys are part of Pro and that it cannot be bought, and lets those of before be revoked', async () => {
  renderPage(room, keys({ items: [crm], plan: 'free', mostKeys: 0 }));
  expect(await screen.findByText('API keys are part of Pro.')).toBeVisible();
  expect(screen.getByText(/Payment is not open/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Revoke ?CRM/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make key' })).not.toBeInTheDocument();
});

it('says when all keys of the plan are made', async () => {
  renderPage(room, keys({ items: [crm], mostKeys: 1 }));
  expect(await screen.findByRole('heading', { name: 'You have all 1 keys' })).toBeVisible();
});

it('is no room of a manager', async () => {
  renderPage(room, {
    ...keys(),
    [`GET ${path}`]: { ...ownListing, role: 'manager' },
    [`GET ${path}/changes`]: { items: [] },
  });
  expect(await screen.findByRole('link', { name: 'To do' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Connections' })).not.toBeInTheDocument();
});
