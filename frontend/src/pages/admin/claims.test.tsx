import type { AdminClaim } from '@poolpros/contracts/http/admin-claims';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queueOf, session } from '../../../test/account-fixtures.js';
import { problem, renderPage } from '../../../test/render.js';

const listing = {
  id: 12,
  name: 'Hillstone Pools',
  location: 'Austin, TX',
  status: 'published' as const,
  profilePath: '/pool-contractor/texas/austin/hillstone-pools-12',
};
const claim: AdminClaim = {
  id: '0199f3d2-0000-7000-8000-000000000001',
  version: 2,
  method: 'license',
  status: 'under_review',
  claimant: { name: 'Dana Kessler', email: 'dana@home.example' },
  role: 'manager',
  licenseNumber: 'C-53 112',
  proofEmail: null,
  documents: [],
  note: null,
  browser: 'Firefox on Windows',
  risks: ['free_mail'],
  isStrong: false,
  hasOwner: false,
  ownerAnswersUntil: null,
  contestEndsAt: null,
  otherClaims: 1,
  startedAt: '2026-11-22T10:00:00Z',
  decidedAt: null,
  reasonCode: null,
  decisionNote: null,
  appeal: null,
  objection: null,
  listing: {
    ...listing,
    phone: '+15125550142',
    phoneExtension: '7',
    email: 'office@hillstone.example',
    website: 'https://hillstone.example',
    licenses: [{ number: 'TECL 20418', stateCode: 'TX', classification: 'Electrical' }],
    listedAt: '2026-10-01T10:00:00Z',
  },
  history: [],
};
const newClaimId = '0199f3d2-0000-7000-8000-000000000002';
const listOf = (items: AdminClaim[]) => ({ items, total: items.length, page: 1, totalPages: 1, open: items.length });

const openConsole = (responses: object, path = '/admin?view=claims') =>
  renderPage(path, {
    'GET /api/accounts/admin/me': session('admin').account,
    'GET /api/admin/submissions': queueOf([]),
    'GET /api/admin/listing-reports': { items: [], total: 0, page: 1, totalPages: 1, open: 0 },
    'GET /api/admin/claims': listOf([claim]),
    ...responses,
  });

beforeEach(() => localStorage.setItem('adminToken', 'token'));

it('leads nowhere where the page of the claimed listing is hidden', async () => {
  openConsole({
    'GET /api/admin/claims': listOf([{ ...claim, listing: { ...claim.listing, status: 'suspended' } }]),
  });
  expect(await screen.findByText('Hillstone Pools')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Hillstone Pools' })).not.toBeInTheDocument();
});

it('counts the claims in the menu and shows what was sent beside what the page says', async () => {
  const { user } = openConsole({}, '/admin');
  await user.click(await screen.findByRole('link', { name: /^Claims ?1$/ }));
  expect(await screen.findByText('Dana Kessler, dana@home.example')).toBeVisible();
  expect(screen.getByText('A manager')).toBeVisible();
  expect(screen.getByText('C-53 112')).toBeVisible();
  expect(screen.getByText('(512) 555-0142 ext. 7')).toBeVisible();
  expect(screen.getByText('TX TECL 20418, Electrical')).toBeVisible();
  expect(screen.getByText('Other open claims: 1')).toBeVisible();
  expect(screen.getByText('Firefox on Windows')).toBeVisible();
  expect(screen.getByText('The account uses a free email address.')).toBeVisible();
});

it('measures the oldest claim that can be decided against the target', async () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
  const contested = { ...claim, startedAt: hours(60), ownerAnswersUntil: hours(-12) };
  openConsole({ 'GET /api/admin/claims': listOf([contested, { ...claim, id: newClaimId, startedAt: hours(3) }]) });
  const oldest = await screen.findByText('Oldest');
  await waitFor(() => expect(oldest.nextElementSibling).toHaveTextContent('3 h'));
  expect(screen.getByText('2 business days')).toBeVisible();
});

