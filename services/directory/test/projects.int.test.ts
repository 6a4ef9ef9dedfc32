import { newId } from '@poolpros/chassis/ids';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { installerDetailSchema } from '@poolpros/contracts/http/installers';
import {
  type OwnProject,
  ownProjectSchema,
  ownProjectsSchema,
  projectPageSchema,
} from '@poolpros/contracts/http/projects';
import { sitemapSchema, sitemapShardSchema } from '@poolpros/contracts/http/sitemap';
import { planLimits } from '@poolpros/contracts/plans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantFoundingPlace } from '../src/members/db/founding-store.js';
import { revertProjects } from '../src/projects/actions/revert-projects.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let owner: string;
let listing: number;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  owner = newId();
  listing = (await directory.add()).id;
  await directory.join(listing, owner);
});

const query = <Row>(sql: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(sql, values);
const path = (of = listing) => `/contractors/me/listings/${of}/projects`;
const post = (url: string, body: object, account = owner) => directory.post(url, body, directory.contractor(account));
async function add(body: object = {}, of = listing): Promise<OwnProject> {
  const response = await post(path(of), { title: 'Gunite pool with a raised spa', ...body });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return ownProjectSchema.parse(response.body);
}
async function addPhoto(alt: string, of = listing): Promise<string> {
  const id = newId();
  await query(
    `insert into photos (id, installer_id, position, name, alt, width, height, added_at)
     values ($1, $2, 1, $3, $4, 1600, 1200, now())`,
    [id, of, id.replaceAll('-', ''), alt],
  );
  return id;
}
const own = async () => ownProjectsSchema.parse((await directory.get(path(), directory.contractor(owner))).body);
const pageOf = (project: number, of = listing) => directory.get(`/installers/${of}/projects/${project}`);
const profile = async (of = listing) => installerDetailSchema.parse((await directory.get(`/installers/${of}`)).body);

describe('a project', () => {
  test('has a page with all that its business states, and a card on the profile', async () => {
    const [bare, dusk] = [await addPhoto(''), await addPhoto('Spa at dusk')];
    const stated = {
      text: 'A slope of nine feet.\n\nThe spa is three feet above the pool.',
      service: 'Pool Installation',
      poolType: 'Inground Pools',
      sizeBand: 'medium',
      costBand: 'over_100k',
      builtOn: '2024-06',
      months: 5,
    };
    const { id, version } = await add({ ...stated, photoIds: [bare, dusk] });
    const other = await add({ title: 'Replaster' });
    expect(version).toBe(1);
    const { project, installer, others } = projectPageSchema.parse((await pageOf(id)).body);
    expect(project).toMatchObject({ ...stated, slug: `gunite-pool-with-a-raised-spa-${id}` });
    expect(project.photos).toMatchObject([{ alt: 'Spa at dusk', width: 1600, height: 1200 }]);
    expect(installer).toMatchObject({ id: listing, status: 'published', email: null });
    expect(others.map(({ slug }) => slug)).toEqual([`replaster-${other.id}`]);
    expect((await profile()).projects).toMatchObject([
      {
        title: 'Gunite pool with a raised spa',
        builtOn: '2024-06',
        summary: 'A slope of nine feet. The spa is three feet above the pool.',
        cover: { alt: 'Spa at dusk' },
      },
      { title: 'Replaster', cover: null },
    ]);
  });

  test('is edited as it was last seen, and its page follows', async () => {
    const { id, version } = await add();
    const edited = await post(`${path()}/${id}`, { title: 'Vinyl pool', version });
    expect(edited.body).toMatchObject({
      title: 'Vinyl pool',
      version: 2,
      path: expect.stringMatching(/vinyl-pool-\d+$/),
    });
    expect((await post(`${path()}/${id}`, { title: 'Spa', version })).status).toBe(409);
    expect((await pageOf(id)).body.project.title).toBe('Vinyl pool');
  });

  test('is published with its listing at each change, so that stored pages are made again', async () => {
    const { id } = await add();
    await post(`${path()}/${id}`, { title: 'Vinyl pool', version: 1 });
    await post(`${path()}/${id}/remove`, {});
    const versions = (await directory.events(contractorChanged.type)).map(({ aggregateVersion }) => aggregateVersion);
    expect(versions).toEqual([1, 2, 3, 4]);
    expect((await pageOf(id)).status).toBe(404);
    expect((await post(`${path()}/${id}/remove`, {})).status).toBe(404);
  });

  test('is put in order with the others', async () => {
    const [one, two] = [await add(), await add({ title: 'Replaster' })];
    expect((await post(`${path()}/order`, { ids: [two.id] })).status).toBe(409);
    const { body } = await post(`${path()}/order`, { ids: [two.id, one.id] });
    expect(ownProjectsSchema.parse(body).items.map(({ title }) => title)).toEqual([two.title, one.title]);
    expect((await profile()).projects.map(({ title }) => title)).toEqual([two.title, one.title]);
  });

  test('sent twice under one key is added once', async () => {
    const headers = { authorization: `Bearer ${directory.contractor(owner)}`, 'idempotency-key': newId() };
    const one = () => directory.app.inject({ method: 'POST', url: path(), headers, payload: { title: 'Gunite pool' } });
    expect((await one()).json()).toEqual((await one()).json());
    expect((await own()).items).toHaveLength(1);
  });

  test.each([
    [{ title: 'A' }, 'body.title'],
    [{ title: 'Spa', builtOn: '2999' }, 'body.builtOn'],
    [{ title: 'Spa', builtOn: '2024-13' }, 'body.builtOn'],
    [{ title: 'Spa', builtOn: '1700' }, 'body.builtOn'],
    [{ title: 'Spa', months: 0 }, 'body.months'],
    [{ title: 'Spa', service: 'Gardening' }, 'body.service'],
    [{ title: 'Spa', costBand: 'not_sure' }, 'body.costBand'],
    [{ title: 'Spa', text: 'a'.repeat(3001) }, 'body.text'],
    [{ title: 'Spa', photoIds: [newId()] }, 'body.photoIds'],
  ])('with %j names the field that is wrong', async (body, field) => {
    const response = await post(path(), body);
    expect(response.status).toBe(400);
    expect(response.body.errors[0].path).toContain(field);
    expect((await own()).items).toEqual([]);
  });

  test('shows no photo of another business', async () => {
    const { id } = await directory.add();
    const response = await post(path(), { title: 'Spa', photoIds: [await addPhoto('A pool', id)] });
    expect(response.body.errors).toMatchObject([{ path: 'body.photoIds' }]);
  });

  test('loses a photo that the business removes, and has it again when it is restored', async () => {
    const photo = await addPhoto('Spa at dusk');
    const { id } = await add({ photoIds: [photo] });
    const photos = async () => (await pageOf(id)).body.project.photos.length;
    await query('update photos set removed_at = now()');
    expect(await photos()).toBe(0);
    await query('update photos set removed_at = null');
    expect(await photos()).toBe(1);
  });

  test('is there for members who may edit, and for nobody else', async () => {
    const { id } = await add();
    const [stranger, staff] = [newId(), newId()];
    await directory.join(listing, staff, 'staff');
    for (const [account, status] of [
      [stranger, 404],
      [staff, 403],
    ] as const) {
      expect((await directory.get(path(), directory.contractor(account))).status).toBe(status);
      expect((await post(path(), { title: 'Spa' }, account)).status).toBe(status);
      expect((await post(`${path()}/${id}`, { title: 'Spa', version: 1 }, account)).status).toBe(status);
      expect((await post(`${path()}/${id}/remove`, {}, account)).status).toBe(status);
    }
    const elsewhere = (await directory.add()).id;
    await directory.join(elsewhere, stranger);
    expect((await post(`${path(elsewhere)}/${id}/remove`, {}, stranger)).status).toBe(404);
    expect((await pageOf(id, elsewhere)).status).toBe(404);
    expect((await pageOf(id)).status).toBe(200);
  });
});

describe('the plan', () => {
  test('shows three projects free, and refuses a fourth', async () => {
    for (let count = 0; count < 3; count += 1) await add();
    expect((await own()).most).toBe(planLimits.free.projects);
    expect((await post(path(), { title: 'Spa' })).status).toBe(409);
  });

  test('that is smaller than before hides the last ones and keeps them', async () => {
    const place = { listingId: listing, accountId: owner, most: 500 };
    await directory.database.transaction((tx) => grantFoundingPlace(tx, place, new Date()));
    for (let count = 0; count < 4; count += 1) await add();
    const last = (await own()).items.at(-1)?.id ?? 0;
    expect((await pageOf(last)).status).toBe(200);
    await query('delete from founding_places');
    expect((await own()).items.map(({ isShown }) => isShown)).toEqual([true, true, true, false]);
    expect((await pageOf(last)).status).toBe(404);
    expect((await profile()).projects).toHaveLength(3);
  });

  test('of a founding place stays when nobody owns the listing: its profile shows every project that has a page', async () => {
    const place = { listingId: listing, accountId: owner, most: 500 };
    await directory.database.transaction((tx) => grantFoundingPlace(tx, place, new Date()));
    for (let count = 0; count < 4; count += 1) await add();
    const last = (await own()).items.at(-1)?.id ?? 0;
    await query('delete from listing_members');
    expect((await profile()).projects).toHaveLength(4);
    expect((await pageOf(last)).status).toBe(200);
  });
});

describe('the sitemap', () => {
  const shards = async () => {
    directory.expireCounts();
    return sitemapSchema.parse((await directory.get('/sitemap')).body).shards.map(({ name }) => name);
  };

  test('names the projects that have a story and a photo, and drops them with their listing', async () => {
    const photo = await addPhoto('Spa at dusk');
    const thin = await add({ text: 'Short.', photoIds: [photo] });
    expect(await shards()).not.toContain('projects-1');
    const rich = await add({ title: 'Vinyl pool', text: 'A slope. '.repeat(40), photoIds: [photo] });
    expect(await shards()).toContain('projects-1');
    const { entries } = sitemapShardSchema.parse((await directory.get('/sitemap/projects-1')).body);
    expect(entries.map((entry) => entry.path)).toEqual([rich.path]);
    expect(thin.path).not.toBe(rich.path);
    await query('update photos set removed_at = now()');
    await add();
    expect(await shards()).not.toContain('projects-1');
    expect((await directory.get('/sitemap/projects-1')).status).toBe(404);
  });
});

describe('what happens to the listing', () => {
  test('a merge gives the projects to the survivor, and old paths lead there', async () => {
    const photo = await addPhoto('Spa at dusk');
    const { id } = await add({ photoIds: [photo] });
    const survivor = (await directory.add()).id;
    const admin = directory.admin(newId(), { permissions: ['listings:status'] });
    expect((await directory.post(`/admin/installers/${listing}/merge`, { survivorId: survivor }, admin)).status).toBe(
      200,
    );
    const moved = await pageOf(id);
    expect([moved.status, moved.headers.location]).toEqual([301, `/installers/${survivor}/projects/${id}`]);
    expect((await pageOf(id, survivor)).body.project.photos).toHaveLength(1);
    expect((await profile(survivor)).projects).toHaveLength(1);
  });

  test.each([
    ['suspended', 404],
    ['removed', 410],
  ] as const)('a %s listing has no pages of projects', async (status, expected) => {
    const { id } = await add();
    await query('update installers set status = $1 where id = $2', [status, listing]);
    expect((await pageOf(id)).status).toBe(expected);
  });

  test('what was added or changed since a wrong claim goes with it', async () => {
    const [before, changed] = [await add({ title: 'Before' }), await add({ title: 'Changed' })];
    const since = new Date(Date.now() + 1000);
    await directory.atTime(new Date(since.getTime() + 1000), async () => {
      await post(`${path()}/${changed.id}`, { title: 'Cheap pools', version: 1 });
      await add({ title: 'Added' });
    });
    await directory.database.transaction((tx) => revertProjects(tx, listing, since, new Date()));
    expect((await own()).items.map(({ id }) => id)).toEqual([before.id]);
  });
});
