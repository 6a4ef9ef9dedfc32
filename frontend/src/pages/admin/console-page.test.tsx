import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminSubmission, queueOf, session, statement } from '../../../test/account-fixtures.js';
import { problem, renderPage } from '../../../test/render.js';
import { settlesAfter } from '../../features/admin/hooks/queue-moves.js';

const second = { ...adminSubmission, id: '01a1fd66-10ab-7cf6-8476-f225bdf7ae4e', businessName: 'Second Pools' };
const approvePath = `POST /api/admin/submissions/${adminSubmission.id}/approve`;
const rejectPath = `POST /api/admin/submissions/${adminSubmission.id}/reject`;

/** A queue of two whose first leaves it once `decided` was called. */
function consoleWith(responses: object, decided: () => boolean = () => false) {
  return renderPage('/admin', {
    'GET /api/accounts/admin/me': session('admin').account,
    'GET /api/admin/submissions': () => queueOf(decided() ? [second] : [adminSubmission, second]),
    ...responses,
  });
}

beforeEach(() => localStorage.setItem('adminToken', 'token'));
afterEach(() => vi.useRealTimers());

it('leads whoever is not signed in to the login', async () => {
  localStorage.clear();
  const { router } = renderPage('/admin', { 'POST /api/accounts/admin/refresh': problem(401, 'session_expired') });
  expect(await screen.findByRole('heading', { name: 'Admin login' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin-login');
});

it('mails a forgotten password to an administrator as well', async () => {
  localStorage.clear();
  const ask = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ email: 'alex@example.com' });
    return new Response('{}', { status: 202, headers: { 'content-type': 'application/json' } });
  });
  const { user } = renderPage('/admin-login', {
    'POST /api/accounts/admin/refresh': problem(401, 'session_expired'),
    'POST /api/accounts/admin/password-reset-requests': ask,
  });
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await user.type(screen.getByLabelText('Email *'), 'alex@example.com');
  await user.click(screen.getByRole('button', { name: 'Email me a link' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/admin-login');
});

it('approves the version that was looked at and goes on to the next', async () => {
  const approve = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ version: 2 });
    return { ...adminSubmission, status: 'approved' };
  });
  const { user } = consoleWith({ [approvePath]: approve }, () => approve.mock.calls.length > 0);
  expect(await screen.findByText(adminSubmission.description)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Hillstone Pools & Spas is live. The sender will get an email.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Second Pools' })).toHaveFocus());
});

it('ignores a press that was meant for the listing before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const approve = vi.fn(() => ({ ...adminSubmission, status: 'approved' }));
  const approveNext = vi.fn(() => ({ ...second, status: 'approved' }));
  const { user } = consoleWith(
    { [approvePath]: approve, [`POST /api/admin/submissions/${second.id}/approve`]: approveNext },
    () => approve.mock.calls.length > 0,
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await screen.findByRole('heading', { name: 'Second Pools' });
  const next = await screen.findByRole('button', { name: 'Approve' });
  vi.advanceTimersByTime(settlesAfter - 1);
  await user.click(next);
  expect(next).not.toHaveAttribute('aria-busy');
  expect(approveNext).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await user.click(next);
  expect(await screen.findByText('Second Pools is live. The sender will get an email.')).toBeVisible();
  expect(approve).toHaveBeenCalledTimes(1);
});

it('takes a press at once on a listing that was chosen', async () => {
  const approve = vi.fn(() => ({ ...second, status: 'approved' }));
  const { user } = consoleWith({ [`POST /api/admin/submissions/${second.id}/approve`]: approve });
  await user.click(await screen.findByRole('link', { name: /^Second Pools/ }));
  await screen.findByRole('heading', { level: 2, name: 'Second Pools' });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(approve).toHaveBeenCalledTimes(1));
});

