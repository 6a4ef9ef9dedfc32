import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deleteDueFiles } from '@poolpros/chassis/file-removals';
import { newId } from '@poolpros/chassis/ids';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { installerDetailSchema } from '@poolpros/contracts/http/installers';
import {
  type SubmissionPhoto,
  submissionPhotoSchema,
  submissionPhotosSchema,
} from '@poolpros/contracts/http/submission-photos';
import { adminSubmissionListSchema } from '@poolpros/contracts/http/submissions';
import { photosTokenHeader } from '@poolpros/contracts/photo-tokens';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftToken } from '../src/intake/links/submission-link.js';
import { claimedPng, picture, withPosition } from './pictures.js';
import { type Harness, startDirectory, submissionBody } from './support.js';

let directory: Harness;
let small: Buffer;
let token: string;
beforeAll(async () => {
  directory = await startDirectory();
  small = await picture({ width: 640, height: 480 });
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  for (const folder of ['photos', 'unlisted'])
    await directory.context.files.delete((await filesIn(folder)).map((name) => `${folder}/${name}`));
  token = newToken();
});

const newToken = () => randomBytes(32).toString('base64url');
const filesIn = (folder: string) =>
  readdir(fileURLToPath(`${directory.environment.FILES_URL}/${folder}`)).catch((): string[] => []);
