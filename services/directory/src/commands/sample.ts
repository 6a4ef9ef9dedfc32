import { parseArgs } from 'node:util';
import type { Database } from '@poolpros/chassis/database';
import type { Places } from '@poolpros/places/places';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { addInstaller, changeInstaller, findInstallerBySource, listSampleSources } from '../db/installer-store.js';
import { differs, type InstallerFields } from '../domain/installer.js';
import { generateSample, type SampleInstaller } from '../sample/generate.js';

const batchSize = 200;

/**
 * Makes exactly `count` sample installers exist: missing ones are added, surplus ones removed, equal ones left alone.
 * The first one belongs to the account `owner` when one is named.
 */
export async function storeSample(
  { database, places }: { database: Database; places: Places },
  o: { count: number; owner: string | null; print: (line: string) => void },
): Promise<void> {
  const sample = generateSample(o.count, places);
  const wanted = new Set(sample.map((installer) => installer.sourceId));
  const surplus = (await listSampleSources(database.dataSource.manager)).filter((source) => !wanted.has(source));
  for (let start = 0; start < sample.length; start += batchSize) {
    const batch = sample.slice(start, start + batchSize);
    await database.transaction(async (tx) => {
      for (const installer of batch)
        await store(tx, installer, o.owner !== null && installer === sample[0] ? { ownerAccountId: o.owner } : {});
    });
    o.print(`sample installers: ${start + batch.length} of ${sample.length}`);
  }
  for (let start = 0; start < surplus.length; start += batchSize) {
    const batch = surplus.slice(start, start + batchSize);
    await database.transaction(async (tx) => {
      for (const source of batch) await remove(tx, source);
    });
    o.print(`sample installers removed: ${start + batch.length} of ${surplus.length}`);
  }
}

async function store(tx: EntityManager, sample: SampleInstaller, owner: Partial<InstallerFields>): Promise<void> {
  const { ownerAccountId: _, ...stated } = sample;
  const stored = await findInstallerBySource(tx, sample.sourceId);
  if (!stored) await addInstaller(tx, { ...sample, ...owner }, new Date());
  else if (differs(stored, { ...stated, ...owner }))
    await changeInstaller(tx, stored.id, () => ({ ...stated, ...owner }), new Date());
}

async function remove(tx: EntityManager, sourceId: string): Promise<void> {
  const stored = await findInstallerBySource(tx, sourceId);
  if (stored) await changeInstaller(tx, stored.id, () => ({ status: 'removed' }), new Date());
}

const optionsSchema = z.object({
  count: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number),
  owner: z.uuid('must be an account id').nullable().default(null),
});

/** `sample --count N [--owner accountId]` */
export async function sampleCommand(context: { database: Database; places: Places }, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: 'string' }, owner: { type: 'string' } } });
  const options = optionsSchema.safeParse(values);
  if (!options.success)
    throw new Error(`usage: sample --count N [--owner account-id]: ${options.error.issues[0]?.message}`);
  await context.database.start();
  await storeSample(context, { ...options.data, print: (line) => process.stdout.write(`${line}\n`) });
}
