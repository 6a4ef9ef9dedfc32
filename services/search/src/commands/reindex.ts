import { idOption } from '@poolpros/chassis/id-option';
import type { Context } from '../context.js';
import { rebuildIndex } from '../index/rebuild.js';
import { readListing } from '../index/record.js';
import { rewriteListing } from '../index/writer.js';
import { printDifferences } from './verify.js';

/**
 * `reindex [--id 42]`: rebuilds the index, or one listing of it, from the record while searches and events continue.
 */
export async function reindex(context: Context, args: string[] = []): Promise<void> {
  const id = idOption('reindex', args);
  if (id === null) return rebuildIndex(context, context.now());
  await rewriteListing(context, id, await readListing(context.directory, id));
  await printDifferences(context, id);
}
