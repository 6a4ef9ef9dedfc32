import type { Database } from '@poolpros/chassis/database';
import { idOption } from '@poolpros/chassis/id-option';
import { freshnessOfEntries } from '../db/search-rebuild.js';
import { compareEntries } from '../db/search-verify.js';

/** `verify [--id 42]`: prints where the entries of the regular search differ from the installers; fails if they do. */
export async function verify({ database }: { database: Database }, args: string[] = []): Promise<void> {
  const id = idOption('verify', args);
  await database.start();
  await printDifferences(database, id);
}

/** Compares one entry, or all of them; throws if any differs, or if they have another definition. */
export async function printDifferences(database: Database, id: number | null): Promise<void> {
  const freshness = await freshnessOfEntries(database.dataSource.manager);
  if (freshness !== 'current') throw new Error(`the search entries cannot be compared: they are ${freshness}`);
  const { compared, differences } = await compareEntries(database, id);
  for (const { id, differs } of differences) process.stdout.write(`installer ${id}: ${differs.join(', ')}\n`);
  process.stdout.write(`${compared} installers compared, ${differences.length} different\n`);
  if (differences.length > 0) throw new Error('the search entries differ from the installers');
}
