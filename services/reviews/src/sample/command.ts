import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { Context } from '../context.js';
import { countSampleReviews } from '../db/figures-store.js';
import { writeSampleReviews } from './write.js';

const patienceMs = 60_000;

/**
 * `sample --count N`: writes the reviews of N sample installers as these become known. Says how many are written, and at the
 * end how many the figures of published sample installers count.
 */
export async function sampleCommand({ database }: Context, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: 'string' } } });
  const wanted = z.coerce.number().int().min(0).parse(values.count);
  await database.start();
  try {
    await writeSampleReviews(database, {
      wanted,
      now: new Date(),
      patienceMs,
      onProgress: (written) => print(`sample reviews: ${written} written`),
    });
    print(`sample reviews: ${await countSampleReviews(database.dataSource.manager)} counted`);
  } finally {
    await database.stop();
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
