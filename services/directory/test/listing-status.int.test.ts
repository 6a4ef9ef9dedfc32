import { newId } from '@poolpros/chassis/ids';
import {
  contractorChanged,
  type InstallerStatus,
  listingRestored,
  listingSuspended,
} from '@poolpros/contracts/events/directory';
import { installerDetailSchema } from '@poolpros/contracts/http/installers';
import { adminListingSchema, listingStandingSchema } from '@poolpros/contracts/http/listing-status';
import { ownListingSchema } from '@poolpros/contracts/http/own-listing';
import { searchResponseSchema } from '@poolpros/contracts/http/search';
import { sitemapShardSchema } from '@poolpros/contracts/http/sitemap';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followPauses } from '../src/listings/actions/follow-pauses.js';
import { changeInstaller, findInstaller } from '../src/listings/db/installer-store.js';
import { storeRemoval } from '../src/listings/db/removal-store.js';
import { callers, type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());

let owner: string;
let listingId: number;
let name: string;
// Steps stay in the history, so no number is used twice.
beforeEach(async () => {
  owner = newId();
  name = `Hillstone ${owner}`;
  listingId = (await directory.add({ name })).id;
  await directory.join(listingId, owner);
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const day = 86_400;
const own = (step: string, body: object = {}, account?: string) =>
  directory.post(`/contractors/me/listings/${listingId}/${step}`, body, directory.contractor(account ?? owner));
const pause = (body: object) => own('pause', body);
const stored = () => findInstaller(directory.database.dataSource.manager, listingId);
const page = async () => installerDetailSchema.parse((await directory.get(`/installers/${listingId}`)).body);
const snapshots = async (ids = [listingId]) =>
  (await directory.events(contractorChanged.type))
    .filter(({ aggregateId }) => ids.includes(Number(aggregateId)))
    .map(({ data }) => data);
const staff = (claims: object = {}) => directory.admin(newId(), { permissions: ['listings:status'], ...claims });

/** A place without other listings. */
const northDakota = {
  latitude: 47,
  longitude: -100,
  stateSlug: 'north-dakota',
  citySlug: 'bismarck',
  city: 'Bismarck',
};

test.each<[InstallerStatus, object]>([
  ['published', { near: true, byName: true, page: 200, inSitemap: true, contact: 201 }],
  ['paused', { near: true, byName: true, page: 200, inSitemap: true, contact: 409 }],
  ['suspended', { near: false, byName: false, page: 404, inSitemap: false, contact: 404 }],
  ['closed', { near: false, byName: true, page: 200, inSitemap: false, contact: 409 }],
  ['merged', { near: false, byName: false, page: 301, inSitemap: false, contact: 404 }],
  ['removed', { near: false, byName: false, page: 410, inSitemap: false, contact: 404 }],
])('a %s listing is found, read and written to as its status says', async (status, where) => {
  const { id } = await directory.add({ ...northDakota, name: `Quillwort ${status}` });
  const standing = { status, mergedInto: status === 'merged' ? listingId : null };
  await directory.database.transaction((tx) => changeInstaller(tx, id, () => standing, new Date()));
  const finds = async (query: string) =>
    searchResponseSchema
      .parse((await directory.get(`/installers/search?${query}`)).body)
      .installers.some((each) => each.id === id);
  directory.expireCounts();
  const sitemap = sitemapShardSchema.parse((await directory.get('/sitemap/contractors-1')).body);
  const request = { installerId: id, name: 'Ann', email: `${status}@home.example`, message: 'Can you come?' };
  expect({
    near: await finds('lat=47&lon=-100&distance=25'),
    byName: await finds(`q=quillwort+${status}`),
    page: (await directory.get(`/installers/${id}`)).status,
    inSitemap: sitemap.entries.some(({ path }) => path.endsWith(`-${id}`)),
    contact: (await directory.post('/contact-requests', request)).status,
  }).toEqual(where);
});

describe('the team of a listing', () => {
  test('pauses it: the page says until when, tells no way to reach it, and requests are refused', async () => {
    const to = inSeconds(9 * day);
    const { status, body } = await pause({ to });
    expect(status).toBe(200);
    expect(listingStandingSchema.parse(body)).toMatchObject({ status: 'paused', pausedTo: to });
    expect(await page()).toMatchObject({
      status: 'paused',
      availability: { status: 'paused', until: to },
      phone: null,
      website: null,
      hours: [],
    });
    expect((await snapshots()).at(-1)).toMatchObject({ status: 'paused', availability: { until: to } });
    const request = { installerId: listingId, name: 'Ann', email: 'ann@home.example', message: 'Can you come?' };
    expect(await directory.post('/contact-requests', request)).toMatchObject({ status: 409 });
  });

  test('a planned pause begins and ends by itself, to the second, and is told both times', async () => {
    const from = new Date(Date.now() + 60_000);
    const to = new Date(Date.now() + 120_000);
    expect((await pause({ from: from.toISOString(), to: to.toISOString() })).body.status).toBe('published');
    const told = async () => (await snapshots()).map((data) => data.status);
    const before = await told();
    const at = async (moment: number) => {
      await followPauses(directory.database, new Date(moment));
      return (await stored())?.status;
    };
    expect(await at(from.getTime() - 1000)).toBe('published');
    expect(await at(from.getTime())).toBe('paused');
    expect(await at(to.getTime() - 1000)).toBe('paused');
    expect(await at(to.getTime())).toBe('published');
    expect((await told()).slice(before.length)).toEqual(['paused', 'published']);
    expect(await stored()).toMatchObject({ pausedFrom: null, pausedTo: null });
    // Nothing is left to do.
    expect(await followPauses(directory.database, to)).toBe(0);
  });

  test('the page and requests go by the time even before the job does', async () => {
    const to = new Date(Date.now() + 60_000);
    await pause({ to: to.toISOString() });
    expect(await directory.atTime(to, page)).toMatchObject({ status: 'published', phone: expect.any(String) });
  });

  test('moves the end of a pause, comes back early, and calls a planned one off', async () => {
    await pause({ to: inSeconds(day) });
    const later = inSeconds(3 * day);
    expect((await pause({ to: later })).body).toMatchObject({ status: 'paused', pausedTo: later });
    expect((await own('reopen')).body).toEqual({ status: 'published', pausedFrom: null, pausedTo: null });
    await pause({ from: inSeconds(day), to: later });
    expect((await own('reopen')).body).toEqual({ status: 'published', pausedFrom: null, pausedTo: null });
    expect(await own('reopen')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test.each([
    [{ to: inSeconds(-1) }, 'body.to'],
    [{ to: inSeconds(400 * day) }, 'body.to'],
    [{ from: inSeconds(9 * day), to: inSeconds(8 * day) }, 'body.to'],
    [{}, 'body.to'],
    [{ to: 'soon' }, 'body.to'],
  ])('is told what is wrong with a pause of %j', async (body, path) => {
    expect(await pause(body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect((await stored())?.version).toBe(1);
  });

  test('closes it: the page stays and says so, and only the staff opens it again', async () => {
    expect((await own('close')).body.status).toBe('closed');
    expect(await page()).toMatchObject({ status: 'closed', availability: { status: 'closed' }, phone: null });
    for (const step of ['reopen', 'close']) expect((await own(step)).status).toBe(409);
    expect((await pause({ to: inSeconds(day) })).status).toBe(409);
    const { body } = await directory.post(`/admin/installers/${listingId}/publish`, {}, staff());
    expect(adminListingSchema.parse(body)).toMatchObject({
      status: 'published',
      history: [
        { action: 'close', actor: 'contractor', reason: 'by_owner' },
        { action: 'reopen', actor: 'staff' },
      ],
    });
  });

  test('a manager pauses and does not close; one of the crew does neither; a stranger finds nothing', async () => {
    const [manager, crew] = [newId(), newId()];
    await directory.join(listingId, manager, 'manager');
    await directory.join(listingId, crew, 'staff');
    const body = { to: inSeconds(day) };
    expect((await own('pause', body, crew)).status).toBe(403);
    expect((await own('pause', body, newId())).status).toBe(404);
    expect((await own('pause', body, manager)).status).toBe(200);
    expect((await own('reopen', {}, manager)).status).toBe(200);
    expect((await own('close', {}, manager)).status).toBe(403);
    expect((await own('close', {}, newId())).status).toBe(404);
  });
});

describe('the staff', () => {
  const act = (step: string, body: object = {}, token = staff(), id = listingId) =>
    directory.post(`/admin/installers/${id}/${step}`, body, token);

  test('suspends a listing, which has no page then, and puts it back', async () => {
    await pause({ to: inSeconds(day) });
    const suspended = await act('suspend', { reasonCode: 'license_revoked' });
    expect(adminListingSchema.parse(suspended.body)).toMatchObject({ status: 'suspended', pausedTo: null });
    expect((await directory.get(`/installers/${listingId}`)).status).toBe(404);
    expect((await own('reopen')).status).toBe(409);
    expect((await act('publish')).body).toMatchObject({ status: 'published' });
    expect((await directory.get(`/installers/${listingId}`)).status).toBe(200);
    expect((await act('publish')).status).toBe(409);
  });

  test('tells the team why its listing is suspended, by mail and in the dashboard, and that it is back', async () => {
    const mail = (template: string) =>
      directory.app.inject({
        url: `/internal/mail/${template}/${listingId}`,
        headers: { authorization: `Bearer ${callers.tokens.notifications}` },
      });
    const ofThis = async (type: string) =>
      (await directory.events(type))
        .filter(({ aggregateId }) => aggregateId === String(listingId))
        .map(({ data }) => data);
    const dashboard = async () => {
      const token = directory.contractor(owner);
      const { items } = (await directory.get('/contractors/me/listings', token)).body;
      const { body } = await directory.get(`/contractors/me/listings/${listingId}`, token);
      return [items[0].reason, ownListingSchema.parse(body).suspendedFor];
    };
    const reason = 'Customers were deceived.';
    await act('suspend', { reasonCode: 'license_revoked' });
    await act('publish');
    await act('suspend', { reasonCode: 'fraud' });
    expect(await dashboard()).toEqual([reason, reason]);
    expect((await mail('listing-suspended')).json()).toMatchObject({
      facts: {
        businessName: name,
        reason,
        dashboardUrl: expect.stringMatching(new RegExp(`/company-dashboard/${listingId}$`)),
      },
    });
    expect((await mail('listing-restored')).statusCode).toBe(410);
    await act('publish');
    expect(await dashboard()).toEqual([null, null]);
    expect((await mail('listing-suspended')).statusCode).toBe(410);
    expect((await mail('listing-restored')).json()).toMatchObject({
      facts: { businessName: name, profileUrl: expect.stringContaining(String(listingId)) },
    });
    const told = { installerId: listingId, hasTeam: true };
    expect(await ofThis(listingSuspended.type)).toEqual([told, told]);
    expect(await ofThis(listingRestored.type)).toEqual([told, told]);
  });

  test('tells nobody of the suspension of a listing that has no team, nor of one that is opened again', async () => {
    const { id } = await directory.add();
    await act('suspend', { reasonCode: 'fraud' }, staff(), id);
    const suspended = (await directory.events(listingSuspended.type)).find(
      ({ aggregateId }) => aggregateId === String(id),
    );
    expect(suspended?.data).toEqual({ installerId: id, hasTeam: false });
    await own('close');
    await act('publish');
    expect(
      (await directory.events(listingRestored.type)).some(({ aggregateId }) => aggregateId === String(listingId)),
    ).toBe(false);
  });

  test('finds no listing to close where there is none', async () => {
    expect((await act('close', { contactFailed: true }, staff(), 999_999)).status).toBe(404);
  });

  test('closes a listing only after two visitors said so, whom neither one network nor one email makes', async () => {
    let number = 0;
    const report = (network: string, email?: string) =>
      directory.app.inject({
        method: 'POST',
        url: '/listing-reports',
        payload: { installerId: listingId, reason: 'closed', note: `note ${number++}`, email },
        headers: { 'x-forwarded-for': network },
      });
    const close = () => act('close', { contactFailed: true });
    await report('203.0.113.7', 'ann@home.example');
    for (const email of [undefined, undefined, 'bob@home.example']) await report('203.0.113.7', email);
    expect((await close()).status).toBe(409);
    await directory.database.dataSource.query('delete from listing_reports');
    await report('203.0.113.7', 'ann@home.example');
    await report('203.0.113.8', 'ANN+2@home.example');
    expect((await close()).status).toBe(409);
    await directory.database.dataSource.query('delete from listing_reports');
    for (const network of ['2001:db8:1:1::1', '2001:db8:1:2::1']) await report(network);
    expect((await close()).status).toBe(409);
    await directory.database.dataSource.query('delete from listing_reports');
    await report('203.0.113.7', 'ann@home.example');
    await report('203.0.113.9');
    expect((await act('close', {})).status).toBe(400);
    expect((await close()).body).toMatchObject({ status: 'closed', closedReports: 2 });
  });

  test('merges a listing: its page leads to the survivor, which gets its team, requests, reports and place', async () => {
    const survivor = (await directory.add({ name: 'Hillstone Pools & Spas' })).id;
    const older = (await directory.add({ name: 'Hill Stone' })).id;
    await act('merge', { survivorId: listingId }, staff(), older);
    const request = { installerId: listingId, name: 'Ann', email: 'ann@home.example', message: 'Can you come?' };
    await directory.post('/contact-requests', request);
    await directory.post('/listing-reports', { installerId: listingId, reason: 'duplicate' });
    await directory.database.dataSource.query(
      'insert into founding_places (place, listing_id, account_id, granted_at) values (1, $1, $2, now())',
      [listingId, owner],
    );
    const { body } = await act('merge', { survivorId: survivor });
    expect(adminListingSchema.parse(body)).toMatchObject({ status: 'merged', mergedInto: survivor, hasOwner: false });
    for (const id of [listingId, older]) {
      const response = await directory.get(`/installers/${id}`);
      expect([response.status, response.headers.location]).toEqual([301, `/installers/${survivor}`]);
    }
    expect(
      (await snapshots([listingId, older])).slice(-2).map(({ status, mergedInto }) => [status, mergedInto]),
    ).toEqual([
      ['merged', survivor],
      ['merged', survivor],
    ]);
    const ownRequests = await directory.get('/contractors/me/contact-requests', directory.contractor(owner));
    expect(ownRequests.body.items).toMatchObject([{ installerId: survivor }]);
    const { body: own } = await directory.get('/contractors/me/listings', directory.contractor(owner));
    expect(own.items).toMatchObject([{ installerId: survivor, status: 'published' }]);
    expect(
      await directory.database.dataSource.query(
        'select listing_id from founding_places union all select installer_id from listing_reports where installer_id >= $1',
        [listingId],
      ),
    ).toEqual([{ listing_id: survivor }, { listing_id: survivor }]);
  });

  test('merges neither into itself, nor into what visitors do not see, nor what has another owner', async () => {
    const survivor = (await directory.add()).id;
    expect((await act('merge', { survivorId: listingId })).status).toBe(400);
    expect((await act('merge', { survivorId: 999_999 })).status).toBe(400);
    await directory.join(survivor, newId());
    expect((await act('merge', { survivorId: survivor })).status).toBe(409);
    expect((await stored())?.status).toBe('published');
  });

  test('a claim goes with the listing that is merged, and ends where the survivor has an owner', async () => {
    const [first, second, owned] = [await directory.add(), await directory.add(), await directory.add()];
    await directory.join(owned.id, newId());
    const claimant = directory.contractor(newId());
    const claim = { installerId: first.id, method: 'license', licenseNumber: 'TX 1' };
    expect((await directory.post('/contractors/me/claims', claim, claimant)).status).toBe(201);
    const claims = async () => (await directory.get('/contractors/me/claims', claimant)).body.items;
    await act('merge', { survivorId: second.id }, staff(), first.id);
    expect(await claims()).toMatchObject([{ status: 'under_review', listing: { id: second.id } }]);
    await act('merge', { survivorId: owned.id }, staff(), second.id);
    expect(await claims()).toMatchObject([{ status: 'superseded' }]);
  });

  test('removes a listing when a second one of them confirms it within 14 days', async () => {
    const accountId = newId();
    const first = directory.admin(accountId, { permissions: ['listings:status'] });
    const body = { reasonCode: 'legal' };
    expect((await act('remove', body, first)).body).toMatchObject({
      status: 'published',
      removal: { reasonCode: 'legal', isOwn: true },
    });
    expect((await act('remove', body, first)).body).toMatchObject({ status: 'published' });
    expect((await act('remove', { reasonCode: 'opt_out' })).body).toMatchObject({
      status: 'removed',
      removal: null,
      history: [{ action: 'remove', reason: 'legal' }],
    });
    expect((await directory.get(`/installers/${listingId}`)).status).toBe(410);
    expect((await act('remove', body, first)).status).toBe(409);
    const requests = await directory.database.dataSource.query(
      `select actor_id, reason from history where machine = 'listing_removal' and actor_id = $1`,
      [accountId],
    );
    expect(requests).toEqual(Array(2).fill({ actor_id: accountId, reason: 'legal' }));
  });

  test('a removal that nobody confirmed in time has to be asked for again', async () => {
    const askedAt = new Date(Date.now() - 14 * day * 1000);
    await directory.database.transaction((tx) =>
      storeRemoval(tx, { listingId, askedBy: newId(), reasonCode: 'legal', askedAt }),
    );
    expect((await act('remove', { reasonCode: 'legal' })).body).toMatchObject({
      status: 'published',
      removal: { isOwn: true },
    });
  });

  test('finds a listing by its number and by how its name begins, whatever its status', async () => {
    await act('suspend', { reasonCode: 'fraud' });
    const find = async (q: string) =>
      (await directory.get(`/admin/installers?q=${encodeURIComponent(q)}`, staff())).body.items;
    for (const q of [String(listingId), `#${listingId}`, name.toUpperCase().slice(0, -4)])
      expect(await find(q)).toMatchObject([{ id: listingId, status: 'suspended' }]);
    expect(await find('%')).toEqual([]);
  });

  test('only who has the permission may', async () => {
    for (const step of ['suspend', 'publish', 'close', 'merge', 'remove'])
      expect((await act(step, {}, directory.admin(newId(), { permissions: ['reports:read'] }))).status).toBe(403);
    expect((await directory.get(`/admin/installers/${listingId}`, directory.contractor())).status).toBe(403);
  });
});
