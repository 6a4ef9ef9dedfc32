import type { Readable } from 'node:stream';

/** The stored bytes of a key. Read `body` to its end or destroy it. */
export interface StoredBytes {
  body: Readable;
  bytes: number;
}

/** A store of bytes, without file types. */
export interface BytesStore {
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<StoredBytes | null>;
  delete(key: string): Promise<void>;
}
