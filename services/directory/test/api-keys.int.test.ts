import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import {
  type ApiKeyScope,
  apiKeyPattern,
  apiKeysSchema,
  callsPerMinute,
  keyedFiguresSchema,
  keyedListingSchema,
  keyedRequestsSchema,
  newApiKeySchema,
} from '@poolpros/contracts/http/api-keys';
import { planLimits } from '@poolpros/contracts/plans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseAccountData } from '../src/app/actions/erase-account-data.js';
import { mergeListing } from '../src/app/actions/merge-listings.js';
import { removeMember, replaceOwners } from '../src/members/db/member-store.js';
import { makeOwner } from '../src/team/actions/make-owner.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let listingId: number;
let owner: string;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  stand().contacts.length = 0;
  stand().unproven.clear();
  stand().isUp = true;
  listingId = (await directory.add()).id;
  owner = person('dana@hillstone.example');
  await directory.database.transaction((tx) => makeOwner(tx, { listingId, accountId: owner }, new Date()));
});

function stand() {
  if (!directory.accounts) throw new Error('directory asks accounts');
  return directory.accounts;
}
function person(email: string): string {
  const accountId = newId();
  stand().contacts.push({ accountId, name: 'Dana Kessler', email });
  return accountId;
}
const both: ApiKeyScope[] = ['listing:read', 'requests:read'];
const base = () => `/contractors/me/listings/${listingId}`;
const as = (accountId: string) => directory.contractor(accountId);
const post = (change: object = {}, accountId = owner) =>
  directory.post(`${base()}/api-keys`, { name: 'CRM', scopes: both, days: 365, ...change }, as(accountId));
const make = async (change: object = {}, accountId = owner) => {
  const { status, body } = await post(change, accountId);
  expect(status, JSON.stringify(body)).toBe(201);
  return newApiKeySchema.parse(body);
};
const list = async () => {
  const { status, body } = await directory.get(`${base()}/api-keys`, as(owner));
  expect(status, JSON.stringify(body)).toBe(200);
  return apiKeysSchema.parse(body);
};
const revoke = (id: string) => directory.post(`${base()}/api-keys/${id}/revoke`, {}, as(owner));
const readListing = (key: string, id = listingId) => directory.get(`/v1/listings/${id}`, key);
const readRequests = (key: string, id = listingId) => directory.get(`/v1/listings/${id}/contact-requests`, key);
const ask = (name: string, id = listingId) =>
  directory.post('/contact-requests', {
    installerId: id,
    name,
    email: `${name}@home.example`,
    message: `From ${name}`,
  });
