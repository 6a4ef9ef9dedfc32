import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { UsageError } from '@poolpros/chassis/run';
import type * as z from 'zod';

/**
 * Parses JSON values of a schema, one per line, from a file, or from standard input for `-`. Throws with the line's
 * number at the first invalid one.
 */
export async function* readJsonLines<T>(file: string, schema: z.ZodType<T>): AsyncGenerator<T> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() !== '') yield parse(line, number, schema);
  }
}

function parse<T>(line: string, number: number, schema: z.ZodType<T>): T {
  try {
    const parsed = schema.safeParse(JSON.parse(line));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new UsageError(`line ${number}: ${issue?.path.join('.')}: ${issue?.message}`);
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`line ${number}: is no JSON`);
    throw error;
  }
}
