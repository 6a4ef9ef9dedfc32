import { idOption } from '@poolpros/chassis/id-option';
import type { Context } from '../context.js';
import { stateOf } from '../index/aliases.js';
import { compareWithRecord, type Difference } from '../index/verify.js';

/** `verify [--id 42]`: prints where the index differs from the record; fails if it does. */
export async function verify(context: Context, args: string[] = []): Promise<void> {
  await printDifferences(context, idOption('verify', args));
}

/** Compares one listing, or all of them; throws if any differs, or if the index has another definition. */
export async function printDifferences(context: Context, id: number | null): Promise<void> {
  const { elasticsearch, config, indexDefinition } = context;
  const state = await stateOf(elasticsearch, config.SEARCH_INDEX, indexDefinition);
  if (state !== 'current') throw new Error(`the index cannot be compared: it is ${state}`);
  const { compared, differences } = await compareWithRecord(context, id);
  for (const difference of differences) process.stdout.write(`${lineOf(difference)}\n`);
  process.stdout.write(`${compared} installers compared, ${differences.length} different\n`);
  if (differences.length > 0) throw new Error('the index differs from the record');
}

function lineOf({ id, record, index, fields }: Difference): string {
  const sides = `record ${record ?? 'missing'}, index ${index ?? 'missing'}`;
  return `installer ${id}: ${sides}${fields.length > 0 ? `, differs in ${fields.join(', ')}` : ''}`;
}
