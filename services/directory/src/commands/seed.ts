import { parseArgs } from 'node:util';
import type { Database } from '@poolpros/chassis/database';
import { UsageError } from '@poolpros/chassis/run';
import type { Places } from '@poolpros/places/places';
import { generateListings, type SeedListing } from '@poolpros/seed-data/listings';
import * as z from 'zod';
import { applyStatements, type Statement } from '../actions/apply-statements.js';
import { listSamples, saveInstallers } from '../db/installer-store.js';

const batchSize = 200;

/**
 * Makes exactly `count` sample installers exist: missing ones are added, surplus ones removed, equal ones left alone.
 * The first one belongs to the account `owner` when one is named.
 */
export async function storeListings(
  { database, places }: { database: Database; places: Places },
  o: { count: number; owner: string | null; print: (line: string) => void },
): Promise<void> {
  const wanted = generateListings(o.count, places).map((listing, index) =>
    statementOf(listing, index === 0 ? o.owner : null),
  );
  const surplus = await listSamples(
    database.dataSource.manager,
    wanted.map(({ stated }) => stated.sourceId),
  );
  const now = new Date();
  for (let start = 0; start < wanted.length; start += batchSize) {
    const batch = wanted.slice(start, start + batchSize);
    await database.transaction((tx) => applyStatements(tx, batch, { apply: true, now }));
    o.print(`seed listings: ${start + batch.length} of ${wanted.length}`);
  }
  for (let start = 0; start < surplus.length; start += batchSize) {
    const batch = surplus.slice(start, start + batchSize);
    const changes = batch.map((id) => ({ id, decide: () => ({ status: 'removed' as const }) }));
    await database.transaction((tx) => saveInstallers(tx, { added: [], changes, now }));
    o.print(`seed listings removed: ${start + batch.length} of ${surplus.length}`);
  }
}

/** The owner of a stored installer stays unless another one is named. */
function statementOf(listing: SeedListing, owner: string | null): Statement {
  const whenNew = { ...listing, ownerAccountId: owner };
  return { stated: owner === null ? listing : whenNew, whenNew };
}

const optionsSchema = z.object({
  count: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number),
  owner: z.uuid('must be an account id').nullable().default(null),
});

/** `seed --count N [--owner accountId]` */
export async function seed(context: { database: Database; places: Places }, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: 'string' }, owner: { type: 'string' } } });
  const options = optionsSchema.safeParse(values);
  if (!options.success)
    throw new UsageError(`usage: seed --count N [--owner account-id]: ${options.error.issues[0]?.message}`);
  await context.database.start();
  await storeListings(context, { ...options.data, print: (line) => process.stdout.write(`${line}\n`) });
}
