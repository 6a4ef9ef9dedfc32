import { idOption } from '@poolpros/chassis/id-option';
import type { Context } from '../context.js';
import { rebuildIndex } from '../index/rebuild.js';
import { readListing } from '../index/record.js';
import { rewriteListing } from '../index/writer.js';
import { printDifferences } from './verify.js';

/** `reindex [--id 42]`: makes the index anew from the record, or one listing of it, while searches and events go on. */
export async function reindex(context: Context, args: string[] = []): Promise<void> {
  const id = idOption('reindex', args);
  if (id === null) return rebuildIndex(context, context.now());
  await rewriteListing(context, id, await readListing(context.directory, id));
  await printDifferences(context, id);
}
