import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts processor time in hundredths of a second (proc_pid_stat, fields 14 and 15). */
const millisecondsPerTick = 10;

/**
 * Processor time that a supervised program has used, in milliseconds; NaN if it runs elsewhere or the system does
 * not report it.
 */
export function cpuTimeOf(runFolder: string, name: string): number {
  const stat = told(runFolder, name, 'stat');
  if (stat === null) return Number.NaN;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** Processor time that the engine uses for some work, in milliseconds; NaN as above. */
export async function engineTimeOf(runFolder: string, work: () => Promise<void>): Promise<number> {
  const before = cpuTimeOf(runFolder, 'elasticsearch');
  await work();
  return cpuTimeOf(runFolder, 'elasticsearch') - before;
}

/** Memory that a supervised program uses and its maximum, in MB (proc_pid_status); NaN as for its processor time. */
export function memoryOf(runFolder: string, name: string): { held: number; most: number } {
  const status = told(runFolder, name, 'status') ?? '';
  const megabytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  return { held: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** Memory of a supervised program and of its child processes together, in MB (proc_pid_status); NaN as above. */
export function memoryOfFamily(runFolder: string, name: string): { own: number; children: number } {
  const pid = pidOf(runFolder, name);
  if (pid === null) return { own: Number.NaN, children: Number.NaN };
  const megabytes = (of: string | number) =>
    Number(/^VmRSS:\s+(\d+) kB$/m.exec(textOf(`/proc/${of}/status`))?.[1] ?? 0) / 1024;
  const children = textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return { own: megabytes(pid), children: children.reduce((sum, each) => sum + megabytes(each), 0) };
}

/** The text of a file, empty when its process has just ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function told(runFolder: string, name: string, file: 'stat' | 'status'): string | null {
  const pid = pidOf(runFolder, name);
  return pid === null ? null : readFileSync(`/proc/${pid}/${file}`, 'utf8');
}

function pidOf(runFolder: string, name: string): number | null {
  const record = join(runFolder, `${name}.json`);
  if (!existsSync(record) || !existsSync('/proc/self/stat')) return null;
  return (JSON.parse(readFileSync(record, 'utf8')) as { pid: number }).pid;
}
