import { honeypotName } from '@poolpros/contracts/honeypot';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inboxOf, linkToken, ownBusiness, ownRequest, session } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { noContent, problem, renderPage } from '../../../test/render.js';

const requests = inboxOf([ownRequest]);
const account = {
  'GET /api/summary': summary,
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/contractors/me/listings': { items: [ownBusiness] },
  'GET /api/contractors/me/contact-requests?page=1': requests,
  'GET /api/contractors/me/contact-requests?page=1&stage=new&order=oldest': requests,
};
const signedOut = {
  'GET /api/summary': summary,
  'POST /api/accounts/contractor/refresh': problem(401, 'session_expired'),
};

type User = ReturnType<typeof renderPage>['user'];

async function logIn(user: User, password = 'harbor lantern 9') {
  await user.type(await screen.findByLabelText('Email *'), 'dana@hillstone.example');
  await user.type(screen.getByLabelText('Password *'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

beforeEach(() => localStorage.clear());

describe('the login', () => {
  it('sends visitors of the dashboard here and back to what they asked for', async () => {
    const { user, router } = renderPage('/contractor/dashboard?view=requests', {
      ...account,
      ...signedOut,
      'POST /api/accounts/contractor/login': session('contractor'),
    });
    expect(await screen.findByRole('heading', { name: 'Contractor login' })).toBeVisible();
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Requests' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/contractor/dashboard', search: '?view=requests' });
    expect(localStorage.getItem('contractorToken')).toBe('fresh-token');
  });

  it('says the same for a wrong password and an unknown email', async () => {
    const { user } = renderPage('/contractor-login', {
      ...signedOut,
      'POST /api/accounts/contractor/login': problem(401, 'credentials_invalid'),
    });
    await logIn(user, 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('That email and password do not match.');
  });

  it('waits with the time on its button after too many attempts', async () => {
    const held = problem(429, 'too_many_requests');
    held.headers.set('retry-after', '40');
    const attempt = vi.fn(() => held);
    const { user } = renderPage('/contractor-login', { ...signedOut, 'POST /api/accounts/contractor/login': attempt });
    await logIn(user, 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('You can try again in 40 seconds.');
    const button = await screen.findByRole('button', { name: /^Log in, 0:(40|39)/ });
    await user.click(button);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('redirects from its former path', async () => {
    const { router } = renderPage('/contractor/login', signedOut);
    await waitFor(() => expect(router.state.location.pathname).toBe('/contractor-login'));
  });
});

describe('the registration', () => {
  it('is led to from the login, names what is missing, and sends what was typed once', async () => {
    const register = vi.fn(async (request: Request) => {
      expect(await request.json()).toEqual({
        name: 'Dana Kessler',
        email: 'dana@hillstone.example',
        [honeypotName]: '',
      });
      return new Response('{}', { status: 202, headers: { 'content-type': 'application/json' } });
    });
    const { user } = renderPage('/contractor-login', { ...signedOut, 'POST /api/accounts/registrations': register });
    await user.click(await screen.findByRole('link', { name: 'Create one' }));
    expect(await screen.findByRole('heading', { name: 'Create an account' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(screen.getByText('Enter your name.')).toBeVisible();
    expect(screen.getByLabelText('Your name *')).toHaveFocus();
    await user.type(screen.getByLabelText('Your name *'), ' Dana Kessler ');
    await user.type(screen.getByLabelText('Work email *'), 'dana@hillstone.example');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus());
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('says at the field what is wrong with an email', async () => {
    const { user } = renderPage('/contractor/register', {
      ...signedOut,
      'POST /api/accounts/registrations': problem(400, 'invalid_request', {
        errors: [{ path: 'body.email', message: 'enter an email address' }],
      }),
    });
    await user.type(await screen.findByLabelText('Your name *'), 'Dana');
    await user.type(screen.getByLabelText('Work email *'), 'dana');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByText('Enter an email address.')).toBeVisible();
    expect(screen.getByLabelText('Work email *')).toHaveFocus();
  });
});

describe('the page behind a password link', () => {
  const path = `/reset-password/${linkToken}`;
  const preview = {
    purpose: 'setup',
    audience: 'contractor',
    email: 'd…@hillstone.example',
    expiresAt: '2026-11-28T10:00:00Z',
  };

  it('says whose password it sets, rejects short ones and then leads to the login', async () => {
    const set = vi.fn(() => ({ passkeysRemoved: 2, appLeft: true, passkeysLeft: false }));
    const { user } = renderPage(path, {
      ...signedOut,
      'POST /api/accounts/password-resets/preview': preview,
      'POST /api/accounts/password-resets': set,
    });
    expect(await screen.findByText('d…@hillstone.example')).toBeVisible();
    const field = screen.getByLabelText('Password *');
    await user.type(field, 'short');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(screen.getByText('Use at least 10 characters.')).toBeVisible();
    expect(field).toHaveFocus();
    expect(set).not.toHaveBeenCalled();
    await user.type(field, ' no longer');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    const note = (await screen.findByText('Your password is set.')).parentElement;
    expect(note).toHaveTextContent('All passkeys were removed');
    expect(note).toHaveTextContent('Your authenticator app stays');
    expect(note).not.toHaveTextContent('Your passkeys stay');
  });

  it('offers to check what else has access after a reset, which the login then leads to', async () => {
    const { user, router } = renderPage(path, {
      ...signedOut,
      'POST /api/accounts/password-resets/preview': { ...preview, purpose: 'reset' },
      'POST /api/accounts/password-resets': { passkeysRemoved: 0, appLeft: false, passkeysLeft: false },
    });
    await user.type(await screen.findByLabelText('New password *'), 'seven quiet lanterns');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('link', { name: 'Check what else has access' })).toHaveAttribute(
      'href',
      '/contractor/dashboard?view=security',
    );
    expect(router.state.location.state).toMatchObject({ from: '/contractor/dashboard?view=security' });
  });

  it('judges a password while it is typed as the service would, whatever its length', async () => {
    const judged: unknown[] = [];
    const { user } = renderPage(path, {
      ...signedOut,
      'POST /api/accounts/password-resets/preview': preview,
      'POST /api/accounts/password-resets/judgment': async (request: Request) => {
        const body = (await request.json()) as { password: string };
        judged.push(body);
        return { weakness: body.password.includes('kessler') ? 'choose one without your name in it' : null };
      },
    });
    const field = await screen.findByLabelText('Password *');
    await user.type(field, 'harbor kessler pine');
    expect(screen.queryByText('Strong.')).not.toBeInTheDocument();
    expect(await screen.findByText('Not accepted.')).toBeVisible();
    expect(screen.getByText(/Choose one without your name in it\./)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'harbor lantern pine');
    expect(await screen.findByText('Strong.')).toBeVisible();
    expect(judged.at(-1)).toEqual({ token: linkToken, password: 'harbor lantern pine' });
  });

  it('shows why the service rejects a password', async () => {
    const { user } = renderPage(path, {
      ...signedOut,
      'POST /api/accounts/password-resets/preview': preview,
      'POST /api/accounts/password-resets': problem(400, 'password_too_weak', {
        errors: [{ path: 'body.password', message: 'choose one that is not among the most common passwords' }],
      }),
    });
    await user.type(await screen.findByLabelText('Password *'), 'password123');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Choose one that is not among the most common passwords.')).toBeVisible();
  });

  it.each([
    [404, 'link_invalid'],
    [410, 'link_used'],
    [410, 'link_expired'],
  ])('reads the same for every link that does not work (%i %s)', async (status, code) => {
    renderPage(path, { ...signedOut, 'POST /api/accounts/password-resets/preview': problem(status, code) });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email me a new link' })).toHaveAttribute('href', '/forgot-password');
  });
});

describe('the dashboard', () => {
  it('restores the session from the cookie when the access token is gone', async () => {
    renderPage('/contractor/dashboard', {
      ...account,
      'POST /api/accounts/contractor/refresh': session('contractor'),
    });
    expect(await screen.findByRole('heading', { name: 'Hillstone Pools & Spas' })).toBeVisible();
    expect(localStorage.getItem('contractorToken')).toBe('fresh-token');
  });

  it('leads who has no business to the form and to the claim, and who has one to another', async () => {
    localStorage.setItem('contractorToken', 'token');
    const businesses = [{ ...ownBusiness, installerId: null, profilePath: null, status: 'pending_review' }];
    const { unmount } = renderPage('/contractor/dashboard', {
      ...account,
      'GET /api/contractors/me/listings': { items: [] },
    });
    expect(await screen.findByRole('link', { name: 'Claim its page' })).toHaveAttribute('href', '/request-claim');
    expect(screen.getByRole('link', { name: 'List your business' })).toHaveAttribute('href', '/list-your-business');
    unmount();
    renderPage('/contractor/dashboard', { ...account, 'GET /api/contractors/me/listings': { items: businesses } });
    expect(await screen.findByRole('link', { name: 'Preview the page' })).toHaveAttribute(
      'href',
      `/business-preview?submission=${ownBusiness.submissionId}`,
    );
    expect(screen.getByRole('link', { name: 'List it' })).toHaveAttribute('href', '/list-your-business');
  });

  it('leads to the login when the session ends while it is open', async () => {
    localStorage.setItem('contractorToken', 'old-token');
    renderPage('/contractor/dashboard', {
      ...account,
      ...signedOut,
      'GET /api/contractors/me/listings': problem(401, 'unauthenticated'),
    });
    expect(await screen.findByRole('heading', { name: 'Contractor login' })).toBeVisible();
    expect(localStorage.getItem('contractorToken')).toBeNull();
  });

  it('says how many requests wait for an answer in all businesses, and for how long the oldest has', async () => {
    localStorage.setItem('contractorToken', 'token');
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const other = { ...ownBusiness, submissionId: null, installerId: 9, businessName: 'Barton Creek Pools' };
    renderPage('/contractor/dashboard', {
      ...account,
      'GET /api/contractors/me/listings': {
        items: [
          { ...ownBusiness, unansweredContactRequests: 2, oldestUnansweredAt: hoursAgo(3) },
          { ...other, unansweredContactRequests: 1, oldestUnansweredAt: hoursAgo(5) },
        ],
      },
    });
    expect(
      await screen.findByText('3 requests are waiting for your answer. The oldest has been waiting 5 h.'),
    ).toBeVisible();
    const toDo = within(screen.getByRole('list', { name: 'To do' }));
    expect(await toDo.findByRole('link', { name: /Reply ?to Jordan Avila/ })).toHaveAttribute(
      'href',
      `/contractor/dashboard?view=requests&request=${ownRequest.id}`,
    );
  });

  it('forgets everything at logout', async () => {
    localStorage.setItem('contractorToken', 'token');
    const { user, services } = renderPage('/contractor/dashboard', {
      ...account,
      'POST /api/accounts/contractor/logout': noContent(),
    });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Contractor login' })).toBeVisible();
    expect(localStorage.getItem('contractorToken')).toBeNull();
    expect(services.queryClient.getQueryData(['/api/contractors/me/listings'])).toBeUndefined();
  });
});