it('decides once about a listing, however fast the presses follow each other', async () => {
  const approve = vi.fn(() => ({ ...adminSubmission, status: 'approved' }));
  consoleWith({ [approvePath]: approve }, () => approve.mock.calls.length > 0);
  const button = await screen.findByRole('button', { name: 'Approve' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Hillstone Pools & Spas is live. The sender will get an email.')).toBeVisible();
  expect(approve).toHaveBeenCalledTimes(1);
});

it('sends a decision again that could not be saved', async () => {
  const approve = vi.fn((): unknown => ({ ...adminSubmission, status: 'approved' }));
  approve.mockReturnValueOnce(problem(503, 'service_unavailable'));
  const { user } = consoleWith({ [approvePath]: approve }, () => approve.mock.calls.length > 1);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('heading', { name: 'Second Pools' })).toBeVisible();
});

it('leads to the login when the session is over at a decision', async () => {
  const reject = vi.fn(() => problem(401, 'session_expired'));
  const over = () => reject.mock.calls.length > 0;
  const { user, router } = consoleWith({
    'GET /api/admin/submissions': () => (over() ? problem(401, 'session_expired') : queueOf([adminSubmission, second])),
    'POST /api/accounts/admin/refresh': problem(401, 'session_expired'),
    [rejectPath]: reject,
  });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Reason *'), 'duplicate');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('heading', { name: 'Admin login' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin-login');
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

it('rejects only with a reason', async () => {
  const reject = vi.fn(async (request: Request) => {
    expect(await request.json()).toEqual({ version: 2, reasonCode: 'duplicate', note: 'See Hill Pools.' });
    return { ...adminSubmission, status: 'rejected' };
  });
  const { user } = consoleWith({ [rejectPath]: reject }, () => reject.mock.calls.length > 0);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(dialog.getByText('Choose a reason.')).toBeVisible();
  expect(dialog.getByLabelText('Reason *')).toHaveFocus();
  await user.selectOptions(dialog.getByLabelText('Reason *'), 'duplicate');
  await user.type(dialog.getByLabelText(/Note to the sender/), 'See Hill Pools.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(reject).toHaveBeenCalledTimes(1);
});

it('says so and reads the queue again when someone else has decided', async () => {
  const approve = vi.fn(() => problem(409, 'submission_already_decided'));
  const { user } = consoleWith({ [approvePath]: approve }, () => approve.mock.calls.length > 0);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await screen.findByText(/Someone else has already made a decision about Hillstone Pools & Spas/);
  expect(await screen.findByRole('heading', { name: 'Second Pools' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Hillstone/ })).not.toBeInTheDocument());
});

it('shows the photos that came with a listing, and which of them is not described', async () => {
  const [described, other] = ['0199f3d2-0000-7000-8000-000000000007', '0199f3d2-0000-7000-8000-000000000008'];
  const size = { width: 1600, height: 1200 };
  const photos = [
    { id: described, alt: 'Freeform pool', ...size },
    { id: other, alt: '', ...size },
  ];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  const picture = () => new Response('picture', { headers: { 'content-type': 'image/webp' } });
  const path = `GET /api/admin/submissions/${adminSubmission.id}/photos`;
  consoleWith({
    'GET /api/admin/submissions': queueOf([{ ...adminSubmission, photos }]),
    [`${path}/${described}`]: picture,
    [`${path}/${other}`]: () => problem(404, 'not_found'),
  });
  expect(await screen.findByAltText('Freeform pool')).toHaveAttribute('src', 'blob:x');
  expect(await screen.findByText('It did not load.')).toBeVisible();
  expect(screen.getByText('Not described: it will not be shown.')).toBeVisible();
});

it('names possible duplicates before the decision', async () => {
  const possibleDuplicates = [
    { id: 9, name: 'Hill Stone Pools', location: 'Buda, TX', profilePath: '/x', why: 'Same phone number' },
  ];
  consoleWith({ 'GET /api/admin/submissions': queueOf([{ ...adminSubmission, possibleDuplicates }]) });
  expect(await screen.findByRole('link', { name: /Hill Stone Pools/ })).toBeVisible();
  expect(screen.getByText('Same phone number')).toBeVisible();
  const decision = screen.getByRole('button', { name: 'Approve' });
  expect(screen.getByText('Same phone number').compareDocumentPosition(decision)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('names what else waits and may be the same business, and leads to it', async () => {
  const twin = (other: { id: string; businessName: string }, why = 'Same website') => ({
    id: other.id,
    name: other.businessName,
    location: 'Austin, TX',
    submittedAt: '2026-11-20T12:00:00Z',
    why,
  });
  const elsewhere = { id: '01a1fd66-10ab-7cf6-8476-f225bdf7ae4f', businessName: 'Third Pools' };
  const { user } = consoleWith({
    'GET /api/admin/submissions': queueOf([
      { ...adminSubmission, waitingDuplicates: [twin(second), twin(elsewhere, 'Same phone number')] },
      { ...second, waitingDuplicates: [twin(adminSubmission)] },
    ]),
  });
  const warning = async () =>
    within((await screen.findByRole('heading', { name: /^Possible duplicates?$/ })).parentElement ?? document.body);
  const first = await warning();
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Second PoolsAustin, TX · also waiting, sent on .*2026.*Same website$/),
    expect.stringMatching(/^Third Pools.*Same phone number$/),
  ]);
  // It is on another page of the queue.
  expect(first.queryByRole('link', { name: 'Third Pools' })).not.toBeInTheDocument();
  expect(screen.getAllByText('Duplicate?')).toHaveLength(2);
  await user.click(first.getByRole('link', { name: 'Second Pools' }));
  await screen.findByRole('heading', { level: 2, name: 'Second Pools' });
  expect((await warning()).getByRole('link', { name: 'Hillstone Pools & Spas' })).toBeVisible();
});

it('shows which try it is, why the one before was rejected, and what differs from it', async () => {
  const again = {
    ...adminSubmission,
    resubmissions: 1,
    reasonCode: 'incomplete' as const,
    note: 'Say where you work.',
    sentBefore: { ...statement, serviceRadius: 40, description: 'We build pools of all kinds, anywhere, at any time.' },
  };
  consoleWith({ 'GET /api/admin/submissions': () => queueOf([again, second]) });
  expect(await screen.findByRole('heading', { name: 'Sent again: attempt 2 of 4' })).toBeVisible();
  expect(screen.getByText(/not complete enough to publish\. Say where you work\./)).toBeVisible();
  const rows = screen.getAllByText('Sent now', { selector: 'dd span' }).map((head) => head.closest('div')?.textContent);
  expect(rows).toEqual([
    'Service radiusSent before40 milesSent now25 miles',
    expect.stringMatching(/^DescriptionSent beforeWe build pools of all kinds.*Sent nowFamily crew/),
  ]);
  expect(screen.getByText('Try 2')).toBeVisible();
  expect(screen.queryByText('Rejected because')).not.toBeInTheDocument();
});

it('shows the risk of a listing and why', async () => {
  consoleWith({});
  expect(await screen.findByRole('heading', { name: 'Risk: 20 of 100' })).toBeVisible();
  expect(screen.getByText('The email is from a free provider.')).toBeVisible();
});

it('says so when the queue is empty', async () => {
  consoleWith({ 'GET /api/admin/submissions': queueOf([]) });
  expect(await screen.findByText('No listings are waiting for a decision.')).toBeVisible();
});

it('warns of facts that are older than their limit, with source and place', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-07-02T12:00:00Z') });
  const { user } = consoleWith({});
  const entry = await screen.findByRole('link', { name: /Dated facts\s*\d+/ });
  await user.click(entry);
  expect(await screen.findByRole('alert')).toHaveTextContent(/facts are older than the limit/);
  const row = within(
    within(screen.getByRole('region', { name: 'Older than the limit' })).getByRole('row', { name: /^Alabama/ }),
  );
  expect(row.getByText('July 1, 2026')).toBeVisible();
  expect(row.getByRole('link', { name: /Alabama Licensing Board/ })).toHaveAttribute(
    'href',
    'https://genconbd.alabama.gov/about/law',
  );
  expect(row.getByRole('link', { name: '/pool-regulations/alabama' })).toBeVisible();
  expect(screen.getByText(/^Texas: \d+ facts$/)).toBeVisible();
});

it('warns of nothing while every fact is within its limit, and says what comes next', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-06-01T12:00:00Z') });
  const { user } = consoleWith({});
  await user.click(await screen.findByRole('link', { name: /^Dated facts/ }));
  expect(await screen.findByText(/^None of the \d+ dated facts is older than its limit.$/)).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'Due next' }));
  expect(next.getByRole('row', { name: /^Water and sewer rates/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Older than the limit' })).not.toBeInTheDocument();
});
