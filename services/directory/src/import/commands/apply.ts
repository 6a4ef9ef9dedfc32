import { UsageError } from '@poolpros/chassis/run';
import { type AppliedLine, appliedLineSchema, listingLineSchema } from '@poolpros/contracts/listing-lines';
import type { Context } from '../../base/context.js';
import { installersBySource } from '../../listings/db/installer-store.js';
import { emptyOwnerFields, type InstallerFields } from '../../listings/domain/installer.js';
import { type BusinessPhone, noPhone, parseBusinessPhone } from '../../listings/domain/phone.js';
import { type BatchOutcome, upsertListings } from '../actions/upsert-listings.js';
import { readJsonLines } from '../files/json-lines.js';

/**
 * Upserts listings from lines, each in its own transaction, as they arrive. `print` gets the source id and the result
 * after every commit. Throws at a line that neither matches a listing nor is complete.
 */
export async function applyLines(
  { database, now }: Pick<Context, 'database' | 'now'>,
  lines: AsyncIterable<AppliedLine>,
  print: (line: string) => void,
): Promise<void> {
  for await (const line of lines) {
    const stated = { ...line, ...phoneIn(line) };
    const outcome = await database.transaction(async (tx) => {
      const stored = (await installersBySource(tx, [stated.sourceId])).get(stated.sourceId);
      const defaults = stored ?? wholeLine(line, stated);
      return upsertListings(tx, [{ stated, defaults }], { apply: true, now: now() });
    });
    print(`${stated.sourceId} ${nameOf(outcome)}`);
  }
}

type Phone = Pick<InstallerFields, keyof BusinessPhone>;

/** The phone of a line, validated like in forms; empty if the line has none. */
function phoneIn({ sourceId, phone }: AppliedLine): Partial<Phone> {
  if (phone === undefined) return {};
  if (phone === null) return noPhone;
  const parsed = parseBusinessPhone(phone);
  if ('problem' in parsed) throw new UsageError(`${sourceId}: phone: ${parsed.problem}`);
  return parsed;
}

function wholeLine(line: AppliedLine, stated: AppliedLine & Partial<Phone>) {
  const whole = listingLineSchema.safeParse(line);
  if (whole.success) return { ...emptyOwnerFields, ...whole.data, ...stated };
  throw new UsageError(`${line.sourceId}: is new, and ${whole.error.issues[0]?.path.join('.')} is not stated`);
}

const nameOf = (outcome: BatchOutcome): string =>
  Object.entries(outcome).find(([, count]) => count > 0)?.[0] ?? 'unchanged';

/** `apply <file | ->`: changes or adds listings from JSON objects, one per line. */
export async function apply(context: Pick<Context, 'database' | 'now'>, args: string[]): Promise<void> {
  const [file] = args;
  if (!file || args.length > 1) throw new UsageError('usage: apply <file.ndjson | ->');
  await context.database.start();
  await applyLines(context, readJsonLines(file, appliedLineSchema), (line) => process.stdout.write(`${line}\n`));
}
