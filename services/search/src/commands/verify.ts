import type { Context } from '../context.js';
import { compareWithRecord } from '../index/verify.js';

/** `verify`: prints where the index differs from the record; fails when it does. */
export async function verify({ elasticsearch, config, directory }: Context): Promise<void> {
  const { compared, differences } = await compareWithRecord(elasticsearch, config.SEARCH_INDEX, directory);
  for (const { id, record, index } of differences)
    process.stdout.write(`installer ${id}: record ${record ?? 'missing'}, index ${index ?? 'missing'}\n`);
  process.stdout.write(`${compared} installers compared, ${differences.length} different\n`);
  if (differences.length > 0) throw new Error('the index differs from the record');
}
