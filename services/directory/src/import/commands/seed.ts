import { parseArgs } from 'node:util';
import type { Database } from '@poolpros/chassis/database';
import { UsageError } from '@poolpros/chassis/run';
import { comingWeeks, statedWeeks } from '@poolpros/contracts/hours/free-weeks';
import { samplesRefusal } from '@poolpros/contracts/public-samples';
import { ratingSummaryOf } from '@poolpros/contracts/rating';
import type { Places } from '@poolpros/places/places';
import { generateFreeWeeks } from '@poolpros/seed-data/free-weeks';
import { createListingSequence, type SeedListing, sourceIdAt } from '@poolpros/seed-data/listings';
import { generateProjects } from '@poolpros/seed-data/projects';
import { distributionOf, generateReviews, seedRatingVersion } from '@poolpros/seed-data/reviews';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { Context } from '../../base/context.js';
import type { Config } from '../../config.js';
import { stateSampleWeeks } from '../../listings/actions/state-sample-weeks.js';
import {
  type Beginnings,
  installersBySource,
  listSeeded,
  type RatingOf,
  saveInstallers,
} from '../../listings/db/installer-store.js';
import { emptyOwnerFields } from '../../listings/domain/installer.js';
import { meanOf } from '../../listings/domain/rating.js';
import { replaceOwners } from '../../members/db/member-store.js';
import { addSampleProjects } from '../../projects/actions/add-sample-projects.js';
import { type Statement, upsertListings } from '../actions/upsert-listings.js';

const batchSize = 500;

/**
 * Ensures that exactly `count` seed listings exist: adds missing ones, removes surplus ones, leaves equal ones alone.
 * The first one belongs to the account `owner` if given.
 */
export async function storeListings(
  { database, places }: { database: Database; places: Places },
  o: { count: number; owner: string | null; now: Date; print: (line: string) => void },
): Promise<void> {
  const { count, now } = o;
  const surplus = await listSeeded(
    database.dataSource.manager,
    Array.from({ length: count }, (_, index) => sourceIdAt(index)),
  );
  const next = createListingSequence(places);
  for (let stored = 0; stored < count; ) {
    const listings = Array.from({ length: Math.min(batchSize, count - stored) }, () => next());
    const wanted = listings.map(
      (listing): Statement => ({ stated: listing, defaults: { ...emptyOwnerFields, ...listing } }),
    );
    await database.transaction(async (tx) => {
      await upsertListings(tx, wanted, { apply: true, now, ratingOf: seedRating, weeksOf: seedWeeks(now) });
      await addSamples(tx, listings, now);
    });
    stored += listings.length;
    o.print(`seed listings: ${stored} of ${count}`);
  }
  if (count > 0 && o.owner !== null) await giveTo(database, sourceIdAt(0), o.owner, now);
  for (let start = 0; start < surplus.length; start += batchSize) {
    const batch = surplus.slice(start, start + batchSize);
    const changes = batch.map((id) => ({ id, decide: () => ({ status: 'removed' as const }) }));
    await database.transaction((tx) => saveInstallers(tx, { added: [], changes, now }));
    o.print(`seed listings removed: ${start + batch.length} of ${surplus.length}`);
  }
}

/** What reviews will count. Stored with the listing, it is no change later: half of the events and their work would follow. */
const seedRating: RatingOf = (installer) => {
  const reviews = generateReviews(installer, new Date(0)); // only their dates depend on the time
  const distribution = distributionOf(reviews);
  const { rating, reviewCount } = ratingSummaryOf(distribution);
  const ratingVersion = reviews.length === 0 ? 0 : seedRatingVersion;
  return { rating, reviewCount, ratingMean: meanOf(distribution), ratingVersion };
};

/** The weeks depend on the day of the seeding, so that the filter by weeks finds some. */
const seedWeeks =
  (now: Date): NonNullable<Beginnings['weeksOf']> =>
  ({ sourceId, timeZone }) =>
    sourceId === null ? [] : generateFreeWeeks({ sourceId }, statedWeeks(now, timeZone));

/** What the forms of a listing do not hold: its projects, and weeks in place of those that have ended. */
async function addSamples(tx: EntityManager, listings: readonly SeedListing[], now: Date): Promise<void> {
  const sourceIds = listings.map(({ sourceId }) => sourceId);
  const stored = await installersBySource(tx, sourceIds, ['id', 'freeWeeks', 'timeZone']);
  const samples = listings.flatMap((listing) => {
    const installer = stored.get(listing.sourceId);
    if (!installer) return [];
    const { id, freeWeeks, timeZone } = installer;
    const isStale = comingWeeks(freeWeeks, now, timeZone).length === 0;
    const weeks = isStale ? generateFreeWeeks(listing, statedWeeks(now, timeZone)) : [];
    return { installerId: id, weeks, projects: generateProjects(listing) };
  });
  await addSampleProjects(tx, samples, now);
  await stateSampleWeeks(tx, samples, now);
}

const giveTo = (database: Database, sourceId: string, accountId: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const listing = (await installersBySource(tx, [sourceId])).get(sourceId);
    if (listing) await replaceOwners(tx, { listingId: listing.id, accountId }, now);
  });

const optionsSchema = z.object({
  count: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number),
  owner: z.uuid('must be an account id').nullable().default(null),
  'public-samples': z.boolean().default(false),
});

/** `seed --count N [--owner accountId] [--public-samples]` */
export async function seed(
  context: Pick<Context, 'database' | 'places' | 'now'> & { config: Pick<Config, 'PUBLIC_URL'> },
  args: string[],
): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { count: { type: 'string' }, owner: { type: 'string' }, 'public-samples': { type: 'boolean' } },
  });
  const options = optionsSchema.safeParse(values);
  if (!options.success)
    throw new UsageError(
      `usage: seed --count N [--owner account-id] [--public-samples]: ${options.error.issues[0]?.message}`,
    );
  const refusal = samplesRefusal(context.config.PUBLIC_URL, options.data['public-samples']);
  if (refusal && options.data.count > 0) throw new UsageError(refusal);
  await context.database.start();
  await storeListings(context, {
    ...options.data,
    now: context.now(),
    print: (line) => process.stdout.write(`${line}\n`),
  });
}
