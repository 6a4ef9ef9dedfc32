import { apiPaths } from '@poolpros/contracts/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkToken, ownBusiness, session } from '../../../test/account-fixtures.js';
import { noContent, problem, renderPage } from '../../../test/render.js';
import {
  account,
  noFactor,
  phone,
  rememberLogins,
  securityPath,
  tablet,
  thisSession,
} from '../../../test/security-fixtures.js';
import { readKey } from '../../shared/api/read-key.js';

beforeEach(rememberLogins);

describe('the sessions', () => {
  it('are listed, and another one is logged out and leaves the list', async () => {
    let sessions = [thisSession, phone];
    const end = vi.fn(() => {
      sessions = [thisSession];
      return noContent();
    });
    const { user } = renderPage(securityPath, {
      ...account,
      'GET /api/accounts/contractor/sessions': () => ({ items: sessions }),
      [`POST /api/accounts/contractor/sessions/${phone.id}/end`]: end,
    });
    const row = within((await screen.findByText('This browser')).closest('li') ?? document.body);
    expect(row.getByText(/Firefox on Windows/)).toBeVisible();
    expect(row.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Log out all others' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log out Safari on iOS' }));
    await waitFor(() => expect(screen.queryByText(/^Safari on iOS$/)).not.toBeInTheDocument());
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('ask for the password where the login is long ago, and go on with what was wanted', async () => {
    let proven = false;
    const endOthers = vi.fn(() => (proven ? noContent() : problem(403, 'step_up_required')));
    const stepUp = vi.fn(async (request: Request) => {
      const { password } = (await request.json()) as { password: string };
      proven = password === 'harbor lantern 9';
      return proven
        ? noContent()
        : problem(400, 'invalid_request', {
            errors: [{ path: 'body.password', message: 'enter the password you log in with' }],
          });
    });
    const { user } = renderPage(securityPath, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [thisSession, phone, tablet] },
      'POST /api/accounts/contractor/sessions/end-others': endOthers,
      'POST /api/accounts/contractor/step-up': stepUp,
    });
    await user.click(await screen.findByRole('button', { name: 'Log out all others' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    const field = dialog.getByLabelText('Password *');
    await user.type(field, 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('Enter the password you log in with.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'harbor lantern 9');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('All other browsers have been logged out.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(endOthers).toHaveBeenCalledTimes(2);
  });
});

describe('the password', () => {
  it('is changed by who knows it, with the sentence of the service at its field', async () => {
    const change = vi
      .fn()
      .mockImplementationOnce(() =>
        problem(400, 'password_too_weak', {
          errors: [{ path: 'body.password', message: 'choose one without your name in it' }],
        }),
      )
      .mockImplementationOnce(noContent);
    const { user } = renderPage(securityPath, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [thisSession] },
      'POST /api/accounts/contractor/password': change,
    });
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    expect(screen.getByText('Enter your current password.')).toBeVisible();
    expect(change).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Current password *'), 'harbor lantern 9');
    await user.type(screen.getByLabelText('New password *'), 'dana kessler 1');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Choose one without your name in it.')).toBeVisible();
    await user.clear(screen.getByLabelText('New password *'));
    await user.type(screen.getByLabelText('New password *'), 'seven quiet lanterns');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Every other browser has been logged out.')).toBeVisible();
    expect(screen.getByLabelText('Current password *')).toHaveValue('');
  });
});

it('leads to what else has access to each business', async () => {
  renderPage(securityPath, { ...account, 'GET /api/accounts/contractor/sessions': { items: [thisSession] } });
  const card = within((await screen.findByText('What else has access')).parentElement ?? document.body);
  const links = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const tabs = `/company-dashboard/${ownBusiness.installerId}?room=`;
  expect(links).toEqual([
    [`Connections for ${ownBusiness.businessName}`, `${tabs}connections`],
    [`Team of ${ownBusiness.businessName}`, `${tabs}team`],
  ]);
});

it('has a place in the menu of the dashboard and of the console, at one path each', async () => {
  const { user, router } = renderPage('/contractor/dashboard', {
    ...account,
    'GET /api/accounts/contractor/sessions': { items: [thisSession] },
  });
  await user.click(await screen.findByRole('link', { name: 'Account and security' }));
  expect(await screen.findByRole('heading', { name: 'Account and security' })).toBeVisible();
  expect(router.state.location.search).toBe('?view=security');
});

it('of an administrator is reached at /admin-security too, beside the queues', async () => {
  const { router } = renderPage('/admin-security', {
    'GET /api/accounts/admin/me': session('admin').account,
    'GET /api/accounts/admin/sessions': { items: [thisSession] },
    'GET /api/accounts/admin/second-factor': noFactor,
  });
  expect(await screen.findByRole('heading', { name: 'Account and security' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/security');
  expect(await screen.findByRole('link', { name: 'Listings' })).toHaveAttribute('href', '/admin');
  expect(screen.getByRole('link', { name: 'Account and security' })).toHaveAttribute('aria-current', 'page');
});

describe('the second factor', () => {
  const codes = ['ABCDE-FGHJK', 'MNPQR-STUVW'];
  const setup = { secret: 'YZLG6ZOUWXVM', uri: 'otpauth://totp/PoolPros:dana?secret=YZLG6ZOUWXVM' };
  const on = { addedAt: '2026-11-22T10:00:00Z', recoveryCodesLeft: 2, required: false };

  it('is added by a code of the app, and shows the recovery codes once', async () => {
    let state: object = noFactor;
    const confirm = vi.fn(async (request: Request) => {
      const { code } = (await request.json()) as { code: string };
      if (code !== '482 013')
        return problem(400, 'invalid_request', { errors: [{ path: 'body.code', message: 'enter the code' }] });
      state = on;
      return { recoveryCodes: codes };
    });
    const { user } = renderPage(securityPath, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [thisSession] },
      'GET /api/accounts/contractor/second-factor': () => state,
      'POST /api/accounts/contractor/second-factor': setup,
      'POST /api/accounts/contractor/second-factor/confirm': confirm,
      'POST /api/accounts/contractor/refresh': session('contractor'),
    });
    await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    expect(await screen.findByText('YZLG 6ZOU WXVM')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'QR code' })).toBeVisible();
    const field = screen.getByLabelText('Code *');
    await user.type(field, '000000');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('Enter the code.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '482 013');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus());
    for (const code of codes) expect(screen.getByText(code)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/2 recovery codes are left/)).toBeVisible();
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
    expect(localStorage.getItem('contractorToken')).toBe('fresh-token');
  });

  it('is turned off after a code of the app', async () => {
    let proven = false;
    let state: object = on;
    const stepUp = vi.fn(async (request: Request) => {
      expect(await request.json()).toEqual({ code: '482013' });
      proven = true;
      return noContent();
    });
    const remove = vi.fn(() => {
      if (!proven) return problem(403, 'step_up_required');
      state = noFactor;
      return noContent();
    });
    const { user } = renderPage(securityPath, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [thisSession] },
      'GET /api/accounts/contractor/second-factor': () => state,
      'POST /api/accounts/contractor/step-up': stepUp,
      'POST /api/accounts/contractor/second-factor/remove': remove,
      'POST /api/accounts/contractor/refresh': session('contractor'),
    });
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.type(dialog.getByLabelText('Code *'), '482013');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('leads an administrator who needs one to it before anything else', async () => {
    const missing = { ...session('admin').account, secondFactorMissing: true };
    const { router } = renderPage('/admin', {
      'GET /api/accounts/admin/me': missing,
      'GET /api/accounts/admin/sessions': { items: [thisSession] },
      'GET /api/accounts/admin/second-factor': { ...noFactor, required: true },
      'GET /api/accounts/admin/passkeys': { items: [] },
    });
    expect(await screen.findByText('Add an authenticator app or a passkey first.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
    for (const name of ['Change password', 'Email me a link'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/security');
  });

  it.each([
    ['the app', '482013'],
    ['a recovery code', 'ABCDE-FGHJK'],
  ])('is asked for at the login, and %s opens it', async (kind, given) => {
    localStorage.clear();
    const logIn = vi.fn(async (request: Request) => {
      const { code, email } = (await request.json()) as { code?: string; email: string };
      expect(email).toBe('dana@hillstone.example');
      if (code === undefined) return problem(401, 'second_factor_required');
      return code === given ? session('contractor') : problem(401, 'second_factor_invalid');
    });
    const { user, router } = renderPage('/contractor-login', {
      ...account,
      'POST /api/accounts/contractor/refresh': problem(401, 'session_expired'),
      'POST /api/accounts/contractor/login': logIn,
    });
    await user.type(await screen.findByLabelText('Email *'), 'dana@hillstone.example');
    await user.type(screen.getByLabelText('Password *'), 'harbor lantern 9');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Enter the six digits' })).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Code *'), '000000');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/Enter the code that your app shows now/)).toBeVisible();
    await user.clear(screen.getByLabelText('Code *'));
    if (kind === 'a recovery code') await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText(kind === 'the app' ? 'Code *' : 'Recovery code *'), given);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contractor/dashboard'));
  });
});

