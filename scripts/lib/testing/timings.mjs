import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { Failure } from '../failure.mjs';
import { endedSteps, say } from '../progress.mjs';

const slowest = 20;

/**
 * The duration of a run's parts, in seconds.
 * @typedef {object} Timings
 * @property {string} begunAt
 * @property {number} wall
 * @property {number} busy processor time of everything on the machine
 * @property {number} idle processor time that nothing used
 * @property {{ name: string, wall: number, processor: number }[]} parts parts may run side by side; `processor` is that of
 *   the part's own processes, without stores, product and browsers
 * @property {{ name: string, wall: number }[]} starting what had to be there first; some of it ran side by side
 * @property {{ name: string, wall: number, starting: number, tests: number }[]} files the slowest; `starting` is what their
 *   imports and environment took of `wall`
 * @property {{ name: string, wall: number }[]} tests the slowest
 */

/** Processor time of the machine since its boot, in seconds, of all processors together. */
function machineTime() {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += Object.values(times).reduce((sum, time) => sum + time, 0);
  }
  return { idle: idle / 1000, busy: (all - idle) / 1000 };
}

/** Measures a run from this call on. */
export function createTimings() {
  const begunAt = new Date().toISOString();
  const since = performance.now();
  const before = machineTime();
  /** @type {Timings['parts']} */
  const parts = [];
  return {
    /**
     * Measures a part, which reports the CPU time of its processes.
     * @template T
     * @param {string} name
     * @param {(onProcessorTime: (seconds: number) => void) => Promise<T>} work
     * @returns {Promise<T>}
     */
    async measure(name, work) {
      const begin = performance.now();
      let processor = 0;
      try {
        return await work((seconds) => {
          processor += seconds;
        });
      } finally {
        parts.push({ name, wall: (performance.now() - begin) / 1000, processor });
      }
    },

    /**
     * @param {import('./vitest-reporter.mjs').FileReport[]} files that were run
     * @returns {Timings}
     */
    end(files) {
      const after = machineTime();
      const measured = new Set(parts.map(({ name }) => name));
      return {
        begunAt,
        wall: (performance.now() - since) / 1000,
        busy: after.busy - before.busy,
        idle: after.idle - before.idle,
        parts,
        starting: endedSteps()
          .filter(({ name }) => !measured.has(name))
          .map(({ name, seconds }) => ({ name, wall: seconds })),
        files: slowestOf(
          files.map(({ path, startMs, testsMs }) => ({
            name: path,
            wall: (startMs + testsMs) / 1000,
            starting: startMs / 1000,
            tests: testsMs / 1000,
          })),
        ),
        tests: slowestOf(
          files.flatMap(({ path, tests }) =>
            tests.map(({ name, ms }) => ({ name: `${path} > ${name}`, wall: ms / 1000 })),
          ),
        ),
      };
    },
  };
}

/**
 * @template {{ wall: number }} T
 * @param {T[]} rows
 */
const slowestOf = (rows) => rows.sort((left, right) => right.wall - left.wall).slice(0, slowest);

/**
 * @param {string} file
 * @param {Timings} timings
 */
export function keepTimings(file, timings) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(timings, null, 2)}\n`);
}

/**
 * The timings of the last run; throws when there was none.
 * @param {string} file
 * @returns {Timings}
 */
export function keptTimings(file) {
  if (!existsSync(file)) throw new Failure('No run of npm test has left its timings here yet.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {number} seconds */
const shown = (seconds) => `${seconds.toFixed(1)} s`.padStart(10);

/**
 * The table at the end of a run.
 * @param {Timings} timings
 */
export function tableOf({ begunAt, wall, busy, idle, parts, starting, files, tests }) {
  const ofParts = parts.reduce((sum, { processor }) => sum + processor, 0);
  return [
    `Where the time went, ${begunAt}`,
    '',
    '      wall  processor',
    ...parts.map((part) => `${shown(part.wall)} ${shown(part.processor)}  ${part.name}`),
    `${' '.repeat(10)} ${shown(Math.max(0, busy - ofParts))}  everything else: starting, stores, product, browser`,
    `${shown(wall)} ${shown(busy)}  all; the processors were idle ${Math.round((100 * idle) / (busy + idle))} % of the time`,
    '',
    '      wall  to start',
    ...starting.map((step) => `${shown(step.wall)}  ${step.name}`),
    '',
    '      wall   starting  slowest files',
    ...files.map((file) => `${shown(file.wall)} ${shown(file.starting)}  ${file.name}`),
    '',
    '      wall  slowest tests',
    ...tests.map((test) => `${shown(test.wall)}  ${test.name}`),
  ];
}

/** @param {Timings} timings */
export function showTimings(timings) {
  for (const line of tableOf(timings)) say(line);
}
