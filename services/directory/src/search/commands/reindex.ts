import { idOption } from '@poolpros/chassis/id-option';
import { type EntriesContext, rebuildSearchEntries, rewriteEntries } from '../db/search-rebuild.js';
import { printDifferences } from './verify.js';

/**
 * `reindex [--id 42]`: rebuilds the entries of the regular search, or one of them, while searches and writes continue.
 */
export async function reindex(context: EntriesContext, args: string[] = []): Promise<void> {
  const { database } = context;
  const id = idOption('reindex', args);
  await database.start();
  if (id === null) {
    const made = await rebuildSearchEntries(context, new AbortController().signal, { evenIfCurrent: true });
    if (!made) throw new Error('another process is making the search entries anew');
    return;
  }
  await database.transaction((tx) => rewriteEntries(tx, [id]));
  await printDifferences(database, id);
}