describe('the page behind the link of a lock', () => {
  it('opens the login of this browser only when it is asked to', async () => {
    const unlock = vi.fn(() => ({ audience: 'admin' }));
    const { user } = renderPage(`/unlock-login/${linkToken}`, { 'POST /api/accounts/login-unlocks': unlock });
    const button = await screen.findByRole('button', { name: 'Let this browser in' });
    expect(unlock).not.toHaveBeenCalled();
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'This browser can log in now' })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/admin-login');
  });

  it('says so when the link no longer works', async () => {
    const { user } = renderPage(`/unlock-login/${linkToken}`, {
      'POST /api/accounts/login-unlocks': problem(410, 'link_used'),
    });
    await user.click(await screen.findByRole('button', { name: 'Let this browser in' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

it('says of a locked login how long it takes and what opens it sooner', async () => {
  localStorage.clear();
  const locked = problem(429, 'login_locked');
  locked.headers.set('retry-after', '840');
  const { user } = renderPage('/contractor-login', {
    'POST /api/accounts/contractor/refresh': problem(401, 'session_expired'),
    'POST /api/accounts/contractor/login': locked,
  });
  await user.type(await screen.findByLabelText('Email *'), 'dana@hillstone.example');
  await user.type(screen.getByLabelText('Password *'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Locked after too many failed attempts. You can try again at/,
  );
});

describe('another email', () => {
  it('gets a link, and the page says where to look', async () => {
    const change = vi.fn(async (request: Request) => {
      expect(await request.json()).toEqual({ email: 'office@hillstone.example' });
      return Response.json({}, { status: 202 });
    });
    const { user } = renderPage(securityPath, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [thisSession] },
      'POST /api/accounts/contractor/email': change,
    });
    await user.click(await screen.findByRole('button', { name: 'Email me a link' }));
    expect(screen.getByText('Enter the new email.')).toBeVisible();
    await user.type(screen.getByLabelText('New email *'), 'office@hillstone.example');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByText('Check office@hillstone.example.')).toBeVisible();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ undone: false }, 'Your email has been changed', 'Log in', '/contractor-login'],
    [{ undone: true }, 'Change undone', 'Set a new password', '/forgot-password'],
  ])('is taken or given back by its link: %o', async (outcome, title, label, to) => {
    const taken = { audience: 'contractor', email: 'o…@hillstone.example', ...outcome };
    const { user } = renderPage(`/confirm-email/${linkToken}`, { 'POST /api/accounts/email-changes': taken });
    await user.click(await screen.findByRole('button', { name: 'Use this email' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
    // The space before an email that begins a line of JSX has to be written.
    expect(document.body).not.toHaveTextContent(/\wo…@hillstone/);
  });

  it.each([
    ['that another account has by now', problem(409, 'conflict'), /Another account now uses this email address/],
    ['while the service is away', problem(503, 'service_unavailable'), /The link is still good/],
  ])('stays what it was for one %s', async (_, response, text) => {
    const { user } = renderPage(`/confirm-email/${linkToken}`, { 'POST /api/accounts/email-changes': response });
    await user.click(await screen.findByRole('button', { name: 'Use this email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('says what may have ended a link that no longer works, and that nothing has changed', async () => {
    const ended = problem(410, 'link_used');
    const { user } = renderPage(`/confirm-email/${linkToken}`, { 'POST /api/accounts/email-changes': ended });
    await user.click(await screen.findByRole('button', { name: 'Use this email' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'This link no longer works' })).toHaveFocus());
    expect(screen.getByText(/Setting a new password or changing the email again cancels it/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/contractor-login');
  });
});

it('what one account read is gone when another one logs in', async () => {
  const responses = { ...account, 'GET /api/accounts/contractor/sessions': { items: [thisSession] } };
  const {
    user,
    services: { queryClient },
  } = renderPage(securityPath, {
    ...responses,
    'POST /api/accounts/contractor/logout': noContent(),
    'POST /api/accounts/contractor/refresh': problem(401, 'session_expired'),
  });
  await screen.findByText('This browser');
  queryClient.setQueryData(readKey(apiPaths.ownClaims), { items: [] });
  await user.click(screen.getAllByRole('button', { name: 'Log out' })[0] ?? document.body);
  await waitFor(() => expect(localStorage.getItem('contractorToken')).toBeNull());
  const left = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [read] }) => read);
  expect(left).not.toContain(apiPaths.ownClaims);
  expect(left).not.toContain(apiPaths.sessions);
});
