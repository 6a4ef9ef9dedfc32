import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { deleteDueFiles } from '@poolpros/chassis/file-removals';
import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { installerDetailSchema } from '@poolpros/contracts/http/installers';
import { type OwnPhoto, ownPhotoSchema, ownPhotosSchema } from '@poolpros/contracts/http/photos';
import { uploadBytes, uploadMegabytes } from '@poolpros/contracts/limits';
import { photoSources } from '@poolpros/contracts/photo-url';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeInstaller } from '../src/listings/db/installer-store.js';
import { grantFoundingPlace } from '../src/members/db/founding-store.js';
import { maxPixels } from '../src/photos/images/pixel-limits.js';
import { renderPhoto } from '../src/photos/images/render-photo.js';
import { claimedPng, picture, withPosition } from './pictures.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
let installerId: number;
let small: Buffer;
const account = newId();
beforeAll(async () => {
  directory = await startDirectory();
  small = await picture({ width: 640, height: 480 });
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.empty();
  installerId = (await directory.add()).id;
  await directory.join(installerId, account);
  await directory.context.files.delete((await storedFiles()).map((name) => `photos/${name}`));
});

const root = () => `/contractors/me/listings/${installerId}/photos`;
const token = (accountId = account) => directory.contractor(accountId);
async function upload(body: Buffer, o: { type?: string; key?: string; accountId?: string } = {}) {
  const response = await directory.app.inject({
    method: 'POST',
    url: root(),
    payload: body,
    headers: {
      authorization: `Bearer ${token(o.accountId)}`,
      'content-type': o.type ?? 'image/jpeg',
      ...(o.key && { 'idempotency-key': o.key }),
    },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
async function added(body = small): Promise<OwnPhoto> {
  const response = await upload(body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return ownPhotoSchema.parse(response.body);
}
const act = (path: string, body: object = {}, accountId = account) =>
  directory.post(`${root()}/${path}`, body, token(accountId));
const describeIt = (photo: OwnPhoto, alt = 'Freeform pool with a stone edge') => act(photo.id, { alt });
async function own() {
  const { status, body } = await directory.get(root(), token());
  expect(status).toBe(200);
  return ownPhotosSchema.parse(body);
}
const profile = async () => installerDetailSchema.parse((await directory.get(`/installers/${installerId}`)).body);
const media = (url: string) => directory.app.inject({ method: 'GET', url });
const storedFiles = async () =>
  (await readdir(fileURLToPath(`${directory.environment.FILES_URL}/photos`)).catch(() => [])).sort();
const rows = async () =>
  Number((await directory.database.dataSource.query<{ n: string }[]>('select count(*) as n from photos'))[0]?.n);
async function expectNothingLeft() {
  expect(await storedFiles()).toEqual([]);
  expect(await rows()).toBe(0);
  expect(await directory.database.dataSource.query('select key from file_removals')).toEqual([]);
}

describe('a photo', () => {
  it('is made anew in three sizes of two kinds, upright, without the place where it was taken', async () => {
    const sideways = await sharp(await withPosition(await picture({ width: 3000, height: 2000 })))
      .keepExif()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif?.toString('latin1')).toContain('SecretPhone');
    const photo = await added(sideways);
    expect(photo).toMatchObject({ width: 1600, height: 2400, alt: '' });
    expect(await storedFiles()).toHaveLength(6);
    for (const format of ['avif', 'webp'] as const)
      for (const source of photoSources(photo.url, format)?.split(',') ?? []) {
        const [url = '', width = ''] = source.split(' ');
        const response = await media(url);
        expect(response.statusCode, url).toBe(200);
        expect(response.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-length': String(response.rawPayload.length),
        });
        const { width: made, height, exif, xmp, iptc } = await sharp(response.rawPayload).metadata();
        expect([made, height]).toEqual([Number.parseInt(width, 10), Number.parseInt(width, 10) * 1.5]);
        expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
        expect(response.rawPayload.toString('latin1')).not.toContain('SecretPhone');
      }
  });

  it('is never enlarged: a small one has files of its own width in place of the wider ones', async () => {
    const photo = await added(await picture({ width: 640, height: 480 }));
    for (const format of ['avif', 'webp'] as const) {
      const sources = photoSources(photo.url, format)?.split(',') ?? [];
      const files = await Promise.all(sources.map((source) => media(source.split(' ')[0] ?? '')));
      const widths = await Promise.all(files.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width));
      expect(widths).toEqual([480, 640, 640]);
    }
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken as %s, whatever the request says of its type',
    async (format) => {
      const photo = await added(await picture({ width: 800, height: 600, format }));
      expect(photo).toMatchObject({ width: 800, height: 600 });
      expect((await upload(await picture({ width: 800, height: 600, format }), { type: 'text/html' })).status).toBe(
        201,
      );
    },
  );

  it('is shown once it is described, the first one as the picture of the listing', async () => {
    const [one, two] = [await added(), await added(await picture({ hue: 20 }))];
    expect((await profile()).photos).toEqual([]);
    expect(await directory.events(contractorChanged.type)).toHaveLength(1);
    expect((await describeIt(two, '  Spa at dusk ')).body).toMatchObject({ id: two.id, alt: 'Spa at dusk' });
    expect(await profile()).toMatchObject({ imageUrl: two.url, photos: [{ url: two.url, alt: 'Spa at dusk' }] });
    await describeIt(one);
    expect((await profile()).photos.map(({ url }) => url)).toEqual([one.url, two.url]);
    const changes = await directory.events(contractorChanged.type);
    expect(changes.map(({ data }) => data.imageUrl)).toEqual([null, two.url, one.url]);
    expect((await describeIt(one)).status).toBe(200);
    expect(await directory.events(contractorChanged.type)).toHaveLength(3);
  });

  it.each(['', 'abc', 'a'.repeat(161), 'two\nlines'])('is not described by %j', async (alt) => {
    const response = await describeIt(await added(), alt);
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'body.alt' }] } });
  });

  it('sent again under its key is the same one, and leaves no second set of files', async () => {
    const key = newId();
    const first = await upload(small, { key });
    const again = await upload(small, { key });
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotent-replayed': 'true' } });
    expect(await storedFiles()).toHaveLength(6);
    expect((await own()).items).toHaveLength(1);
    expect(await upload(await picture(), { key })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await storedFiles()).toHaveLength(6);
  });
});

