import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { Context } from '../context.js';
import { installerEntity } from '../db/entities.js';
import { writeSampleReviews } from './write.js';

const deadlineMs = 120_000;
const everyMs = 500;

/** `sample --count N`: waits for N sample installers, then writes their reviews. */
export async function sampleCommand({ database, log }: Context, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: 'string' } } });
  const count = z.coerce.number().int().min(0).parse(values.count);
  await database.start();
  try {
    await waitForInstallers(count);
    const written = await writeSampleReviews(database, new Date(), (installers, total) =>
      log.debug({ installers, total }, 'sample reviews in progress'),
    );
    log.info({ written }, 'sample reviews written');
  } finally {
    await database.stop();
  }

  async function waitForInstallers(wanted: number): Promise<void> {
    const giveUpAt = Date.now() + deadlineMs;
    let known = -1;
    for (;;) {
      const before = known;
      known = await database.dataSource.manager.countBy(installerEntity, { isSample: true });
      if (known >= wanted) return;
      if (Date.now() > giveUpAt)
        throw new Error(`only ${known} of ${wanted} sample installers arrived within ${deadlineMs / 1000} s`);
      if (known !== before) log.info({ known, wanted }, 'waiting for sample installers');
      await wait(everyMs);
    }
  }
}
