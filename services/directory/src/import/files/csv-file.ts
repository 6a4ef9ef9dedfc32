import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { type Info, parse } from 'csv-parse';
import { importColumns, requiredColumns } from '../domain/import-row.js';
import { encodingOf, textStream } from './text-encoding.js';

/** One record of the file and its last line. */
export interface CsvRecord {
  line: number;
  record: Record<string, string>;
  /** Errors of the record as a whole. */
  error: string | null;
}

/**
 * Parses a CSV file record by record, without loading it into memory. Skips empty rows and columns, which spreadsheets
 * add. Throws if the file cannot be read, its first line has the wrong columns, or its quotes do not match: the rest
 * after such an error cannot be trusted.
 */
export async function* readCsv(file: string): AsyncGenerator<CsvRecord> {
  const parser = parse({ info: true, trim: true, skip_empty_lines: true, relax_column_count: true });
  pipeline(createReadStream(file), textStream(await encodingOf(file)), parser, () => undefined);
  const rows: AsyncIterable<{ record: string[]; info: Info }> = parser;
  let header: string[] | undefined;
  for await (const { record: cells, info } of rows) {
    if (cells.every((cell) => cell === '')) continue;
    if (header) yield { line: info.lines, ...recordOf(header, cells) };
    else header = checkHeader(cells);
  }
}

function recordOf(header: readonly string[], cells: readonly string[]): Omit<CsvRecord, 'line'> {
  const stray = cells.findIndex((cell, at) => cell !== '' && (header[at] ?? '') === '');
  const record = Object.fromEntries(
    header.flatMap((column, at) => (column === '' ? [] : [[column, cells[at] ?? ''] as const])),
  );
  return { record, error: errorOf(header, cells, stray) };
}

function errorOf(header: readonly string[], cells: readonly string[], stray: number): string | null {
  const last = header.findLastIndex((column) => column !== '');
  if (cells.length <= last)
    return 'has fewer cells than the first line: put a text that holds a line break in double quotes';
  if (stray > last) return 'has more cells than the first line: put a text that holds a comma in double quotes';
  if (stray !== -1)
    return `has a text in column ${stray + 1}, which has no name: name the column in the first line or empty it`;
  return cells.some((cell) => cell.includes('\ufffd'))
    ? 'has a character (\ufffd) that was lost when the file was saved: save the original as "CSV UTF-8"'
    : null;
}

function checkHeader(header: readonly string[]): string[] {
  const named = header.filter((column) => column !== '');
  const unknown = named.filter((column) => !importColumns.includes(column));
  if (unknown.length > 0)
    throw new Error(
      `unknown columns: ${unknown.join(', ')}; known: ${importColumns.join(', ')}. Rename them or take them out`,
    );
  const missing = requiredColumns.filter((column) => !named.includes(column));
  if (missing.length > 0) throw new Error(`missing columns: ${missing.join(', ')}. Add them to the first line`);
  const repeated = named.filter((column, index) => named.indexOf(column) !== index);
  if (repeated.length > 0) throw new Error(`repeated columns: ${repeated.join(', ')}. Take one of each out`);
  return [...header];
}
