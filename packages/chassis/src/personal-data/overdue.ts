import { dayMs, hourMs } from '@poolpros/contracts/time';
import { pause } from '../backoff.js';
import type { Database } from '../database.js';
import { every, type Job } from '../jobs.js';
import type { Log } from '../log.js';
import { type Erase, eraseFound, type KeptRows, type Retention } from './rows.js';

type Overdue = Retention & { erase: Erase };

const stepRows = 1000;
const betweenStepsMs = 20;

/**
 * Erases overdue rows, at most 1000 in a transaction. Returns how many, by table. A table that fails does
 * not hold up the others; its error is thrown at the end.
 */
export async function eraseOverdue(
  database: Pick<Database, 'transaction'>,
  tables: readonly KeptRows[],
  now: Date,
  signal: AbortSignal,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  const errors: unknown[] = [];
  for (const rows of tables)
    for (const kept of rows.kept.filter((each): each is Overdue => 'erase' in each))
      try {
        for (let step = stepRows; step === stepRows && !signal.aborted; await pause(betweenStepsMs, signal)) {
          step = await database.transaction((tx) => eraseSome(tx, rows, kept, now));
          if (step > 0) erased[rows.table] = (erased[rows.table] ?? 0) + step;
        }
      } catch (error) {
        errors.push(error);
      }
  if (errors.length > 0) throw new AggregateError(errors, 'some overdue rows were not erased');
  return erased;
}

async function eraseSome(
  tx: Parameters<typeof eraseFound>[0],
  rows: KeptRows,
  { keptDays, since, where, erase }: Overdue,
  now: Date,
): Promise<number> {
  const { table, key = 'id' } = rows;
  const conditions = [`${since} < $1`, where, isNotYet(erase)].filter((condition) => condition !== undefined);
  // Two processes that erase at once take different rows.
  const found = await tx.query<{ id: string | number }[]>(
    `select ${key} as id from ${table} where ${conditions.map((condition) => `(${condition})`).join(' and ')}
     order by ${since} limit $2 for update skip locked`,
    [new Date(now.getTime() - keptDays * dayMs), stepRows],
  );
  const ids = found.map(({ id }) => String(id));
  if (ids.length > 0) await eraseFound(tx, rows, ids, { erase, now });
  return ids.length;
}

/** Of columns that are set: whether they are not so already. */
function isNotYet(erase: Erase): string | undefined {
  if (typeof erase !== 'object') return undefined;
  return `(${Object.keys(erase).join()}) is distinct from (${Object.values(erase).join()})`;
}

/** The job that erases hourly what a service keeps for some days. */
export const eraseOverdueHourly = (
  tables: readonly KeptRows[],
  { database, log, now }: { database: Pick<Database, 'transaction'>; log: Log; now: () => Date },
): Job =>
  every(hourMs, 'erase overdue rows', async (signal) => {
    const rows = await eraseOverdue(database, tables, now(), signal);
    if (Object.keys(rows).length > 0) log.info({ rows }, 'overdue rows erased');
  });
