import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@poolpros/chassis/ids';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import type { FreeWeek } from '@poolpros/contracts/hours/free-weeks';
import { ratingSummaryOf } from '@poolpros/contracts/rating';
import { distributionOf, generateReviews } from '@poolpros/seed-data/reviews';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importFile } from '../src/import/commands/import.js';
import { storeListings } from '../src/import/commands/seed.js';
import { applyRatings } from '../src/listings/actions/apply-ratings.js';
import { membersOf, replaceOwners } from '../src/members/db/member-store.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let folder: string;
beforeAll(async () => {
  directory = await startDirectory();
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(async () => {
  await directory.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => directory.empty());

const rows = () =>
  directory.database.dataSource.query<Record<string, unknown>[]>('select * from installers order by id');
const versions = async () => (await rows()).map((row) => [row.source_id, row.version, row.status]);
const changes = async () => (await directory.events(contractorChanged.type)).length;

describe('seed', () => {
  const store = async (count: number, owner: string | null = null) => {
    const printed: string[] = [];
    await storeListings(directory.context, { count, owner, now: new Date(), print: (line) => printed.push(line) });
    return printed;
  };
  const published = async () => (await rows()).filter((row) => row.status === 'published').map((row) => row.source_id);

  test('makes exactly so many seed listings exist, and says how far it is', async () => {
    expect(await store(550)).toEqual(['seed listings: 500 of 550', 'seed listings: 550 of 550']);
    expect(await published()).toHaveLength(550);
    expect(await changes()).toBe(550);
    expect((await directory.get('/summary')).body).toMatchObject({ installers: 550, sampleData: true });
  });

  test('writes nothing when they exist already', async () => {
    await store(30);
    const before = await rows();
    await store(30);
    expect(await rows()).toEqual(before);
    expect(await changes()).toBe(30);
  });

  test('states free weeks from the day of the seeding on, again once they have ended, and not those of an owner', async () => {
    const [first, second] = [new Date('2026-11-28T12:00:00Z'), new Date('2027-06-01T12:00:00Z')];
    const seedAt = (now: Date, owner: string | null = null) =>
      storeListings(directory.context, { count: 30, owner, now, print: () => {} });
    const stating = async (from: string) =>
      (await rows())
        .filter((row) => (row.free_weeks as FreeWeek[]).some(({ week }) => week >= from))
        .map(({ id }) => id);
    await seedAt(first);
    const taken = await stating('2026-11-23');
    expect(taken.length).toBeGreaterThan(10);
    expect(await changes()).toBe(30);
    const [owned] = taken;
    await replaceOwners(directory.database.dataSource.manager, { listingId: Number(owned), accountId: newId() }, first);
    await seedAt(second);
    expect(await stating('2027-05-31')).toEqual(taken.slice(1));
    const after = await changes();
    await seedAt(second);
    expect(await changes()).toBe(after);
  });

  test('stores the rating that reviews will count, so that the first count of it changes nothing', async () => {
    await store(60);
    const before = await rows();
    const counted = before.map((row) => {
      const reviews = generateReviews({ id: Number(row.id), services: row.services as string[] }, new Date());
      const { rating, reviewCount } = ratingSummaryOf(distributionOf(reviews));
      return { installerId: Number(row.id), rating, ratingMean: rating, reviewCount, isReviewed: reviews.length > 0 };
    });
    expect(before.map((row) => [row.rating && Number(row.rating), row.review_count])).toEqual(
      counted.map(({ rating, reviewCount }) => [rating, reviewCount]),
    );
    const published = counted.filter(({ isReviewed }) => isReviewed).map((each) => ({ ...each, ratingVersion: 1 }));
    expect(published.length).toBeGreaterThan(30);
    await directory.database.transaction((tx) => applyRatings(tx, published, new Date()));
    expect(await rows()).toEqual(before);
    expect(await changes()).toBe(60);
  });

  test('removes the surplus with a last event each, and brings it back under the same id', async () => {
    await store(20);
    const before = await rows();
    await store(15);
    expect(await published()).toHaveLength(15);
    expect((await directory.events(contractorChanged.type)).slice(-5).map((event) => event.data)).toEqual(
      Array(5).fill(expect.objectContaining({ status: 'removed', foundBefore: expect.any(Object) })),
    );
    await store(20);
    expect((await rows()).map((row) => row.id)).toEqual(before.map((row) => row.id));
    expect(await published()).toHaveLength(20);
    await store(0);
    expect(await published()).toEqual([]);
  });

  test('gives the first one to the demo contractor and leaves real contractors alone', async () => {
    const real = await directory.add();
    const owner = newId();
    await store(3, owner);
    await store(3);
    const items = (await directory.get('/contractors/me/listings', directory.contractor(owner))).body.items;
    expect(items).toHaveLength(1);
    await store(0);
    expect((await directory.get(`/installers/${real.id}`)).status).toBe(200);
  });
});

describe('import', () => {
  const header = 'source_id,name,state,city,zip,description,services,phone';
  const line = (
    id: string,
    change: Partial<Record<'name' | 'state' | 'city' | 'zip' | 'services' | 'phone', string>> = {},
  ) => {
    const cells = {
      name: `Pools ${id}`,
      state: 'TX',
      city: 'Austin',
      zip: '78704',
      services: 'Pool Repair; Pool Cleaning',
      phone: '512 555 0142',
      ...change,
    };
    const description = 'Repairs, cleans and opens pools, ""by appointment"".\nFamily run since 1998 in the west.';
    return [id, cells.name, cells.state, cells.city, cells.zip, `"${description}"`, cells.services, cells.phone].join(
      ',',
    );
  };
  async function run(lines: string[], { apply = true, now = new Date() } = {}) {
    const file = join(folder, `${newId()}.csv`);
    await writeFile(file, lines.join('\r\n'));
    const printed: string[] = [];
    const summary = await importFile(directory.context, { file, apply, now, print: (text) => printed.push(text) });
    return { summary, printed };
  }
  const counts = (news: number, changed: number, unchanged: number, refused: number) => ({
    new: news,
    changed,
    unchanged,
    refused,
  });

  test('stores new contractors with their place looked up', async () => {
    const { summary, printed } = await run([
      `\ufeff${header}`,
      line('a'),
      line('b', { city: 'Saint Louis', state: 'missouri', zip: '' }),
    ]);
    expect(printed).toEqual([]);
    expect(summary).toEqual(counts(2, 0, 0, 0));
    expect(await rows()).toMatchObject([
      {
        source_id: 'a',
        city_slug: 'austin',
        phone: '+15125550142',
        time_zone: 'America/Chicago',
        service_radius: 50,
        status: 'published',
      },
      { source_id: 'b', state_slug: 'missouri', city: 'St. Louis', zip_code: null },
    ]);
    const zip = directory.context.places.zip('78704');
    expect((await rows())[0]).toMatchObject({ lat: zip?.latitude, lon: zip?.longitude });
    expect((await rows())[0]?.description).toBe(
      'Repairs, cleans and opens pools, "by appointment".\nFamily run since 1998 in the west.',
    );
  });

  test('a dry run says the same and stores nothing', async () => {
    await run([header, line('a'), line('b')]);
    const before = await rows();
    const file = [header, line('a'), line('b', { name: 'Renamed Pools' }), line('c')];
    expect((await run(file, { apply: false })).summary).toEqual(counts(1, 1, 1, 0));
    expect(await rows()).toEqual(before);
    expect((await run(file)).summary).toEqual(counts(1, 1, 1, 0));
  });

  test('is safe to repeat: unchanged rows write nothing, changed ones one version', async () => {
    await run([header, line('a'), line('b')]);
    expect((await run([header, line('a'), line('b')])).summary).toEqual(counts(0, 0, 2, 0));
    expect(await changes()).toBe(2);
    await run([header, line('a', { phone: '' }), line('b')]);
    expect(await versions()).toEqual([
      ['a', 2, 'published'],
      ['b', 1, 'published'],
    ]);
  });

  test('leaves status and owner of a contractor as they are', async () => {
    const owner = newId();
    const { id } = await directory.add({ sourceId: 'a', status: 'suspended' });
    await directory.join(id, owner);
    expect((await run([header, line('a')])).summary).toEqual(counts(0, 1, 0, 0));
    expect(await rows()).toMatchObject([{ status: 'suspended', name: 'Pools a' }]);
    expect(await membersOf(directory.database.dataSource.manager, id)).toMatchObject([{ accountId: owner }]);
  });

  test('rejects bad rows by line and column and stores the good ones', async () => {
    const { summary, printed } = await run([
      header,
      line('a'),
      line('b', { city: 'Nowhere', services: 'Pool Repair' }),
      line('c', { zip: '10001' }),
      line('d', { services: 'Roofing', phone: '12' }),
      'e,short',
      line('a'),
      line('sample-1'),
    ]);
    expect(summary).toEqual(counts(1, 0, 0, 6));
    expect(printed).toEqual([
      'line 5: city: is not a city in Texas: check the spelling and the state, or name the nearest city',
      'line 7: zip: does not lie in Texas: check the ZIP and the state',
      expect.stringMatching(/^line 9: services: does not know "Roofing": write one of Pool Installation; /),
      'line 9: phone: enter a US phone number such as (512) 555-0142',
      'line 10: has fewer cells than the first line: put a text that holds a line break in double quotes',
      'line 12: source_id: is the one of line 3: give each business its own',
      'line 14: source_id: must not start with "sample-", which sample data uses: choose another key',
    ]);
    expect(await versions()).toEqual([['a', 1, 'published']]);
  });

  test('leaves out pictures of other sites, and says so', async () => {
    await run([header, line('a')]);
    await directory.database.dataSource.query(`update installers set image_url = 'https://old.example/a.jpg'`);
    const { summary, printed } = await run([
      `${header},image_url,profile_image`,
      `${line('a')},https://hill.example/pool.jpg,`,
      `${line('b')},,what ever`,
      `${line('c')},,`,
    ]);
    expect(summary).toEqual(counts(2, 1, 0, 0));
    expect(printed).toEqual([
      'line 3: warning: image_url: is left out: pictures from other sites are not shown',
      'line 5: warning: profile_image: is left out: pictures from other sites are not shown',
    ]);
    expect((await rows()).map((row) => [row.image_url, row.profile_image])).toEqual(Array(3).fill([null, null]));
  });

  test.each([
    ['an unknown column', ['source_id,name,state,city,description,services,colour'], 'unknown columns: colour'],
    ['a missing column', ['source_id,name,city,description,services'], 'missing columns: state'],
    ['a repeated column', ['source_id,name,name,state,city,description,services'], 'repeated columns: name'],
    ['quotes that do not match', [header, line('a'), 'b,"open'], 'Quote Not Closed'],
  ])('stores nothing of a file with %s', async (_, lines, message) => {
    await expect(run(lines)).rejects.toThrow(message);
    expect(await rows()).toEqual([]);
  });

  test('refuses a founding year after the day of the import', async () => {
    const columns = 'source_id,name,state,city,description,services,founded_year';
    const row = (id: string, year: number) =>
      [id, 'Hill Pools', 'TX', 'Austin', 'x'.repeat(50), 'Pool Repair', year].join();
    const { printed } = await run([columns, row('a', 2026), row('b', 2027)], { now: new Date('2026-12-31T12:00:00Z') });
    expect(printed).toEqual([
      'line 3: founded_year: must not lie in the future: write the year in which the business was founded',
    ]);
  });

  test('a file that is not there is an error', async () => {
    const missing = importFile(directory.context, {
      file: join(folder, 'none.csv'),
      apply: true,
      now: new Date(),
      print: () => undefined,
    });
    await expect(missing).rejects.toThrow('ENOENT');
  });

  test('reads a file that is too long to hold', async () => {
    const { summary } = await run([header, ...Array<string>(10_001).fill('short'), line('a')]);
    expect(summary).toEqual(counts(1, 0, 0, 10_001));
  });

  test('stores a file of several batches', async () => {
    const lines = Array.from({ length: 450 }, (_, index) => line(`n${index}`));
    expect((await run([header, ...lines])).summary).toEqual(counts(450, 0, 0, 0));
    expect((await run([header, ...lines])).summary).toEqual(counts(0, 0, 450, 0));
  });
});
