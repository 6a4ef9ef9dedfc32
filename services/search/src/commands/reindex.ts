import type { Context } from '../context.js';
import { rebuildIndex } from '../index/rebuild.js';

/** `reindex`: makes the index anew from the record while searches and events go on. */
export async function reindex(context: Context): Promise<void> {
  await rebuildIndex(context);
}
