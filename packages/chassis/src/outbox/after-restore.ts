import { parseArgs } from 'node:util';
import { dayMs } from '@poolpros/contracts/time';
import * as z from 'zod';
import type { Database } from '../database.js';
import { type Command, UsageError } from '../run.js';

/**
 * How far versions and ids are advanced after a restore. The backup does not know later events, so their numbers must
 * not be used again. The step is more than can have happened to one subject, and small enough for two thousand
 * restores.
 */
export const farAhead = 1_000_000;

const stepRows = 1000;
const instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** The service's own part of the command. `print` writes to the person who runs it. */
export type AfterRestore<X> = (context: X, print: (line: string) => void) => Promise<void>;

/**
 * The command `after-restore --since <instant>`. Publishes again what was published since the oldest restored backup
 * was made, and on the day before, since one database may have been saved before it handled the events of another. Then
 * does the service's own part. Safe to repeat.
 */
export function afterRestoreCommand<X extends { database: Database; now: () => Date }>(
  andThen?: AfterRestore<X>,
): Command<X> {
  return async (context, args) => {
    const { values } = parseArgs({ args, options: { since: { type: 'string' } } });
    const since = instant.safeParse(values.since);
    if (!since.success)
      throw new UsageError('usage: after-restore --since <when the oldest backup was made, 2026-11-22>');
    const print = (line: string) => process.stdout.write(`${line}\n`);
    await context.database.start();
    const count = await publishAgain(context.database, new Date(Date.parse(since.data) - dayMs), context.now());
    print(`events to be published again: ${count}`);
    await andThen?.(context, print);
  };
}

async function publishAgain({ dataSource }: Database, after: Date, until: Date): Promise<number> {
  let count = 0;
  for (let step = stepRows; step === stepRows; count += step)
    [, step] = await dataSource.query<[unknown, number]>(
      `update outbox set published_at = null
       where seq in (select seq from outbox where published_at > $1 and published_at < $2 limit $3)`,
      [after, until, stepRows],
    );
  return count;
}
