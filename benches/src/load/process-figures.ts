import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts processor time in hundredths of a second (proc_pid_stat, fields 14 and 15). */
const millisecondsPerTick = 10;

/**
 * Processor time that a supervised program has used, in milliseconds; NaN where it runs elsewhere or the system does
 * not tell.
 */
export function cpuTimeOf(runFolder: string, name: string): number {
  const stat = told(runFolder, name, 'stat');
  if (stat === null) return Number.NaN;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** Processor time that the engine takes for some work, in milliseconds; NaN as above. */
export async function engineTimeOf(runFolder: string, work: () => Promise<void>): Promise<number> {
  const before = cpuTimeOf(runFolder, 'elasticsearch');
  await work();
  return cpuTimeOf(runFolder, 'elasticsearch') - before;
}

/** Memory that a supervised program holds and the most it has held, in MB (proc_pid_status); NaN as for its processor time. */
export function memoryOf(runFolder: string, name: string): { held: number; most: number } {
  const status = told(runFolder, name, 'status') ?? '';
  const megabytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  return { held: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

function told(runFolder: string, name: string, file: 'stat' | 'status'): string | null {
  const record = join(runFolder, `${name}.json`);
  if (!existsSync(record) || !existsSync('/proc/self/stat')) return null;
  const { pid } = JSON.parse(readFileSync(record, 'utf8')) as { pid: number };
  return readFileSync(`/proc/${pid}/${file}`, 'utf8');
}
