import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { claimApproved, claimProofRequested, claimSentForReview } from '@poolpros/contracts/events/directory';
import { adminClaimListSchema, adminClaimSchema, claimCodeSchema } from '@poolpros/contracts/http/admin-claims';
import {
  claimMethodsSchema,
  claimProvedSchema,
  ownClaimSchema,
  ownClaimsSchema,
} from '@poolpros/contracts/http/claims';
import { permissionsOf } from '@poolpros/contracts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimToken } from '../src/claims/links/claim-link.js';
import { addInstallers } from '../src/listings/db/installer-store.js';
import { membersOf } from '../src/members/db/member-store.js';
import { callers, type Harness, installerFields, startDirectory } from './support.js';

let directory: Harness;
let installerId: number;
const account = newId();
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add()).id;
});

const sql = <Row>(text: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(text, values);
/** The phone, email and website of every listing have been unchanged for 31 days. */
const settle = () => sql(`update installers set contact_changed_at = now() - interval '31 days'`);
const start = (body: object, accountId = account) =>
  directory.post('/contractors/me/claims', { installerId, ...body }, directory.contractor(accountId));
const byLicense = (accountId = account) => start({ method: 'license', licenseNumber: 'C-53 112' }, accountId);
const byMail = (email = 'dana@hillstone.example', accountId = account) =>
  start({ method: 'domain_mail', email }, accountId);
const makeCode = async (id = installerId): Promise<string> => {
  const { status, body } = await directory.post(
    `/admin/claims/installers/${id}/generate-claim-code`,
    {},
    directory.admin(),
  );
  expect(status).toBe(200);
  return claimCodeSchema.parse(body).code;
};
const list = async (state = 'open') => {
  const { status, body } = await directory.get(`/admin/claims?state=${state}`, directory.admin());
  expect(status, JSON.stringify(body)).toBe(200);
  return adminClaimListSchema.parse(body);
};
const decide = (id: string, decision: 'approve' | 'reject', body: object, token = directory.admin()) =>
  directory.post(`/admin/claims/${id}/${decision}`, body, token);
const own = async (accountId = account) => {
  const { status, body } = await directory.get('/contractors/me/claims', directory.contractor(accountId));
  expect(status).toBe(200);
  return ownClaimsSchema.parse(body).items;
};
const members = (id = installerId) => membersOf(directory.database.dataSource.manager, id);
const tokenOf = async (id: string): Promise<string> => {
  const [row] = await sql<{ nonce: string }>('select nonce from claims where id = $1', [id]);
  if (!row) throw new Error('no such claim');
  return claimToken(directory.context.config.LINK_SECRET, { id, nonce: row.nonce });
};
const prove = (token: string) => directory.post('/claims/prove', { token });

describe('by a code', () => {
  test('the page is the claimant’s at once, with a founding place, and the code is used up', async () => {
    await settle();
    const code = await makeCode();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
    const { status, body } = await start({ method: 'code', code: typed });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(ownClaimSchema.parse(body)).toMatchObject({ status: 'approved', foundingPlace: 1, reason: null });
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual(['start', 'prove', 'approve']);
    expect(await members()).toMatchObject([{ accountId: account, role: 'owner' }]);
    expect(await directory.events(claimApproved.type)).toMatchObject([{ data: { claimId: body.id, installerId } }]);
    await eventually(async () => expect((await directory.get('/summary')).body.foundingMembers).toBe(1));
    expect(await start({ method: 'code', code }, newId())).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.code' }] },
    });
  });

  test('only its hash is stored, and the newest one alone works', async () => {
    const first = await makeCode();
    const second = await makeCode();
    expect(JSON.stringify(await sql('select * from claim_codes'))).not.toContain(second);
    expect((await start({ method: 'code', code: first })).status).toBe(400);
    expect((await start({ method: 'code', code: second })).status).toBe(201);
  });

  test('of another business, or older than 30 days, it proves nothing and stores nothing', async () => {
    const other = (await directory.add({ name: 'Other Pools' })).id;
    const code = await makeCode(other);
    expect((await start({ method: 'code', code })).status).toBe(400);
    await sql(`update claim_codes set expires_at = now() - interval '1 second'`);
    expect((await start({ method: 'code', code, installerId: other })).status).toBe(400);
    expect(await own()).toEqual([]);
  });

  test('a page whose contact changed lately, or that others claim, is decided by a person, and says so before', async () => {
    const automatic = async (accountId: string) => {
      const path = `/contractors/me/claim-methods?installerId=${installerId}`;
      const { body } = await directory.get(path, directory.contractor(accountId));
      return claimMethodsSchema.parse(body).methods.flatMap(({ method, isAutomatic }) => (isAutomatic ? method : []));
    };
    expect(await automatic(account)).toEqual([]);
    await settle();
    expect(await automatic(account)).toEqual(['domain_mail', 'code']);
    await sql('update installers set contact_changed_at = now()');
    const { body } = await start({ method: 'code', code: await makeCode() });
    expect(body.status).toBe('under_review');
    expect(await members()).toEqual([]);
    await settle();
    expect(await automatic(account)).toEqual(['domain_mail', 'code']);
    expect(await automatic(newId())).toEqual([]);
    const { body: second } = await start({ method: 'code', code: await makeCode() }, newId());
    expect(second.status).toBe('under_review');
    await sql('update installers set phone = $1', ['+15125550199']);
    const [row] = await sql<{ fresh: boolean }>(
      `select now() - contact_changed_at < interval '1 minute' as fresh from installers`,
    );
    expect(row?.fresh).toBe(true);
  });

  test('who made a code is in the history', async () => {
    const maker = newId();
    const path = `/admin/claims/installers/${installerId}/generate-claim-code`;
    expect((await directory.post(path, {}, directory.admin(maker))).status).toBe(200);
    const rows = await sql(
      `select subject_id, action from history where machine = 'claim_code' and actor_id = '${maker}'`,
    );
    expect(rows).toEqual([{ subject_id: String(installerId), action: 'make' }]);
  });

  test('only who may decide claims makes codes', async () => {
    const path = `/admin/claims/installers/${installerId}/generate-claim-code`;
    const support = directory.admin(newId(), { permissions: permissionsOf({ audience: 'admin', role: 'support' }) });
    expect((await directory.post(path, {})).status).toBe(401);
    expect((await directory.post(path, {}, support)).status).toBe(403);
    expect((await directory.post(path, {}, directory.contractor())).status).toBe(403);
    expect(
      (await directory.post('/admin/claims/installers/999/generate-claim-code', {}, directory.admin())).status,
    ).toBe(404);
  });
});

