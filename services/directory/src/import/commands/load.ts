import { pause } from '@poolpros/chassis/backoff';
import { UsageError } from '@poolpros/chassis/run';
import { type LoadedLine, loadedLineSchema } from '@poolpros/contracts/listing-lines';
import type { Context } from '../../base/context.js';
import { onOwnConnection } from '../../base/db/own-connection.js';
import { ensureProjectionCurrent } from '../../search/db/search-rebuild.js';
import { loadListings } from '../actions/load-listings.js';
import { settle } from '../db/installer-load.js';
import { readJsonLines } from '../files/json-lines.js';

const printEvery = 50_000;
const pauseMs = 100;

/** Fills an empty directory in one transaction; throws, and stores nothing, if it is not empty or a line is wrong. */
export async function fillDirectory(
  context: Pick<Context, 'database' | 'log' | 'now'>,
  lines: AsyncIterable<LoadedLine>,
  print: (line: string) => void,
): Promise<void> {
  // Rows in a projection without a definition, or with an older one, would all be rebuilt. A service may be doing that
  // now.
  const { signal } = new AbortController();
  while ((await ensureProjectionCurrent(context, signal)) === 'older') await pause(pauseMs, signal);
  await onOwnConnection(context, async (tx) => {
    await tx.query('begin');
    await tx.query('set local synchronous_commit = off');
    const onStored = (count: number) => count % printEvery === 0 && print(`${count} listings`);
    const count = await loadListings(tx, lines, { now: context.now(), onStored });
    if (count === null) throw new UsageError('the directory is not empty: nothing was stored');
    await tx.query('commit');
    await settle(tx);
    print(`${count} listings loaded`);
  });
}

/** `load <file | ->`: fills an empty directory with listings, a JSON object per line, without events. */
export async function load(context: Pick<Context, 'database' | 'log' | 'now'>, args: string[]): Promise<void> {
  const [file] = args;
  if (!file || args.length > 1) throw new UsageError('usage: load <file.ndjson | ->');
  await context.database.start();
  await fillDirectory(context, readJsonLines(file, loadedLineSchema), (line) => process.stdout.write(`${line}\n`));
}