const sql = <Row>(text: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(text, values);
const tx = <T>(work: Parameters<typeof directory.database.transaction<T>>[0]) => directory.database.transaction(work);

describe('a key', () => {
  test('is shown once, stored as a hash, and reads what is its business’s own', async () => {
    await ask('jordan');
    await ask('other', (await directory.add({ name: 'Other Pools' })).id);
    const made = await make({ name: '  Office CRM ' });
    expect(made.key).toMatch(apiKeyPattern);
    expect(made).toMatchObject({ name: 'Office CRM', start: made.key.slice(0, 8), lastUsedAt: null });
    const stored = JSON.stringify(await sql('select * from api_keys'));
    expect(stored).toContain(hashToken(made.key));
    expect(stored).not.toContain(made.key);
    expect(JSON.stringify(await list())).not.toContain(made.key);

    const listing = await readListing(made.key);
    expect(keyedListingSchema.parse(listing.body)).toMatchObject({
      id: listingId,
      name: 'Hillstone Pools & Spas',
      location: 'Austin, TX',
      status: 'published',
      reviewCount: 0,
    });
    const { items, total } = keyedRequestsSchema.parse((await readRequests(made.key)).body);
    expect([total, items.map(({ name, status }) => [name, status])]).toEqual([1, [['jordan', 'delivered']]]);
    expect((await list()).items).toMatchObject([{ id: made.id, lastUsedAt: expect.any(String), madeByYou: true }]);
  });

  test('with figures:read reads the figures that its maker sees', async () => {
    const { key } = await make({ name: 'Figures', scopes: ['figures:read'] });
    const read = (query: string, id = listingId) => directory.get(`/v1/listings/${id}/figures${query}`, key);
    const own = await directory.get(`${base()}/figures?period=12m`, as(owner));
    const { status, body } = await read('?period=12m');
    expect([status, keyedFiguresSchema.parse(body)]).toEqual([200, own.body]);
    expect((await read('')).body.period).toBe('30d');
    expect((await read('?period=1d')).body.errors).toMatchObject([{ path: 'query.period' }]);
    expect((await readListing(key)).body.detail).toBe('This key does not have permission for listing:read.');
    const listing = await make({ name: 'Listing', scopes: ['listing:read'] });
    expect((await directory.get(`/v1/listings/${listingId}/figures`, listing.key)).body.detail).toBe(
      'This key does not have permission for figures:read.',
    );
    expect((await read('', (await directory.add({ name: 'Other Pools' })).id)).status).toBe(404);
  });

  test('opens what its scopes say of its own business, and nothing else', async () => {
    const { key } = await make({ name: 'Listing', scopes: ['listing:read'] });
    const requests = await readRequests(key);
    expect([requests.status, requests.body.detail]).toEqual([
      403,
      'This key does not have permission for requests:read.',
    ]);
    const other = await directory.add({ name: 'Other Pools' });
    expect((await readListing(key, other.id)).body).toMatchObject({ status: 404, code: 'installer_not_found' });
    for (const path of [base(), `${base()}/api-keys`, '/contractors/me/contact-requests'])
      expect((await directory.get(path, key)).status).toBe(401);
    for (const token of [as(owner), 'no-key', key.slice(0, -1), undefined])
      expect((await directory.get(`/v1/listings/${listingId}`, token)).body).toMatchObject({ code: 'unauthenticated' });
    expect((await list()).items).toMatchObject([{ lastUsedAt: null }]);
  });

  test('never stands in the log, whatever becomes of a call with it', async () => {
    const { key, id } = await make();
    await readListing(key);
    await readRequests(key, 999_999);
    await revoke(id);
    await readListing(key);
    expect(directory.lines.join()).toContain('request handled');
    expect(directory.lines.join()).not.toContain(key);
  });

  test('is refused at once when it is revoked, and revoking it again finds none', async () => {
    const { key, id } = await make();
    expect((await readListing(key)).status).toBe(200);
    expect((await revoke(id)).status).toBe(204);
    expect((await readListing(key)).status).toBe(401);
    expect((await revoke(id)).status).toBe(404);
    expect((await list()).items).toEqual([]);
  });

  test('ends after its days', async () => {
    const { key, id, expiresAt } = await make({ days: 30 });
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    await sql('update api_keys set expires_at = now() where id = $1', [id]);
    expect((await readListing(key)).status).toBe(401);
    expect((await list()).items).toMatchObject([{ isExpired: true }]);
  });

  test('asks so often in a minute, however many calls come at once, and each key for itself', async () => {
    const { key, id } = await make();
    const { key: second } = await make({ name: 'Another' });
    await sql('update api_keys set window_started_at = now(), window_calls = $2 where id = $1', [
      id,
      callsPerMinute - 3,
    ]);
    const responses = await Promise.all(Array.from({ length: 8 }, () => readListing(key)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await readListing(second)).status).toBe(200);
  });
});

describe('the keys of a business', () => {
  test('are part of Pro: on Free none is made, and those of before are refused with a sentence', async () => {
    const { key } = await make();
    await sql('delete from founding_places');
    const refused = await readListing(key);
    expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining('API keys are part of Pro')]);
    expect((await post({ name: 'Another' })).status).toBe(403);
    expect(await list()).toMatchObject({ plan: 'free', mostKeys: 0, items: [{ name: 'CRM' }] });
  });

  test('are as many as the plan holds, and have names of their own, however many are made at once', async () => {
    const named = await Promise.all(Array.from({ length: 4 }, () => post()));
    expect(named.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    expect(named.find(({ status }) => status === 400)?.body.errors).toEqual([
      { path: 'body.name', message: 'enter another name: one of your keys already has this one' },
    ]);
    const responses = await Promise.all(Array.from({ length: 7 }, (_, number) => post({ name: `Key ${number}` })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409]);
    expect((await list()).items).toHaveLength(planLimits.pro.apiKeys);
  });

  test('are made after a proof that the owner is there, and not while accounts is away', async () => {
    stand().unproven.add(owner);
    expect((await post()).body).toMatchObject({ status: 403, code: 'step_up_required' });
    stand().unproven.clear();
    const { key } = await make();
    stand().isUp = false;
    expect([(await post({ name: 'Another' })).status, (await readListing(key)).status]).toEqual([503, 503]);
  });

  test.each([
    [{ name: ' ' }, 'body.name'],
    [{ name: 'x'.repeat(61) }, 'body.name'],
    [{ scopes: [] }, 'body.scopes'],
    [{ scopes: ['reviews:write'] }, 'body.scopes.0'],
    [{ days: 7 }, 'body.days'],
    [{ days: null }, 'body.days'],
    [{ days: undefined }, 'body.days'],
  ])('are not made of %j', async (change, path) => {
    const { status, body } = await post(change);
    expect([status, body.errors[0].path]).toEqual([400, path]);
    expect((await list()).items).toEqual([]);
  });
});

