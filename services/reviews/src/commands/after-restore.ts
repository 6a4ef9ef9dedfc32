import { farAhead } from '@poolpros/chassis/outbox/after-restore';
import { erasePeopleAgain } from '@poolpros/chassis/personal-data';
import { personalData } from '../actions/personal-data.js';
import type { Context } from '../context.js';
import { republishRatings } from '../db/rating-store.js';

const pageSize = 500;

/** Repeats the erasures in the log, and gives the restored ratings versions above all published ones. */
export async function restoreRatings(
  { config, database, now }: Pick<Context, 'config' | 'database' | 'now'>,
  print: (line: string) => void,
): Promise<void> {
  const people = await erasePeopleAgain(database, personalData, { secret: config.LINK_SECRET, now: now() });
  print(`people erased again: ${people}`);
  let published = 0;
  for (let after = 0, page = pageSize; page === pageSize; published += page) {
    const ids = await database.transaction((tx) => republishRatings(tx, { after, limit: pageSize, by: farAhead }));
    page = ids.length;
    after = Math.max(after, ...ids);
  }
  print(`ratings to be published again: ${published}`);
}
