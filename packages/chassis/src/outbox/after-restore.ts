import { parseArgs } from 'node:util';
import { dayMs } from '@poolpros/contracts/time';
import * as z from 'zod';
import type { Database } from '../database.js';
import { type Command, UsageError } from '../run.js';

/**
 * How far versions and ids are moved on after a restore: a backup does not know what has happened since, and what it does
 * not know must not be said again under the same number. More than can have happened to one thing, and small enough for
 * two thousand restores.
 */
export const farAhead = 1_000_000;

const stepRows = 1000;
const instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** What a service does besides; `print` says it to the person who runs the command. */
export type AfterRestore<X> = (context: X, print: (line: string) => void) => Promise<void>;

/**
 * The command `after-restore --since <instant>`: publishes again what was published since the oldest of the restored
 * backups was made, and on the day before, as one database may have been saved before it handled what another had sent;
 * then does what else the service has to. Does no harm when it is repeated.
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
