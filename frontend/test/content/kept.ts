import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A phrase of a page, the number of each # in it, and the routes of what a reader can do. */
export type Promised = readonly [says: string, ...kept: (number | string)[]];

/** A number that only one file knows, read where it is kept. */
export function kept(file: string, pattern: RegExp): number {
  const source = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
  return Number(pattern.exec(source)?.[1]);
}
