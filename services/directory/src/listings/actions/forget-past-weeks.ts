import type { Database } from '@poolpros/chassis/database';
import { comingWeeks, statedWeeks } from '@poolpros/contracts/hours/free-weeks';
import { listingsWithWeeksBefore, saveInstallers } from '../db/installer-store.js';

const batch = 100;

/** Removes past weeks from listings; nothing has shown them since they ended. Returns from how many listings. */
export async function forgetPastWeeks(
  database: Pick<Database, 'transaction' | 'dataSource'>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const [current = ''] = statedWeeks(now, null);
  const ids = await listingsWithWeeksBefore(database.dataSource.manager, current);
  for (let done = 0; done < ids.length; done += batch) {
    signal?.throwIfAborted();
    await database.transaction((tx) =>
      saveInstallers(tx, {
        added: [],
        changes: ids.slice(done, done + batch).map((id) => ({
          id,
          decide: ({ freeWeeks, timeZone }) => ({ freeWeeks: comingWeeks(freeWeeks, now, timeZone) }),
        })),
        now,
      }),
    );
  }
  return ids.length;
}