describe('by a mail to the website’s domain', () => {
  test('the link gives the page to the claimant, once, whoever opens it', async () => {
    await settle();
    const { status, body } = await byMail('Office@Hillstone.example');
    expect([status, body.status]).toEqual([201, 'proof_sent']);
    expect(await directory.events(claimProofRequested.type)).toMatchObject([{ data: { claimId: body.id } }]);
    const token = await tokenOf(body.id);
    expect(JSON.stringify(await sql('select * from claims'))).not.toContain(token);
    const contacts = [{ accountId: account, name: 'Dana Kessler', email: 'dana@elsewhere.example' }];
    Object.assign(directory.accounts ?? {}, { isUp: true, contacts });
    const mail = await directory.get(`/internal/mail/claim-proof/${body.id}`, callers.tokens.notifications);
    const claimant = { name: 'Dana Kessler', email: 'd…@elsewhere.example' };
    expect(mail.body.facts).toMatchObject({ claimant });
    const preview = () => directory.post('/claims/preview', { token });
    expect(await preview()).toMatchObject({ status: 200, body: { businessName: 'Hillstone Pools & Spas', claimant } });
    const proved = await prove(token);
    const steps = `select request_id from history where machine = 'claim' and action = 'prove' and subject_id = '${body.id}'`;
    expect(await sql(steps)).toEqual([{ request_id: expect.any(String) }]);
    expect(claimProvedSchema.parse(proved.body)).toEqual({
      status: 'approved',
      businessName: 'Hillstone Pools & Spas',
    });
    expect((await prove(token)).body).toEqual(proved.body);
    expect((await preview()).status).toBe(200);
    expect((await directory.post('/claims/preview', { token: 'A'.repeat(43) })).status).toBe(404);
    expect(await members()).toMatchObject([{ accountId: account }]);
  });

  test.each([
    ['another domain', 'dana@other.example', {}, 'body.email'],
    ['a part of the domain', 'dana@xhillstone.example', {}, 'body.email'],
    ['free mail as the website', 'dana@gmail.com', { website: 'https://gmail.com/dana' }, 'body.method'],
    ['a shared host as the website', 'dana@facebook.com', { website: 'https://facebook.com/x' }, 'body.method'],
    ['no website', 'dana@hillstone.example', { website: null }, 'body.method'],
  ])('%s is refused, naming the field, and no mail goes out', async (_, email, change, path) => {
    const { id } = await directory.add(change);
    expect(await start({ method: 'domain_mail', email, installerId: id })).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
    expect(await directory.events(claimProofRequested.type)).toEqual([]);
  });

  test('a link that is a day old, taken back or unknown proves nothing', async () => {
    const { body } = await byMail();
    const token = await tokenOf(body.id);
    await sql(`update claims set proof_until = now() - interval '1 second'`);
    expect(await prove(token)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    await directory.post('/contractors/me/claim-withdrawals', { claimId: body.id }, directory.contractor(account));
    expect((await prove(token)).status).toBe(410);
    expect((await prove('A'.repeat(43))).status).toBe(404);
    expect(await members()).toEqual([]);
  });

  test('three links a day go out for one business, whoever asks', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await byMail(undefined, newId())).status).toBe(201);
    expect((await byMail(undefined, newId())).status).toBe(429);
  });

  test('one that is not used ends after 14 days, and what was sent is erased later', async () => {
    await byMail();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await directory.runHourlyJobs(inDays(13));
    expect(await own()).toMatchObject([{ status: 'proof_sent' }]);
    await directory.runHourlyJobs(inDays(15));
    expect(await own()).toMatchObject([{ status: 'expired' }]);
    await directory.runHourlyJobs(inDays(91));
    expect(await sql('select proof_email from claims')).toEqual([{ proof_email: null }]);
  });
});

