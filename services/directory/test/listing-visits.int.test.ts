import { newId } from '@poolpros/chassis/ids';
import { dayMs } from '@poolpros/contracts/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moveFigures } from '../src/figures/db/visit-store.js';
import { addUpVisitsHourly } from '../src/figures/jobs/add-up-visits.js';
import { type Harness, startDirectory } from './support.js';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
/** Noon in Chicago. */
const noon = new Date('2026-11-27T18:00:00Z');
const daysLater = (days: number) => new Date(noon.getTime() + days * dayMs);

let directory: Harness;
let installerId: number;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add()).id;
});

interface From {
  userAgent?: string;
  token?: string;
  at?: Date;
  by?: Harness;
}
const send = (
  seen: { installerId: number; kind: string }[],
  { userAgent = browser, token, at = noon, by = directory }: From = {},
) =>
  by.atTime(at, () =>
    by.app.inject({
      method: 'POST',
      url: '/listing-visits',
      payload: { seen },
      headers: { 'user-agent': userAgent, ...(token && { authorization: `Bearer ${token}` }) },
    }),
  );
const view = (from?: From) => send([{ installerId, kind: 'profile_view' }], from);
const addUp = (now = noon) =>
  addUpVisitsHourly({ database: directory.database, now: () => now }).run(new AbortController().signal);
const stored = (): Promise<{ id: number; day: string; kind: string; count: number }[]> =>
  directory.database.dataSource.query(
    'select installer_id as id, day::text as day, kind, count from listing_days order by day, id, kind',
  );
const rows = async (table: 'listing_visits' | 'visit_salts') => {
  const [row] = await directory.database.dataSource.query<{ count: number }[]>(
    `select count(*)::int as count from ${table}`,
  );
  return row?.count;
};
const today = (count: number, kind = 'profile_view') => ({ id: installerId, day: '2026-11-27', kind, count });

test('a visitor counts once a day for each kind, and two visitors are two', async () => {
  expect(await view()).toMatchObject({ statusCode: 202, body: '' });
  await view();
  await send([
    { installerId, kind: 'call' },
    { installerId, kind: 'call' },
  ]);
  await view({ userAgent: browser.replace('141', '140') });
  await addUp();
  expect(await stored()).toEqual([today(1, 'call'), today(2)]);
});

test('adding up twice gives the same, and a later visit is added', async () => {
  await view();
  await addUp();
  await addUp();
  expect(await stored()).toEqual([today(1)]);
  await view({ userAgent: browser.replace('141', '140') });
  await addUp();
  expect(await stored()).toEqual([today(2)]);
});

test('what a new process of the service is told of the same visitor is the same visit', async () => {
  await view();
  const before = await directory.database.dataSource.query('select * from visit_salts');
  await view({ at: new Date(noon.getTime() + 1000) });
  expect(await directory.database.dataSource.query('select * from visit_salts')).toEqual(before);
  expect(await rows('listing_visits')).toBe(1);
});

test('programs, the staff, members of the listing, samples and listings without a page are not counted', async () => {
  const member = newId();
  await directory.join(installerId, member, 'staff');
  const { id: sample } = await directory.add({ isSample: true });
  const { id: suspended } = await directory.add({ status: 'suspended' });
  await view({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  await view({ token: directory.admin() });
  await view({ token: directory.contractor(member) });
  const others = await send([sample, suspended, 2_000_000].map((id) => ({ installerId: id, kind: 'impression' })));
  expect(others.statusCode).toBe(202);
  expect(await rows('listing_visits')).toBe(0);
  // Another business counts like anybody.
  await view({ token: directory.contractor() });
  expect(await rows('listing_visits')).toBe(1);
});

test('a session that has expired is renewed before anything is counted', async () => {
  expect((await view({ token: directory.expired() })).json()).toMatchObject({ code: 'token_expired' });
});

test.each([
  [[], 'body.seen'],
  [[{ installerId: 1, kind: 'hover' }], 'body.seen.0.kind'],
  [Array.from({ length: 51 }, (_, id) => ({ installerId: id + 1, kind: 'call' })), 'body.seen'],
])('a body that is not valid names the field (%#)', async (seen, path) => {
  const response = await send(seen);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([{ path }]);
});

test('the salt is deleted when the day has ended, visits two days later and counts after 13 months', async () => {
  await view();
  await addUp();
  await addUp(daysLater(1));
  expect([await rows('visit_salts'), await rows('listing_visits')]).toEqual([0, 1]);
  await addUp(daysLater(2));
  expect(await rows('listing_visits')).toBe(1);
  await addUp(daysLater(3));
  expect(await rows('listing_visits')).toBe(0);
  await addUp(new Date('2027-12-31T18:00:00Z'));
  expect(await stored()).toEqual([today(1)]);
  await addUp(new Date('2028-01-01T18:00:00Z'));
  expect(await stored()).toEqual([]);
});

test('visits of two days ago go, also while the counts cannot be written', async () => {
  await view();
  await addUp();
  await directory.database.transaction(async (tx) => {
    await tx.query('lock table listing_days in share mode');
    await expect(addUp(new Date('2028-01-01T18:00:00Z'))).rejects.toThrow('lock timeout');
  });
  expect([await rows('listing_visits'), await stored()]).toEqual([0, [today(1)]]);
});

test('more old rows go than one statement deletes', async () => {
  const { dataSource } = directory.database;
  await dataSource.query(
    `insert into listing_visits (day, installer_id, kind, visitor)
     select '2026-11-20', $1, 'call', int4send(n) from generate_series(1, 20001) as n`,
    [installerId],
  );
  await dataSource.query(
    `insert into listing_days (day, installer_id, kind, count) select '2025-09-30', n, 'call', 1 from generate_series(1, 20001) as n`,
  );
  await addUp();
  expect([await rows('listing_visits'), await stored()]).toEqual([0, []]);
});

test('a merged listing gives its counts, and a visitor of both on a day that is counted again is one', async () => {
  const { id: survivor } = await directory.add();
  await view();
  await send([{ installerId: survivor, kind: 'profile_view' }]);
  await addUp();
  await directory.database.transaction((tx) => moveFigures(tx, { from: installerId, to: survivor }));
  await addUp();
  expect(await stored()).toEqual([{ ...today(1), id: survivor }]);
});

const removeAt = (at: Date) =>
  directory.database.dataSource.query(`update installers set status = 'removed', status_since = $2 where id = $1`, [
    installerId,
    at,
  ]);

test('what was counted of a removed listing goes', async () => {
  await view();
  await addUp();
  await removeAt(noon);
  await addUp();
  expect([await stored(), await rows('listing_visits')]).toEqual([[], 0]);
});

test('a listing that was removed long ago is not looked at again', async () => {
  await view();
  await addUp();
  await removeAt(noon);
  await addUp(daysLater(15));
  expect(await stored()).toEqual([today(1)]);
});
