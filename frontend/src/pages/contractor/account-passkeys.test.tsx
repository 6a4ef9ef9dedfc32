import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../test/account-fixtures.js';
import { noContent, problem, renderPage } from '../../../test/render.js';
import { account, phone, rememberLogins, securityPath, tablet, thisSession } from '../../../test/security-fixtures.js';

const webAuthn = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => webAuthn);

beforeEach(rememberLogins);

describe('passkeys', () => {
  const made = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
  const passkey = {
    id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7e1',
    device: 'Chrome on Android',
    synced: true,
    createdAt: '2026-11-22T10:00:00Z',
    lastUsedAt: null,
  };
  const given = { challenge: 'c2lnbiB0aGlz' };
  const notAllowed = () => Object.assign(new Error('The operation was not allowed.'), { name: 'NotAllowedError' });

  beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}));
  afterEach(() => vi.unstubAllGlobals());

  it('are added by what the browser makes, and leave the list when they are removed', async () => {
    let items: object[] = [];
    webAuthn.startRegistration.mockResolvedValueOnce(made);
    const add = vi.fn(() => {
      items = [passkey];
      return Response.json(passkey, { status: 201 });
    });
    const remove = vi.fn(() => {
      items = [];
      return noContent();
    });
    const { user } = renderPage(securityPath, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [thisSession] },
      'GET /api/accounts/contractor/passkeys': () => ({ items }),
      'POST /api/accounts/contractor/passkeys/options': given,
      'POST /api/accounts/contractor/passkeys': add,
      'POST /api/accounts/contractor/refresh': session('contractor'),
      [`POST /api/accounts/contractor/passkeys/${passkey.id}/remove`]: remove,
    });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('Created in Chrome on Android')).toBeVisible();
    expect(webAuthn.startRegistration).toHaveBeenCalledWith({ optionsJSON: given });
    await user.click(screen.getByRole('button', { name: 'Remove the passkey created in Chrome on Android' }));
    await waitFor(() => expect(screen.queryByText('Created in Chrome on Android')).not.toBeInTheDocument());
  });

  it('are left alone when the owner closes the question of the browser', async () => {
    webAuthn.startRegistration.mockRejectedValueOnce(notAllowed());
    const { user } = renderPage(securityPath, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [thisSession] },
      'POST /api/accounts/contractor/passkeys/options': given,
    });
    const button = await screen.findByRole('button', { name: 'Add a passkey' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Add a passkey'));
    expect(screen.queryByText('No passkey added')).not.toBeInTheDocument();
  });

  it('prove who is there where that is asked', async () => {
    let proven = false;
    webAuthn.startAuthentication.mockResolvedValueOnce(made);
    const { user } = renderPage(securityPath, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [thisSession, phone, tablet] },
      'GET /api/accounts/contractor/passkeys': { items: [passkey] },
      'POST /api/accounts/contractor/sessions/end-others': () =>
        proven ? noContent() : problem(403, 'step_up_required'),
      'POST /api/accounts/contractor/step-up/options': given,
      'POST /api/accounts/contractor/step-up': () => {
        proven = true;
        return noContent();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Log out all others' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }));
    expect(dialog.queryByLabelText('Password *')).not.toBeInTheDocument();
    expect(await screen.findByText('All other browsers have been logged out.')).toBeVisible();
  });

  it('open the account without a password, and one that is not known says what works instead', async () => {
    localStorage.clear();
    webAuthn.startAuthentication.mockResolvedValue(made);
    const logIn = vi
      .fn()
      .mockReturnValueOnce(problem(401, 'passkey_invalid'))
      .mockReturnValueOnce(session('contractor'));
    const { user, router } = renderPage('/contractor-login', {
      ...account,
      'POST /api/accounts/contractor/refresh': problem(401, 'session_expired'),
      'POST /api/accounts/contractor/login/passkey/options': given,
      'POST /api/accounts/contractor/login/passkey': logIn,
    });
    const button = await screen.findByRole('button', { name: 'Log in with a passkey' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('That passkey does not work here.');
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/contractor/dashboard'));
  });

  it('are the second step of an administrator who has no app, after the right password', async () => {
    localStorage.clear();
    webAuthn.startAuthentication.mockReset().mockRejectedValueOnce(notAllowed()).mockResolvedValue(made);
    const useOwn = { errors: [{ path: 'body.passkey', message: 'use a passkey that belongs to this account' }] };
    let tries = 0;
    const logIn = vi.fn(async (request: Request) => {
      const body = (await request.json()) as { password: string; passkey?: object };
      expect(body.password).toBe('harbor lantern 9');
      if (!body.passkey) return problem(401, 'second_factor_required', useOwn);
      expect(body.passkey).toEqual(made);
      return ++tries === 1 ? problem(401, 'second_factor_invalid', useOwn) : session('admin');
    });
    const { user, services } = renderPage('/admin-login', {
      'POST /api/accounts/admin/refresh': problem(401, 'session_expired'),
      'POST /api/accounts/admin/login': logIn,
      'POST /api/accounts/admin/login/passkey/options': given,
    });
    await user.type(await screen.findByLabelText('Email *'), 'admin@poolpros.example');
    await user.type(screen.getByLabelText('Password *'), 'harbor lantern 9');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Use your passkey' })).toHaveFocus());
    expect(screen.queryByLabelText('Code *')).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Use a passkey' });
    await user.click(button);
    await waitFor(() => expect(webAuthn.startAuthentication).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(button).toHaveTextContent('Use a passkey'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('That passkey belongs to another account.');
    await user.click(button);
    await waitFor(() => expect(services.tokens.get('admin')).toBe('fresh-token'));
  });

  it('are not offered where the browser has none', async () => {
    vi.unstubAllGlobals();
    renderPage(securityPath, { ...account, 'GET /api/accounts/contractor/sessions': { items: [thisSession] } });
    expect(await screen.findByText('You cannot add a passkey in this browser.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });
});
