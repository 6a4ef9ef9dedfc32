import type { ApiKey, ApiKeys } from '@poolpros/contracts/http/api-keys';
import type { Webhook, WebhookDelivery, Webhooks } from '@poolpros/contracts/http/webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ownBusiness, ownListing, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { noContent, problem, renderPage } from '../../../test/render.js';

const crm: ApiKey = {
  id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7c2',
  name: 'CRM',
  start: 'ppk_Ab12',
  scopes: ['requests:read'],
  createdAt: '2026-11-21T10:00:00Z',
  expiresAt: '2027-11-22T10:00:00Z',
  isExpired: false,
  lastUsedAt: null,
  madeByYou: true,
};
const key = `ppk_${'A'.repeat(43)}`;
const hook: Webhook = {
  id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7d1',
  url: 'https://hooks.hillstone.example/in',
  events: ['request.created'],
  createdAt: '2026-11-21T10:00:00Z',
  isOn: true,
  stop: null,
  oldSecretUntil: null,
};
const delivery: WebhookDelivery = {
  id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7d2',
  event: 'request.created',
  status: 'failed',
  createdAt: '2026-11-21T10:00:00Z',
  tries: 8,
  triedAt: '2026-11-22T10:00:00Z',
  nextTryAt: null,
  httpStatus: 503,
  reason: 'status',
};
const secret = `whsec_${'A'.repeat(43)}=`;
const path = '/api/contractors/me/listings/7';
const ofOwner = {
  'GET /api/summary': summary,
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/contractors/me/listings': { items: [ownBusiness] },
  [`GET ${path}`]: ownListing,
};
const hooks = (change: Partial<Webhooks> = {}) => ({
  [`GET ${path}/webhooks`]: { items: [], plan: 'pro', mostWebhooks: 5, ...change } satisfies Webhooks,
});
const keys = (change: Partial<ApiKeys> = {}) => ({
  ...ofOwner,
  ...hooks(),
  [`GET ${path}/api-keys`]: { items: [], plan: 'pro', mostKeys: 5, ...change } satisfies ApiKeys,
});
const tab = '/company-dashboard/7?room=connections';
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
  const { user } = renderPage(tab, {
    ...keys(),
    'GET /api/accounts/contractor/second-factor': { addedAt: null, recoveryCodesLeft: 0, required: false },
    'POST /api/accounts/contractor/step-up': () => {
      proved = true;
      return noContent();
    },
    [`POST ${path}/api-keys`]: make,
  });
  await user.click(await screen.findByRole('button', { name: 'Create key' }));
  expect(screen.getByText('Enter a name so that you can recognize the key.')).toBeVisible();
  await user.type(screen.getByLabelText('Name *'), 'CRM');
  await user.click(screen.getByRole('checkbox', { name: /^Requests/ }));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(screen.getByText('Choose what the key may read.')).toBeVisible();
  for (const name of [/^Requests/, /^The listing/]) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  await user.type(await screen.findByLabelText('Password *'), 'harbor lantern 9');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const heading = await screen.findByRole('heading', { name: 'Save the key “CRM”' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(key)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(key)).not.toBeInTheDocument();
  expect(make).toHaveBeenCalledTimes(2);
});

it('says at the field that another key has the name', async () => {
  const { user } = renderPage(tab, {
    ...keys({ items: [crm] }),
    [`POST ${path}/api-keys`]: problem(400, 'invalid_request', {
      errors: [{ path: 'body.name', message: 'enter another name: one of your keys already has this one' }],
    }),
  });
  await user.type(await screen.findByLabelText('Name *'), 'CRM');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('Enter another name: one of your keys already has this one.')).toBeVisible();
});

