import { farAhead } from '@poolpros/chassis/outbox/after-restore';
import type { Context } from '../context.js';
import { republishRatings } from '../db/rating-store.js';

const pageSize = 500;

/** Gives the restored ratings versions above any that were published. */
export async function restoreRatings(
  { database }: Pick<Context, 'database'>,
  print: (line: string) => void,
): Promise<void> {
  let published = 0;
  for (let after = 0, page = pageSize; page === pageSize; published += page) {
    const ids = await database.transaction((tx) => republishRatings(tx, { after, limit: pageSize, by: farAhead }));
    page = ids.length;
    after = Math.max(after, ...ids);
  }
  print(`ratings to be published again: ${published}`);
}
