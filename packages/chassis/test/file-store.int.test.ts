import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore, type FileStore } from '../src/file-store.js';
import { UnavailableError } from '../src/unavailable.js';
import { type BucketServer, startBucketServer } from './support/bucket-server.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** There with `npm test -- --s3`. */
const server = process.env.TEST_S3_SERVER;
let bucket: BucketServer;
if (server) {
  beforeAll(async () => {
    bucket = await startBucketServer(server);
  });
  afterAll(() => bucket.stop());
}

const folderUrl = () => pathToFileURL(join(folder, 'shared')).href;
const webp = { contentType: 'image/webp' };

async function read(files: FileStore, key: string) {
  const found = await files.get(key);
  return found && { ...found, body: await buffer(found.body) };
}

describe.each([['a shared folder', folderUrl], ...(server ? [['a bucket', () => bucket.url] as const] : [])] as const)(
  '%s',
  (_, urlOf) => {
    let files: FileStore;
    beforeAll(() => {
      files = createFileStore({ FILES_URL: urlOf() });
    });

    it('gives back what was put, with its size and type', async () => {
      const body = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
      await files.put('photos/a-480.webp', body, webp);
      expect(await read(files, 'photos/a-480.webp')).toEqual({ body, bytes: 300_000, contentType: 'image/webp' });
      await files.put('documents/a.pdf', Buffer.from('%PDF'), { contentType: 'application/pdf' });
      expect(await read(files, 'documents/a.pdf')).toMatchObject({ bytes: 4, contentType: 'application/pdf' });
    });

    it('replaces a file whole', async () => {
      await files.put('photos/b.webp', Buffer.alloc(100_000, 'long'), webp);
      await files.put('photos/b.webp', Buffer.from('short'), webp);
      expect((await read(files, 'photos/b.webp'))?.body.toString()).toBe('short');
    });

    it('stores a large and an empty file', async () => {
      for (const bytes of [10_000_000, 0]) {
        await files.put('photos/c.webp', Buffer.alloc(bytes), webp);
        expect((await read(files, 'photos/c.webp'))?.body.length).toBe(bytes);
      }
    });

    it('has nothing under a key that was not put, or was deleted', async () => {
      expect(await files.get('photos/never.webp')).toBeNull();
      expect(await files.get('nothing/never.webp')).toBeNull();
      await files.put('photos/d.webp', Buffer.from('d'), webp);
      await files.put('photos/e.webp', Buffer.from('e'), webp);
      await files.delete(['photos/d.webp', 'photos/never.webp']);
      expect(await files.get('photos/d.webp')).toBeNull();
      expect((await read(files, 'photos/e.webp'))?.body.toString()).toBe('e');
    });

    it('takes no key that could lead elsewhere, and no file of another type', async () => {
      const wrong = ['../a.webp', 'photos/../../a.webp', '/etc/a.webp', 'photos/a.html', 'photos/.webp', 'a.webp', ''];
      for (const key of [...wrong, 'photos/a.webp/b.webp', 'photos/a%2f.webp', 'photos/a.webp\0', 'photos/a.webp\n']) {
        await expect(files.put(key, Buffer.from('x'), webp), key).rejects.toThrow('no key');
        await expect(files.get(key), key).rejects.toThrow('no key');
        await expect(files.delete([key]), key).rejects.toThrow('no key');
      }
      await expect(files.put('photos/a.png', Buffer.from('x'), webp)).rejects.toThrow('image/webp');
    });
  },
);

describe('a shared folder', () => {
  const shared = () => join(folder, 'shared');

  it('lets no other user read, and holds nothing unfinished', async () => {
    const files = createFileStore({ FILES_URL: folderUrl() });
    await files.put('photos/mode.webp', Buffer.from('x'), webp);
    expect((await stat(join(shared(), 'photos', 'mode.webp'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(shared(), 'photos'))).mode & 0o777).toBe(0o700);
    expect((await readdir(join(shared(), 'photos'))).filter((name) => !/^[a-z0-9-]+\.webp$/.test(name))).toEqual([]);
  });

  it('deletes with a file what a killed writer left of it', async () => {
    const files = createFileStore({ FILES_URL: folderUrl() });
    await mkdir(join(shared(), 'left'), { recursive: true });
    await writeFile(join(shared(), 'left', 'a.webp.part'), 'half');
    expect(await files.get('left/a.webp')).toBeNull();
    await files.delete(['left/a.webp']);
    expect(await readdir(join(shared(), 'left'))).toEqual([]);
  });

  it('leaves the file that was there when it cannot write another, and says that it cannot be used', async () => {
    const files = createFileStore({ FILES_URL: folderUrl() });
    await files.put('photos/kept.webp', Buffer.from('kept'), webp);
    await mkdir(join(shared(), 'photos', 'kept.webp.part'));
    await expect(files.put('photos/kept.webp', Buffer.from('other'), webp)).rejects.toThrow(UnavailableError);
    expect((await read(files, 'photos/kept.webp'))?.body.toString()).toBe('kept');
    await rm(join(shared(), 'photos', 'kept.webp.part'), { recursive: true });
  });
});

describe('a bucket', () => {
  const unusable = [
    ['is not there', () => 'http://key:secret@127.0.0.1:9/bucket'],
    ...(server
      ? [['does not know the key', () => Object.assign(new URL(bucket.url), { password: 'another' }).href] as const]
      : []),
  ] as const;
  it.each(unusable)('that %s cannot be used', async (_, urlOf) => {
    const files = createFileStore({ FILES_URL: urlOf() });
    await expect(files.put('photos/a.webp', Buffer.from('x'), webp)).rejects.toThrow(UnavailableError);
    await expect(files.get('photos/a.webp')).rejects.toThrow(UnavailableError);
    await expect(files.delete(['photos/a.webp'])).rejects.toThrow(UnavailableError);
  });

  it('deletes files next to each other, as a transaction waits for all', async () => {
    const keys = Array.from({ length: 50 }, (_, number) => `photos/${number}.webp`);
    const waiting: ServerResponse[] = [];
    const storage = createServer((_request, response) => {
      // None is answered before all have come.
      if (waiting.push(response) === keys.length) for (const each of waiting) each.writeHead(204).end();
    });
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
    const { port } = storage.address() as AddressInfo;
    await createFileStore({ FILES_URL: `http://key:secret@127.0.0.1:${port}/bucket` }).delete(keys);
    expect(waiting).toHaveLength(keys.length);
    storage.closeAllConnections();
    storage.close();
  });

  it('that rejects for a moment is asked again', async () => {
    const statuses = [503, 200];
    const storage = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(statuses.shift() ?? 500).end());
    });
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
    const { port } = storage.address() as AddressInfo;
    const files = createFileStore({ FILES_URL: `http://key:secret@127.0.0.1:${port}/bucket` });
    await files.put('photos/a.webp', Buffer.from('x'), webp);
    expect(statuses).toEqual([]);
    await expect(files.delete(['photos/a.webp'])).rejects.toThrow(UnavailableError);
    storage.closeAllConnections();
    storage.close();
  });
});
