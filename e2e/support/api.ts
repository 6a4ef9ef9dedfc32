import type { Audience } from '@poolpros/contracts/http/accounts';
import type { SubmissionBody } from '@poolpros/contracts/http/submissions';
import { linkIn, mailTo } from './mailbox.js';
import { product, unique } from './product.js';

/** Calls the product's API; returns status, body as JSON (null when empty) and headers. */
export async function api(path: string, init: { method?: string; body?: unknown; token?: string } = {}) {
  const response = await fetch(`${product.url}/api${path}`, {
    method: init.method ?? (init.body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
    },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  const { status, headers } = response;
  if (headers.get('content-type')?.startsWith('text/event-stream')) {
    // It has no end.
    await response.body?.cancel();
    return { status, headers, body: null };
  }
  const text = await response.text();
  return { status, headers, body: text ? JSON.parse(text) : null };
}

/** An access token, of the demo contractor or administrator unless another account is given. */
export async function signIn(audience: Audience, account = product[audience]): Promise<string> {
  const response = await api(`/accounts/${audience}/login`, { body: account });
  if (response.status !== 200) throw new Error(`login responded with ${response.status}`);
  return response.body.accessToken;
}

/** Opens the account of a contractor through its mailed link; returns its email. */
export async function newAccount(password: string, name = 'Sam Rivers'): Promise<string> {
  const email = `sam-${unique()}@harborpools.example`;
  await api('/accounts/registrations', { body: { name, email } });
  const link = linkIn(await mailTo(email, /^Confirm your email/), '/reset-password/');
  await api('/accounts/password-resets', { body: { token: link.split('/').at(-1), password } });
  return email;
}

/** A business in a place of its own that no other journey looks at. */
export function newBusiness(): SubmissionBody {
  const word = unique();
  return {
    businessName: `Clearwater ${word} Pools`,
    contactName: 'Robin Hale',
    email: `owner-${word}@example.com`,
    phone: `(512) 555-01${10 + Math.floor(Math.random() * 90)}`,
    stateSlug: 'wyoming',
    citySlug: 'lusk',
    zipCode: '82225',
    description: 'We repair and maintain backyard pools, open them in spring and close them again in autumn.',
    services: ['Pool Repair', 'Pool Opening'],
    attested: true,
  };
}

/** Submits a business and confirms it through its mail, so that it waits for an administrator. */
export async function submitAndConfirm(business: SubmissionBody): Promise<{ id: string }> {
  const submitted = await api('/submissions', { body: business });
  if (submitted.status !== 201) throw new Error(`submission responded with ${submitted.status}`);
  const link = new URL(linkIn(await mailTo(business.email, /^Confirm your listing/), '/submission-confirmation'));
  const confirmed = await api('/submissions/confirm', { body: { token: link.searchParams.get('token') } });
  if (confirmed.status !== 200) throw new Error(`confirmation responded with ${confirmed.status}`);
  return { id: submitted.body.id };
}

/** A submission as the administrator reads it. */
export async function submissionOf(id: string, status: string, token: string) {
  for (let page = 1; ; page += 1) {
    const { body } = await api(`/admin/submissions?status=${status}&page=${page}`, { token });
    const found = body.items.find((item: { id: string }) => item.id === id);
    if (found || page >= body.totalPages) return found ?? null;
  }
}

/** Approves or rejects a submission; returns the response. */
export async function decide(id: string, decision: 'approve' | 'reject', more: object = {}) {
  const token = await signIn('admin');
  const { version } = await submissionOf(id, 'pending_review', token);
  return api(`/admin/submissions/${id}/${decision}`, { body: { version, ...more }, token });
}

/** A live listing and the account of its owner. */
export async function newOwner(password: string, business = newBusiness()) {
  const { id } = await submitAndConfirm(business);
  const setup = linkIn(await mailTo(business.email, /^Set up your/), '/reset-password/');
  await api('/accounts/password-resets', { body: { token: setup.split('/').at(-1), password } });
  const { body } = await decide(id, 'approve');
  const { installerId, profilePath } = body as { installerId: number; profilePath: string };
  return { business, account: { email: business.email, password }, installerId, profilePath };
}