async function upload(body = small, o: { token?: string; key?: string } = {}) {
  const response = await directory.app.inject({
    method: 'POST',
    url: '/submission-photos',
    payload: body,
    headers: {
      'content-type': 'image/jpeg',
      [photosTokenHeader]: o.token ?? token,
      ...(o.key && { 'idempotency-key': o.key }),
    },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
async function added(body = small): Promise<SubmissionPhoto> {
  const response = await upload(body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return submissionPhotoSchema.parse(response.body);
}
const opened = async (of = token) =>
  submissionPhotosSchema.parse((await directory.post('/submission-photos/open', { token: of })).body).items;
const arrange = (items: { id: string; alt: string }[], o: { of?: string; removed?: string[] } = {}) =>
  directory.post('/submission-photos/arrange', { token: o.of ?? token, items, removed: o.removed ?? [] });
const seen = (url: string, headers: Record<string, string>) => directory.app.inject({ url, headers });
const asStaff = () => ({ authorization: `Bearer ${directory.admin()}` });

/** Sends the form with its photos and confirms it. */
async function sent(change: object = {}): Promise<string> {
  const { status, body } = await directory.post('/submissions', { ...submissionBody(), photosToken: token, ...change });
  expect(status, JSON.stringify(body)).toBe(201);
  await directory.post('/submissions/confirm', { token: await directory.tokenOf(body.id) });
  return body.id;
}
const decide = (id: string, decision: 'approve' | 'reject', more: object = {}) =>
  directory.post(`/admin/submissions/${id}/${decision}`, { version: 2, ...more }, directory.admin());
const days = (count: number) => new Date(Date.now() + count * 86_400_000);
async function erase(now: Date): Promise<void> {
  await directory.runHourlyJobs(now);
  await directory.database.dataSource.query(`update file_removals set due_at = now()`);
  await deleteDueFiles(directory.context, new AbortController().signal);
}

describe('photos of a business that is to be listed', () => {
  it('are made anew without what came with them, and seen with the token of the form alone', async () => {
    const photo = await added(await withPosition(await picture({ width: 2000, height: 1000 })));
    expect(photo).toMatchObject({ width: 1600, height: 800, alt: '' });
    const path = `/submission-photos/${photo.id}`;
    const response = await seen(path, { [photosTokenHeader]: token });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const { width, exif } = await sharp(response.rawPayload).metadata();
    expect([width, exif]).toEqual([480, undefined]);
    expect((await seen(path, { [photosTokenHeader]: newToken() })).statusCode).toBe(404);
    expect((await seen(path, {})).statusCode).toBe(400);
    expect(await opened(newToken())).toEqual([]);
    expect(await filesIn('photos')).toEqual([]);
    for (const file of await filesIn('unlisted'))
      for (const folder of ['photos', 'unlisted'])
        expect((await seen(`/media/${folder}/${file}`, {})).statusCode).toBe(404);
  });

  it('are described, put in order and removed by who has the token', async () => {
    const [one, two, three] = [await added(), await added(), await added()];
    const items = [{ id: three.id, alt: ' Spa at dusk ' }];
    expect(submissionPhotosSchema.parse((await arrange(items, { removed: [two.id] })).body).items).toMatchObject([
      { id: three.id, alt: 'Spa at dusk' },
      { id: one.id, alt: '' },
    ]);
    expect((await arrange([], { removed: [two.id] })).status).toBe(409);
    expect((await seen(`/submission-photos/${two.id}`, { [photosTokenHeader]: token })).statusCode).toBe(404);
    expect((await arrange([{ id: one.id, alt: '' }], { of: newToken() })).status).toBe(409);
    expect(await arrange([{ id: one.id, alt: 'abc' }])).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.items.0.alt', message: 'use at least 5 characters' }] },
    });
    expect(await opened()).toHaveLength(2);
    await erase(new Date());
    expect(await filesIn('unlisted')).toHaveLength(12);
  });

  it('are ten, and not one more however many come at once', async () => {
    await directory.database.dataSource.query(
      `insert into submission_photos (id, token_hash, position, name, alt, width, height, saved_at)
       select gen_random_uuid(), token_hash, position + n, name || n, alt, width, height, saved_at
       from submission_photos, generate_series(1, 8) n where id = $1`,
      [(await added()).id],
    );
    const statuses = (await Promise.all([1, 2].map(() => upload()))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    expect(await opened()).toHaveLength(10);
  });

  it('leave nothing when they are no photos, and are stored once under their key', async () => {
    const cases: [Buffer, number][] = [
      [claimedPng(50_000, 50_000), 400],
      [await picture({ width: 4100, height: 4100 }), 400],
      [Buffer.concat([small, Buffer.from('<html><script>')]), 400],
      [Buffer.from('%PDF-1.7'), 415],
    ];
    for (const [file, status] of cases) expect((await upload(file)).status).toBe(status);
    expect(await filesIn('unlisted')).toEqual([]);
    const key = newId();
    const first = await upload(small, { key });
    expect(await upload(small, { key })).toMatchObject({ status: 201, body: first.body });
    expect(await filesIn('unlisted')).toHaveLength(6);
    expect(await opened()).toHaveLength(1);
  });
});

describe('photos of a submission', () => {
  it('are seen by the staff and by who has the token, who changes them no more', async () => {
    const photo = await added();
    await arrange([{ id: photo.id, alt: 'Freeform pool' }]);
    const id = await sent();
    const { body } = await directory.get('/admin/submissions', directory.admin());
    expect(adminSubmissionListSchema.parse(body).items).toMatchObject([
      { id, photos: [{ ...photo, alt: 'Freeform pool' }] },
    ]);
    const path = `/admin/submissions/${id}/photos/${photo.id}`;
    const response = await seen(path, asStaff());
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await seen(`/admin/submissions/${newId()}/photos/${photo.id}`, asStaff())).statusCode).toBe(404);
    expect((await seen(path, {})).statusCode).toBe(401);
    expect((await seen(path, { [photosTokenHeader]: token })).statusCode).toBe(401);
    expect(await opened()).toHaveLength(1);
    expect((await arrange([])).status).toBe(409);
    expect((await upload()).status).toBe(409);
  });

  it('become those of the listing in their order when it is approved, the first described one as its picture', async () => {
    const [one, two, three] = [await added(), await added(await picture({ hue: 20 })), await added()];
    await arrange([
      { id: three.id, alt: '' },
      { id: two.id, alt: 'Spa at dusk' },
      { id: one.id, alt: 'Freeform pool' },
    ]);
    const id = await sent();
    const { body } = await decide(id, 'approve');
    expect(body.photos).toEqual([]);
    const profile = installerDetailSchema.parse((await directory.get(`/installers/${body.installerId}`)).body);
    expect(profile.photos.map(({ alt }) => alt)).toEqual(['Spa at dusk', 'Freeform pool']);
    expect(profile.imageUrl).toBe(profile.photos[0]?.url);
    expect((await seen(profile.imageUrl ?? '', {})).statusCode).toBe(200);
    const [event] = await directory.events(contractorChanged.type);
    expect(event?.data.imageUrl).toBe(profile.imageUrl);
    expect(await opened()).toEqual([]);
    await erase(new Date());
    expect(await filesIn('unlisted')).toEqual([]);
    expect(await filesIn('photos')).toHaveLength(18);
  });

  it('are published once when two approve at once, and none of their files is lost', async () => {
    await added();
    const id = await sent();
    const statuses = (await Promise.all([1, 2, 3].map(() => decide(id, 'approve')))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    await erase(new Date());
    expect(await filesIn('photos')).toHaveLength(6);
    const [row] = await directory.database.dataSource.query<{ name: string }[]>('select name from photos');
    expect((await filesIn('photos')).every((file) => file.startsWith(row?.name ?? '-'))).toBe(true);
  });

  it('are not given to a second submission, and a repetition keeps the first ones', async () => {
    await added();
    const id = await sent();
    const first = token;
    token = newToken();
    await added();
    expect(await sent()).toBe(id);
    expect(await sent({ email: 'other@creek.example', photosToken: first })).not.toBe(id);
    const { body } = await directory.get('/admin/submissions', directory.admin());
    expect(adminSubmissionListSchema.parse(body).items.map(({ photos }) => photos.length)).toEqual([1, 0]);
  });

  it('are not added by someone who repeats the form, even when it has none', async () => {
    const id = await sent({ photosToken: undefined });
    await added();
    expect(await sent()).toBe(id);
    const { body } = await directory.get('/admin/submissions', directory.admin());
    expect(adminSubmissionListSchema.parse(body).items.map(({ photos }) => photos)).toEqual([[]]);
  });

  it('stay when it is sent again without others, and give way to those that come with it', async () => {
    const kept = await added();
    const id = await sent();
    const mailed = await directory.tokenOf(id);
    const again = async (version: number, change: object) => {
      await directory.post(`/admin/submissions/${id}/reject`, { version, reasonCode: 'incomplete' }, directory.admin());
      const body = { ...submissionBody(), token: mailed, version: version + 1, ...change };
      expect((await directory.post('/submissions/resubmit', body)).status).toBe(200);
      const { items } = (await directory.get('/admin/submissions', directory.admin())).body;
      return adminSubmissionListSchema.shape.items
        .parse(items)
        .flatMap(({ photos }) => photos.map((photo) => photo.id));
    };
    expect(await again(2, {})).toEqual([kept.id]);
    expect(await again(4, { photosToken: newToken() })).toEqual([kept.id]);
    token = newToken();
    const other = await added();
    expect(await again(6, { photosToken: token })).toEqual([other.id]);
    await erase(new Date());
    expect(await filesIn('unlisted')).toHaveLength(6);
  });

  it('go at once when it is rejected and can be sent no more', async () => {
    await added();
    const id = await sent();
    await directory.database.dataSource.query('update submissions set resubmissions = 3 where id = $1', [id]);
    await erase(new Date());
    expect(await filesIn('unlisted')).toHaveLength(6);
    await decide(id, 'reject', { reasonCode: 'unverifiable' });
    await erase(new Date());
    expect(await filesIn('unlisted')).toEqual([]);
  });

  it('live as long as the draft of their form, which lives 30 days after it was saved last', async () => {
    await added();
    const { dataSource } = directory.database;
    const draft = { form: { businessName: 'Barton Creek Pools', photosToken: token }, step: 3 };
    expect((await directory.post('/submission-drafts', { email: 'dana@creek.example', ...draft })).status).toBe(201);
    await dataSource.query(`update submission_photos set saved_at = now() - interval '20 days'`);
    const [row] = await dataSource.query<[{ id: string; nonce: string }]>('select id, nonce from submission_drafts');
    const link = draftToken(directory.context.config.LINK_SECRET, row);
    expect((await directory.post('/submission-drafts/save', { token: link, ...draft })).status).toBe(200);
    await erase(days(29));
    expect(await opened()).toHaveLength(1);
    await erase(days(31));
    expect(await opened()).toEqual([]);
  });

  it.each([
    ['of a form that nobody sent, in 30 days', async () => undefined, 31],
    [
      'of a submission that expired',
      async () => {
        await directory.post('/submissions', { ...submissionBody(), photosToken: token });
      },
      15,
    ],
    [
      'of a submission that was rejected 30 days ago',
      async () => {
        await decide(await sent(), 'reject', { reasonCode: 'unverifiable' });
      },
      31,
    ],
  ])('go with their files: those %s', async (_, end, after) => {
    await added();
    await end();
    await erase(days(after - 2));
    expect(await filesIn('unlisted')).toHaveLength(6);
    await erase(days(after));
    expect(await filesIn('unlisted')).toEqual([]);
    expect(await directory.database.dataSource.query('select id from submission_photos')).toEqual([]);
  });
});
