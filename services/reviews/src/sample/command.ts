import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { Context } from '../context.js';
import { countSampleReviews } from '../db/figures-store.js';
import { writeSampleReviews } from './write.js';

const patienceMs = 60_000;

/**
 * `sample --count N`: writes the reviews of N sample installers as these become known. Prints lines of JSON: how many are
 * `written`, and at the end how many are `counted` in the figures of published sample installers.
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
      onProgress: (written) => print({ written }),
    });
    print({ counted: await countSampleReviews(database.dataSource.manager) });
  } finally {
    await database.stop();
  }
}

const print = (progress: object): void => void process.stdout.write(`${JSON.stringify(progress)}\n`);
