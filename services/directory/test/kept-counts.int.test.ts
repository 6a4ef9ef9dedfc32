import { newId } from '@poolpros/chassis/ids';
import { erasePerson } from '@poolpros/chassis/personal-data';
import { createRandom } from '@poolpros/seed-data/random';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mergeListing } from '../src/app/actions/merge-listings.js';
import { personalData } from '../src/app/personal-data.js';
import { foldCounts } from '../src/catalog/actions/fold-counts.js';
import { rebuildCounts } from '../src/catalog/actions/rebuild-counts.js';
import { readCounts } from '../src/catalog/db/count-store.js';
import { placeOf } from '../src/catalog/domain/kept-counts.js';
import { firstCountsPart, verifyCountsNightly } from '../src/catalog/jobs/keep-counts.js';
import { seed } from '../src/import/commands/seed.js';
import { addInstallers, changeInstaller, findInstaller } from '../src/listings/db/installer-store.js';
import { saveRatings } from '../src/listings/db/rating-store.js';
import { type Harness, installerFields, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const sql = <Row>(text: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(text, values);
const fold = async () => {
  while (await foldCounts(directory.context));
};
const kept = async () => (await readCounts(directory.database.dataSource.manager, 0)).counts;
const errors = () =>
  directory.lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 'error');
const differing = async () => (await rebuildCounts(directory.context, new AbortController().signal)).differences.keys;

test('counts follow random writes of every kind, and equal those of the listings at the end', async () => {
  const random = createRandom(7);
  const { places, config } = directory.context;
  const cities = [...places.citiesOf('texas'), ...places.citiesOf('ohio')];
  const { transaction } = directory.database;
  const invent = () => {
    const { stateSlug, slug: citySlug, name: city, latitude, longitude } = random.pick(cities);
    const serviceRadius = random.between(5, 150);
    const isSample = random.chance(0.3);
    return installerFields({ stateSlug, citySlug, city, latitude, longitude, serviceRadius, isSample });
  };
  let last = 0;
  const add = async () => {
    const added = await transaction((tx) => addInstallers(tx, [invent(), invent(), invent()], new Date()));
    last = added.at(-1)?.id ?? 0;
  };
  const anyone = () => random.between(1, last);
  const change = (fields: Partial<ReturnType<typeof invent>>) =>
    transaction((tx) => changeInstaller(tx, anyone(), () => fields, new Date()));
  const actor = { kind: 'staff', id: newId(), permissions: ['listings:status'] } as const;
  const writes: (() => Promise<unknown>)[] = [
    add,
    add,
    () => change({ status: random.pick(['published', 'paused', 'closed', 'suspended', 'removed']) }),
    () => change(invent()),
    () => change({ services: ['Spa Repair'], poolTypes: ['Luxury Pools'], specializations: ['Therapeutic Pools'] }),
    () =>
      transaction(async (tx) => {
        const found = await findInstaller(tx, anyone());
        const rated = { ratingMean: random.between(10, 50) / 10, reviewCount: random.between(0, 30) };
        if (found) await saveRatings(tx, [{ ...found, ...rated, version: found.version + 1, updatedAt: new Date() }]);
      }),
    () =>
      transaction((tx) =>
        mergeListing(tx, { listingId: anyone(), survivorId: anyone(), requestId: 'merge' }, actor, new Date()),
      ).catch(() => 'of the same one, or of one that nobody sees'),
    () =>
      transaction((tx) =>
        erasePerson(tx, personalData, 'office@hillstone.example', { secret: config.LINK_SECRET, now: new Date() }),
      ),
    () =>
      transaction((tx) =>
        tx.query(
          'delete from installers where id = $1 and not exists (select from installers other where other.merged_into = $1)',
          [anyone()],
        ),
      ),
    fold,
  ];
  await seed(directory.context, ['--count', '20', '--public-samples']);
  await add();
  for (let count = 0; count < 150; count += 1) await random.pick(writes)();
  expect((await sql<{ status: string }>('select distinct status from installers')).length).toBeGreaterThan(4);
  expect(await differing()).toEqual([]);
  expect(await sql('select from count_changes')).toEqual([]);
});

test('writers of one city at the same time neither wait for the job nor lose a count', async () => {
  const writers = Array.from({ length: 8 }, async () => {
    for (let count = 0; count < 5; count += 1) await directory.add();
  });
  await Promise.all([...writers, fold(), fold(), fold()]);
  await fold();
  expect(placeOf(await kept(), 'texas/austin')).toMatchObject({ located: [40, expect.any(Number)] });
  expect(await differing()).toEqual([]);
});

test('changes that take longer to add up than a transaction may be idle are counted', async () => {
  const { database, places } = directory.context;
  await directory.add();
  const citiesNear: typeof places.citiesNear = (...near) => {
    for (const until = performance.now() + 300; performance.now() < until; );
    return places.citiesNear(...near);
  };
  await foldCounts({
    places: { ...places, citiesNear },
    database: {
      dataSource: database.dataSource,
      transaction: (work) =>
        database.transaction(async (tx) => {
          await tx.query(`set local idle_in_transaction_session_timeout = '100ms'`);
          return work(tx);
        }),
    },
  });
  expect(placeOf(await kept(), 'texas/austin').near[0]).toBe(1);
});

test('a change is counted once its transaction commits, also after later ones', async () => {
  const { id } = await directory.add();
  const open = directory.database.dataSource.createQueryRunner();
  try {
    await open.startTransaction();
    await open.query(`update installers set status = 'paused' where id = $1`, [id]);
    await directory.add();
    await fold();
    expect(placeOf(await kept(), 'texas/austin').located[0]).toBe(2);
    await open.commitTransaction();
  } finally {
    await open.release();
  }
  await fold();
  expect(placeOf(await kept(), 'texas/austin').located[0]).toBe(1);
});

test('a database from before the counts has them before the first request', async () => {
  await directory.add();
  const part = firstCountsPart(directory.context);
  await part.start();
  await part.stop();
  expect(placeOf(await kept(), 'texas/austin').near[0]).toBe(1);
});

test('the nightly job corrects counts that are not those of the listings, and says so as an error', async () => {
  await directory.add();
  await fold();
  await sql(`update kept_counts set counts = jsonb_set(counts, '{near,0}', '7') where key = 'texas/austin'`);
  await sql(`delete from kept_counts where key = 'texas/round-rock' or kind = 'profiles'`);
  // A change that waits for the job is no difference.
  await directory.add({ citySlug: 'dallas', latitude: 32.78, longitude: -96.8 });
  const job = verifyCountsNightly(directory.context);
  const { signal } = new AbortController();
  // Not while the other job is at it.
  await Promise.all([fold(), job.run(signal)]);
  expect(errors()).toMatchObject([{ counted: 2, differing: 3, msg: 'kept counts differed from the listings' }]);
  expect(placeOf(await kept(), 'texas/austin').near[0]).toBe(1);
  await job.run(signal);
  expect(errors()).toHaveLength(1);
  expect((await directory.context.countDifferences.get()).values).toMatchObject([{ value: 3 }]);
});
