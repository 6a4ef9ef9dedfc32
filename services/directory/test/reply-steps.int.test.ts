import { newId } from '@poolpros/chassis/ids';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { comparisonSchema, installerDetailSchema } from '@poolpros/contracts/http/installers';
import { dayMs, hourMs, minuteMs } from '@poolpros/contracts/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeInstaller, findInstaller } from '../src/listings/db/installer-store.js';
import { moveContactRequests } from '../src/requests/db/contact-store.js';
import { ContactRequestEntity } from '../src/requests/db/entities.js';
import type { ContactRequestRecord } from '../src/requests/domain/contact-request.js';
import { measureRepliesHourly } from '../src/requests/jobs/measure-replies.js';
import { type Harness, startDirectory } from './support.js';

/** Noon in Chicago. */
const start = new Date('2026-11-27T18:00:00Z');
const daysLater = (days: number) => new Date(start.getTime() + days * dayMs);

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

const measure = (now = start) =>
  measureRepliesHourly({ database: directory.database, now: () => now }).run(new AbortController().signal);
const stored = async (id = installerId) => {
  const listing = await findInstaller(directory.database.dataSource.manager, id);
  return { step: listing?.replyStep, version: listing?.version };
};

/** Requests of the days before, each delivered at noon and answered after some minutes; null: not at all. */
async function requests(
  days: readonly number[],
  minutes: number | null,
  change: Partial<ContactRequestRecord> = {},
): Promise<void> {
  const rows = days.map((day): ContactRequestRecord => {
    const deliveredAt = daysLater(-day);
    return {
      id: newId(),
      version: 2,
      status: minutes === null ? 'delivered' : 'replied',
      requestId: null,
      installerId,
      undeliveredReason: null,
      createdAt: deliveredAt,
      deliveredAt,
      seenAt: null,
      repliedAt: minutes === null ? null : new Date(deliveredAt.getTime() + minutes * minuteMs),
      value: null,
      ...change,
    };
  });
  await directory.database.dataSource.manager.insert(ContactRequestEntity, rows);
}

test('a listing gets its step with the fifth request, and the event that announces it once', async () => {
  await requests([3, 4, 5, 6], 30);
  await measure();
  expect(await stored()).toEqual({ step: null, version: 1 });
  await requests([7], 30);
  await measure();
  await measure();
  expect(await stored()).toEqual({ step: 60, version: 2 });
  const [added, changed, ...others] = await directory.events(contractorChanged.type);
  expect(added?.data).not.toHaveProperty('responseMinutes');
  expect(changed).toMatchObject({
    aggregateId: String(installerId),
    aggregateVersion: 2,
    data: { responseMinutes: 60, foundBefore: { stateSlug: 'texas', serviceRadius: 50 } },
  });
  expect(others).toEqual([]);
});

test('profile, comparison and search show the step that is stored', async () => {
  await requests([3, 4, 5, 6, 7], 200);
  await measure();
  const { body } = await directory.get(`/installers/${installerId}`);
  expect(installerDetailSchema.parse(body).responseMinutes).toBe(240);
  const compared = comparisonSchema.parse((await directory.get(`/installers/compare?ids=${installerId}`)).body);
  expect(compared.installers[0]).toMatchObject({ responseMinutes: 240 });
  const found = await directory.get('/installers/search?location=78704');
  expect(found.body.installers).toMatchObject([
    { responseMinutes: 240, reasons: ['Within 50 miles', 'Usually replies within 4 hours'] },
  ]);
});

test('among equal ratings the faster replies come first, then the shorter distance', async () => {
  const listingAt = async (latitude: number, minutes: number | null, stars?: number) => {
    const { id } = await directory.add({ latitude });
    if (minutes !== null) await requests([3, 4, 5, 6, 7], minutes, { installerId: id });
    const rated = { rating: stars ?? 4.5, ratingMean: stars ?? 4.5, reviewCount: 20, ratingVersion: 1 };
    await directory.database.transaction((tx) => changeInstaller(tx, id, () => rated, start));
    return id;
  };
  const near = await listingAt(30.26, null);
  const slow = await listingAt(30.35, 600);
  const fast = await listingAt(30.45, 30);
  const fasterAndNearer = await listingAt(30.4, 20);
  const better = await listingAt(30.5, null, 4.6);
  await measure();
  const { body } = await directory.get('/installers/search?location=78704&sortBy=rating');
  const ids = (body.installers as { id: number }[]).map(({ id }) => id);
  // The one without a rating is that of every test.
  expect(ids).toEqual([better, fasterAndNearer, fast, slow, near, installerId]);
});

test('a step follows the replies, and is gone when they are old', async () => {
  await requests([3, 4, 5, 6, 7], 30);
  await measure();
  await requests([1, 2, 8, 9, 10, 11], 240);
  await measure();
  expect(await stored()).toEqual({ step: 240, version: 3 });
  await measure(daysLater(18));
  expect(await stored()).toEqual({ step: 240, version: 3 });
  await measure(daysLater(32));
  expect(await stored()).toEqual({ step: null, version: 4 });
  await measure(daysLater(120));
  expect(await stored()).toEqual({ step: null, version: 4 });
});

test('requests that nobody has answered for two days take the step away', async () => {
  await requests([3, 4, 5, 6, 7], 30);
  await requests([0, 0], null);
  await measure(new Date(daysLater(2).getTime() - hourMs));
  expect((await stored()).step).toBe(60);
  await measure(new Date(daysLater(2).getTime() + hourMs));
  expect((await stored()).step).toBeNull();
});

test('requests that went to another listing count there', async () => {
  await requests([3, 4, 5, 6, 7], 30);
  await measure();
  const survivor = await directory.add({ name: 'Lone Heron Pool Co.' });
  await directory.database.transaction((tx) => moveContactRequests(tx, { from: installerId, to: survivor.id }));
  await measure();
  expect((await stored()).step).toBeNull();
  expect((await stored(survivor.id)).step).toBe(60);
});

test('each listing has its own nights, and one without a time zone has no step', async () => {
  const evening = { deliveredAt: new Date('2026-11-24T23:30:00Z'), repliedAt: new Date('2026-11-25T16:00:00Z') };
  const idIn = async (timeZone: string | null) => {
    const { id } = await directory.add({ timeZone });
    for (let each = 0; each < 5; each++) await requests([1], 30, { ...evening, installerId: id });
    return id;
  };
  // From 17:30 to 10:00 in Chicago; from 15:30 to 08:00 in Los Angeles.
  const [chicago, losAngeles, nowhere] = [
    await idIn('America/Chicago'),
    await idIn('America/Los_Angeles'),
    await idIn(null),
  ];
  await measure();
  expect(await stored(chicago)).toEqual({ step: 240, version: 2 });
  expect(await stored(losAngeles)).toEqual({ step: 240, version: 2 });
  expect(await stored(nowhere)).toEqual({ step: null, version: 1 });
});

test('more listings than a batch holds are all measured', async () => {
  const ids: number[] = [];
  for (let each = 0; each < 101; each++) ids.push((await directory.add()).id);
  for (const id of ids) await requests([3, 4, 5, 6, 7], 30, { installerId: id });
  await measure();
  for (const id of ids) expect((await stored(id)).step).toBe(60);
});
