import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkToken, session, submissionState } from '../../../test/account-fixtures.js';
import { summary } from '../../../test/fixtures.js';
import { noContent, problem, type Responses, renderPage } from '../../../test/render.js';
import type { Properties } from '../../shared/analytics/analytics.js';
import { storeRefusal } from '../../shared/analytics/refusal.js';
import { watchUsage } from './watch.js';

const base: Responses = { 'GET /api/summary': summary };
const capture = vi.fn<(event: string, properties: Properties) => void>();

/** What the watch listens to; it goes on for as long as a page, and other tests share this one. */
let added: Parameters<typeof document.addEventListener>[] = [];
beforeEach(() => {
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((...given: (typeof added)[number]) => {
    added.push(given);
    add(...given);
  });
});
afterEach(() => {
  for (const given of added) document.removeEventListener(...given);
  added = [];
  capture.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  for (const tag of ['gtag', 'fbq', 'lintrk'] as const) delete window[tag];
});

/** Opens a page that is watched by a provider. The URL of the window is what tells pages for one person apart. */
async function open(path: string, responses: Responses = {}) {
  window.history.replaceState(null, '', path);
  const rendered = renderPage(path, { ...base, ...responses });
  await screen.findByRole('heading', { level: 1 });
  const { services, router } = rendered;
  const none = { identify: vi.fn(), setPersonProperties: vi.fn(), reset: vi.fn(), isFeatureEnabled: () => false };
  services.analytics.init({ ...none, capture });
  const own = added.length;
  await watchUsage(services, router);
  // React listens to the document for as long as it lives.
  added = added.slice(own);
  return rendered;
}
const captured = (name: string) => capture.mock.calls.flatMap(([event, sent]) => (event === name ? [sent] : []));

it('counts a page view by the pattern of the page, and each page once', async () => {
  const { router } = await open('/pricing');
  expect(captured('$pageview')).toEqual([{ $current_url: 'http://localhost/pricing', route: '/pricing' }]);
  await act(() => router.navigate('/contractor-login?next=secret'));
  await act(() => router.navigate('/contractor-login'));
  expect(captured('$pageview').slice(1)).toEqual([
    { $current_url: 'http://localhost/contractor-login', route: '/contractor-login' },
  ]);
});

it.each([
  ['/verify-review/secret', '/verify-review/:token'],
  ['/ann@example.com', '/other'],
  ['/verify-revew/secret', '/other'],
  ['/us/texas/ann-secret', '/other'],
])('sends nothing of %s but %s', async (path, route) => {
  await open(path, { 'POST /api/reviews/verification': problem(410, 'link_expired') });
  expect(captured('$pageview')).toEqual([{ $current_url: `http://localhost${route}`, route }]);
  expect(JSON.stringify(capture.mock.calls)).not.toMatch(/secret|ann@/);
});

it('reports the first page of a tab as the start of a session', async () => {
  await open('/pricing');
  expect(captured('session_start')).toEqual([{ category: 'session', label: 'pricing', value: 1 }]);
});

it('reports a guide as content, and another page not', async () => {
  const { router } = await open('/pool-types-guide');
  expect(captured('view_content')).toEqual([{ category: 'content', label: 'poolTypesGuide', value: 1 }]);
  await act(() => router.navigate('/pricing'));
  expect(captured('view_content')).toHaveLength(1);
});

it('reports each click with role and fixed name, the click on a label once', async () => {
  const { user } = await open('/contractor-login');
  await user.click(screen.getByText('Email *'));
  expect(captured('user_interaction')).toEqual([
    { category: 'interaction', label: 'field in form', value: 1, role: 'field' },
  ]);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(captured('user_interaction')[1]).toMatchObject({ label: 'page in main', role: 'page' });
});

it('gives clicks no label on a page whose URL contains a secret', async () => {
  const { user } = await open('/verify-review/secret', {
    'POST /api/reviews/verification': problem(410, 'link_expired'),
  });
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(captured('user_interaction')).toEqual([{ category: 'interaction', value: 1, role: 'page' }]);
});

