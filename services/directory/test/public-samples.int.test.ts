import { UsageError } from '@poolpros/chassis/run';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seed } from '../src/import/commands/seed.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;

const request = (installerId: number, change: object = {}) => ({
  installerId,
  name: 'Ann Hale',
  email: 'ann@home.example',
  message: 'Please call me. The pool leaks near the skimmer.',
  ...change,
});
const sent = (): Promise<unknown[]> => directory.database.dataSource.query('select * from contact_requests');
const shards = async (): Promise<string[]> =>
  (await directory.get('/sitemap')).body.shards.map(({ name }: { name: string }) => name);
const pathsOf = async (shard: string): Promise<string[]> =>
  (await directory.get(`/sitemap/${shard}`)).body.entries.map(({ path }: { path: string }) => path);

describe('on a site that others read', () => {
  beforeAll(async () => {
    directory = await startDirectory({ environment: { PUBLIC_URL: 'https://poolpros.example' } });
  });
  afterAll(() => directory.stop());
  beforeEach(() => directory.empty());

  test('seed refuses without the flag that says so, and stores nothing', async () => {
    const command = seed(directory.context, ['--count', '3']);
    await expect(command).rejects.toThrow(UsageError);
    await expect(command).rejects.toThrow(/--public-samples/);
    expect((await directory.get('/summary')).body).toMatchObject({ installers: 0, sampleData: false });
  });

  test('seed stores what the flag allows, and takes samples away without it', async () => {
    await seed(directory.context, ['--count', '3', '--public-samples']);
    expect((await directory.get('/summary')).body).toMatchObject({ installers: 3, sampleData: true });
    await seed(directory.context, ['--count', '0']);
    directory.expireCounts();
    expect((await directory.get('/summary')).body).toMatchObject({ installers: 0, sampleData: false });
  });

  test('a sample takes no request and says why, and those to others beside it are not stored either', async () => {
    const sample = await directory.add({ name: 'Made-up Pools', isSample: true });
    const real = await directory.add({ name: 'Hillstone Pools' });
    const alone = await directory.post('/contact-requests', request(sample.id));
    expect(alone).toMatchObject({
      status: 409,
      body: {
        detail: 'Made-up Pools is a sample, not a real business, and takes no requests.',
        errors: [{ path: 'body.installerId' }],
      },
    });
    const both = await directory.post('/contact-requests', request(real.id, { alsoTo: [sample.id] }));
    expect(both).toMatchObject({ status: 409, body: { errors: [{ path: 'body.alsoTo.0' }] } });
    expect(await sent()).toEqual([]);
    expect((await directory.post('/contact-requests', request(real.id))).status).toBe(201);
  });

  test('the sitemap names no sample, and no place while the site holds any', async () => {
    const services = ['Pool Repair'] as const;
    const radius = { services: [...services], serviceRadius: 50 };
    for (let count = 0; count < 3; count += 1) await directory.add({ isSample: true, ...radius });
    const real = [await directory.add(radius), await directory.add(radius), await directory.add(radius)];
    expect(await shards()).toEqual(['contractors-1']);
    expect(await pathsOf('contractors-1')).toEqual(real.map(({ id }) => expect.stringMatching(new RegExp(`-${id}$`))));
    const pages = ['', '/cities/austin', '/areas/travis-county'].map((path) => `/places/states/texas${path}`);
    for (const url of pages) expect((await directory.get(url)).body, url).toMatchObject({ indexable: false });
    for (const shard of ['states', 'cities-texas', 'services-texas'])
      expect((await directory.get(`/sitemap/${shard}`)).status, shard).toBe(404);
  });
});

describe('on the machine of the person who started it', () => {
  beforeAll(async () => {
    directory = await startDirectory({ environment: { PUBLIC_URL: 'http://127.0.0.1:4000' } });
  });
  afterAll(() => directory.stop());
  beforeEach(() => directory.empty());

  test('samples are stored without a flag, take requests, and stand in the sitemap', async () => {
    await seed(directory.context, ['--count', '3']);
    const [sample] = await directory.database.dataSource.query<{ id: number }[]>(
      'select id from installers order by id limit 1',
    );
    expect((await directory.post('/contact-requests', request(sample?.id ?? 0))).status).toBe(201);
    expect(await sent()).toHaveLength(1);
    expect(await pathsOf('contractors-1')).toHaveLength(3);
  });
});
