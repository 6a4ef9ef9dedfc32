import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts processor time in hundredths of a second (proc_pid_stat, fields 14 and 15). */
const millisecondsPerTick = 10;

/**
 * Processor time that a supervised program has used, in milliseconds; NaN where it runs elsewhere or the system does
 * not tell.
 */
export function cpuTimeOf(runFolder: string, name: string): number {
  const record = join(runFolder, `${name}.json`);
  if (!existsSync(record) || !existsSync('/proc/self/stat')) return Number.NaN;
  const { pid } = JSON.parse(readFileSync(record, 'utf8')) as { pid: number };
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}
