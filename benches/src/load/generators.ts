import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture, run } from '../../../scripts/lib/command.mjs';
import { findProgram, isExecutable } from '../../../scripts/lib/executables.mjs';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { localFolder, toolsFolder } from '../../../scripts/lib/paths.mjs';
import { short } from '../report/figures.js';
import type { ClosedLoopJob } from './closed-loop.js';
import type { OpenModelJob } from './open-model.js';
import type { PacedJob, PacedResult } from './paced.js';

const version = '1.8.1';
const longestWaitSeconds = 10;
const built = join(toolsFolder, 'k6');
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** The generator is pinned to one core, so that it never takes both from the product. */
const core = '1';

/** The path of k6: the required version built with Go, otherwise the one in PATH. */
export async function provideK6(detail: (text: string) => void): Promise<string> {
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

/** A command pinned to one core if the machine supports it. */
function pinned(program: string, args: string[]): { program: string; args: string[] } {
  const taskset = findProgram('taskset');
  return taskset ? { program: taskset, args: ['-c', core, program, ...args] } : { program, args };
}

/** The result of a closed loop: responses a second with every connection busy, and responses other than 200. */
export interface Throughput {
  perSecond: number;
  failed: number;
}

export async function closedLoop(folder: string, job: ClosedLoopJob): Promise<Throughput> {
  const file = writeJob(folder, job);
  const { program, args } = pinned(process.execPath, [here('closed-loop.js'), file]);
  const { code, output } = await capture(program, args, { timeoutMs: (job.seconds + 60) * 1000 });
  if (code !== 0) throw new Failure(`The generator failed:\n${output}`);
  return JSON.parse(output) as Throughput;
}

/** The result of an open model; times in ms. */
export interface OpenLoad {
  /** Requests that arrived a second. */
  perSecond: number;
  /** Requests that could not be sent in time. */
  dropped: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** Requests that arrive at a constant rate, whether or not earlier ones have a response. */
export async function openLoad(k6: string, folder: string, job: OpenModelJob): Promise<OpenLoad> {
  const file = writeJob(folder, job);
  const result = join(folder, 'k6-result.json');
  const flags = ['run', '--quiet', '--no-usage-report', '--env', `JOB=${file}`, '--env', `RESULT=${result}`];
  const { program, args } = pinned(k6, [...flags, here('open-model.js')]);
  const { code, output } = await capture(program, args, {
    env: { ...process.env, GOMAXPROCS: '1' },
    timeoutMs: (job.seconds + 60) * 1000,
  });
  if (code !== 0) throw new Failure(`k6 failed:\n${output}`);
  const { metrics } = JSON.parse(readFileSync(result, 'utf8')) as Summary;
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

/** Requests at one rate or several, one after another, by the generator that leaves the most to the product. */
export async function paced(folder: string, job: Omit<PacedJob, 'result'>): Promise<PacedResult> {
  const result = join(folder, 'paced-result.json');
  const { program, args } = pinned(process.execPath, [here('paced.js'), writeJob(folder, { ...job, result })]);
  // A phase lasts until its last request has ended.
  const seconds = job.phases.reduce((sum, phase) => sum + (phase.seconds ?? 0) + longestWaitSeconds, 0);
  const { code, output } = await capture(program, args, { timeoutMs: (seconds + 60) * 1000 });
  if (code !== 0) throw new Failure(`The generator failed:\n${output}`);
  return JSON.parse(readFileSync(result, 'utf8')) as PacedResult;
}

/** The part of k6's summary that is read. */
interface Summary {
  metrics: {
    http_reqs: { values: { rate: number } };
    http_req_duration: { values: Record<'p(50)' | 'p(95)' | 'p(99)' | 'max', number> };
    http_req_failed: { values: { passes: number } };
    dropped_iterations?: { values: { count: number } };
  };
}

/** Requests of a load without a response. */
export const unanswered = ({ dropped, failed }: OpenLoad): number => dropped + failed;

/** The head of a table of loads, and a row of it. */
export const loadColumns = ['p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'failed'];
export const loadCells = (load: OpenLoad): string[] =>
  [load.p50, load.p95, load.p99, load.max, unanswered(load)].map(short);

function writeJob(folder: string, job: unknown): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'job.json');
  writeFileSync(file, JSON.stringify(job));
  return file;
}
