import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { type Info, parse } from 'csv-parse';
import { importColumns, requiredColumns } from '../domain/import-row.js';

/** One record of the file and the line it ends on. */
export interface CsvRecord {
  line: number;
  record: Record<string, string>;
  /** What is wrong with the record as a whole. */
  error: string | null;
}

/**
 * Reads a CSV file record by record, without holding it in memory. Throws when the file cannot be read, its first line
 * does not name the right columns, or its quotes do not match: nothing after such a place can be trusted.
 */
export async function* readCsv(file: string): AsyncGenerator<CsvRecord> {
  const parser = parse({
    columns: checkHeader,
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  pipeline(createReadStream(file), parser, () => undefined);
  const records: AsyncIterable<{ record: Record<string, string>; info: Info & { error?: unknown } }> = parser;
  for await (const { record, info } of records)
    yield { line: info.lines, record, error: info.error ? 'has another number of cells than the first line' : null };
}

function checkHeader(header: string[]): string[] {
  const unknown = header.filter((column) => !importColumns.includes(column));
  if (unknown.length > 0) throw new Error(`unknown columns: ${unknown.join(', ')}; known: ${importColumns.join(', ')}`);
  const missing = requiredColumns.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new Error(`missing columns: ${missing.join(', ')}`);
  const repeated = header.filter((column, index) => header.indexOf(column) !== index);
  if (repeated.length > 0) throw new Error(`repeated columns: ${repeated.join(', ')}`);
  return header;
}