describe('a key ends', () => {
  const robin = async () => {
    const accountId = person('robin@hillstone.example');
    await directory.join(listingId, accountId, 'owner');
    return { accountId, ...(await make({ name: 'Of Robin' }, accountId)) };
  };

  test('with the ownership of who made it, for good; those of other owners go on', async () => {
    const own = await make();
    const { accountId, key } = await robin();
    const change = (role: string) => directory.post(`${base()}/team/${accountId}`, { role }, as(owner));
    expect((await change('manager')).status).toBe(200);
    expect((await readListing(key)).status).toBe(401);
    expect((await change('owner')).status).toBe(200);
    expect((await readListing(key)).status).toBe(401);
    expect((await readListing(own.key)).status).toBe(200);
    expect((await list()).items).toMatchObject([{ id: own.id }]);
  });

  test('when who made it leaves, when the page changes hands, and when the account is erased', async () => {
    const first = await robin();
    await tx((manager) => removeMember(manager, listingId, first.accountId));
    expect((await readListing(first.key)).status).toBe(401);

    const second = await robin();
    const next = { listingId, accountId: person('next@hillstone.example') };
    await tx((manager) => replaceOwners(manager, next, new Date()));
    expect((await readListing(second.key)).status).toBe(401);

    const third = await robin();
    const erased = { accountId: third.accountId, emails: ['robin@hillstone.example'], version: 1 };
    await tx((manager) => eraseAccountData(manager, erased, { secret: 'a secret', now: new Date() }));
    expect((await readListing(third.key)).status).toBe(401);
    expect(await sql('select id from api_keys')).toEqual([]);
  });

  test('while the account of who made it is disabled', async () => {
    const { key } = await make();
    const contacts = stand().contacts.splice(0);
    expect((await readListing(key)).status).toBe(401);
    stand().contacts.push(...contacts);
    expect((await readListing(key)).status).toBe(200);
  });

  test('with its listing when that becomes part of another one', async () => {
    const { key } = await make();
    const survivorId = (await directory.add({ name: 'Hillstone South' })).id;
    const actor = { kind: 'staff', id: newId(), permissions: ['listings:status'] } as const;
    await tx((manager) => mergeListing(manager, { listingId, survivorId, requestId: 'merge' }, actor, new Date()));
    for (const id of [listingId, survivorId]) expect((await readListing(key, id)).status).toBe(401);
    expect(await sql('select id from api_keys')).toEqual([]);
  });
});
