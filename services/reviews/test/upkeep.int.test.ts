import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@poolpros/chassis/ids';
import { UsageError } from '@poolpros/chassis/run';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { ratingChanged } from '@poolpros/contracts/events/reviews';
import { distributionOf, generateReviews } from '@poolpros/seed-data/reviews';
import { MoreThan } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed, writeReviews } from '../src/commands/seed.js';
import { type InstallerRow, installerEntity } from '../src/db/entities.js';
import { seedListings, withoutSeedReviews } from '../src/db/installer-store.js';
import { countSeedReviews, recountRatings } from '../src/db/rating-store.js';
import { contractor, type Harness, reviewBody, startReviews } from './support.js';

let reviews: Harness;

beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(async () => {
  await reviews.stop();
});

const installer = (id: number): Promise<InstallerRow | null> =>
  reviews.database.dataSource.manager.findOneBy(installerEntity, { id });

test('a snapshot that arrives late or twice does not undo a newer one', async () => {
  const eventId = newId();
  await reviews.publishContractor(3, contractor(1, { name: 'Third' }), eventId);
  await reviews.publishContractor(2, contractor(1, { name: 'Second' }));
  expect(await installer(1)).toMatchObject({ version: 3, name: 'Third' });
  await reviews.publishContractor(3, contractor(1, { name: 'Redelivered' }), eventId);
  expect(await installer(1)).toMatchObject({ version: 3, name: 'Third' });
  await reviews.publishContractor(4, contractor(1, { status: 'removed' }));
  expect(await installer(1)).toMatchObject({ version: 4, status: 'removed' });
});

test('an unproven review loses everything personal after 14 days, a published one stays', async () => {
  await reviews.publishContractor(1, contractor(2));
  for (const email of ['proven@home.example', 'unproven@home.example', 'fresh@home.example'])
    await reviews.post('/reviews', reviewBody({ installerId: 2, email, subRatings: { tidiness: 2 } }));
  await reviews.post('/reviews/verify', { token: await reviews.tokenOf('proven@home.example') });
  const token = await reviews.tokenOf('unproven@home.example');
  const { dataSource } = reviews.database;
  await dataSource.query(
    `update reviews set submitted_at = now() - interval '14 days 1 second' where email <> 'fresh@home.example'`,
  );
  await dataSource.query(
    `update review_mails set asked_at = now() - interval '1 day 1 second'
     where email_key in (select email_key from reviews where email <> 'fresh@home.example')`,
  );

  await reviews.runHourlyJobs(new Date());

  const rows: { status: string }[] = await dataSource.query(`select * from reviews where installer_id = 2`);
  expect(rows.map(({ status }) => status).sort()).toEqual(['expired', 'published', 'submitted']);
  const expired = rows.find(({ status }) => status === 'expired');
  expect(JSON.stringify(expired)).not.toMatch(/Theo|home\.example|heats|tidiness/);
  expect(await dataSource.query('select count(*)::int from review_mails')).toEqual([{ count: 1 }]);
  expect((await reviews.post('/reviews/verification', { token })).body.code).toBe('link_expired');
  const again = await reviews.post('/reviews', reviewBody({ installerId: 2, email: 'unproven@home.example' }));
  expect(again.status).toBe(202);
});

/** Seed listings 1001 to 1120, out of order. */
const seededIds = Array.from({ length: 120 }, (_, index) => 1120 - index);
const arrive = async (ids: number[]): Promise<void> => {
  for (const id of ids) await reviews.publishContractor(1, contractor(id, { sample: true }));
};
const seeding = { wanted: seededIds.length, now: new Date(), patienceMs: 60_000, onProgress: () => undefined };

test('seeding refuses on a site that others read, unless a flag says so', async () => {
  const command = seed(reviews.context, ['--count', '3']);
  await expect(command).rejects.toThrow(UsageError);
  await expect(command).rejects.toThrow(/--public-samples/);
});

test('seeding of reviews ends with an error when no more installers arrive', async () => {
  const timedOut = writeReviews(reviews.database, { ...seeding, wanted: 3, patienceMs: 300 });
  await expect(timedOut).rejects.toThrow('0 of 3 seed listings are here, unchanged for 0.3 s');
});