it('revokes a key after asking, and tells an expired one and one of another owner', async () => {
  const revoke = vi.fn(noContent);
  const other = { ...crm, id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7c3', name: 'Old', isExpired: true, madeByYou: false };
  const { user } = renderPage(tab, {
    ...keys({ items: [crm, { ...other, expiresAt: '2026-11-22T10:00:00Z' }] }),
    [`POST ${path}/api-keys/${crm.id}/revoke`]: revoke,
  });
  const list = within(await screen.findByRole('list', { name: 'API keys' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Never used');
  expect(second).toHaveTextContent(/created by another owner.*expired.*Expired/);
  await user.click(list.getByRole('button', { name: /Revoke ?CRM/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(revoke).toHaveBeenCalledTimes(1));
});

it('says on the free plan that keys are part of Pro and that it cannot be bought, and lets those of before be revoked', async () => {
  renderPage(tab, {
    ...keys({ items: [crm], plan: 'free', mostKeys: 0 }),
    ...hooks({ items: [{ ...hook, stop: 'plan' }], plan: 'free', mostWebhooks: 0 }),
    [`GET ${path}`]: { ...ownListing, plan: 'free' },
  });
  expect(await screen.findByText('Webhooks and API keys are part of Pro.')).toBeVisible();
  expect(await screen.findByText('The business is on the free plan.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add webhook' })).not.toBeInTheDocument();
  expect(screen.getByText(/Paid plans are not available yet/)).toBeVisible();
  expect(await screen.findByRole('button', { name: /Revoke ?CRM/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create key' })).not.toBeInTheDocument();
});

it('says when all keys of the plan are made', async () => {
  renderPage(tab, keys({ items: [crm], mostKeys: 1 }));
  expect(await screen.findByRole('heading', { name: 'You have reached your limit: 1 of 1 keys' })).toBeVisible();
});

it('has no keys for a manager, who has webhooks', async () => {
  renderPage(tab, { ...keys(), [`GET ${path}`]: { ...ownListing, plan: 'pro', role: 'manager' } });
  expect(await screen.findByRole('button', { name: 'Add webhook' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Create an API key' })).not.toBeInTheDocument();
});

it('is no tab of staff', async () => {
  renderPage(tab, { ...keys(), [`GET ${path}`]: { ...ownListing, role: 'staff' } });
  expect(await screen.findByRole('link', { name: 'To do' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Connections' })).not.toBeInTheDocument();
});

it('adds a webhook, says at the field what is wrong with its URL, and shows the secret once', async () => {
  let isWrong = true;
  const add = vi.fn(async (request: Request) => {
    if (isWrong)
      return problem(400, 'invalid_request', {
        errors: [{ path: 'body.url', message: 'enter a complete URL that begins with https://' }],
      });
    expect(await request.json()).toEqual({ url: hook.url, events: ['request.created', 'review.published'] });
    return json(201, { ...hook, secret });
  });
  const { user } = renderPage(tab, { ...keys(), [`POST ${path}/webhooks`]: add });
  const submit = await screen.findByRole('button', { name: 'Add webhook' });
  await user.click(submit);
  expect(screen.getByText('Enter the URL of your program.')).toBeVisible();
  await user.type(screen.getByLabelText('URL *'), hook.url);
  await user.click(screen.getByRole('checkbox', { name: /^Published reviews/ }));
  await user.click(submit);
  expect(await screen.findByText('Enter a complete URL that begins with https://.')).toBeVisible();
  isWrong = false;
  await user.click(submit);
  await waitFor(() => expect(screen.getByRole('heading', { name: `Save the secret for ${hook.url}` })).toHaveFocus());
  expect(screen.getByText(secret)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

it('queues a test, shows what became of deliveries, and sends one again', async () => {
  const [test, repeat] = [0, 1].map(() => vi.fn(() => new Response(null, { status: 202 })));
  const of = `${path}/webhooks/${hook.id}`;
  const { user } = renderPage(tab, {
    ...keys(),
    ...hooks({ items: [hook] }),
    [`GET ${of}/deliveries`]: { items: [delivery] },
    [`POST ${of}/test`]: test,
    [`POST ${of}/deliveries/${delivery.id}/repeat`]: repeat,
  });
  await user.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('Test queued')).toBeVisible();
  const list = within(await screen.findByRole('list', { name: `Deliveries to ${hook.url}` }));
  expect(list.getByRole('listitem')).toHaveTextContent(/It responded with 503\. Tried 8 times\..*Failed/);
  await user.click(list.getByRole('button', { name: /Send again/ }));
  expect(await screen.findByText('Queued')).toBeVisible();
  expect([test, repeat].map((each) => each?.mock.calls.length)).toEqual([1, 1]);
});

it('reads the deliveries again until there is a first one', async () => {
  const read = vi.fn(() => Response.json({ items: read.mock.calls.length === 1 ? [] : [delivery] }));
  const { user } = renderPage(tab, {
    ...keys(),
    ...hooks({ items: [hook] }),
    [`GET ${path}/webhooks/${hook.id}/deliveries`]: read,
  });
  await user.click(await screen.findByRole('button', { name: 'Deliveries' }));
  expect(await screen.findByText('Nothing has been sent to it yet.')).toBeVisible();
  expect(await screen.findByText(/Tried 8 times/)).toBeVisible();
});

it.each([
  ['failing', false, 'The endpoint has not accepted anything for 5 days, so we turned it off.', 'Off'],
  ['account_closed', true, 'The person who added it no longer has an active account.', 'Stopped'],
] as const)('says why nothing goes to a webhook: %s', async (stop, isOn, text, badge) => {
  renderPage(tab, { ...keys(), ...hooks({ items: [{ ...hook, stop, isOn }] }) });
  const list = within(await screen.findByRole('list', { name: 'Webhooks' }));
  expect(list.getByText(text)).toBeVisible();
  expect(list.getByText(badge)).toBeVisible();
  expect(list.queryAllByRole('button', { name: 'Send a test' })).toHaveLength(isOn ? 1 : 0);
});

it('turns a webhook off, replaces its secret and removes it, each after what it takes', async () => {
  const of = `${path}/webhooks/${hook.id}`;
  const turn = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ events: ['request.created'], isOn: false });
    return json(200, { ...hook, isOn: false, stop: 'off' });
  });
  const remove = vi.fn(noContent);
  const { user } = renderPage(tab, {
    ...keys(),
    ...hooks({ items: [hook] }),
    [`POST ${of}`]: turn,
    [`POST ${of}/secret`]: () => json(200, { ...hook, secret, oldSecretUntil: '2026-11-24T10:00:00Z' }),
    [`POST ${of}/remove`]: remove,
  });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Webhook off')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace secret' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText(secret)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
});