describe('what is refused, and leaves nothing behind', () => {
  const cases: [name: string, file: () => Buffer | Promise<Buffer>, status: number, why: RegExp][] = [
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, /web page or a drawing/],
    [
      'a drawing (SVG)',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
      /drawing/,
    ],
    [
      'an XML with a drawing',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      /drawing/,
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 415, /PDF/],
    ['a GIF', async () => sharp(small).resize(500).gif().toBuffer(), 415, /GIF/],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), 415, /HEIC/],
    ['a text', () => Buffer.from('no photo at all'), 415, /not a photo/],
    ['nothing', () => Buffer.alloc(0), 400, /Choose a photo/],
    [
      'a photo that is a web page as well',
      () => Buffer.concat([small, Buffer.from('<html><body>')]),
      400,
      /something besides/,
    ],
    [
      'a photo with a program for a server',
      () => Buffer.concat([small, Buffer.from('<?php system($_GET[0]);')]),
      400,
      /something besides/,
    ],
    [
      'a photo that is an archive as well',
      () => Buffer.concat([small, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
      400,
      /something besides/,
    ],
    [
      'a photo that is a document as well',
      () =>
        Buffer.concat([small.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 7]), Buffer.from('%PDF-'), small.subarray(2)]),
      400,
      /something besides/,
    ],
    ['a photo cut short', () => small.subarray(0, small.length - 900), 400, /damaged/],
    ['the head of a photo', () => small.subarray(0, 40), 400, /damaged/],
    ['a moving picture', moving, 400, /animated/],
    ['a photo too small for a page', () => picture({ width: 300, height: 200 }), 400, /too small/],
    [
      'more than an upload may have',
      () => Buffer.concat([small, Buffer.alloc(uploadBytes)]),
      413,
      new RegExp(`${uploadMegabytes} MB`),
    ],
  ];
  async function moving(): Promise<Buffer> {
    const frames = await Promise.all([20, 200].map((hue) => picture({ width: 600, height: 400, hue, format: 'png' })));
    return sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
  }

  it.each(cases)('%s', async (_, file, status, why) => {
    const response = await upload(await file());
    expect([response.status, response.body.detail]).toEqual([status, expect.stringMatching(why)]);
    await expectNothingLeft();
  });

  it('a picture of 50,000 × 50,000 pixels, for less work than a small photo takes', async () => {
    const processorTime = async (work: () => Promise<unknown>) => {
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const took: number[] = [];
    // The first one loads the library.
    for (let tries = 0; tries < 4; tries++)
      took.push(
        await processorTime(() =>
          expect(renderPhoto(claimedPng(50_000, 50_000), maxPixels.member)).rejects.toThrow('50,000 × 50,000 pixels'),
        ),
      );
    expect(Math.min(...took)).toBeLessThan(await processorTime(() => renderPhoto(small, maxPixels.member)));
  });

  it('a picture whose decoder takes too much memory ends the process that reads it, and no other', async () => {
    const bomb = await sharp({ create: { width: 2800, height: 2800, channels: 4, background: '#2060a080' } })
      .avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const responses = await Promise.all([upload(bomb), upload(small)]);
    expect(responses.map(({ status }) => status)).toEqual([400, 201]);
    expect(responses[0]?.body.detail).toContain('too much memory');
    expect(await rows()).toBe(1);
  });

  it.each([
    ['AVIF', () => picture({ width: 3000, height: 3000, format: 'avif' }), '8 million, or save it as a plain JPEG'],
    [
      'an interlaced PNG',
      async () =>
        sharp(await picture({ width: 4100, height: 4100 }))
          .png({ progressive: true })
          .toBuffer(),
      '16 million, or save it as a plain JPEG',
    ],
    ['JPEG of a large camera and more', () => picture({ width: 7100, height: 7100 }), '50 million'],
  ])('a picture with too many pixels for %s', async (_, file, limit) => {
    expect(await upload(await file())).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining(`make it smaller than ${limit}.`) },
    });
  });

  it('a photo while the store takes no files', async () => {
    const put = vi.spyOn(directory.context.files, 'put');
    put.mockResolvedValueOnce().mockRejectedValueOnce(new UnavailableError('the disk is full'));
    expect(await upload(small)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    put.mockRestore();
    await expectNothingLeft();
  });

  it('a photo that the sender breaks off', async () => {
    await directory.start();
    const { hostname, port } = new URL(directory.url());
    const request = httpRequest({
      hostname,
      port,
      method: 'POST',
      path: root(),
      headers: { authorization: `Bearer ${token()}`, 'content-type': 'image/jpeg', 'content-length': small.length },
    });
    request.on('error', () => {});
    const received = vi.spyOn(directory.context.uploads, 'receive');
    request.write(small.subarray(0, small.length / 2));
    await eventually(() => received.mock.results.length === 1);
    request.destroy();
    await expect(received.mock.results[0]?.value).rejects.toThrow();
    received.mockRestore();
    await expectNothingLeft();
  });
});

