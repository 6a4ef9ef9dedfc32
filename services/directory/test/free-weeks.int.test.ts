import { newId } from '@poolpros/chassis/ids';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { statedWeeks } from '@poolpros/contracts/hours/free-weeks';
import { freeWeeksSchema } from '@poolpros/contracts/http/free-weeks';
import { installerDetailSchema } from '@poolpros/contracts/http/installers';
import { searchResponseSchema } from '@poolpros/contracts/http/search';
import { freeWeekCounts } from '@poolpros/contracts/listing-options';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetPastWeeks } from '../src/listings/actions/forget-past-weeks.js';
import { findInstaller } from '../src/listings/db/installer-store.js';
import { forgetPastWeeksDaily } from '../src/listings/jobs/forget-past-weeks.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());

const dayMs = 86_400_000;
let owner: string;
let listingId: number;
let name: string;
let timeZone: string | null;
beforeEach(async () => {
  owner = newId();
  name = `Hillstone ${owner}`;
  ({ id: listingId, timeZone } = await directory.add({ name }));
  await directory.join(listingId, owner);
});

const path = () => `/contractors/me/listings/${listingId}/weeks`;
const save = (weeks: object[], account = owner) => directory.post(path(), { weeks }, directory.contractor(account));
const mondays = () => statedWeeks(new Date(), timeZone);
const page = async () => installerDetailSchema.parse((await directory.get(`/installers/${listingId}`)).body);
const stored = () => findInstaller(directory.database.dataSource.manager, listingId);

test('an owner states free weeks: page, search and events show those with slots', async () => {
  const [first = '', second = '', third = ''] = mondays();
  const answer = await save([
    { week: third, slots: 4 },
    { week: first, slots: 2 },
    { week: second, slots: 0 },
  ]);
  expect(answer.status).toBe(200);
  const { weeks } = freeWeeksSchema.parse(answer.body);
  expect(weeks).toHaveLength(freeWeekCounts.weeks);
  expect(weeks.slice(0, 3).map(({ slots }) => slots)).toEqual([2, 0, 4]);
  expect((await directory.get(path(), directory.contractor(owner))).body).toEqual(answer.body);
  const free = [
    { week: first, slots: 2 },
    { week: third, slots: 4 },
  ];
  expect((await page()).freeWeeks).toEqual(free);
  const { installers } = searchResponseSchema.parse(
    (await directory.get(`/installers/search?q=${encodeURIComponent(name)}`)).body,
  );
  expect(installers.find(({ id }) => id === listingId)?.freeWeeks).toEqual(free);
  const events = await directory.events(contractorChanged.type);
  expect(events.findLast(({ aggregateId }) => Number(aggregateId) === listingId)?.data).toMatchObject({
    freeWeeks: free,
  });
});

test('a business that is away offers no week until it is back', async () => {
  const [first = ''] = mondays();
  await save([{ week: first, slots: 2 }]);
  const to = new Date(Date.now() + 9 * dayMs).toISOString();
  await directory.post(`/contractors/me/listings/${listingId}/pause`, { to }, directory.contractor(owner));
  expect(await page()).not.toHaveProperty('freeWeeks');
  await directory.post(`/contractors/me/listings/${listingId}/reopen`, {}, directory.contractor(owner));
  expect((await page()).freeWeeks).toEqual([{ week: first, slots: 2 }]);
});

test.each<[string, (monday: string) => object[], string, string]>([
  ['a day that is no Monday', () => [{ week: '2026-06-09', slots: 1 }], 'weeks.0.week', 'enter the Monday of a week'],
  ['a past week', () => [{ week: '2020-06-08', slots: 1 }], 'weeks.0.week', 'choose one of the next 12 weeks'],
  ['too many slots', (week) => [{ week, slots: 51 }], 'weeks.0.slots', 'enter a number of jobs from 0 to 50'],
  ['half a slot', (week) => [{ week, slots: 1.5 }], 'weeks.0.slots', 'enter a number of jobs from 0 to 50'],
  [
    'a week twice',
    (week) => [
      { week, slots: 1 },
      { week, slots: 2 },
    ],
    'weeks.1.week',
    'enter each week once',
  ],
])('%s is refused at its field', async (_, weeksOf, field, message) => {
  const { status, body } = await save(weeksOf(mondays()[0] ?? ''));
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ path: `body.${field}`, message }] });
});

test('the nightly job removes past weeks and leaves the others', async () => {
  const [first = '', second = ''] = mondays();
  await save([
    { week: first, slots: 2 },
    { week: second, slots: 3 },
  ]);
  const { version = 0 } = (await stored()) ?? {};
  await forgetPastWeeks(directory.database, new Date());
  expect((await stored())?.version).toBe(version);
  await forgetPastWeeks(directory.database, new Date(Date.now() + 7 * dayMs));
  expect(await stored()).toMatchObject({ version: version + 1, freeWeeks: [{ week: second, slots: 3 }] });
});

test('a nightly run that ends early fails, so that it is repeated', async () => {
  await save([{ week: mondays()[0] ?? '', slots: 2 }]);
  const nextWeek = () => new Date(Date.now() + 7 * dayMs);
  const job = forgetPastWeeksDaily({ database: directory.database, now: nextWeek });
  await expect(job.run(AbortSignal.abort())).rejects.toThrow('aborted');
  expect((await stored())?.freeWeeks).toHaveLength(1);
});
