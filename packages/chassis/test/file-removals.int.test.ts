import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrationsIn } from '../src/database/migrations.js';
import { deleteDueFiles, keepFiles, removeFiles, withNewFiles } from '../src/file-removals.js';
import { createFileStore, type FileStore } from '../src/file-store.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { UnavailableError } from '../src/unavailable.js';

let fresh: FreshDatabase;
let folder: string;
let files: FileStore;
beforeAll(async () => {
  const migrations = migrationsIn(new URL('../migrations/file-removals/', import.meta.url));
  fresh = await freshDatabase({ entities: [], migrations, name: 'files' });
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  files = createFileStore({ FILES_URL: pathToFileURL(folder).href });
});
afterAll(async () => {
  await fresh.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await fresh.database.dataSource.query('truncate file_removals');
  await rm(join(folder, 'photos'), { recursive: true, force: true });
});

const stored = async () => (await readdir(join(folder, 'photos')).catch(() => [])).sort();
const scheduled = async () =>
  (await fresh.database.dataSource.query<{ key: string }[]>('select key from file_removals order by key')).map(
    ({ key }) => key,
  );
const file = (name: string) => ({ key: `photos/${name}.webp`, body: Buffer.from(name), contentType: 'image/webp' });
const stores = () => ({ database: fresh.database, files, now: () => new Date() });
const keep = (...names: string[]) =>
  fresh.database.transaction((tx) =>
    keepFiles(
      tx,
      names.map((name) => file(name).key),
    ),
  );
const letGo = (name: string, at: Date) => fresh.database.transaction((tx) => removeFiles(tx, [file(name).key], at));
const sweep = () => deleteDueFiles(stores(), new AbortController().signal);
const past = new Date(Date.now() - 1000);
const future = new Date(Date.now() + 60_000);

describe('new files', () => {
  it('stay when the work keeps them', async () => {
    await withNewFiles(stores(), [file('a'), file('b')], () => keep('a', 'b'));
    expect(await stored()).toEqual(['a.webp', 'b.webp']);
    expect(await scheduled()).toEqual([]);
  });

  it('are gone when the work fails, or keeps only some of them', async () => {
    const failed = withNewFiles(stores(), [file('a')], () => Promise.reject(new Error('the work failed')));
    await expect(failed).rejects.toThrow('the work failed');
    expect(await stored()).toEqual([]);
    await withNewFiles(stores(), [file('a'), file('b')], () => keep('a'));
    expect(await stored()).toEqual(['a.webp']);
    expect(await scheduled()).toEqual([]);
  });

  it('are gone when one of them cannot be stored', async () => {
    let puts = 0;
    const full: FileStore = {
      ...files,
      put: (...given) => (++puts > 1 ? Promise.reject(new UnavailableError('full')) : files.put(...given)),
    };
    const failed = withNewFiles({ ...stores(), files: full }, [file('a'), file('b')], () => keep('a', 'b'));
    await expect(failed).rejects.toThrow('full');
    expect(await stored()).toEqual([]);
  });

  it('are due in an hour when the process ends before it keeps them', async () => {
    const ended = new Promise<never>(() => {});
    void withNewFiles(stores(), [file('a')], () => ended);
    await eventually(async () => expect(await stored()).toEqual(['a.webp']));
    await sweep();
    expect(await stored()).toEqual(['a.webp']);
    await fresh.database.dataSource.query(`update file_removals set due_at = due_at - interval '1 hour'`);
    await sweep();
    expect(await stored()).toEqual([]);
    expect(await keep('a')).toBe(false);
  });

  it('that cannot be deleted at once are deleted later', async () => {
    const stuck: FileStore = { ...files, delete: () => Promise.reject(new UnavailableError('down')) };
    const failed = withNewFiles({ ...stores(), files: stuck }, [file('a')], () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await scheduled()).toEqual(['photos/a.webp']);
  });
});

describe('files that are let go of', () => {
  beforeEach(() => withNewFiles(stores(), [file('a'), file('b')], () => keep('a', 'b')));

  it('are deleted when they are due', async () => {
    await letGo('a', past);
    await letGo('b', future);
    await sweep();
    expect(await stored()).toEqual(['b.webp']);
    expect(await scheduled()).toEqual(['photos/b.webp']);
  });

  it('may be kept again until then, and not after', async () => {
    await letGo('a', past);
    expect(await keep('a')).toBe(true);
    await letGo('b', past);
    await sweep();
    expect(await keep('b')).toBe(false);
    expect(await stored()).toEqual(['a.webp']);
  });

  it('are deleted later when the store cannot be used', async () => {
    await letGo('a', past);
    const down = deleteDueFiles(
      { ...stores(), files: { ...files, delete: () => Promise.reject(new UnavailableError('down')) } },
      new AbortController().signal,
    );
    await expect(down).rejects.toThrow('down');
    expect(await scheduled()).toEqual(['photos/a.webp']);
    await sweep();
    expect(await stored()).toEqual(['b.webp']);
  });

  it('are deleted by one of two processes, and who keeps one meanwhile waits for it', async () => {
    await letGo('a', past);
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    let deleting = 0;
    const slow: FileStore = {
      ...files,
      async delete(keys) {
        deleting += keys.length;
        await held;
        await files.delete(keys);
      },
    };
    const signal = new AbortController().signal;
    const first = deleteDueFiles({ ...stores(), files: slow }, signal);
    await eventually(() => deleting === 1);
    await deleteDueFiles({ ...stores(), files: slow }, signal);
    expect(deleting).toBe(1);
    const kept = keep('a');
    go();
    expect(await kept).toBe(false);
    await first;
    expect(await stored()).toEqual(['b.webp']);
  });

  it('by the hundred are all deleted in one run', async () => {
    const many = Array.from({ length: 120 }, (_, index) => file(`many-${index}`));
    await withNewFiles(stores(), many, () => keep(...many.map((_, index) => `many-${index}`)));
    for (let index = 0; index < many.length; index++) await letGo(`many-${index}`, past);
    await sweep();
    expect(await stored()).toEqual(['a.webp', 'b.webp']);
  });
});
