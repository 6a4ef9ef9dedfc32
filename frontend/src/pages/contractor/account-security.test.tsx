import { apiPaths } from '@poolpros/contracts/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkToken, ownBusiness, session } from '../../../test/account-fixtures.js';
import { problem, renderPage } from '../../../test/render.js';
import { readKey } from '../../shared/api/read-key.js';

const webAuthn = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => webAuthn);

const here = {
  id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7d1',
  device: 'Firefox on Windows',
  network: '203.0.113.x',
  startedAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-22T10:00:00Z',
  current: true,
};
const phone = { ...here, id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7d2', device: 'Safari on iOS', current: false };
const tablet = { ...here, id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7d3', device: 'Chrome on Android', current: false };
const done = () => new Response(null, { status: 204 });

const path = '/contractor/dashboard?view=security';
const noFactor = { addedAt: null, recoveryCodesLeft: 0, required: false };
const account = {
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/accounts/contractor/second-factor': noFactor,
  'GET /api/accounts/contractor/passkeys': { items: [] },
  'GET /api/contractors/me/listings': { items: [ownBusiness] },
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('contractorToken', 'token');
  localStorage.setItem('adminToken', 'token');
});

describe('the sessions', () => {
  it('are listed, and another one is logged out and leaves the list', async () => {
    let sessions = [here, phone];
    const end = vi.fn(() => {
      sessions = [here];
      return done();
    });
    const { user } = renderPage(path, {
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
    const endOthers = vi.fn(() => (proven ? done() : problem(403, 'step_up_required')));
    const stepUp = vi.fn(async (request: Request) => {
      const { password } = (await request.json()) as { password: string };
      proven = password === 'harbor lantern 9';
      return proven
        ? done()
        : problem(400, 'invalid_request', {
            errors: [{ path: 'body.password', message: 'enter the password you log in with' }],
          });
    });
    const { user } = renderPage(path, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [here, phone, tablet] },
      'POST /api/accounts/contractor/sessions/end-others': endOthers,
      'POST /api/accounts/contractor/step-up': stepUp,
    });
    await user.click(await screen.findByRole('button', { name: 'Log out all others' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }));
    const field = dialog.getByLabelText('Password *');
    await user.type(field, 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(await dialog.findByText('Enter the password you log in with.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'harbor lantern 9');
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('All others are logged out.')).toBeVisible();
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
      .mockImplementationOnce(done);
    const { user } = renderPage(path, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [here] },
      'POST /api/accounts/contractor/password': change,
    });
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    expect(screen.getByText('Enter the password you have now.')).toBeVisible();
    expect(change).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Current password *'), 'harbor lantern 9');
    await user.type(screen.getByLabelText('New password *'), 'dana kessler 1');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Choose one without your name in it.')).toBeVisible();
    await user.clear(screen.getByLabelText('New password *'));
    await user.type(screen.getByLabelText('New password *'), 'seven quiet lanterns');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Every other browser is logged out.')).toBeVisible();
    expect(screen.getByLabelText('Current password *')).toHaveValue('');
  });
});

it('has a place in the menu of the dashboard and of the console, at one path each', async () => {
  const { user, router } = renderPage('/contractor/dashboard', {
    ...account,
    'GET /api/accounts/contractor/sessions': { items: [here] },
  });
  await user.click(await screen.findByRole('link', { name: 'Account and security' }));
  expect(await screen.findByRole('heading', { name: 'Account and security' })).toBeVisible();
  expect(router.state.location.search).toBe('?view=security');
});

it('of an administrator is reached at /admin-security too, beside the queues', async () => {
  const { router } = renderPage('/admin-security', {
    'GET /api/accounts/admin/me': session('admin').account,
    'GET /api/accounts/admin/sessions': { items: [here] },
    'GET /api/accounts/admin/second-factor': noFactor,
  });
  expect(await screen.findByRole('heading', { name: 'Account and security' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/security');
  expect(screen.getByRole('link', { name: 'Listings' })).toHaveAttribute('href', '/admin');
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
    const { user } = renderPage(path, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [here] },
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
    expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
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
      return done();
    });
    const remove = vi.fn(() => {
      if (!proven) return problem(403, 'step_up_required');
      state = noFactor;
      return done();
    });
    const { user } = renderPage(path, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [here] },
      'GET /api/accounts/contractor/second-factor': () => state,
      'POST /api/accounts/contractor/step-up': stepUp,
      'POST /api/accounts/contractor/second-factor/remove': remove,
      'POST /api/accounts/contractor/refresh': session('contractor'),
    });
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }));
    await user.type(dialog.getByLabelText('Code *'), '482013');
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('leads an administrator who needs one to it before anything else', async () => {
    const missing = { ...session('admin').account, secondFactorMissing: true };
    const { router } = renderPage('/admin', {
      'GET /api/accounts/admin/me': missing,
      'GET /api/accounts/admin/sessions': { items: [here] },
      'GET /api/accounts/admin/second-factor': { ...noFactor, required: true },
      'GET /api/accounts/admin/passkeys': { items: [] },
    });
    expect(await screen.findByText('Add an authenticator app or a passkey first.')).toBeVisible();
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
    const { user, router } = renderPage('/contractor/login', {
      ...account,
      'POST /api/accounts/contractor/refresh': problem(401, 'session_expired'),
      'POST /api/accounts/contractor/login': logIn,
    });
    await user.type(await screen.findByLabelText('Email *'), 'dana@hillstone.example');
    await user.type(screen.getByLabelText('Password *'), 'harbor lantern 9');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Enter the six digits' })).toHaveFocus();
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
    expect(await screen.findByRole('heading', { name: 'This browser may log in' })).toHaveFocus();
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
  const { user } = renderPage('/contractor/login', {
    'POST /api/accounts/contractor/refresh': problem(401, 'session_expired'),
    'POST /api/accounts/contractor/login': locked,
  });
  await user.type(await screen.findByLabelText('Email *'), 'dana@hillstone.example');
  await user.type(screen.getByLabelText('Password *'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Locked after many wrong tries. You can try again at/);
});

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
      return done();
    });
    const { user } = renderPage(path, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [here] },
      'GET /api/accounts/contractor/passkeys': () => ({ items }),
      'POST /api/accounts/contractor/passkeys/options': given,
      'POST /api/accounts/contractor/passkeys': add,
      'POST /api/accounts/contractor/refresh': session('contractor'),
      [`POST /api/accounts/contractor/passkeys/${passkey.id}/remove`]: remove,
    });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('Made with Chrome on Android')).toBeVisible();
    expect(webAuthn.startRegistration).toHaveBeenCalledWith({ optionsJSON: given });
    await user.click(screen.getByRole('button', { name: 'Remove the passkey made with Chrome on Android' }));
    await waitFor(() => expect(screen.queryByText('Made with Chrome on Android')).not.toBeInTheDocument());
  });

  it('are left alone when the owner closes the question of the browser', async () => {
    webAuthn.startRegistration.mockRejectedValueOnce(notAllowed());
    const { user } = renderPage(path, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [here] },
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
    const { user } = renderPage(path, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [here, phone, tablet] },
      'GET /api/accounts/contractor/passkeys': { items: [passkey] },
      'POST /api/accounts/contractor/sessions/end-others': () => (proven ? done() : problem(403, 'step_up_required')),
      'POST /api/accounts/contractor/step-up/options': given,
      'POST /api/accounts/contractor/step-up': () => {
        proven = true;
        return done();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Log out all others' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }));
    await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('All others are logged out.')).toBeVisible();
  });

  it('open the account without a password, and one that is not known says what works instead', async () => {
    localStorage.clear();
    webAuthn.startAuthentication.mockResolvedValue(made);
    const logIn = vi
      .fn()
      .mockReturnValueOnce(problem(401, 'passkey_invalid'))
      .mockReturnValueOnce(session('contractor'));
    const { user, router } = renderPage('/contractor/login', {
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

  it('are not offered where the browser has none', async () => {
    vi.unstubAllGlobals();
    renderPage(path, { ...account, 'GET /api/accounts/contractor/sessions': { items: [here] } });
    expect(await screen.findByText('This browser cannot add one here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });
});

describe('another email', () => {
  it('gets a link, and the page says where to look', async () => {
    const change = vi.fn(async (request: Request) => {
      expect(await request.json()).toEqual({ email: 'office@hillstone.example' });
      return Response.json({}, { status: 202 });
    });
    const { user } = renderPage(path, {
      ...account,
      'GET /api/accounts/contractor/sessions': { items: [here] },
      'POST /api/accounts/contractor/email': change,
    });
    await user.click(await screen.findByRole('button', { name: 'Mail me a link' }));
    expect(screen.getByText('Enter the new email.')).toBeVisible();
    await user.type(screen.getByLabelText('New email *'), 'office@hillstone.example');
    await user.click(screen.getByRole('button', { name: 'Mail me a link' }));
    expect(await screen.findByText('Check office@hillstone.example.')).toBeVisible();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ undone: false }, 'Your email is changed', 'Log in', '/contractor/login'],
    [{ undone: true }, 'Taken back', 'Set a new password', '/forgot-password'],
  ])('is taken or given back by its link: %o', async (outcome, title, label, to) => {
    const taken = { audience: 'contractor', email: 'o…@hillstone.example', ...outcome };
    const { user } = renderPage(`/confirm-email/${linkToken}`, { 'POST /api/accounts/email-changes': taken });
    await user.click(await screen.findByRole('button', { name: 'Use this email' }));
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
  });

  it.each([
    ['that another account has by now', problem(409, 'conflict'), /Another account has this email by now/],
    ['while the service is away', problem(503, 'service_unavailable'), /The link still does/],
  ])('stays what it was for one %s', async (_, response, text) => {
    const { user } = renderPage(`/confirm-email/${linkToken}`, { 'POST /api/accounts/email-changes': response });
    await user.click(await screen.findByRole('button', { name: 'Use this email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

it('what one account read is gone when another one logs in', async () => {
  const responses = { ...account, 'GET /api/accounts/contractor/sessions': { items: [here] } };
  const {
    user,
    services: { queryClient },
  } = renderPage(path, {
    ...responses,
    'POST /api/accounts/contractor/logout': done(),
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

describe('leaving', () => {
  const sessions = { 'GET /api/accounts/contractor/sessions': { items: [here] } };
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
    const { user, router } = renderPage(path, { ...leaving, 'POST /api/accounts/contractor/deletion': ask });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    const [own, shared] = await dialog.findAllByRole('listitem');
    expect(own).toHaveTextContent('Hillstone Pools');
    expect(own).toHaveTextContent('2 other members of its team will lose it. Its founding place (no. 12) waits');
    expect(within(own as HTMLElement).getByRole('link', { name: 'Make somebody else an owner' })).toHaveAttribute(
      'href',
      '/company-dashboard/7?room=team',
    );
    expect(shared).toHaveTextContent('Its team goes on without you.');
    expect(dialog.getByText('1 open claim is withdrawn at once, also if you come back.')).toBeVisible();
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
    await waitFor(() => expect(router.state.location.pathname).toBe('/contractor/login'));
    expect(localStorage.getItem('contractorToken')).toBeNull();
  });

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
    const { user } = renderPage(path, {
      ...leaving,
      'GET /api/accounts/contractor/data': () => (proven ? held : problem(403, 'step_up_required')),
      'GET /api/contractors/me/data': businesses,
      'POST /api/accounts/contractor/step-up': () => {
        proven = true;
        return done();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }));
    await user.type(dialog.getByLabelText('Password *'), 'harbor lantern 9');
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(JSON.parse((await made[0]?.text()) ?? '')).toMatchObject({ account: { name: 'Dana Kessler' }, businesses });
  });

  const emptyAccount = {
    id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7d9',
    name: 'Dana Kessler',
    email: 'dana@hillstone.example',
    emailConfirmedAt: null,
    createdAt: '2026-11-20T10:00:00Z',
    hasPassword: true,
    secondFactorAddedAt: null,
    recoveryCodesLeft: 0,
  };
});
