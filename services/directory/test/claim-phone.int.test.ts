import { newId } from '@poolpros/chassis/ids';
import { claimPhoneCodeRequested } from '@poolpros/contracts/events/directory';
import { claimMethodsSchema, ownClaimSchema, ownClaimsSchema } from '@poolpros/contracts/http/claims';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers, type Harness, startDirectory } from './support.js';

let directory: Harness;
let installerId: number;
const account = newId();
beforeAll(async () => {
  directory = await startDirectory({ environment: { PHONE_MESSAGES_URL: 'http://127.0.0.1:9/texts' } });
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add()).id;
  await settle();
});

const sql = <Row>(text: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(text, values);
/** The phone, email and website of every listing have been unchanged for 31 days. */
const settle = () =>
  sql(
    `update installers set contact_changed_at = now() - interval '31 days', phone_changed_at = now() - interval '31 days'`,
  );
const post = (path: string, body: object, accountId = account) =>
  directory.post(path, body, directory.contractor(accountId));
const start = (accountId = account, id = installerId) =>
  post('/contractors/me/claims', { method: 'phone', installerId: id }, accountId);
const started = async (accountId = account) => {
  const { status, body } = await start(accountId);
  expect(status, JSON.stringify(body)).toBe(201);
  return ownClaimSchema.parse(body);
};
const again = (claimId: string, accountId = account) =>
  post('/contractors/me/claim-phone-codes', { claimId }, accountId);
const check = (claimId: string, code: string, accountId = account) =>
  post('/contractors/me/claim-phone-checks', { claimId, code }, accountId);
const aMinuteLater = () => sql(`update phone_codes set sent_at = sent_at - interval '60 seconds'`);
/** The code in the last text message. */
const factsOfText = async () => {
  const events = await directory.events(claimPhoneCodeRequested.type);
  return directory.get(
    `/internal/mail/claim-phone-code/${events.at(-1)?.data.phoneCodeId}`,
    callers.tokens.notifications,
  );
};
const sentCode = async (): Promise<string> => {
  const { status, body } = await factsOfText();
  expect(status, JSON.stringify(body)).toBe(200);
  return String(mailDataSchema.parse(body).facts.code);
};
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the code that comes to the phone on the page gives it to the claimant', async () => {
  const claim = await started();
  expect(claim).toMatchObject({ status: 'proof_sent', sentTo: '+15125550142', proofUntil: expect.any(String) });
  expect((await factsOfText()).body).toMatchObject({ to: [{ address: '+15125550142' }], facts: { validMinutes: 10 } });
  const code = await sentCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(JSON.stringify(await sql('select * from phone_codes'))).not.toContain(code);
  const { status, body } = await check(claim.id, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect([status, body.status]).toEqual([200, 'approved']);
  expect((await check(claim.id, code)).body.status).toBe('approved');
  expect(await sql('select account_id from listing_members')).toEqual([{ account_id: account }]);
});

test('five tries of one code count, also when they come at once', async () => {
  const claim = await started();
  const code = await sentCode();
  expect(await check(claim.id, otherThan(code))).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'body.code', message: expect.stringContaining('4 tries are left') }] },
  });
  const wrong = await Promise.all(Array.from({ length: 6 }, () => check(claim.id, otherThan(code))));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]));
  expect(await sql('select tries from phone_codes')).toEqual([{ tries: 5 }]);
  // The page says that the code no longer works, also when it is opened again.
  const { body } = await directory.get('/contractors/me/claims', directory.contractor(account));
  expect(ownClaimsSchema.parse(body).items).toMatchObject([{ id: claim.id, sentTo: null }]);
  expect(await check(claim.id, code)).toMatchObject({ status: 400 });
  expect(await sql('select status from claims')).toEqual([{ status: 'proof_sent' }]);
});