it('approves the version that was seen, and says why not when it cannot', async () => {
  const approve = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ version: 2 });
    return problem(409, 'conflict');
  });
  const { user } = openConsole({ [`POST /api/admin/claims/${claim.id}/approve`]: approve });
  await user.click(await screen.findByRole('button', { name: 'Approve: Hillstone Pools' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(approve).toHaveBeenCalledTimes(1);
});

it('rejects with a reason that the claimant reads', async () => {
  const reject = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ version: 2, reasonCode: 'license_mismatch', note: '' });
    return { ...claim, status: 'rejected', decidedAt: '2026-11-22T11:00:00Z' };
  });
  const { user } = openConsole({
    'GET /api/admin/claims': () => listOf(reject.mock.calls.length > 0 ? [] : [claim]),
    [`POST /api/admin/claims/${claim.id}/reject`]: reject,
  });
  await user.click(await screen.findByRole('button', { name: 'Reject: Hillstone Pools' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject the claim to Hillstone Pools?' }));
  await user.selectOptions(dialog.getByLabelText('Reason *'), 'The license does not name this business.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('No claims are waiting for a decision.')).toBeVisible();
});

it('makes a code from the address of a page, and shows it once', async () => {
  const { user } = openConsole({
    'POST /api/admin/claims/installers/12/generate-claim-code': {
      code: 'ABCDEFGHJK',
      expiresAt: '2026-12-22T10:00:00Z',
      listing,
    },
  });
  const field = await screen.findByLabelText('Business page');
  await user.type(field, 'hillstone');
  await user.click(screen.getByRole('button', { name: 'Create a code' }));
  expect(await screen.findByText('Paste the page’s web address or its number.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'https://poolpros.example/pool-contractor/texas/austin/hillstone-pools-12');
  await user.click(screen.getByRole('button', { name: 'Create a code' }));
  expect(await screen.findByText('ABCDEFGHJK')).toBeVisible();
});

const disputed: AdminClaim = {
  ...claim,
  version: 5,
  status: 'disputed',
  isStrong: true,
  hasOwner: true,
  decidedAt: '2026-11-22T11:00:00Z',
  objection: 'Nobody here knows a Dana Kessler.',
};

it('shows what the contact of before objects, and leaves the page with who claimed it', async () => {
  const uphold = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ version: 5 });
    return { ...disputed, status: 'approved', version: 6 };
  });
  const { user } = openConsole({
    'GET /api/admin/claims': () => listOf(uphold.mock.calls.length > 0 ? [] : [disputed]),
    [`POST /api/admin/claims/${claim.id}/uphold`]: uphold,
  });
  expect(await screen.findByText('Nobody here knows a Dana Kessler.')).toBeVisible();
  expect(screen.getByText('Disputed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave it: Hillstone Pools' }));
  expect(await screen.findByText('No claims are waiting for a decision.')).toBeVisible();
});

it('takes an approved claim back, with a reason of its own', async () => {
  const revoke = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ version: 5, reasonCode: 'not_theirs', note: '' });
    return { ...disputed, status: 'rejected' };
  });
  const { user } = openConsole({
    'GET /api/admin/claims': () => listOf(revoke.mock.calls.length > 0 ? [] : [disputed]),
    [`POST /api/admin/claims/${claim.id}/revoke`]: revoke,
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke: Hillstone Pools' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the claim to Hillstone Pools?' }));
  await user.selectOptions(dialog.getByLabelText('Reason *'), 'The business showed that the page is not yours.');
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No claims are waiting for a decision.')).toBeVisible();
});

it.each([
  [true, 28, 'The owner has not answered. The deadline for a decision is'],
  [true, 29, 'Decide now.'],
  [false, 4, 'It expires on'],
])('of a page with an owner it shows the clock: strong proof %s, day %i', async (isStrong, day, text) => {
  const started = Date.now() - day * 86_400_000 + 3_600_000;
  const contested = {
    ...claim,
    isStrong,
    hasOwner: true,
    ownerAnswersUntil: new Date(started + 3 * 86_400_000).toISOString(),
    contestEndsAt: new Date(started + 28 * 86_400_000).toISOString(),
  };
  openConsole({ 'GET /api/admin/claims': listOf([contested]) });
  expect(await screen.findByText((content) => content.includes(text))).toBeVisible();
});

it('loads a document of a claim as a file to be saved', async () => {
  const documentId = '0199f3d2-0000-7000-8000-000000000009';
  const document = { id: documentId, kind: 'certificate' as const, bytes: 1200, addedAt: '2026-11-22T10:00:00Z' };
  const load = vi.fn(() => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
  const made = vi.fn((_: Blob) => 'blob:x');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }));
  const { user } = openConsole({
    'GET /api/admin/claims': listOf([{ ...claim, method: 'documents', documents: [document] }]),
    [`GET /api/admin/claims/${claim.id}/documents/${documentId}`]: load,
  });
  await user.click(await screen.findByRole('button', { name: /^Certificate of insurance/ }));
  await vi.waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'application/pdf' });
});

it('shows an appeal beside the first decision', async () => {
  const appealed: AdminClaim = {
    ...claim,
    decidedAt: '2026-11-22T11:00:00Z',
    reasonCode: 'license_mismatch',
    decisionNote: 'It is in another name.',
    appeal: 'The license is in the name of my father, who founded the business.',
  };
  openConsole({ 'GET /api/admin/claims': listOf([appealed]) });
  expect(await screen.findByText(/in the name of my father/)).toBeVisible();
  expect(
    screen.getByText('First decision: The license does not name this business. It is in another name.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve: Hillstone Pools' })).toBeVisible();
});