const login = 'POST /api/accounts/contractor/login';
const typeIn = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.type(screen.getByLabelText('Email *'), 'ann@example.com');
  await user.type(screen.getByLabelText('Password *'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
};

it('reports the first edit of a form once, a form that the server accepted, and the login', async () => {
  const { user } = await open('/contractor-login', { [login]: session('contractor') });
  await typeIn(user);
  await waitFor(() => expect(captured('login')).toEqual([{ category: 'account', label: 'password', value: 1 }]));
  expect(captured('start_form')).toEqual([{ category: 'form', label: 'login', value: 1 }]);
  expect(captured('form_submit')).toHaveLength(1);
  expect(JSON.stringify(capture.mock.calls)).not.toMatch(/ann@|long password/);
});

it('reports no form that the server rejected', async () => {
  const { user } = await open('/contractor-login', { [login]: problem(401, 'wrong_credentials') });
  await typeIn(user);
  await screen.findByRole('alert');
  expect(captured('form_submit')).toEqual([]);
  expect(captured('login')).toEqual([]);
});

it('takes no later request for a form that was not sent because of an error', async () => {
  const { user, services } = await open('/contractor-login', { 'POST /api/reviews': {} });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await user.click(screen.getByLabelText('Email *'));
  await services.api.post(pathTo(apiPaths.logout, { audience: 'contractor' })).catch(() => null);
  expect(captured('form_submit')).toEqual([]);
});

const request = { installerId: 12, name: 'Ann', email: 'ann@example.com', message: 'Hello', zip: '78704' };
const created = { id: '0c0b2f0e-3a88-4c1e-9d2b-0f3f5d0d9f11', createdAt: '2026-11-20T11:00:00Z' };
const austin = { zip: '78704', city: 'Austin', state: 'texas', latitude: 30.25, longitude: -97.77, zone: 'PHX' };

it('reports a request with the contractor, the city and the service, and nothing of who wrote it', async () => {
  const { services } = await open('/pricing', {
    'POST /api/contact-requests': created,
    'GET /api/places/zip': austin,
  });
  services.queryClient.setQueryData([apiPaths.installers], { installers: [{ id: 12, name: 'Hillstone Pools' }] });
  await services.api.post(apiPaths.contactRequests, { ...request, service: 'Pool Installation' });
  await waitFor(() =>
    expect(captured('contact_form_submitted')).toEqual([
      {
        contractor_id: 12,
        contractor_name: 'Hillstone Pools',
        customer_location: 'Austin, Texas',
        service_type: 'Pool Installation',
      },
    ]),
  );
});

it('reports a request from a place that is in no list as one from another', async () => {
  const { services } = await open('/pricing', { 'POST /api/contact-requests': created });
  await services.api.post(apiPaths.contactRequests, request);
  await waitFor(() =>
    expect(captured('contact_form_submitted')).toEqual([
      { contractor_id: 12, contractor_name: null, customer_location: 'other', service_type: 'all' },
    ]),
  );
});

it.each([
  [null, null],
  ['/pool-contractor/texas/austin/hillstone-pools-12', submissionState.businessName],
])('reports the confirmation of a listing with profile %s, named %s', async (profilePath, name) => {
  const confirmed = { ...submissionState, profilePath, status: 'pending_review' };
  const { services } = await open('/pricing', { 'POST /api/submissions/confirm': confirmed });
  await services.api.post(apiPaths.confirmSubmission, { token: linkToken });
  await waitFor(() =>
    expect(captured('contractor_signup')).toEqual([
      {
        contractor_id: submissionState.id,
        business_name: name,
        location: 'Austin, TX',
        services_count: 2,
        services: submissionState.services,
      },
    ]),
  );
});

it('tells the tags of the same events, until the visitor refuses', async () => {
  window.fbq = vi.fn();
  const { services } = await open('/pricing', { [login]: session('contractor') });
  const logIn = () => services.api.post(pathTo(apiPaths.login, { audience: 'contractor' }), {});
  await logIn();
  await waitFor(() => expect(window.fbq).toHaveBeenCalledExactlyOnceWith('track', 'CustomizeProduct'));
  storeRefusal(localStorage, true);
  await logIn();
  await waitFor(() => expect(captured('login')).toHaveLength(2));
  expect(window.fbq).toHaveBeenCalledOnce();
});

it('leaves staff who log in to themselves', async () => {
  const { services } = await open('/pricing', {
    'POST /api/accounts/admin/login': session('admin'),
    'POST /api/accounts/admin/logout': noContent,
  });
  await services.api.post(pathTo(apiPaths.login, { audience: 'admin' }), {});
  await services.api.post(pathTo(apiPaths.logout, { audience: 'admin' }));
  expect(captured('login')).toEqual([]);
});

it('tells the tags about what happened on a page for one person once the tab shows another', async () => {
  window.fbq = vi.fn();
  const { services, unmount } = await open('/verify-review/secret', {
    'POST /api/reviews/verification': problem(410, 'link_expired'),
    'POST /api/submissions/confirm': submissionState,
  });
  await services.api.post(apiPaths.confirmSubmission, { token: linkToken });
  await waitFor(() => expect(captured('contractor_signup')).toHaveLength(1));
  expect(window.fbq).not.toHaveBeenCalled();
  unmount();
  await open('/pricing');
  expect(window.fbq).toHaveBeenCalledExactlyOnceWith('track', 'CompleteRegistration');
});
