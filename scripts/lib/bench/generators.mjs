import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, run } from '../command.mjs';
import { findProgram, isExecutable } from '../executables.mjs';
import { Failure } from '../failure.mjs';
import { localFolder, root, toolsFolder } from '../paths.mjs';

const version = '1.8.1';
const built = join(toolsFolder, 'k6');
const here = join(root, 'scripts', 'lib', 'bench');
/** The generator keeps to one core, so that it never takes both from the product. */
const core = '1';

/**
 * The path of k6: the wanted version built with Go, else the one in PATH.
 * @param {(detail: string) => void} detail
 */
export async function provideK6(detail) {
  if (isExecutable(built) && (await capture(built, ['version'])).output.startsWith(`k6 v${version} `)) return built;
  const go = findProgram('go');
  if (go) {
    detail(`building k6 ${version} with Go, once`);
    mkdirSync(toolsFolder, { recursive: true });
    await run(go, ['install', `go.k6.io/k6@v${version}`], {
      env: { ...process.env, GOBIN: toolsFolder, CGO_ENABLED: '0' },
      log: join(localFolder, 'logs', 'k6-build.log'),
      timeoutMs: 10 * 60_000,
      sentence: `k6 ${version} could not be built: install k6, then start again.`,
    });
    return built;
  }
  const found = findProgram('k6');
  if (!found) throw new Failure('The open-model load needs k6: install it, or Go 1.21 or newer to build it.');
  return found;
}

/** A command that keeps to one core where the machine can do that. @param {string} program @param {string[]} args */
const pinned = (program, args) => {
  const taskset = findProgram('taskset');
  return taskset ? { program: taskset, args: ['-c', core, program, ...args] } : { program, args };
};

/**
 * Answers a second with every connection busy, and how many requests were not answered with 200.
 * @param {string} folder
 * @param {import('./closed-loop.mjs').ClosedLoopJob} job
 * @returns {Promise<{ perSecond: number, failed: number }>}
 */
export async function closedLoop(folder, job) {
  const file = writeJob(folder, job);
  const { program, args } = pinned(process.execPath, [join(here, 'closed-loop.mjs'), file]);
  const { code, output } = await capture(program, args, { timeoutMs: (job.seconds + 60) * 1000 });
  if (code !== 0) throw new Failure(`The generator failed:\n${output}`);
  return JSON.parse(output);
}

/**
 * @typedef {object} OpenLoad
 * @property {number} perSecond arrived
 * @property {number} dropped requests that could not be sent in time
 * @property {number} failed
 * @property {number} p50 milliseconds
 * @property {number} p95
 * @property {number} p99
 * @property {number} max
 */

/**
 * Requests that arrive at a constant rate, whether or not the earlier ones are answered.
 * @param {string} k6
 * @param {string} folder
 * @param {import('./open-model.mjs').OpenModelJob} job
 * @returns {Promise<OpenLoad>}
 */
export async function openLoad(k6, folder, job) {
  const file = writeJob(folder, job);
  const result = join(folder, 'k6-result.json');
  const flags = ['run', '--quiet', '--no-usage-report', '--env', `JOB=${file}`, '--env', `RESULT=${result}`];
  const { program, args } = pinned(k6, [...flags, join(here, 'open-model.mjs')]);
  const { code, output } = await capture(program, args, {
    env: { ...process.env, GOMAXPROCS: '1' },
    timeoutMs: (job.seconds + 60) * 1000,
  });
  if (code !== 0) throw new Failure(`k6 failed:\n${output}`);
  const { metrics } = JSON.parse(readFileSync(result, 'utf8'));
  const time = metrics.http_req_duration.values;
  return {
    perSecond: metrics.http_reqs.values.rate,
    dropped: metrics.dropped_iterations?.values.count ?? 0,
    failed: metrics.http_req_failed.values.passes,
    p50: time['p(50)'],
    p95: time['p(95)'],
    p99: time['p(99)'],
    max: time.max,
  };
}

/** @param {string} folder @param {unknown} job */
function writeJob(folder, job) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'job.json');
  writeFileSync(file, JSON.stringify(job));
  return file;
}
