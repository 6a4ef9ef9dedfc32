import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '@poolpros/chassis/database';
import { newId } from '@poolpros/chassis/ids';
import { UsageError } from '@poolpros/chassis/run';
import { samplesRefusal } from '@poolpros/contracts/public-samples';
import { minuteMs } from '@poolpros/contracts/time';
import { generateReviews, seedRatingVersion } from '@poolpros/seed-data/reviews';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { Context } from '../context.js';
import type { InstallerRow, ReviewRow } from '../db/entities.js';
import { countSeeded, seedListings, withoutSeedReviews } from '../db/installer-store.js';
import { countSeedReviews, recountRatings } from '../db/rating-store.js';
import { insertReviews, notRemoved } from '../db/review-store.js';

const batchSize = 500;
const askEveryMs = 200;
const patienceMs = minuteMs;

/**
 * `seed --count N [--public-samples]`: writes the reviews of N seed listings as their events arrive. Prints how many
 * are written, and finally how many the ratings of published seed listings count.
 */
export async function seed({ database, config, now }: Context, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { count: { type: 'string' }, 'public-samples': { type: 'boolean', default: false } },
  });
  const wanted = z.coerce.number().int().min(0).parse(values.count);
  const refusal = samplesRefusal(config.PUBLIC_URL, values['public-samples']);
  if (refusal && wanted > 0) throw new UsageError(refusal);
  await database.start();
  try {
    await writeReviews(database, {
      wanted,
      now: now(),
      patienceMs,
      onProgress: (written) => print(`seed reviews: ${written} written`),
    });
    print(`seed reviews: ${await countSeedReviews(database.dataSource.manager)} counted`);
  } finally {
    await database.stop();
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Writes the reviews of `wanted` seed listings as their events arrive, one batch per transaction. The directory has
 * their ratings already, so only one that had a rating before is published. Returns how many reviews were written;
 * repeating or resuming adds no duplicates. Reports its progress also while it only waits for listings to come or to
 * leave. Throws if the number of installers is different and has not changed for `patienceMs`.
 */
export async function writeReviews(
  database: Database,
  o: { wanted: number; now: Date; patienceMs: number; onProgress: (written: number) => void },
): Promise<number> {
  const { manager } = database.dataSource;
  let written = 0;

  /** Writes those with a higher id, and returns the highest. */
  async function writeAfter(id: number): Promise<number> {
    for (let last = id; ; ) {
      const page = await seedListings(manager, last, batchSize);
      const highest = page.at(-1);
      if (!highest) return last;
      const wanting = await withoutSeedReviews(manager, page);
      const added = await database.transaction((tx) => writeBatch(tx, wanting, o.now));
      written += added;
      if (added > 0) o.onProgress(written);
      last = highest.id;
    }
  }

  const haveAllArrived = createArrivalCheck(() => countSeeded(manager), { ...o, onMove: () => o.onProgress(written) });
  for (let last = 0; ; await pause(askEveryMs)) {
    const highest = await writeAfter(last);
    // Counting reads all of them, so it waits until no more have come.
    if (highest === last && (await haveAllArrived())) break;
    last = highest;
  }
  // They arrive in any order: some have ids below the last one.
  await writeAfter(0);
  return written;
}

/** Whether the number of installers is the wanted one; throws when it has not changed for `patienceMs`. */
function createArrivalCheck(
  count: () => Promise<number>,
  o: { wanted: number; patienceMs: number; onMove: () => void },
): () => Promise<boolean> {
  let known = -1;
  let movedAt = performance.now();
  return async () => {
    const before = known;
    known = await count();
    if (known !== before) {
      movedAt = performance.now();
      o.onMove();
    } else if (known !== o.wanted && performance.now() - movedAt > o.patienceMs)
      throw new Error(`${known} of ${o.wanted} seed listings are here, unchanged for ${o.patienceMs / 1000} s`);
    return known === o.wanted;
  };
}

async function writeBatch(tx: EntityManager, installers: InstallerRow[], now: Date): Promise<number> {
  const rows = installers.flatMap((installer) => rowsOf(installer, now));
  if (rows.length === 0) return 0;
  await insertReviews(tx, rows);
  await recountRatings(tx, [...new Set(rows.map((row) => row.installerId))], { knownVersion: seedRatingVersion });
  return rows.length;
}

function rowsOf(installer: InstallerRow, now: Date): ReviewRow[] {
  return generateReviews(installer, now).map((review) => ({
    ...review,
    id: newId(),
    version: 1,
    installerId: installer.id,
    source: 'open',
    reviewerName: review.displayName,
    email: null,
    emailKey: null,
    status: 'published',
    tokenHash: null,
    nonce: null,
    submittedAt: review.publishedAt,
    ...notRemoved,
    isSample: true,
  }));
}
