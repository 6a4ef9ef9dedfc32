import type { Database } from '@poolpros/chassis/database';
import { UsageError } from '@poolpros/chassis/run';
import { type AppliedLine, appliedLineSchema, listingLineSchema } from '@poolpros/contracts/listing-lines';
import { applyStatements, type BatchOutcome } from '../actions/apply-statements.js';
import { installersBySource } from '../db/installer-store.js';
import { nothingOwn } from '../domain/installer.js';
import { readJsonLines } from '../import/json-lines.js';

/**
 * Makes listings be what lines say, each in a transaction of its own, as they come; `print` hears the source id and what
 * became of it after every commit. Throws at a line that neither names a listing there is nor states a whole one.
 */
export async function applyLines(
  { database }: { database: Database },
  lines: AsyncIterable<AppliedLine>,
  print: (line: string) => void,
): Promise<void> {
  for await (const stated of lines) {
    const outcome = await database.transaction(async (tx) => {
      const stored = (await installersBySource(tx, [stated.sourceId])).get(stated.sourceId);
      const whenNew = stored ?? wholeLine(stated);
      return applyStatements(tx, [{ stated, whenNew }], { apply: true, now: new Date() });
    });
    print(`${stated.sourceId} ${nameOf(outcome)}`);
  }
}

function wholeLine(stated: AppliedLine) {
  const whole = listingLineSchema.safeParse(stated);
  if (whole.success) return { ...nothingOwn, ...whole.data };
  throw new UsageError(`${stated.sourceId}: is new, and ${whole.error.issues[0]?.path.join('.')} is not stated`);
}

const nameOf = (outcome: BatchOutcome): string =>
  Object.entries(outcome).find(([, count]) => count > 0)?.[0] ?? 'unchanged';

/** `apply <file | ->`: changes listings, or adds them, as JSON objects of a line each say. */
export async function apply(context: { database: Database }, args: string[]): Promise<void> {
  const [file] = args;
  if (!file || args.length > 1) throw new UsageError('usage: apply <file.ndjson | ->');
  await context.database.start();
  await applyLines(context, readJsonLines(file, appliedLineSchema), (line) => process.stdout.write(`${line}\n`));
}
