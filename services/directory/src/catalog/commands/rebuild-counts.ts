import { rebuildCounts as rebuild } from '../actions/rebuild-counts.js';
import type { CatalogContext } from '../context.js';

/** `rebuild-counts`: counts all listings, prints which kept counts differed, and corrects them. */
export async function rebuildCounts(context: CatalogContext): Promise<void> {
  await context.database.start();
  const { counted, differences } = await rebuild(context, new AbortController().signal);
  for (const key of differences.keys) process.stdout.write(`${key}\n`);
  process.stdout.write(`${counted} listings counted, ${differences.keys.length} counts corrected\n`);
}
