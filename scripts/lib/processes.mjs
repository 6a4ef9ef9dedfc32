import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { until } from './wait.mjs';

const bootIdFile = '/proc/sys/kernel/random/boot_id';

/**
 * The start time of a process, which distinguishes it from a later one with the same id. Null when it is gone.
 * @param {number} pid
 */
export function identityOf(pid) {
  try {
    if (!existsSync(bootIdFile)) return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; fields[18] is its start in clock ticks since boot (proc_pid_stat, field 22).
    return state === 'Z' ? null : `${readFileSync(bootIdFile, 'utf8').trim()} ${fields[18]}`;
  } catch {
    return null;
  }
}

/** @typedef {{ name: string, pid: number, identity: string, stopSignal: NodeJS.Signals }} ProcessRecord */

/**
 * Records a running process, so that a later run finds it if this one is killed.
 * @param {string} folder
 * @param {string} name
 * @param {number} pid
 * @param {NodeJS.Signals} stopSignal
 */
export function remember(folder, name, pid, stopSignal) {
  mkdirSync(folder, { recursive: true });
  const record = { name, pid, identity: identityOf(pid), stopSignal };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(record));
}

/**
 * @param {string} folder
 * @param {string} name
 */
export function forget(folder, name) {
  rmSync(join(folder, `${name}.json`), { force: true });
}

/** @param {ProcessRecord} record */
const isAlive = (record) => record.identity !== null && identityOf(record.pid) === record.identity;

/** @param {string} folder @returns {ProcessRecord[]} */
function livingRecords(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(isAlive);
}

/**
 * Signals a process and everything it started; silent when nothing is left.
 * @param {number} pid leader of a process group
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * The process that has claimed the folder, while it lives.
 * @param {string} folder
 */
export const holderOf = (folder) => livingRecords(folder).find(({ name }) => name === 'holder');

/**
 * Claims the folder for this process; throws when another run of the same kind holds it.
 * @param {string} folder
 * @param {string} command what the reader called, for the message
 */
export function claim(folder, command) {
  const holder = holderOf(folder);
  if (holder)
    throw new Failure(
      `${command} is already running from this folder (process ${holder.pid}): stop it before you start it again.`,
    );
  remember(folder, 'holder', process.pid, 'SIGTERM');
}

/**
 * Ends the processes that a killed run of this checkout left behind, and returns their names. Only a process that is
 * still the recorded one gets a signal.
 * @param {string} folder
 */
export async function endLeftovers(folder) {
  const left = livingRecords(folder).filter(({ name }) => name !== 'holder');
  for (const { pid, stopSignal } of left) signalGroup(pid, stopSignal);
  const gone = () => !left.some(isAlive);
  await until(gone, { timeoutMs: 8000, sentence: '' }).catch(() => {
    for (const record of left.filter(isAlive)) signalGroup(record.pid, 'SIGKILL');
  });
  for (const { name } of left) forget(folder, name);
  return left.map(({ name }) => name);
}
