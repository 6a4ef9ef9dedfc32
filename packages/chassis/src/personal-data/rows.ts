import type { EntityManager } from 'typeorm';

/** A table that holds what is personal, and what becomes of it. */
export interface PersonalRows {
  table: string;
  /** The column that names a row; `id` by default. */
  key?: string;
  /** The columns that hold what is personal. */
  columns: readonly string[];
  /** How the rows of an email are found. Without it, an erasure reaches them by another table, or leaves them. */
  byEmail?: readonly ByEmail[];
  /** When the rows go. */
  kept: readonly Kept[];
  /** The part of the account's download that shows them, or why none does. */
  exported: string | { because: string };
}

/** Rows that hold the email of a person, and what becomes of them when that person is erased. */
export interface ByEmail {
  /** SQL of the email of a row, in lower case. */
  email: string;
  /** SQL of when the row got the email: one that came after an erasure is not erased again. */
  since: string;
  erase: Erase;
}

/** Deletes rows, sets columns to SQL expressions, or does what takes more than a statement. */
export type Erase = 'delete' | Record<string, string> | EraseRows;

export type Done = 'deleted' | 'anonymized';

/** Erases what is personal of rows, and returns what became of them. */
export type EraseRows = (tx: EntityManager, ids: readonly string[], now: Date) => Promise<Done>;

/** Rows that are kept for some days, or for as long as something else is there. */
export type Kept = KeptForDays | { keptDays: null; because: string };

export type KeptForDays = Retention & {
  /** The anchor in docs/rules.md that states the days. */
  rule: string;
} & (
    | { erase: Erase }
    /** The step of a machine that erases them; a job of the module takes it. */
    | { step: string }
  );

export interface Retention {
  keptDays: number;
  /** SQL of the instant from which the days count; null: the row stays. */
  since: string;
  /** SQL of which rows; all by default. */
  where?: string;
}

/** A table of which rows are erased after some days. */
export interface KeptRows extends Pick<PersonalRows, 'table' | 'key'> {
  kept: readonly (Kept | (Retention & { erase: Erase }))[];
}

/** Erases rows that are locked. */
export async function eraseFound(
  tx: EntityManager,
  { table, key = 'id' }: Pick<PersonalRows, 'table' | 'key'>,
  ids: readonly string[],
  { erase, now }: { erase: Erase; now: Date },
): Promise<Done> {
  if (typeof erase === 'function') return await erase(tx, ids, now);
  const isDeleted = erase === 'delete';
  const statement = isDeleted ? `delete from ${table}` : `update ${table} set ${assignments(erase)}`;
  await tx.query(`${statement} where ${key} = any($1)`, [ids]);
  return isDeleted ? 'deleted' : 'anonymized';
}

const assignments = (columns: Record<string, string>): string =>
  Object.entries(columns)
    .map(([column, sql]) => `${column} = ${sql}`)
    .join(', ');
