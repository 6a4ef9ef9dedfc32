import { createBucketStore } from './file-store/bucket.js';
import type { StoredBytes } from './file-store/bytes.js';
import { createFolderStore } from './file-store/folder.js';

/** A stored file. */
export interface StoredFile extends StoredBytes {
  contentType: string;
}

/**
 * Files by key, such as `photos/0a1b-480.webp`. Every method throws UnavailableError while the store is down, and an
 * Error for an invalid key.
 */
export interface FileStore {
  /** Stores a file completely or not at all; replaces one with the same key. */
  put(key: string, body: Buffer, o: { contentType: string }): Promise<void>;
  /** The file; null if there is none. */
  get(key: string): Promise<StoredFile | null>;
  /** Deletes files; a missing one is no error. */
  delete(keys: readonly string[]): Promise<void>;
}

/** The types that may be stored, by file extension. */
const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
} as const;

/** Keys, which cannot lead out of their folder. */
const keyPattern = new RegExp(`^[a-z]+/[a-z0-9-]{1,100}\\.(${Object.keys(contentTypes).join('|')})$`);

function contentTypeOf(key: string): string {
  const ending = keyPattern.exec(key)?.[1];
  if (!ending) throw new Error('this is no key of a file');
  return contentTypes[ending as keyof typeof contentTypes];
}

/** The store of FILES_URL: a folder that all replicas share, or a bucket of S3-compatible storage. */
export function createFileStore({ FILES_URL }: { FILES_URL: string }): FileStore {
  const url = new URL(FILES_URL);
  const store = url.protocol === 'file:' ? createFolderStore(url) : createBucketStore(url);
  return {
    async put(key, body, { contentType }) {
      if (contentTypeOf(key) !== contentType) throw new Error(`the key does not fit a file of type ${contentType}`);
      await store.put(key, body, contentType);
    },
    async get(key) {
      const contentType = contentTypeOf(key);
      const found = await store.get(key);
      return found && { ...found, contentType };
    },
    async delete(keys) {
      for (const key of keys) contentTypeOf(key);
      // Together, as the caller's transaction waits. All have ended before one that failed is reported, so that none is
      // deleted after the caller has decided to keep it.
      const ended = await Promise.allSettled(keys.map((key) => store.delete(key)));
      for (const each of ended) if (each.status === 'rejected') throw each.reason;
    },
  };
}
