import { minuteMs } from '@poolpros/contracts/time';
import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';
import type { FileStore } from './file-store.js';
import { every, type Job } from './jobs.js';
import { isContention, isUnavailable } from './unavailable.js';

/** Longer than storing files and then writing the row that keeps them can take. */
const unkeptMs = 60 * minuteMs;
/** Files per transaction, which must be short even with a slow store. */
const atOnce = 50;

interface Stores {
  database: Database;
  files: FileStore;
}

/** Schedules files for deletion at `at`, in the transaction that removes the reference to them. */
export async function removeFiles(tx: EntityManager, keys: readonly string[], at: Date): Promise<void> {
  await tx.query(
    `insert into file_removals (key, due_at) select unnest($1::text[]), $2
     on conflict (key) do update set due_at = excluded.due_at`,
    [keys, at],
  );
}

/**
 * Cancels the deletion of stored files, in the transaction that references them. Returns false and keeps nothing if one
 * of them has been deleted already.
 */
export async function keepFiles(tx: EntityManager, keys: readonly string[]): Promise<boolean> {
  const locked = await tx.query<unknown[]>('select key from file_removals where key = any($1) for update', [keys]);
  if (locked.length < keys.length) return false;
  await tx.query('delete from file_removals where key = any($1)', [keys]);
  return true;
}

export interface NewFile {
  key: string;
  body: Buffer;
  contentType: string;
}

/**
 * Stores files scheduled for deletion, then runs the work whose transaction keeps them (`keepFiles`). They are deleted
 * at once if it fails, and within an hour if the process dies.
 */
export async function withNewFiles<T>(
  stores: Stores & { now: () => Date },
  added: readonly NewFile[],
  work: () => Promise<T>,
): Promise<T> {
  const { database, files } = stores;
  const keys = added.map(({ key }) => key);
  await database.transaction((tx) => removeFiles(tx, keys, new Date(stores.now().getTime() + unkeptMs)));
  try {
    for (const { key, body, contentType } of added) await files.put(key, body, { contentType });
    return await work();
  } finally {
    await discardUnkept(stores, keys);
  }
}

/** Deletes the files that the work did not keep. Those that cannot be deleted now are due later. */
async function discardUnkept(stores: Stores, keys: readonly string[]): Promise<void> {
  await stores.database
    .transaction((tx) => deleteFiles(stores, tx, 'key = any($1)', [keys]))
    .catch((error: unknown) => {
      if (!isUnavailable(error) && !isContention(error)) throw error;
    });
}

/** Deletes files that are due. Files released during the run wait for the next one. */
export async function deleteDueFiles(stores: Stores, signal: AbortSignal): Promise<void> {
  const some = () =>
    stores.database.transaction((tx) =>
      deleteFiles(
        stores,
        tx,
        `key in (select key from file_removals where due_at <= now() order by due_at limit ${atOnce}
                 for update skip locked)`,
        [],
      ),
    );
  while (!signal.aborted && (await some()) > 0);
}

/** For every service that stores files. */
export const deleteFilesInTime = (stores: Stores): Job =>
  every(10 * minuteMs, 'delete files', (signal) => deleteDueFiles(stores, signal));

/** Deletes rows and their files while the rows are locked, so that `keepFiles` waits. Returns how many. */
async function deleteFiles({ files }: Stores, tx: EntityManager, which: string, values: unknown[]): Promise<number> {
  const [rows] = await tx.query<[{ key: string }[], number]>(
    `delete from file_removals where ${which} returning key`,
    values,
  );
  if (rows.length > 0) await files.delete(rows.map(({ key }) => key));
  return rows.length;
}
