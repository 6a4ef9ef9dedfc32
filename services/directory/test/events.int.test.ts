import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { accountLinked } from '@poolpros/contracts/events/accounts';
import type { EventDefinition } from '@poolpros/contracts/events/define';
import { contractorChanged, directoryStream } from '@poolpros/contracts/events/directory';
import { ratingChanged } from '@poolpros/contracts/events/reviews';
import { searchResponseSchema } from '@poolpros/contracts/http/search';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { approveSubmission } from '../src/intake/actions/approve-submission.js';
import { findInstaller } from '../src/listings/db/installer-store.js';
import { membersOf } from '../src/members/db/member-store.js';
import { submissionsTo } from './submissions.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

async function publish<E extends EventDefinition>(
  definition: E,
  event: { aggregateId: string; aggregateVersion: number; data: z.input<E['data']> },
  id = newId(),
): Promise<void> {
  await directory.publish(definition, { id, ...event });
  await directory.waitUntilIdle();
}

/** How many installers the search counts with 5, 4 and 3 stars. */
async function countedStars(): Promise<number[]> {
  const { body } = await directory.get('/installers/search');
  return searchResponseSchema.parse(body).facets.rating.map(({ count }) => count);
}

const counted = (installerId: number, version: number, five: number) => ({
  aggregateId: String(installerId),
  aggregateVersion: version,
  data: {
    installerId,
    rating: five === 0 ? null : 5,
    reviewCount: five,
    distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': five },
  },
});
const stored = (id: number) => findInstaller(directory.database.dataSource.manager, id);
const ownersOf = async (id: number) => {
  const members = await membersOf(directory.database.dataSource.manager, id);
  return members.filter(({ role }) => role === 'owner').map(({ accountId }) => accountId);
};
const setups = async () => (await directory.events(contractorChanged.type)).length;

test('stores ratings and publishes the contractor with them', async () => {
  const { id } = await directory.add();
  await publish(ratingChanged, {
    aggregateId: String(id),
    aggregateVersion: 3,
    data: { installerId: id, rating: 4.3, reviewCount: 3, distribution: { '1': 0, '2': 0, '3': 1, '4': 0, '5': 2 } },
  });
  expect(await stored(id)).toMatchObject({
    version: 2,
    rating: 4.3,
    ratingMean: 13 / 3,
    reviewCount: 3,
    ratingVersion: 3,
  });
  expect(await countedStars()).toEqual([0, 1, 1]);
  expect((await directory.events(contractorChanged.type)).at(-1)).toMatchObject({
    aggregateVersion: 2,
    data: {
      id,
      rating: 4.3,
      reviewCount: 3,
      foundBefore: { latitude: 30.2672, serviceRadius: 50, stateSlug: 'texas' },
    },
  });
});

test('older ratings that come late change nothing', async () => {
  const { id } = await directory.add();
  await publish(ratingChanged, counted(id, 5, 9));
  await publish(ratingChanged, counted(id, 4, 1));
  expect(await stored(id)).toMatchObject({ version: 2, reviewCount: 9, ratingVersion: 5 });
  expect(await setups()).toBe(2);
});

test('the same rating delivered twice is stored once', async () => {
  const { id } = await directory.add();
  const event = newId();
  await publish(ratingChanged, counted(id, 1, 2), event);
  await publish(ratingChanged, counted(id, 1, 2), event);
  await publish(ratingChanged, counted(id, 1, 2));
  expect(await stored(id)).toMatchObject({ version: 2, reviewCount: 2 });
  expect(await setups()).toBe(2);
});

test('a rating without reviews clears the stored one', async () => {
  const { id } = await directory.add();
  await publish(ratingChanged, counted(id, 1, 2));
  await publish(ratingChanged, counted(id, 2, 0));
  expect(await stored(id)).toMatchObject({ rating: null, ratingMean: null, reviewCount: 0 });
  expect(await countedStars()).toEqual([0, 0, 0]);
});