describe('what speaks for a second look', () => {
  const from = (ip: string, accountId: string, listingId: number) =>
    directory.app.inject({
      method: 'POST',
      url: '/contractors/me/claims',
      payload: { method: 'license', licenseNumber: 'C-53', installerId: listingId },
      headers: {
        authorization: `Bearer ${directory.contractor(accountId)}`,
        'x-forwarded-for': ip,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0',
      },
    });

  test('is shown beside the claim while it is to be decided; its network is a hash, and erased with what was sent', async () => {
    const [young, other] = [newId(), newId()];
    const createdAt = new Date().toISOString();
    directory.accounts?.contacts.push({ accountId: young, name: 'Sam', email: 'sam@gmail.com', createdAt });
    await sql(`update installers set phone_changed_at = now() - interval '31 days'`);
    const ids: string[] = [];
    for (const accountId of [young, newId(), newId()]) {
      const response = await from('203.0.113.7', accountId, (await directory.add()).id);
      expect(response.statusCode, response.body).toBe(201);
      ids.push(response.json().id);
    }
    expect((await from('203.0.113.8', other, installerId)).statusCode).toBe(201);
    const seen = (await list()).items;
    expect(seen.find(({ id }) => id === ids[0])).toMatchObject({
      browser: 'Firefox on Windows',
      risks: ['free_mail', 'new_account', 'busy_network', 'new_phone'],
    });
    expect(seen.find(({ listing }) => listing.id === installerId)).toMatchObject({ risks: [] });
    const stored = () => sql<{ network: string; browser: string }>('select distinct network, browser from claims');
    expect(JSON.stringify(await sql('select * from claims'))).not.toContain('203.0.113');
    expect(await stored()).toHaveLength(2);
    for (const { id, version } of seen) await decide(id, 'reject', { version, reasonCode: 'not_shown' });
    expect((await list('decided')).items.map(({ risks }) => risks)).toEqual([[], [], [], []]);
    await directory.runHourlyJobs(new Date(Date.now() + 91 * 86_400_000));
    expect(await stored()).toEqual([{ network: null, browser: null }]);
  });
});

