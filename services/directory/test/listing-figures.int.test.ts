import { newId } from '@poolpros/chassis/ids';
import { listingFiguresSchema } from '@poolpros/contracts/http/listing-figures';
import { dayMs } from '@poolpros/contracts/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ContactRequestEntity } from '../src/requests/db/entities.js';
import { type Harness, startDirectory } from './support.js';

/** Noon in Chicago. */
const noon = new Date('2026-11-27T18:00:00Z');
const member = newId();

let directory: Harness;
let installerId: number;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add()).id;
  await directory.join(installerId, member, 'staff');
});

const read = async (period: string, token?: string) => {
  const own = token ?? directory.contractor(member);
  return await directory.atTime(noon, () =>
    directory.get(`/contractors/me/listings/${installerId}/figures?period=${period}`, own),
  );
};
const figures = async (period: string) => listingFiguresSchema.parse((await read(period)).body);
const count = (id: number, day: string, kind: string, times: number) =>
  directory.database.dataSource.query(
    'insert into listing_days (installer_id, day, kind, count) values ($1, $2, $3, $4)',
    [id, day, kind, times],
  );
const request = (id: number, daysAgo: number, status: 'delivered' | 'replied' | 'spam' = 'delivered') => {
  const deliveredAt = new Date(noon.getTime() - daysAgo * dayMs);
  const repliedAt = status === 'replied' ? new Date(deliveredAt.getTime() + 30 * 60_000) : null;
  return directory.database.dataSource.manager.insert(ContactRequestEntity, {
    id: newId(),
    version: 2,
    status,
    requestId: null,
    installerId: id,
    undeliveredReason: null,
    createdAt: deliveredAt,
    deliveredAt,
    seenAt: null,
    repliedAt,
    value: null,
  });
};

test('members see counts, requests, their reply time and the days', async () => {
  await count(installerId, '2026-10-01', 'profile_view', 3);
  await count(installerId, '2026-11-20', 'profile_view', 9);
  await count(installerId, '2026-11-27', 'profile_view', 25);
  for (const daysAgo of [3, 4, 5, 6]) await request(installerId, daysAgo, 'replied');
  await request(installerId, 10, 'replied');
  await request(installerId, 2, 'spam');
  const found = await figures('7d');
  expect(found).toMatchObject({ from: '2026-11-21', to: '2026-11-27', since: '2026-10-01', local: null });
  expect(found.counts.profile_view).toEqual({ total: 25, before: 9, local: null });
  expect(found.counts.request).toEqual({ total: 4, before: 1, local: null });
  expect(found.counts.call).toEqual({ total: 0, before: 0, local: null });
  expect(found.reply).toEqual({ medianMinutes: 30, local: null });
  expect(found.conversion).toEqual({ share: 0.16, local: null });
  expect(found.series.map(({ counts }) => counts.profile_view)).toEqual([0, 0, 0, 0, 0, 0, 25]);
});

test('a listing of which no visit was counted has no zeros, but its requests', async () => {
  await request(installerId, 1);
  const { since, counts, series } = await figures('30d');
  expect([since, series]).toEqual([null, []]);
  expect(counts.impression).toEqual({ total: null, before: null, local: null });
  expect(counts.request.total).toBe(1);
});

async function peers(views: readonly number[], change: Parameters<Harness['add']>[0]): Promise<void> {
  for (const times of views) {
    const { id } = await directory.add(change);
    await count(id, '2026-11-26', 'profile_view', times);
  }
}

test('five businesses with the same main service near by have a median', async () => {
  await peers([10, 20, 30, 40], { latitude: 30.3 });
  await peers([1000], { latitude: 30.3, isSample: true });
  await peers([1000], { latitude: 30.3, services: ['Pool Cleaning'] });
  expect((await figures('30d')).local).toBeNull();
  await peers([50], { latitude: 30.3 });
  const { local, counts } = await figures('30d');
  expect(local).toEqual({ businesses: 5, service: 'Pool Installation', area: 'near' });
  expect([counts.profile_view.local, counts.call.local]).toEqual([30, 0]);
});

test('with fewer near by those of the state are compared', async () => {
  await peers([10, 20, 30, 40], { latitude: 30.3 });
  await peers([50, 60], { latitude: 32.78, longitude: -96.8 });
  await peers([1000], { latitude: 35.47, longitude: -97.52, stateSlug: 'oklahoma' });
  const { local, counts } = await figures('30d');
  expect(local).toMatchObject({ businesses: 6, area: 'state' });
  expect(counts.profile_view.local).toBe(35);
});

test('twelve months are for Pro, and the refusal names the plan', async () => {
  expect(await read('90d')).toMatchObject({ status: 200 });
  expect(await read('12m')).toMatchObject({
    status: 403,
    body: { code: 'forbidden', detail: expect.stringContaining('part of Pro') },
  });
  await directory.database.dataSource.query(
    'insert into founding_places (place, listing_id, account_id, granted_at) values (1, $1, $2, $3)',
    [installerId, member, noon],
  );
  expect(await figures('12m')).toMatchObject({ from: '2025-12-01', to: '2026-11-27' });
});

test('for a stranger the listing does not exist, and an unknown period is named', async () => {
  expect(await read('30d', directory.contractor())).toMatchObject({ status: 404 });
  expect(await read('1y')).toMatchObject({ status: 400, body: { errors: [{ path: 'query.period' }] } });
});