test('ratings of many contractors that come at once are stored together, the newest of each', async () => {
  const ids: number[] = [];
  for (let number = 0; number < 30; number++) ids.push((await directory.add({ name: `Firm ${number}` })).id);
  const { bus, database } = directory.context;
  const transactions = vi.spyOn(database, 'transaction');
  const bodies = [1, 3, 2].flatMap((version) =>
    ids.map((id) => ({
      id: newId(),
      type: ratingChanged.type,
      occurredAt: new Date().toISOString(),
      ...counted(id, version, version * 10),
    })),
  );
  await Promise.all(
    bodies.map((body) => bus.js().publish(bus.subject(ratingChanged, body.aggregateId), JSON.stringify(body))),
  );
  await directory.waitUntilIdle();
  for (const id of ids) expect(await stored(id)).toMatchObject({ ratingVersion: 3, reviewCount: 30 });
  expect(await countedStars()).toEqual([30, 30, 30]);
  expect(transactions.mock.calls.length).toBeLessThan(bodies.length / 2);
  transactions.mockRestore();
});

test('ratings of an unknown contractor are dead-lettered without stopping the next ones', async () => {
  const { id } = await directory.add();
  await publish(ratingChanged, counted(999_999, 1, 2));
  await publish(ratingChanged, counted(id, 1, 2));
  expect(await stored(id)).toMatchObject({ reviewCount: 2 });
});

const { confirmed } = submissionsTo(() => directory);
const link = (submissionId: string, accountId: string, id?: string) =>
  publish(
    accountLinked,
    { aggregateId: accountId, aggregateVersion: 1, data: { accountId, submissionId, setupId: null } },
    id,
  );
const approve = async (id: string): Promise<number> =>
  (await directory.post(`/admin/submissions/${id}/approve`, { version: 2 }, directory.admin())).body.installerId;
const listings = async (accountId: string) =>
  (await directory.get('/contractors/me/listings', directory.contractor(accountId))).body.items;

test('an account linked before the approval owns the listing that comes of it', async () => {
  const [{ id }, accountId] = [await confirmed(), newId()];
  await link(id, accountId);
  expect(await listings(accountId)).toMatchObject([{ submissionId: id, installerId: null, status: 'pending_review' }]);
  const installerId = await approve(id);
  expect(await listings(accountId)).toMatchObject([{ submissionId: id, installerId, status: 'published' }]);
  expect((await stored(installerId))?.version).toBe(1);
});

test('an account linked after the approval gets the listing, once', async () => {
  const [{ id }, accountId, event] = [await confirmed(), newId(), newId()];
  const installerId = await approve(id);
  await link(id, accountId, event);
  await link(id, accountId, event);
  await link(id, accountId);
  expect(await ownersOf(installerId)).toEqual([accountId]);
  expect((await directory.get(`/installers/${installerId}`)).body.claimed).toBe(true);
});

test('linking leaves the version alone that an administrator decides on', async () => {
  const { id } = await confirmed();
  await link(id, newId());
  expect(typeof (await approve(id))).toBe('number');
});

test('linking while a decision is being made waits for it, and the listing that comes of it has its owner', async () => {
  const [{ id }, accountId] = [await confirmed(), newId()];
  let linking = Promise.resolve();
  const decided = await directory.database.transaction(async (tx) => {
    const decision = { submissionId: id, version: 2, requestId: newId() };
    const moderator = { kind: 'staff', id: newId(), permissions: ['submissions:decide'] } as const;
    const approved = await approveSubmission(tx, { ...decision, photos: [] }, moderator, new Date());
    linking = link(id, accountId);
    // The event has come to the row that the decision holds.
    await eventually(async () => {
      const [row] = await directory.database.dataSource.query<{ waiting: boolean }[]>(
        `select exists (select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock') as waiting`,
      );
      return row?.waiting === true;
    });
    return approved;
  });
  await linking;
  if (decided.installerId === null) throw new Error('there is no listing');
  expect(await stored(decided.installerId)).toMatchObject({ status: 'published' });
  expect(await ownersOf(decided.installerId)).toEqual([accountId]);
});

test('what is written is published to the stream in order', async () => {
  const { id } = await directory.add();
  await publish(ratingChanged, counted(id, 1, 2));
  await directory.relay?.flush();
  const { bus } = directory.context;
  const last = await bus.jsm().streams.getMessage(bus.streamName(directoryStream), {
    last_by_subj: bus.subject(contractorChanged, String(id)),
  });
  expect(contractorChanged.envelope.parse(last?.json())).toMatchObject({
    aggregateVersion: 2,
    data: { reviewCount: 2 },
  });
});
