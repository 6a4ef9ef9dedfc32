import { apiPaths } from '@poolpros/contracts/paths';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkToken } from '../../../test/account-fixtures.js';
import { noContent, problem, renderPage } from '../../../test/render.js';
import { account, rememberLogins, securityPath, thisSession } from '../../../test/security-fixtures.js';

beforeEach(rememberLogins);
afterEach(() => vi.unstubAllGlobals());

/** A response and what sends it. */
function heldResponse(): [Promise<Response>, (response: Response) => void] {
  let send: (response: Response) => void = () => undefined;
  const held = new Promise<Response>((resolve) => {
    send = resolve;
  });
  return [held, send];
}

describe('leaving', () => {
  const sessions = { 'GET /api/accounts/contractor/sessions': { items: [thisSession] } };
  const departure = {
    listings: [
      {
        id: 7,
        name: 'Hillstone Pools',
        status: 'published',
        role: 'owner',
        keepsOwner: false,
        othersLeave: 2,
        foundingPlace: 12,
      },
      {
        id: 8,
        name: 'Shared Pools',
        status: 'published',
        role: 'owner',
        keepsOwner: true,
        othersLeave: 0,
        foundingPlace: null,
      },
    ],
    openClaims: 1,
    openInvitations: 0,
    undecidedSubmissions: 0,
  };
  const leaving = { ...account, ...sessions, 'GET /api/contractors/me/departure': departure };

  it('says what becomes of each business, and closes the account of who types its email', async () => {
    const ask = vi.fn(async (request: Request) => {
      const { email } = (await request.json()) as { email: string };
      return email === 'dana@hillstone.example'
        ? { eraseAt: '2026-12-07T10:00:00Z' }
        : problem(400, 'invalid_request', {
            errors: [{ path: 'body.email', message: 'enter the email that you log in with' }],
          });
    });
    const { user, router } = renderPage(securityPath, { ...leaving, 'POST /api/accounts/contractor/deletion': ask });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    const [own, shared] = await dialog.findAllByRole('listitem');
    expect(own).toHaveTextContent('Hillstone Pools');
    expect(own).toHaveTextContent(
      '2 other members of its team will lose access to it. Its founding place (no. 12) will be held',
    );
    expect(within(own as HTMLElement).getByRole('link', { name: 'Make someone else an owner' })).toHaveAttribute(
      'href',
      '/company-dashboard/7?room=team',
    );
    expect(shared).toHaveTextContent('Its team will go on without you.');
    expect(dialog.getByText('1 open claim will be withdrawn right away, even if you come back.')).toBeVisible();
    const field = dialog.getByLabelText('Your email, to confirm *');
    await user.type(field, 'other@hillstone.example');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByText('Enter the email that you log in with.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'dana@hillstone.example');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    const closed = within(await screen.findByRole('dialog', { name: 'Your account is closed' }));
    expect(closed.getByText(/Dec 7, 2026/)).toBeVisible();
    await user.click(closed.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contractor-login'));
    expect(localStorage.getItem('contractorToken')).toBeNull();
  });

  it.each(['before', 'after'])(
    'says how to come back until that is read, although the inbox loses its session %s the response',
    async (order) => {
      vi.stubGlobal('requestIdleCallback', (work: () => void) => window.setTimeout(work));
      vi.stubGlobal('cancelIdleCallback', (handle: number) => window.clearTimeout(handle));
      const [following, follows] = heldResponse();
      const loseInbox = () => act(async () => follows(problem(401, 'session_expired')));
      const [closing, closes] = heldResponse();
      const [follow, close] = [vi.fn(() => following), vi.fn(() => closing)];
      const { user, router } = renderPage(securityPath, {
        ...leaving,
        [`GET ${apiPaths.inboxEvents}`]: follow,
        'POST /api/accounts/contractor/deletion': close,
      });
      await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
      await waitFor(() => expect(follow).toHaveBeenCalled());
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
      await dialog.findAllByRole('listitem');
      await user.type(dialog.getByLabelText('Your email, to confirm *'), 'dana@hillstone.example');
      await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
      await waitFor(() => expect(close).toHaveBeenCalled());
      if (order === 'before') await loseInbox();
      await act(async () => closes(Response.json({ eraseAt: '2026-12-07T10:00:00Z' })));
      await screen.findByRole('dialog', { name: 'Your account is closed' });
      if (order === 'after') await loseInbox();
      await user.click(screen.getByText(/Dec 7, 2026/));
      expect(router.state.location.pathname).toBe('/contractor/dashboard');
      await user.click(screen.getByRole('button', { name: 'Done' }));
      expect(await screen.findByRole('heading', { name: 'Contractor login' })).toBeVisible();
    },
  );

  it('is taken back behind the mailed link, which works once', async () => {
    let isUsed = false;
    const keep = vi.fn(() => {
      if (isUsed) return problem(410, 'link_used');
      isUsed = true;
      return { email: 'd…@hillstone.example' };
    });
    const responses = { 'POST /api/accounts/deletions/keep': keep };
    const { user, unmount } = renderPage(`/keep-account/${linkToken}`, responses);
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is back' })).toBeVisible();
    unmount();
    const again = renderPage(`/keep-account/${linkToken}`, responses);
    await again.user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('This link no longer works')).toBeVisible();
  });

  it('takes along one file of what each service holds, after a fresh proof', async () => {
    const made: Blob[] = [];
    const createObjectURL = (file: Blob) => {
      made.push(file);
      return 'blob:data';
    };
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    let proven = false;
    const held = { account: emptyAccount, passkeys: [], sessions: [], notices: [], links: [] };
    const businesses = {
      listings: [],
      submissions: [],
      drafts: [],
      claims: [],
      changes: [],
      invitations: [],
      apiKeys: [],
      webhooks: [],
      steps: [],
    };
    const { user } = renderPage(securityPath, {
      ...leaving,
      'GET /api/accounts/contractor/data': () => (proven ? held : problem(403, 'step_up_required')),
      'GET /api/contractors/me/data': businesses,
      'POST /api/accounts/contractor/step-up': () => {
        proven = true;
        return noContent();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.type(dialog.getByLabelText('Password *'), 'harbor lantern 9');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(JSON.parse((await made[0]?.text()) ?? '')).toMatchObject({ account: { name: 'Dana Kessler' }, businesses });
  });

  const emptyAccount = {
    id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7d9',
    name: 'Dana Kessler',
    email: 'dana@hillstone.example',
    formerEmails: [],
    emailConfirmedAt: null,
    createdAt: '2026-11-20T10:00:00Z',
    hasPassword: true,
    secondFactorAddedAt: null,
    recoveryCodesLeft: 0,
  };
});