describe('by a license', () => {
  test('a person approves it; the other claims end and the claimant owns the page', async () => {
    const { body } = await byLicense();
    expect(body.status).toBe('under_review');
    const other = newId();
    await byLicense(other);
    const { items, open } = await list();
    expect(open).toBe(2);
    expect(items[0]).toMatchObject({
      id: body.id,
      licenseNumber: 'C-53 112',
      role: 'owner',
      isStrong: false,
      hasOwner: false,
      otherClaims: 1,
    });
    const approved = await decide(body.id, 'approve', { version: items[0]?.version });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    expect(adminClaimSchema.parse(approved.body)).toMatchObject({ status: 'approved', hasOwner: true, otherClaims: 0 });
    expect(await own(other)).toMatchObject([{ status: 'superseded' }]);
    expect(await members()).toMatchObject([{ accountId: account, role: 'owner' }]);
    expect(await list()).toMatchObject({ items: [], open: 0 });
    expect((await list('decided')).items.map(({ id }) => id)).toEqual([body.id]);
  });

  test('a rejection says why; two of them pause the account for 30 days', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { body } = await byLicense();
      const rejection = { version: 2, reasonCode: 'license_mismatch', note: 'It is in another name.' };
      expect((await decide(body.id, 'reject', rejection)).status).toBe(200);
    }
    expect(await own()).toMatchObject([
      { status: 'rejected', reason: 'The license does not name this business. It is in another name.' },
      { status: 'rejected' },
    ]);
    expect((await byLicense()).status).toBe(429);
    expect((await byLicense(newId())).status).toBe(201);
    await sql(`update claims set decided_at = now() - interval '31 days'`);
    expect((await byLicense()).status).toBe(201);
  });

  test('a rejection is appealed once, within 30 days, and decided anew', async () => {
    const appeal = (claimId: string, accountId = account, note = 'It is in the name of my father.') =>
      directory.post('/contractors/me/claim-appeals', { claimId, note }, directory.contractor(accountId));
    const reject = (id: string, version: number) =>
      decide(id, 'reject', { version, reasonCode: 'license_mismatch', note: 'Another name.' });
    const { body } = await byLicense();
    expect((await appeal(body.id)).status).toBe(409);
    await reject(body.id, 2);
    expect(await own()).toMatchObject([{ status: 'rejected', appealUntil: expect.any(String) }]);
    expect((await appeal(body.id, newId())).status).toBe(404);
    expect(await appeal(body.id, account, 'No.')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.note' }] },
    });
    const both = await Promise.all([appeal(body.id), appeal(body.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list()).items).toMatchObject([
      {
        status: 'under_review',
        reasonCode: 'license_mismatch',
        decisionNote: 'Another name.',
        appeal: expect.any(String),
      },
    ]);
    expect((await list('decided')).items).toEqual([]);
    await reject(body.id, 4);
    expect(await own()).toMatchObject([{ status: 'rejected', appealUntil: null }]);
    expect((await appeal(body.id)).status).toBe(409);
  });

  test('a rejection of 30 days ago, or beside a new claim, cannot be appealed', async () => {
    const appeal = (claimId: string) =>
      directory.post(
        '/contractors/me/claim-appeals',
        { claimId, note: 'It is in the name of my father.' },
        directory.contractor(account),
      );
    const { body } = await byLicense();
    await decide(body.id, 'reject', { version: 2, reasonCode: 'not_shown' });
    const { body: second } = await byLicense();
    expect((await appeal(body.id)).status).toBe(409);
    await directory.post('/contractors/me/claim-withdrawals', { claimId: second.id }, directory.contractor(account));
    await sql(`update claims set decided_at = now() - interval '30 days' where id = $1`, [body.id]);
    expect((await appeal(body.id)).status).toBe(409);
    await sql(`update claims set decided_at = now() - interval '29 days' where id = $1`, [body.id]);
    expect((await appeal(body.id)).body.status).toBe('under_review');
  });

  test('two administrators at once, or one who saw an older version: one decision', async () => {
    const { body } = await byLicense();
    expect((await decide(body.id, 'approve', { version: 1 })).status).toBe(409);
    const outcomes = await Promise.all([
      decide(body.id, 'approve', { version: 2 }),
      decide(body.id, 'reject', { version: 2, reasonCode: 'not_shown' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('support reads claims and decides none; others see nothing', async () => {
    const { body } = await byLicense();
    const support = directory.admin(newId(), { permissions: permissionsOf({ audience: 'admin', role: 'support' }) });
    expect((await directory.get('/admin/claims', support)).status).toBe(200);
    expect((await decide(body.id, 'approve', { version: 2 }, support)).status).toBe(403);
    expect((await directory.get('/admin/claims', directory.contractor(account))).status).toBe(403);
    expect((await directory.get('/admin/claims')).status).toBe(401);
    expect((await directory.get('/contractors/me/claims', directory.admin())).status).toBe(403);
  });
});

describe('of a page that has an owner', () => {
  const owner = newId();
  beforeEach(() => directory.join(installerId, owner));

  test('strong proof alone and the owner’s silence for three days let it change hands', async () => {
    await settle();
    const { body } = await start({ method: 'code', code: await makeCode() });
    expect(body).toMatchObject({ status: 'under_review', ownerAnswersUntil: expect.any(String) });
    expect(await directory.events(claimSentForReview.type)).toMatchObject([{ data: { hasOwner: true } }]);
    expect(await decide(body.id, 'approve', { version: 3 })).toMatchObject({ status: 409 });
    await sql(`update claims set owner_answers_until = now() - interval '1 second'`);
    expect((await decide(body.id, 'approve', { version: 3 })).status).toBe(200);
    expect(await members()).toMatchObject([{ accountId: account, role: 'owner' }]);
  });

  test('neither a license nor asking for it is enough', async () => {
    expect(await byLicense()).toMatchObject({ status: 400, body: { errors: [{ path: 'body.method' }] } });
    const { body } = await start({ method: 'owner' });
    await sql(`update claims set owner_answers_until = now() - interval '1 second'`);
    expect((await decide(body.id, 'approve', { version: 2 })).status).toBe(409);
    expect(await members()).toMatchObject([{ accountId: owner }]);
  });

  test('its members need not claim it', async () => {
    expect(await start({ method: 'owner' }, owner)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('limits', () => {
  test('one open claim of a listing, three in all, also when they come at once', async () => {
    const responses = await Promise.all([byLicense(), byLicense(), byLicense()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const others = await Promise.all([1, 2, 3, 4].map(() => directory.add()));
    const more = await Promise.all(
      others.map(({ id }) => start({ method: 'license', licenseNumber: 'C-53', installerId: id })),
    );
    expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429]);
  });

  test('a claim that is sent again with its key is the one stored before', async () => {
    const headers = { 'idempotency-key': newId(), authorization: `Bearer ${directory.contractor(account)}` };
    const payload = { installerId, method: 'license', licenseNumber: 'C-53' };
    const send = () => directory.app.inject({ method: 'POST', url: '/contractors/me/claims', payload, headers });
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.statusCode, again.body]).toEqual([201, 201, first.body]);
  });

  test('taken back, it ends; a stranger’s does not exist', async () => {
    const { body } = await byLicense();
    const withdraw = (token: string) =>
      directory.post('/contractors/me/claim-withdrawals', { claimId: body.id }, token);
    expect((await withdraw(directory.contractor())).status).toBe(404);
    expect(await withdraw(directory.contractor(account))).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
    expect((await withdraw(directory.contractor(account))).status).toBe(409);
  });

  test.each(['withdrawn', 'expired', 'superseded', 'rejected', 'revoked'])(
    'a claim that is %s hinders no other one, and counts for no limit',
    async (status) => {
      for (let before = 0; before < 3; before += 1) {
        const { id } = await directory.add();
        expect((await start({ method: 'license', licenseNumber: 'C-53', installerId: id })).status).toBe(201);
      }
      await sql('update claims set status = $1, listing_id = $2 where id = (select id from claims limit 1)', [
        status,
        installerId,
      ]);
      expect((await byLicense()).status).toBe(201);
      expect((await byLicense()).status).toBe(409);
    },
  );

  test.each([
    [{ method: 'license', licenseNumber: 'x' }, 'body.licenseNumber'],
    [{ method: 'code', code: 'ABC' }, 'body.code'],
    [{ method: 'code', code: 'ABCDEFGHI0' }, 'body.code'],
    [{ method: 'domain_mail', email: 'dana' }, 'body.email'],
    [{ method: 'fax' }, 'body.method'],
    [{ method: 'license', licenseNumber: 'C-53', role: 'friend' }, 'body.role'],
    [{ method: 'license', licenseNumber: 'C-53', note: 'x'.repeat(1001) }, 'body.note'],
  ])('rejects %j, naming %s', async (body, path) => {
    expect(await start(body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test.each(['suspended', 'removed'] as const)('a %s listing cannot be claimed', async (status) => {
    const { id } = await directory.add({ status });
    expect(await start({ method: 'license', licenseNumber: 'C-53', installerId: id })).toMatchObject({ status: 404 });
  });
});

test('claims that are approved at once get the last founding places, 500 in all, without a gap, and all the public counter counts', async () => {
  const { body: first } = await byLicense();
  await directory.database.transaction((tx) =>
    addInstallers(
      tx,
      Array.from({ length: 539 }, () => installerFields()),
      new Date(),
    ),
  );
  // The claim of the first listing, for 79 others; all other listings have a place.
  await sql(
    `insert into claims
     select (jsonb_populate_record(claims, jsonb_build_object(
       'id', gen_random_uuid(), 'listing_id', installers.id, 'account_id', gen_random_uuid()))).*
     from claims, (select id from installers where id <> $2 order by id limit 79) installers where claims.id = $1`,
    [first.id, installerId],
  );
  await sql(
    `insert into founding_places (place, listing_id, granted_at)
     select row_number() over (), id, now() from installers
     where id not in (select listing_id from claims) limit 460`,
  );
  const waiting = (await sql<{ id: string }>('select id from claims')).map(({ id }) => id);
  expect(waiting).toHaveLength(80);
  const outcomes: number[][] = [];
  // As many at a time as there are connections: a longer wait for one is rejected and retried.
  const approve = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const approveIt = async (): ReturnType<typeof decide> => {
        const response = await decide(String(id), 'approve', { version: 2 });
        return response.status === 503 ? approveIt() : response;
      };
      // The administrator who comes too late leaves no gap.
      const responses = await Promise.all(waiting.length % 8 === 0 ? [approveIt(), approveIt()] : [approveIt()]);
      outcomes.push(responses.map(({ status }) => status).sort());
    }
  };
  await Promise.all(Array.from({ length: 8 }, approve));
  expect(outcomes.filter(([status]) => status === 200)).toHaveLength(80);
  expect(outcomes.filter((statuses) => statuses[1] === 409)).toHaveLength(10);
  const [row] = await sql(
    'select count(*)::int as count, max(place) as max, count(distinct listing_id)::int as listings from founding_places',
  );
  expect(row).toEqual({ count: 500, max: 500, listings: 500 });
  expect(await sql('select count(*)::int as count from listing_members')).toEqual([{ count: 80 }]);
  directory.expireCounts();
  await eventually(async () => expect((await directory.get('/summary')).body.foundingMembers).toBe(500));
});
