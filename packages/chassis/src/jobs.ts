import { minuteMs } from '@poolpros/contracts/time';
import { Counter, Histogram } from 'prom-client';
import { pause } from './backoff.js';
import { type CalendarRule, dailyRule, type Weekday, weeklyRule } from './calendar.js';
import type { Database } from './database.js';
import { dueAt } from './jobs/due.js';
import { createJobLocks, lockOf } from './jobs/job-locks.js';
import { findOrAddRun, storeRun, storeStart } from './jobs/job-runs.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import { type Part, untilStopped } from './run.js';

/** Work that is done from time to time, or at times of the calendar. */
export interface Job {
  name: string;
  when: { everyMs: number } | CalendarRule;
  /**
   * One run; a long one ends early when `signal` aborts. What it throws is logged, and the job is run again in time. One
   * of a calendar job that ends early throws, so that it is repeated.
   */
  run(signal: AbortSignal): Promise<void>;
}

/** A job that runs at the start of its service and then `everyMs` after the end of each run. */
export const every = (everyMs: number, name: string, run: Job['run']): Job => ({ name, when: { everyMs }, run });

/**
 * A job that runs on each day at a time such as `03:00` on the clocks of a zone, once on all replicas. A time at which
 * no process ran is made up for at the next start; of several such times only one. A run that fails, or whose process
 * ends, is repeated after ten minutes, so `run` must be idempotent.
 */
export const daily = (time: string, zone: string, name: string, run: Job['run']): Job => ({
  name,
  when: dailyRule(time, zone),
  run,
});

/** The same in each week, at a time such as `monday 08:00`. */
export const weekly = (at: `${Weekday} ${string}`, zone: string, name: string, run: Job['run']): Job => ({
  name,
  when: weeklyRule(at, zone),
  run,
});

/** Calendar jobs are looked at this often, as clocks may be set and another replica may have failed. */
const checkMs = minuteMs;
/** A job of every second is not written down each time. */
const storeEveryMs = minuteMs;

/**
 * Runs jobs, each on one replica of the service at a time: the one that holds its advisory lock in the service's own
 * database. Stores the last run of each in `job_runs`. Stopping waits for the runs in progress.
 */
export function createJobs(o: {
  jobs: readonly Job[];
  database: Database;
  log: Log;
  metrics: Metrics;
  now: () => Date;
}): Part {
  const log = o.log.child({ name: 'jobs' });
  const { jobSeconds, jobRuns } = jobMetrics(o.metrics);
  const locks = createJobLocks(o.database);
  const stored = new Map<string, { at: number; errorCode: string | null }>();

  /** Does the work while this process holds the lock of the job; skips it where another one does, or did it. */
  async function runAlone(job: Job, signal: AbortSignal): Promise<'done' | 'elsewhere'> {
    const outcome = await locks.hold(lockOf(job), async (lost) => {
      const startedAt = o.now();
      if (!(await begins(job, startedAt))) return 'elsewhere';
      await runStored(job, startedAt, AbortSignal.any([signal, lost]));
      return 'done';
    });
    return outcome ?? 'elsewhere';
  }

  /** Whether a run begins now: another replica may have done that of a calendar job since this one looked. */
  async function begins({ name, when }: Job, now: Date): Promise<boolean> {
    if ('everyMs' in when) return true;
    if (dueAt(when, await findOrAddRun(o.database.dataSource, name, now)) > now) return false;
    await storeStart(o.database.dataSource, name, now);
    return true;
  }

  async function runStored(job: Job, startedAt: Date, signal: AbortSignal): Promise<void> {
    try {
      await job.run(signal);
    } catch (error) {
      await store(job, startedAt, errorCodeOf(error)).catch(() => undefined);
      throw error;
    }
    await store(job, startedAt, null);
  }

  async function store({ name, when }: Job, startedAt: Date, errorCode: string | null): Promise<void> {
    const last = stored.get(name);
    const at = performance.now();
    if ('everyMs' in when && last && last.errorCode === errorCode && at - last.at < storeEveryMs) return;
    await storeRun(o.database.dataSource, name, { startedAt, finishedAt: o.now(), errorCode });
    stored.set(name, { at, errorCode });
  }

  /** One run, unless another replica has it. A failure is logged. */
  async function attempt(job: Job, signal: AbortSignal): Promise<void> {
    const end = jobSeconds.startTimer({ job: job.name });
    try {
      const outcome = await runAlone(job, signal);
      jobRuns.inc({ job: job.name, outcome });
    } catch (error) {
      jobRuns.inc({ job: job.name, outcome: 'failed' });
      log.warn({ err: error, job: job.name }, 'job failed');
    }
    end();
  }

  /** Milliseconds until a calendar job is due; 0 or less when it is. */
  async function leftMs(name: string, rule: CalendarRule): Promise<number> {
    const now = o.now();
    try {
      return dueAt(rule, await findOrAddRun(o.database.dataSource, name, now)).getTime() - now.getTime();
    } catch (error) {
      log.warn({ err: error, job: name }, 'job not looked at');
      return checkMs;
    }
  }

  /** Runs a job if it is due. Returns the milliseconds until the next look. */
  async function look(job: Job, signal: AbortSignal): Promise<number> {
    const { name, when } = job;
    const left = 'everyMs' in when ? 0 : await leftMs(name, when);
    if (left > 0) return Math.min(left, checkMs);
    await attempt(job, signal);
    return 'everyMs' in when ? when.everyMs : checkMs;
  }

  async function follow(job: Job, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) await pause(await look(job, signal), signal);
  }

  return {
    name: 'jobs',
    ...untilStopped((signal) => Promise.all(o.jobs.map((job) => follow(job, signal)))),
  };
}

const errorCodeOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error && typeof error.code === 'string' ? error.code : error.name) : 'unknown';

const jobMetrics = ({ registry }: Metrics) => ({
  jobSeconds: new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of a run of a job',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers: [registry],
  }),
  jobRuns: new Counter({
    name: 'job_runs_total',
    help: 'Runs of jobs, by outcome: done, failed, or elsewhere where another replica was at it',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  }),
});