test('the right code twice at once proves it once', async () => {
  const claim = await started();
  const code = await sentCode();
  const responses = await Promise.all([check(claim.id, code), check(claim.id, code)]);
  expect(responses.map(({ status, body }) => [status, body.status])).toEqual([
    [200, 'approved'],
    [200, 'approved'],
  ]);
  expect(
    await sql(`select count(*)::int as count from history where subject_id = $1 and action = 'prove'`, [claim.id]),
  ).toEqual([{ count: 1 }]);
});

test('works for ten minutes, and until another one is sent', async () => {
  const claim = await started();
  const first = await sentCode();
  await aMinuteLater();
  expect((await again(claim.id)).status).toBe(200);
  expect((await check(claim.id, first)).status).toBe(400);
  const second = await sentCode();
  await sql(`update phone_codes set sent_at = now() - interval '10 minutes'`);
  expect((await check(claim.id, second)).status).toBe(400);
  expect((await factsOfText()).status).toBe(410);
});

test('three go to a business in 24 hours, a minute apart, whoever asks', async () => {
  const claim = await started();
  expect((await again(claim.id)).status).toBe(429);
  expect((await start(newId())).status).toBe(429);
  await aMinuteLater();
  const other = await started(newId());
  expect(other.status).toBe('proof_sent');
  await aMinuteLater();
  const atOnce = await Promise.all([again(claim.id), again(claim.id)]);
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 429]);
  await aMinuteLater();
  expect((await again(claim.id)).status).toBe(429);
  await directory.runHourlyJobs(new Date());
  expect((await again(claim.id)).status).toBe(429);
  await directory.runHourlyJobs(new Date(Date.now() + 86_400_000));
  expect(await sql('select * from phone_codes')).toEqual([]);
  expect((await again(claim.id)).status).toBe(200);
});

test('a phone that has not stood on the page for 30 days proves nothing by itself', async () => {
  await sql(`update installers set phone = '+15125550143'`);
  await sql(`update installers set contact_changed_at = now() - interval '31 days'`);
  const claim = await started();
  expect((await check(claim.id, await sentCode())).body.status).toBe('under_review');
  expect(await sql('select is_strong from claims')).toEqual([{ is_strong: false }]);
});

describe('the ways to claim a page', () => {
  const methods = async (id = installerId) => {
    const { status, body } = await directory.get(
      `/contractors/me/claim-methods?installerId=${id}`,
      directory.contractor(account),
    );
    return status === 200 ? claimMethodsSchema.parse(body).methods.map(({ method }) => method) : status;
  };

  test('are those that its phone and website allow', async () => {
    expect(await methods()).toEqual(['phone', 'domain_mail', 'code', 'license', 'documents']);
    const { id } = await directory.add({ phone: null, website: 'https://facebook.com/x' });
    expect(await methods(id)).toEqual(['code', 'license', 'documents']);
    expect(await start(account, id)).toMatchObject({ status: 400, body: { errors: [{ path: 'body.method' }] } });
    expect(await methods((await directory.add({ status: 'removed' })).id)).toBe(404);
    expect((await directory.get(`/contractors/me/claim-methods?installerId=${installerId}`)).status).toBe(401);
  });

  test('a stranger’s claim does not exist, and one by another way has no code', async () => {
    const claim = await started();
    expect((await again(claim.id, newId())).status).toBe(404);
    expect((await check(claim.id, '123456', newId())).status).toBe(404);
    const license = { method: 'license', licenseNumber: 'C-53', installerId: (await directory.add()).id };
    const { body } = await post('/contractors/me/claims', license);
    expect((await check(body.id, '123456')).status).toBe(404);
    expect(await check(claim.id, '12345')).toMatchObject({ status: 400, body: { errors: [{ path: 'body.code' }] } });
  });
});

test('is not offered where no provider is configured', async () => {
  const without = await startDirectory();
  try {
    const { id } = await without.add();
    const token = without.contractor(account);
    const { body } = await without.get(`/contractors/me/claim-methods?installerId=${id}`, token);
    expect(body.methods.map(({ method }: { method: string }) => method)).not.toContain('phone');
    expect(await without.post('/contractors/me/claims', { method: 'phone', installerId: id }, token)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.method' }] },
    });
  } finally {
    await without.stop();
  }
});
