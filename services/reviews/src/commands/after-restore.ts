import { farAhead } from '@poolpros/chassis/outbox/after-restore';
import type { Context } from '../context.js';
import { publishFiguresAgain } from '../db/figures-store.js';

const pageSize = 500;

/** Makes the restored figures the newest that anybody has heard of. */
export async function restoreFigures(
  { database }: Pick<Context, 'database'>,
  print: (line: string) => void,
): Promise<void> {
  let published = 0;
  for (let after = 0, page = pageSize; page === pageSize; published += page) {
    const ids = await database.transaction((tx) => publishFiguresAgain(tx, { after, limit: pageSize, by: farAhead }));
    page = ids.length;
    after = Math.max(after, ...ids);
  }
  print(`figures of installers to be published again: ${published}`);
}
