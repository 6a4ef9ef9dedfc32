import { parseArgs } from 'node:util';
import { UsageError } from './run.js';

/** The number in a command's `--id 42`; null without the option. Throws UsageError for anything else. */
export function idOption(command: string, args: string[]): number | null {
  const usage = new UsageError(`usage: ${command} [--id <number>]`);
  const given = () => {
    try {
      return parseArgs({ args, options: { id: { type: 'string' } } }).values.id;
    } catch {
      throw usage;
    }
  };
  const id = given();
  if (id === undefined) return null;
  if (!/^[1-9]\d{0,9}$/.test(id)) throw usage;
  return Number(id);
}
