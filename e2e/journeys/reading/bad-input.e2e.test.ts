import { describe, expect, it } from 'vitest';
import { api, signIn } from '../../support/api.js';
import { mailsTo } from '../../support/mailbox.js';
import { product, unique } from '../../support/product.js';

const email = `${unique()}@example.com`;
const submission = {
  businessName: 'Mesa Verde Pools',
  contactName: 'Robin Hale',
  email,
  phone: '(512) 555-0134',
  stateSlug: 'texas',
  citySlug: 'austin',
  zipCode: '78704',
  description: 'We repair and maintain backyard pools on the south side of the city, and open them in spring.',
  services: ['Pool Repair'],
  attested: true,
};
const contact = { installerId: 1, name: 'Robin Hale', email, message: 'Please call me about a leak.' };
const review = {
  installerId: 1,
  stage: 'job_done',
  rating: 4,
  text: 'They found the leak within an hour and repaired it the same afternoon.',
  name: 'Robin Hale',
  email,
  ownExperience: true,
  noIncentive: true,
  noConnection: true,
};
const token = 'A'.repeat(43);
const endpoints: [path: string, body: Record<string, unknown>, required: string[], text: string][] = [
  ['/contact-requests', contact, ['installerId', 'name', 'email', 'message'], 'name'],
  [
    '/submissions',
    submission,
    ['businessName', 'contactName', 'email', 'phone', 'citySlug', 'zipCode', 'description', 'services', 'attested'],
    'businessName',
  ],
  ['/reviews', review, ['installerId', 'stage', 'rating', 'text', 'name', 'email', 'ownExperience'], 'name'],
  ['/submissions/confirm', { token }, ['token'], 'token'],
  ['/submissions/status', { token }, ['token'], 'token'],
  ['/reviews/verification', { token }, ['token'], 'token'],
  ['/reviews/verify', { token }, ['token'], 'token'],
  ['/accounts/contractor/login', { email, password: 'x' }, ['email', 'password'], 'email'],
  ['/accounts/admin/login', { email, password: 'x' }, ['email', 'password'], 'email'],
  ['/accounts/contractor/password-reset-requests', { email }, ['email'], 'email'],
  ['/accounts/password-resets', { token, password: 'a long enough one' }, ['token', 'password'], 'token'],
  ['/accounts/password-resets/preview', { token }, ['token'], 'token'],
];

const fieldsOf = (body: { errors?: { path: string }[] }) => (body.errors ?? []).map((error) => error.path);

describe.each(endpoints)('POST %s', (path, good, required, text) => {
  const expectRejected = async (body: unknown, field: string) => {
    const response = await api(path, { body });
    expect(response.status, JSON.stringify(response.body)).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(response.body.code).toBe('invalid_request');
    expect(fieldsOf(response.body)).toContain(`body.${field}`);
  };

  it.each(required)('names %s when it is missing', (field) => expectRejected({ ...good, [field]: undefined }, field));
  it.each(required)('names %s when it has the wrong type', (field) =>
    expectRejected({ ...good, [field]: { nested: [1] } }, field),
  );
  it('names a text that is too long', () => expectRejected({ ...good, [text]: 'x'.repeat(10_000) }, text));
  it('names a text with control characters', () =>
    expectRejected({ ...good, [text]: `Robin\u0000\r\nBcc: all@example.com` }, text));

  it('rejects a body that is too large with 413', async () => {
    expect((await api(path, { body: { ...good, extra: 'x'.repeat(200_000) } })).status).toBe(413);
  });

  it('rejects what is not JSON', async () => {
    const send = (contentType: string, body: string) =>
      fetch(`${product.url}/api${path}`, { method: 'POST', headers: { 'content-type': contentType }, body });
    expect((await send('application/json', '{"a":')).status).toBe(400);
    expect((await send('text/plain', JSON.stringify(good))).status).toBe(415);
    expect((await send('application/x-www-form-urlencoded', 'email=a')).status).toBe(415);
  });
});

describe('queries and paths', () => {
  it.each([
    ['/installers/search-enhanced?distance=far', 'query.distance'],
    ['/installers/search?distance=far', 'query.distance'],
    ['/installers/search-enhanced?lat=91&lon=0', 'query.lat'],
    ['/installers/search?services=Roofing', 'query.services'],
    ['/installers/abc', 'params.installerId'],
    ['/reviews?installerId=x', 'query.installerId'],
    ['/installers?limit=1000', 'query.limit'],
  ])('%s is rejected and the field named', async (path, field) => {
    const response = await api(path);
    expect(response.status).toBe(400);
    expect(fieldsOf(response.body).some((name) => name.startsWith(field))).toBe(true);
  });

  it.each([
    '/installers/999999999',
    '/places/states/atlantis',
    '/places/states/texas/cities/nowhere-at-all',
    '/nothing',
  ])('%s is a 404 problem', async (path) => {
    const response = await api(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('does not expose internal paths', async () => {
    for (const path of [
      '/internal/mail/submission-confirm/1',
      '/metrics',
      '/internal/installers',
      '/directory/internal/installers',
    ]) {
      expect((await api(path)).status).toBe(404);
    }
  });
});

describe('nothing is stored in part', () => {
  it('rejected requests leave no trace for the administrator and send no mail', async () => {
    const admin = await signIn('admin');
    const { body } = await api('/admin/submissions?status=awaiting_confirmation', { token: admin });
    expect(body.items.filter((item: { email: string }) => item.email === email)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('markup is stored as text', async () => {
    const name = `<script>alert('${unique()}')</script>`;
    const email = `${unique()}@example.com`;
    const response = await api('/submissions', { body: { ...submission, email, businessName: name } });
    expect(response.status).toBe(201);
    const admin = await signIn('admin');
    const { body } = await api('/admin/submissions?status=awaiting_confirmation', { token: admin });
    expect(body.items.find((item: { email: string }) => item.email === email).businessName).toBe(name);
  });
});
