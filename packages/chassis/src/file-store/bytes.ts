import type { Readable } from 'node:stream';

/** What is stored under a key; `body` has to be read to its end or destroyed. */
export interface StoredBytes {
  body: Readable;
  bytes: number;
}

/** A place for files that knows nothing of their types. */
export interface BytesStore {
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<StoredBytes | null>;
  delete(key: string): Promise<void>;
}