test('seed reviews are written once while installers arrive, with the ratings that the directory has already', async () => {
  const { database } = reviews;
  const [known = 0] = seededIds;
  await arrive([known]);
  await database.transaction((tx) => recountRatings(tx, [known]));
  const progress: number[] = [];
  const writing = writeReviews(database, { ...seeding, onProgress: (written) => progress.push(written) });
  for (const part of [seededIds.slice(0, 40), seededIds.slice(40)]) {
    const before = progress.length;
    await arrive(part);
    await eventually(() => expect(progress.length).toBeGreaterThan(before));
  }
  const written = await writing;
  expect(written).toBeGreaterThan(500);
  expect(await writeReviews(database, seeding)).toBe(0);
  const [first] = await database.dataSource.query(
    `select * from reviews where installer_id > 1000 order by id limit 1`,
  );
  expect(first).toMatchObject({ status: 'published', email: null, submitted_at: first.published_at, version: 1 });
  expect(
    await database.dataSource.query(
      `select count(*) > 100 as many from reviews where installer_id > 1000 and sub_ratings <> '{}'`,
    ),
  ).toEqual([{ many: true }]);

  const [{ rows, real }] = await database.dataSource.query<[{ rows: number; real: number }]>(
    `select count(*)::int as rows, count(*) filter (where not is_sample)::int as real
     from reviews where installer_id > 1000`,
  );
  expect(rows).toBe(written);
  expect(real).toBe(0);

  const installers = await database.dataSource.manager.findBy(installerEntity, { id: MoreThan(1000) });
  const stored = await database.dataSource.query<{ id: number; distribution: Record<string, number> }[]>(
    `select installer_id as id, distribution from rating_figures where installer_id > 1000 order by id`,
  );
  const expected = installers
    .map((row) => ({ id: row.id, reviews: generateReviews(row, new Date(0)) }))
    .filter(({ reviews: { length } }) => length > 0)
    .map(({ id, reviews: written }) => ({ id, distribution: distributionOf(written) }))
    .toSorted((a, b) => a.id - b.id);
  expect(stored).toEqual(expected);
  const counted = stored.flatMap(({ distribution }) => Object.values(distribution)).reduce((sum, n) => sum + n, 0);
  expect(await countSeedReviews(database.dataSource.manager)).toBe(counted);

  // The directory knows the first version of each; only one that has had a rating has a second one.
  const events = await eventually(() => reviews.published());
  const changed = events.filter((event) => event.type === ratingChanged.type && Number(event.aggregateId) > 1000);
  expect(changed.map(({ aggregateId, aggregateVersion }) => [Number(aggregateId), aggregateVersion])).toEqual([
    [known, 1],
    [known, 2],
  ]);
});

test('a page of seed listings ends after so many whether they have reviews or not, so that none looks at all of them', async () => {
  const { manager } = reviews.database.dataSource;
  const sorted = seededIds.toReversed();
  const page = await seedListings(manager, 1000, 50);
  expect(page.map(({ id }) => id)).toEqual(sorted.slice(0, 50));
  const wanting = await withoutSeedReviews(manager, page);
  expect(wanting).toEqual(page.filter((row) => generateReviews(row, new Date(0)).length === 0));
  expect(await seedListings(manager, 1120, 50)).toEqual([]);
});

test('seeding of fewer listings waits until the others have left, so that it counts those that stay', async () => {
  const { database } = reviews;
  const [gone = 0, ...kept] = seededIds;
  const before = await countSeedReviews(database.dataSource.manager);
  const progress: number[] = [];
  const onProgress = (written: number) => progress.push(written);
  const writing = writeReviews(database, { ...seeding, wanted: kept.length, onProgress });
  await expect(Promise.race([writing, pause(500, 'waits')])).resolves.toBe('waits');
  const said = progress.length;
  await reviews.publishContractor(2, contractor(gone, { sample: true, status: 'removed' }));
  await writing;
  // Who waits for the command hears that it is at work, however long the others take to leave.
  expect(progress.slice(said)).toEqual([0]);
  expect(await countSeedReviews(database.dataSource.manager)).toBeLessThan(before);
});

test('public reviews that one mailbox wrote before it counted as one person stay public', async () => {
  const second = await startReviews();
  try {
    const { dataSource } = second.database;
    const installerId = await second.newInstaller();
    for (const name of ['one', 'two']) {
      const email = `${name}@home.example`;
      await second.post('/reviews', reviewBody({ installerId, email }));
      await second.post('/reviews/verify', { token: await second.tokenOf(email) });
    }
    await dataSource.query(`update reviews set email_key = email, email = 'rev+' || email`);
    await dataSource.query(`delete from migrations where name like 'KeyReviewsByMailbox%'`);
    await second.database.migrate();
    const keys = await dataSource.query<{ key: string }[]>(
      'select email_key as key from reviews order by published_at',
    );
    expect(keys.map(({ key }) => key)).toEqual([
      createHash('sha256').update('rev@home.example').digest('hex'),
      'two@home.example',
    ]);
  } finally {
    await second.stop();
  }
});

test('the migrations can be taken back and applied again', async () => {
  const second = await startReviews();
  try {
    const { dataSource } = second.database;
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    await second.database.migrate();
    expect(await dataSource.query('select * from reviews')).toEqual([]);
  } finally {
    await second.stop();
  }
});
