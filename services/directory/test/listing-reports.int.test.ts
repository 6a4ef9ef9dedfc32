import { newId } from '@poolpros/chassis/ids';
import { listingReportHandled } from '@poolpros/contracts/events/directory';
import { honeypotName } from '@poolpros/contracts/honeypot';
import { adminReportListSchema, listingReportReceivedSchema } from '@poolpros/contracts/http/listing-reports';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostOpenReports } from '../src/requests/domain/listing-report.js';
import { callers, type Harness, startDirectory } from './support.js';

let directory: Harness;
let installerId: number;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add({ name: 'Hillstone Pools' })).id;
});

const report = (change: object = {}) =>
  directory.post('/listing-reports', { installerId, reason: 'closed', note: 'The shop is empty.', ...change });
const list = async (query = '') => {
  const { status, body } = await directory.get(`/admin/listing-reports${query}`, directory.admin());
  expect(status).toBe(200);
  return adminReportListSchema.parse(body);
};
const handle = (id: string, outcome = 'changed', token = directory.admin()) =>
  directory.post(`/admin/listing-reports/${id}/handled`, { outcome }, token);

test('the staff reads what is reported, oldest first, and where it leads', async () => {
  const first = await report();
  expect(first.status).toBe(202);
  const { id } = listingReportReceivedSchema.parse(first.body);
  await report({ reason: 'own_business', email: 'Dana@Hillstone.example', note: '' });
  const { items, total, open } = await list();
  expect([total, open]).toEqual([2, 2]);
  expect(items[0]).toMatchObject({
    id,
    reason: 'closed',
    note: 'The shop is empty.',
    email: null,
    handledAt: null,
    listing: {
      name: 'Hillstone Pools',
      location: 'Austin, TX',
      status: 'published',
      profilePath: `/pool-contractor/texas/austin/hillstone-pools-${installerId}`,
    },
  });
  expect(items[1]).toMatchObject({ reason: 'own_business', email: 'dana@hillstone.example', note: null });
});

test('a handled report leaves the open ones and says when; handling it again changes nothing', async () => {
  const { id } = (await report()).body;
  const first = await handle(id);
  expect(first).toMatchObject({ status: 200, body: { id, handledAt: expect.any(String), outcome: 'changed' } });
  expect(await list()).toMatchObject({ items: [], open: 0 });
  expect((await list('?state=handled')).items.map((each) => each.id)).toEqual([id]);
  expect((await handle(id, 'unchanged')).body).toEqual(first.body);
  expect((await handle(id, 'forgotten')).body.errors).toMatchObject([{ path: 'body.outcome' }]);
  expect((await handle(newId())).status).toBe(404);
});

test('whoever left an email hears once what became of the report, without a word of it', async () => {
  const { id } = (await report({ email: 'Robin@home.example' })).body;
  const silent = (await report({ reason: 'duplicate' })).body;
  for (const each of [id, id, silent.id]) await handle(each, 'unchanged');
  expect((await directory.events(listingReportHandled.type)).map(({ data }) => data)).toEqual([{ reportId: id }]);
  const mail = () => directory.get(`/internal/mail/report-handled/${id}`, callers.tokens.notifications);
  const { body } = await mail();
  expect(body).toMatchObject({
    to: [{ address: 'robin@home.example', name: '' }],
    facts: { businessName: 'Hillstone Pools', reason: 'The business has closed', outcome: 'unchanged' },
  });
  expect(JSON.stringify(body)).not.toContain('shop is empty');
  await directory.database.dataSource.query('update listing_reports set email = null');
  expect((await mail()).status).toBe(410);
});

test('lists twenty a page', async () => {
  await directory.database.dataSource.query(
    `insert into listing_reports (id, installer_id, reason, note, created_at)
     select gen_random_uuid(), $1, 'closed', 'note ' || n, now() + make_interval(mins => n) from generate_series(1, 23) n`,
    [installerId],
  );
  expect(await list()).toMatchObject({ total: 23, totalPages: 2, items: { length: 20 } });
  expect((await list('?page=2')).items.map(({ note }) => note)).toEqual(['note 21', 'note 22', 'note 23']);
});

test('the same words are stored once while they are open, also when they come at once', async () => {
  const responses = await Promise.all(Array.from({ length: 4 }, () => report()));
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  await report({ note: 'Others say so, too.' });
  expect((await list()).total).toBe(2);
  await handle(responses[0]?.body.id);
  await report();
  expect((await list()).total).toBe(2);
});

test('no more is stored about a listing than somebody can read, and nobody learns it', async () => {
  for (let number = 0; number < mostOpenReports + 2; number += 1)
    expect((await report({ note: `note ${number}` })).status).toBe(202);
  expect((await list()).total).toBe(mostOpenReports);
});

test('a report that is sent again with its key gets the first response', async () => {
  const headers = { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' };
  const payload = { installerId, reason: 'duplicate' };
  const send = () => directory.app.inject({ method: 'POST', url: '/listing-reports', payload, headers });
  const [first, again] = [await send(), await send()];
  expect([first.statusCode, again.statusCode, again.body]).toEqual([202, 202, first.body]);
});

test('a filled honeypot is answered with a question at its field, and nothing is stored', async () => {
  const response = await report({ [honeypotName]: 'https://spam.example' });
  expect(response).toMatchObject({
    status: 400,
    body: { errors: [{ path: `body.${honeypotName}`, message: 'empty this field if you are a person' }] },
  });
  expect((await list()).total).toBe(0);
});

test.each([
  ['an unknown reason', { reason: 'negative' }, 'body.reason'],
  ['a long note', { note: 'x'.repeat(1001) }, 'body.note'],
  ['control characters', { note: 'a\u202eb' }, 'body.note'],
  ['an email that is none', { email: 'dana' }, 'body.email'],
  ['an owner without an email', { reason: 'own_business' }, 'body.email'],
  ['a huge id', { installerId: 99_999_999_999 }, 'body.installerId'],
])('rejects %s and names the field', async (_, change, path) => {
  expect(await report(change)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

test.each(['suspended', 'removed'] as const)('a %s listing cannot be reported', async (status) => {
  const { id } = await directory.add({ status });
  expect(await report({ installerId: id })).toMatchObject({ status: 404, body: { code: 'installer_not_found' } });
});

test('only the staff reads reports, and only who may handle them does', async () => {
  const { id } = (await report()).body;
  const support = directory.admin(newId(), { permissions: ['reports:read'] });
  expect((await directory.get('/admin/listing-reports')).status).toBe(401);
  expect((await directory.get('/admin/listing-reports', directory.contractor())).status).toBe(403);
  expect((await directory.get('/admin/listing-reports', support)).status).toBe(200);
  expect((await handle(id, 'changed', support)).status).toBe(403);
  expect((await handle(id, 'changed', directory.contractor())).status).toBe(403);
  expect((await list()).open).toBe(1);
});

test('a handled report is erased after 90 days, an open one stays', async () => {
  const { id } = (await report({ email: 'dana@home.example' })).body;
  await report({ note: 'Still open.' });
  await handle(id);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await directory.runHourlyJobs(inDays(89));
  expect((await list('?state=handled')).total).toBe(1);
  await directory.runHourlyJobs(inDays(91));
  expect((await list('?state=handled')).total).toBe(0);
  expect((await list()).total).toBe(1);
});
