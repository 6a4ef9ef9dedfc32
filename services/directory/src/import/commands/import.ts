import { parseArgs } from 'node:util';
import type { Database } from '@poolpros/chassis/database';
import { UsageError } from '@poolpros/chassis/run';
import type { Places } from '@poolpros/places/places';
import type { Context } from '../../base/context.js';
import { emptyOwnerFields } from '../../listings/domain/installer.js';
import { type BatchOutcome, upsertListings } from '../actions/upsert-listings.js';
import { type CsvRecord, readCsv } from '../files/csv-file.js';
import { type ImportedFields, importedFields } from '../files/imported-fields.js';
import { encodingOf } from '../files/text-encoding.js';

const batchSize = 200;
const mostHeld = 10_000;

const unclaimed = { ...emptyOwnerFields, status: 'published', isSample: false } as const;

export interface ImportSummary extends BatchOutcome {
  refused: number;
}

/**
 * Parses a CSV file of installers and stores it if `apply` is set. `print` gets rejected rows and ignored values with
 * line and column. A file that cannot be read to its end stores nothing. Returns the number of rows by result.
 */
export async function importFile(
  { database, places }: { database: Database; places: Places },
  o: { file: string; apply: boolean; now: Date; print: (line: string) => void },
): Promise<ImportSummary> {
  const summary: ImportSummary = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  const lineOfSource = new Map<string, number>();
  let batch: ImportedFields[] = [];

  async function store(): Promise<void> {
    const statements = batch.map((stated) => ({ stated, defaults: { ...unclaimed, ...stated } }));
    const outcome = await database.transaction((tx) => upsertListings(tx, statements, { apply: o.apply, now: o.now }));
    summary.new += outcome.new;
    summary.changed += outcome.changed;
    summary.unchanged += outcome.unchanged;
    batch = [];
  }

  const encoding = await encodingOf(o.file);
  if (encoding !== 'utf-8') o.print(`read as ${encoding}: check the letters with accents in what is stored`);
  for await (const { line, record, error } of readWhole(o.file)) {
    const refusals = error ? [error] : take(line, record);
    if (refusals.length > 0) summary.refused += 1;
    for (const refusal of refusals) o.print(`line ${line}: ${refusal}`);
    if (batch.length === batchSize) await store();
  }
  await store();
  return summary;

  function take(line: number, record: Record<string, string>): string[] {
    const imported = importedFields(places, record, o.now);
    if ('errors' in imported) return imported.errors.map(({ path, message }) => `${path}: ${message}`);
    for (const { path, message } of imported.warnings) o.print(`line ${line}: warning: ${path}: ${message}`);
    const { sourceId } = imported.fields;
    const earlier = lineOfSource.get(sourceId);
    if (earlier !== undefined) return [`source_id: is the one of line ${earlier}: give each business its own`];
    lineOfSource.set(sourceId, line);
    batch.push(imported.fields);
    return [];
  }
}

/**
 * The records of a file that was read to its end, because a truncated one must not be stored in part. Records of a long
 * file are read again instead of kept in memory.
 */
async function* readWhole(file: string): AsyncGenerator<CsvRecord> {
  const held: CsvRecord[] = [];
  let count = 0;
  try {
    for await (const record of readCsv(file)) if (++count <= mostHeld) held.push(record);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (count > mostHeld) yield* readCsv(file);
  else yield* held;
}

/** `import <file.csv> [--apply]` */
export async function importCommand(
  context: Pick<Context, 'database' | 'places' | 'now'>,
  args: string[],
): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { apply: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UsageError('usage: import <file.csv> [--apply]');
  const apply = values.apply ?? false;
  const print = (line: string) => process.stdout.write(`${line}\n`);
  await context.database.start();
  const summary = await importFile(context, { file, apply, now: context.now(), print });
  print(
    Object.entries(summary)
      .map(([outcome, count]) => `${count} ${outcome}`)
      .join(', '),
  );
  if (!apply) print('nothing was stored: add --apply to store it');
}
