import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UnavailableError } from '../unavailable.js';
import type { BytesStore } from './bytes.js';

/** Files in a folder, readable only by the user of the service. */
export function createFolderStore(url: URL): BytesStore {
  const root = fileURLToPath(url);
  const pathOf = (key: string) => join(root, key);
  // A key has one writer. Deleting a file also deletes what a killed writer left.
  const unfinished = (path: string) => `${path}.part`;

  return {
    put: (key, body) =>
      whileUsable(async () => {
        const path = pathOf(key);
        const folder = dirname(path);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        try {
          await withFile(await open(unfinished(path), 'w', 0o600), async (file) => {
            await file.writeFile(body);
            await file.sync();
          });
          await rename(unfinished(path), path);
        } catch (error) {
          await rm(unfinished(path), { force: true });
          throw error;
        }
        // The name is durable only after the folder is synced.
        await withFile(await open(folder), (handle) => handle.sync());
      }),
    get: (key) =>
      whileUsable(async () => {
        const file = await open(pathOf(key)).catch(nullIfMissing);
        if (!file) return null;
        try {
          return { bytes: (await file.stat()).size, body: file.createReadStream() };
        } catch (error) {
          await file.close();
          throw error;
        }
      }),
    delete: (key) =>
      whileUsable(async () => {
        for (const path of [pathOf(key), unfinished(pathOf(key))]) await rm(path, { force: true });
      }),
  };
}

async function withFile(file: FileHandle, work: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Errors of the folder, such as a full disk, are not the fault of the request. */
async function whileUsable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new UnavailableError('the folder of files cannot be used', { cause });
  }
}
