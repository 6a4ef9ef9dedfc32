import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deleteDueFiles } from '@poolpros/chassis/file-removals';
import { newId } from '@poolpros/chassis/ids';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { installerDetailSchema } from '@poolpros/contracts/http/installers';
import { ownPhotoSchema } from '@poolpros/contracts/http/photos';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkOwner } from '../src/intake/actions/link-owner.js';
import { ownersOf } from '../src/members/db/member-store.js';
import { picture } from './pictures.js';
import { type Harness, startDirectory, submissionBody } from './support.js';

let directory: Harness;
let owner: string;
let survivor: number;
let duplicate: number;
let small: Buffer;
beforeAll(async () => {
  directory = await startDirectory();
  small = await picture({ width: 640, height: 480 });
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  await directory.context.files.delete((await files()).map((name) => `photos/${name}`));
  owner = newId();
  survivor = (await directory.add()).id;
  duplicate = (await directory.add()).id;
  await directory.join(duplicate, owner);
});

const query = <Row>(sql: string, values: unknown[] = []) => directory.database.dataSource.query<Row[]>(sql, values);
const files = async () =>
  (await readdir(fileURLToPath(`${directory.environment.FILES_URL}/photos`)).catch((): string[] => [])).sort();
const photosPath = (listing: number) => `/contractors/me/listings/${listing}/photos`;
async function upload(listing = duplicate) {
  const response = await directory.app.inject({
    method: 'POST',
    url: photosPath(listing),
    payload: small,
    headers: { authorization: `Bearer ${directory.contractor(owner)}`, 'content-type': 'image/jpeg' },
  });
  return { status: response.statusCode, body: response.json() };
}
async function described(alt: string) {
  const photo = ownPhotoSchema.parse((await upload()).body);
  await directory.post(`${photosPath(duplicate)}/${photo.id}`, { alt }, directory.contractor(owner));
  return photo;
}
/** Photos of the survivor that have no files. */
const fill = (count: number) =>
  query(
    `insert into photos (id, installer_id, position, name, alt, width, height, added_at)
     select gen_random_uuid(), $1, n, 'name ' || n, 'Pool number ' || n, 1600, 1200, now() from generate_series(1, $2) n`,
    [survivor, count],
  );
const merge = () =>
  directory.post(
    `/admin/installers/${duplicate}/merge`,
    { survivorId: survivor },
    directory.admin(newId(), { permissions: ['listings:status'] }),
  );
const page = async () => installerDetailSchema.parse((await directory.get(`/installers/${survivor}`)).body);
const swept = async () => {
  await query('update file_removals set due_at = now()');
  await deleteDueFiles(directory.context, new AbortController().signal);
};

describe('a merged listing', () => {
  test('gives its photos to the survivor in their order, which has a picture then', async () => {
    const [one, two] = [await described('Spa at dusk'), await described('Freeform pool')];
    expect((await merge()).status).toBe(200);
    expect(await page()).toMatchObject({
      imageUrl: one.url,
      photos: [
        { url: one.url, alt: 'Spa at dusk' },
        { url: two.url, alt: 'Freeform pool' },
      ],
    });
    const changes = (await directory.events(contractorChanged.type)).filter(
      ({ aggregateId }) => aggregateId === String(survivor),
    );
    expect(changes.at(-1)?.data.imageUrl).toBe(one.url);
    await swept();
    expect(await files()).toHaveLength(12);
    expect((await upload(survivor)).status).toBe(201);
  });

  test('gives as many as the plan of the survivor holds, those that visitors see first; the rest goes with its files', async () => {
    await fill(8);
    await upload();
    const seen = [await described('Spa at dusk'), await described('Freeform pool'), await described('Sauna in cedar')];
    expect((await merge()).status).toBe(200);
    expect((await page()).photos.map(({ alt }) => alt).slice(-3)).toEqual([
      'Pool number 8',
      'Spa at dusk',
      'Freeform pool',
    ]);
    expect((await page()).photos).toHaveLength(10);
    await swept();
    expect(await files()).toHaveLength(12);
    const last = `${photosPath(duplicate)}/${seen[2]?.id}/restore`;
    expect((await directory.post(last, {}, directory.contractor(owner))).status).toBe(404);
  });

  test('keeps what was removed of it removed', async () => {
    const photo = await described('Spa at dusk');
    await directory.post(`${photosPath(duplicate)}/${photo.id}/remove`, {}, directory.contractor(owner));
    await merge();
    for (const listing of [duplicate, survivor]) {
      const path = `${photosPath(listing)}/${photo.id}/restore`;
      expect((await directory.post(path, {}, directory.contractor(owner))).status).toBe(404);
    }
    expect((await page()).photos).toEqual([]);
    await swept();
    expect(await files()).toEqual([]);
  });

  test('ends what its members asked to change, and says so in its history', async () => {
    const edit = { before: { phone: '+15125550142' }, after: { phone: '(512) 555-0188' } };
    const sent = await directory.post(
      `/contractors/me/listings/${duplicate}/changes`,
      edit,
      directory.contractor(owner),
    );
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const { id } = sent.body.pending;
    await merge();
    const admin = directory.admin();
    expect((await directory.get('/admin/changes', admin)).body.items).toEqual([]);
    expect((await directory.post(`/admin/changes/${id}/apply`, { version: 2 }, admin)).status).toBe(409);
    expect(await query('select action, reason from history where subject_id = $1 order by version', [id])).toEqual([
      { action: 'propose', reason: null },
      { action: 'withdraw', reason: 'merged' },
    ]);
    expect((await page()).phone).toBe('+15125550142');
  });

  test('gives its submission to the survivor, whose owner sees one business', async () => {
    const { body } = await directory.post('/submissions', submissionBody());
    await query(`update submissions set status = 'approved', installer_id = $1 where id = $2`, [duplicate, body.id]);
    await merge();
    const own = await directory.get('/contractors/me/listings', directory.contractor(owner));
    expect(own.body.items).toMatchObject([{ installerId: survivor, submissionId: body.id }]);
    const link = (accountId: string) =>
      directory.database.transaction((tx) => linkOwner(tx, { submissionId: body.id, accountId }, new Date()));
    await link(newId());
    expect(await ownersOf(directory.database.dataSource.manager, survivor)).toEqual([owner]);
  });

  test('changes nothing when the merge is refused', async () => {
    await directory.join(survivor, newId());
    const photo = await described('Spa at dusk');
    expect((await merge()).status).toBe(409);
    expect((await page()).photos).toEqual([]);
    const { body } = await directory.get(photosPath(duplicate), directory.contractor(owner));
    expect(body.items).toMatchObject([{ id: photo.id }]);
  });
});

test('a photo that arrives while a listing is merged is the survivor’s, or leaves nothing', async () => {
  const [{ status }, merged] = await Promise.all([upload(), merge()]);
  expect(merged.status).toBe(200);
  expect([201, 404]).toContain(status);
  await swept();
  const kept = await query<{ installer_id: number }>('select installer_id from photos');
  expect(kept).toEqual(status === 201 ? [{ installer_id: survivor }] : []);
  expect(await files()).toHaveLength(status === 201 ? 6 : 0);
});