it('a member sends two photos at a time: others are turned away and may come again', async () => {
  const responses = await Promise.all(Array.from({ length: 4 }, () => upload(small)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429]);
  const [refused] = responses.filter(({ status }) => status === 429);
  expect(refused?.headers['retry-after']).toBe('5');
  expect(await storedFiles()).toHaveLength(12);
});

describe('the photos of a listing', () => {
  const fill = (count: number) =>
    directory.database.dataSource.query(
      `insert into photos (id, installer_id, position, name, alt, width, height, added_at)
       select gen_random_uuid(), $1, n, 'name ' || n, 'A pool', 1600, 1200, now() from generate_series(1, $2) n`,
      [installerId, count],
    );

  it('are ten, and not one more however many come at once', async () => {
    await fill(8);
    const partner = newId();
    await directory.join(installerId, partner);
    const uploads = [account, account, partner, partner].map((accountId) => upload(small, { accountId }));
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 201, 409, 409]);
    expect((await own()).items).toHaveLength(10);
    expect(await storedFiles()).toHaveLength(12);
    expect((await upload(small)).body.detail).toContain('10 photos');
  });

  it('are thirty for a founding member', async () => {
    await directory.database.transaction((tx) =>
      grantFoundingPlace(tx, { listingId: installerId, accountId: account, most: 500 }, new Date()),
    );
    await fill(29);
    expect((await own()).most).toBe(30);
    expect((await upload(small)).status).toBe(201);
    expect((await upload(small)).status).toBe(409);
  });

  it('are twelve real ones in the order that was chosen, the first as the cover', async () => {
    await directory.database.transaction((tx) =>
      grantFoundingPlace(tx, { listingId: installerId, accountId: account, most: 500 }, new Date()),
    );
    const photos: OwnPhoto[] = [];
    for (let hue = 0; hue < 12; hue++)
      photos.push(await added(await picture({ width: 900, height: 600, hue: hue * 30 })));
    for (const [index, photo] of photos.entries()) await describeIt(photo, `Pool number ${index + 1}`);
    expect(await storedFiles()).toHaveLength(72);
    const ids = photos.map(({ id }) => id).reverse();
    const { status, body } = await act('order', { ids });
    expect(status).toBe(200);
    expect(ownPhotosSchema.parse(body).items.map(({ id }) => id)).toEqual(ids);
    const shown = await profile();
    expect(shown.photos.map(({ alt }) => alt)).toEqual(photos.map((_, index) => `Pool number ${12 - index}`));
    expect(shown.imageUrl).toBe(photos[11]?.url);
  });

  it('take an order only of exactly those that are there', async () => {
    const [one, two] = [await added(), await added()];
    for (const ids of [[one.id], [one.id, one.id], [one.id, two.id, newId()], []])
      expect((await act('order', { ids })).status).toBe(409);
    expect((await act('order', { ids: ['x'] })).status).toBe(400);
    expect((await own()).items.map(({ id }) => id)).toEqual([one.id, two.id]);
  });

  it('that are removed are gone from the page at once, can be taken back, and their files go in time', async () => {
    const [one, two] = [await added(), await added(await picture({ hue: 20 }))];
    for (const photo of [one, two]) await describeIt(photo);
    for (let time = 0; time < 2; time++) expect((await act(`${one.id}/remove`)).status).toBe(200);
    expect(await profile()).toMatchObject({ imageUrl: two.url, photos: [{ url: two.url }] });
    expect((await describeIt(one)).status).toBe(404);
    for (let time = 0; time < 2; time++) expect((await act(`${one.id}/restore`)).status).toBe(200);
    expect((await profile()).photos.map(({ url }) => url)).toEqual([one.url, two.url]);
    await act(`${two.id}/remove`);
    await act(`${one.id}/remove`);
    expect(await profile()).toMatchObject({ imageUrl: null, photos: [] });
    await directory.database.dataSource.query(`update file_removals set due_at = due_at - interval '61 minutes'`);
    await deleteDueFiles(directory.context, new AbortController().signal);
    expect(await storedFiles()).toEqual([]);
    expect((await media(one.url)).statusCode).toBe(404);
    expect((await act(`${one.id}/restore`)).status).toBe(404);
  });

  it('that were removed are not taken back beyond what the plan holds', async () => {
    const photo = await added();
    await act(`${photo.id}/remove`);
    await fill(10);
    expect((await act(`${photo.id}/restore`)).status).toBe(409);
  });

  it('leave a picture that came from elsewhere where there are none', async () => {
    installerId = (await directory.add({ imageUrl: 'https://elsewhere.example/pool.jpg' })).id;
    await directory.join(installerId, account);
    const photo = await added();
    expect((await profile()).imageUrl).toBe('https://elsewhere.example/pool.jpg');
    await describeIt(photo);
    await act(`${photo.id}/remove`);
    expect((await profile()).imageUrl).toBeNull();
  });

  it('of a listing that is removed go with their files', async () => {
    const photo = await added();
    await describeIt(photo);
    const { database, files } = directory.context;
    await database.transaction((tx) => changeInstaller(tx, installerId, () => ({ status: 'removed' }), new Date()));
    const signal = new AbortController().signal;
    await directory.runHourlyJobs(new Date(Date.now() - 25 * 3_600_000));
    await directory.runHourlyJobs(new Date());
    await deleteDueFiles({ database, files }, signal);
    await expectNothingLeft();
  });

  it('are changed by owners and managers, of this listing alone', async () => {
    const photo = await added();
    const [manager, staff, stranger] = [newId(), newId(), newId()];
    await directory.join(installerId, manager, 'manager');
    await directory.join(installerId, staff, 'staff');
    const tries = async (accountId: string) => [
      (await directory.get(root(), token(accountId))).status,
      (await upload(small, { accountId })).status,
      (await act(photo.id, { alt: 'Freeform pool' }, accountId)).status,
      (await act('order', { ids: [] }, accountId)).status,
      (await act(`${photo.id}/remove`, {}, accountId)).status,
      (await act(`${photo.id}/restore`, {}, accountId)).status,
    ];
    expect(await tries(staff)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await tries(stranger)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await tries(manager)).toEqual([200, 201, 200, 409, 200, 200]);
    const other = (await directory.add()).id;
    await directory.join(other, stranger);
    const path = `/contractors/me/listings/${other}/photos/${photo.id}`;
    expect((await directory.post(path, { alt: 'Freeform pool' }, token(stranger))).status).toBe(404);
    expect((await directory.post(`${path}/remove`, {}, token(stranger))).status).toBe(404);
    expect((await directory.get(root())).status).toBe(401);
    expect((await directory.get(root(), directory.admin())).status).toBe(403);
  });
});

describe('files that visitors load', () => {
  it.each([
    'photos/x-960.webp',
    'photos/..%2fdocuments%2fa.pdf',
    'documents/a.pdf',
    `photos/${'a'.repeat(32)}-961.webp`,
    `photos/${'a'.repeat(32)}-960.webp`,
  ])('are not %s', async (path) => {
    await directory.context.files.put('documents/a.pdf', Buffer.from('secret'), { contentType: 'application/pdf' });
    const response = await media(`/media/${path}`);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
