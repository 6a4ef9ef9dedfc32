import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { openLog, rotateLargeLog, rotateLog, tail } from './logs.mjs';
import { forget, remember, signalGroup } from './processes.mjs';
import { say } from './progress.mjs';
import { until } from './wait.mjs';

const firstDelayMs = 500;
const longestDelayMs = 30_000;
const steadyAfterMs = 60_000;
const crashesBeforeReady = 3;
const shareOfRankMs = 1500;
const logCheckMs = 10_000;

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string | undefined>} environment the whole environment
 * @property {string} [cwd]
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {NodeJS.Signals} [stopSignal] SIGTERM by default
 * @property {number} rank programs of a higher rank are stopped first
 * @property {() => Promise<unknown>} ready throws or gives false while the program is not ready
 * @property {number} readyWithinMs
 */

/**
 * @typedef {object} Entry
 * @property {Program} program
 * @property {string} log
 * @property {import('node:child_process').ChildProcess | null} child
 * @property {boolean} wasReady
 * @property {number} crashes in a row
 * @property {NodeJS.Timeout | undefined} timer of the next restart
 */

/** A full disk must not end the programs. @param {string} log */
function keepSmall(log) {
  try {
    rotateLargeLog(log);
  } catch (error) {
    say(`! ${log} could not be put aside: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Starts programs, restarts them when they crash, and stops them in order.
 * @param {{ logFolder: string, runFolder: string }} folders
 */
export function createSupervisor({ logFolder, runFolder }) {
  /** @type {Entry[]} */
  const entries = [];
  let stopping = false;
  setInterval(() => {
    for (const { log } of entries) keepSmall(log);
  }, logCheckMs).unref();

  /** @param {Entry} entry */
  function launch(entry) {
    const { name, command, args, environment, cwd, uid, gid, stopSignal = 'SIGTERM' } = entry.program;
    const output = openLog(entry.log, 'a');
    const startedAt = performance.now();
    // Its own process group: Ctrl-C in the terminal reaches this script alone, which stops programs in order.
    const child = spawn(command, args, {
      env: environment,
      cwd,
      uid,
      gid,
      detached: true,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    entry.child = child;
    child.once('error', (error) => ended(entry, startedAt, error.message));
    child.once('exit', (code, signal) => {
      if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
      ended(entry, startedAt, signal ? `signal ${signal}` : `exit code ${code}`);
    });
    if (child.pid !== undefined) remember(runFolder, name, child.pid, stopSignal);
  }

  /**
   * @param {Entry} entry
   * @param {number} startedAt
   * @param {string} how
   */
  function ended(entry, startedAt, how) {
    entry.child = null;
    forget(runFolder, entry.program.name);
    if (stopping) return;
    entry.crashes = performance.now() - startedAt > steadyAfterMs ? 1 : entry.crashes + 1;
    if (!entry.wasReady && entry.crashes >= crashesBeforeReady) return;
    const delayMs = Math.min(firstDelayMs * 2 ** (entry.crashes - 1), longestDelayMs);
    say(`✗ ${entry.program.name} ended (${how}); starting it again in ${delayMs / 1000} s\n${tail(entry.log)}`);
    entry.timer = setTimeout(() => launch(entry), delayMs);
  }

  /**
   * Starts a program and waits until it is ready.
   * @param {Program} program
   */
  async function start(program) {
    if (stopping) throw new Failure('Stopped while starting.');
    const log = join(logFolder, `${program.name}.log`);
    rotateLog(log);
    /** @type {Entry} */
    const entry = { program, log, child: null, wasReady: false, crashes: 0, timer: undefined };
    entries.push(entry);
    launch(entry);
    await until(
      () => {
        if (entry.crashes >= crashesBeforeReady)
          throw new Failure(`${program.name} does not start: its last lines say why.`, { log });
        return entry.child !== null && program.ready();
      },
      { timeoutMs: program.readyWithinMs, sentence: `${program.name} did not become ready in time.`, log },
    );
    entry.wasReady = true;
    entry.crashes = 0;
  }

  /**
   * Kills a program as a crash would; it is restarted.
   * @param {string} name
   */
  function crash(name) {
    const child = entries.find(({ program }) => program.name === name)?.child;
    if (child?.pid === undefined) throw new Failure(`${name} does not run here.`);
    signalGroup(child.pid, 'SIGKILL');
  }

  /**
   * Stops everything, highest rank first, and kills what does not stop in time, leaving time for the later ranks.
   * @param {number} withinMs
   */
  async function stop(withinMs) {
    stopping = true;
    for (const entry of entries) clearTimeout(entry.timer);
    const deadline = performance.now() + withinMs;
    const ranks = [...new Set(entries.map(({ program }) => program.rank))].sort((left, right) => right - left);
    for (const [index, rank] of ranks.entries()) {
      const group = entries.filter(({ program, child }) => program.rank === rank && child !== null);
      for (const { child, program } of group) child?.kill(program.stopSignal ?? 'SIGTERM');
      const ended = () => group.every(({ child }) => child === null);
      const timeoutMs = deadline - performance.now() - shareOfRankMs * (ranks.length - 1 - index);
      await until(ended, { timeoutMs, sentence: '', everyMs: 20 }).catch(killAll(group));
    }
  }

  /** @param {Entry[]} group */
  const killAll = (group) => async () => {
    for (const { child } of group) if (child?.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
    await until(() => group.every(({ child }) => child === null), { timeoutMs: 2000, sentence: '', everyMs: 20 });
  };

  /** Kills everything at once; for a second signal. */
  function kill() {
    stopping = true;
    for (const { child, timer } of entries) {
      clearTimeout(timer);
      if (child?.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
    }
  }

  return { start, crash, stop, kill };
}

/** @typedef {ReturnType<typeof createSupervisor>} Supervisor */
