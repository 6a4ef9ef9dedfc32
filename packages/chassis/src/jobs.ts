import { Counter, Histogram } from 'prom-client';
import type { QueryRunner } from 'typeorm';
import { pause } from './backoff.js';
import type { Database } from './database.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import { type Part, untilStopped } from './run.js';

/** Work that is done from time to time. */
export interface Job {
  name: string;
  /** Milliseconds from the end of a run to the next one. */
  everyMs: number;
  /** One run; a long one ends early when `signal` aborts. What it throws is logged, and the job is run again in time. */
  run(signal: AbortSignal): Promise<void>;
}

/** A job that runs at the start of its service and then `everyMs` after the end of each run. */
export const every = (everyMs: number, name: string, run: Job['run']): Job => ({ name, everyMs, run });

/**
 * Runs jobs, each on one replica of the service at a time: the one that holds its advisory lock in the service's own
 * database. Stopping waits for the runs in progress.
 */
export function createJobs(o: { jobs: readonly Job[]; database: Database; log: Log; metrics: Metrics }): Part {
  const log = o.log.child({ name: 'jobs' });
  const { jobSeconds, jobRuns } = jobMetrics(o.metrics);

  /** Does the work while this process holds the lock of the job; skips it where another one does. */
  async function runAlone(job: Job, signal: AbortSignal): Promise<'done' | 'elsewhere'> {
    const holder = o.database.dataSource.createQueryRunner();
    try {
      const [lock] = (await holder.query('select pg_try_advisory_lock(hashtext($1)) as held', [`job ${job.name}`])) as {
        held: boolean;
      }[];
      if (!lock?.held) return 'elsewhere';
      try {
        await whileConnected(holder, (connected) => job.run(AbortSignal.any([signal, connected])));
      } finally {
        await holder.query('select pg_advisory_unlock(hashtext($1))', [`job ${job.name}`]);
      }
      return 'done';
    } finally {
      await holder.release();
    }
  }

  /**
   * Runs work and keeps the connection that holds the lock in use: an idle one is closed, and the lock
   * with it. The signal aborts when the connection is lost all the same.
   */
  async function whileConnected(holder: QueryRunner, work: (connected: AbortSignal) => Promise<void>): Promise<void> {
    const ended = new AbortController();
    const lost = new AbortController();
    const keepInUse = async () => {
      for (;;) {
        await pause(o.database.limits.silenceMs / 4, ended.signal);
        if (ended.signal.aborted) return;
        await holder.query('select 1');
      }
    };
    const kept = keepInUse().catch((error: unknown) => lost.abort(error));
    try {
      await work(lost.signal);
    } finally {
      ended.abort();
      await kept;
    }
  }

  async function follow(job: Job, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const end = jobSeconds.startTimer({ job: job.name });
      try {
        const outcome = await runAlone(job, signal);
        jobRuns.inc({ job: job.name, outcome });
      } catch (error) {
        jobRuns.inc({ job: job.name, outcome: 'failed' });
        log.warn({ err: error, job: job.name }, 'job failed');
      }
      end();
      await pause(job.everyMs, signal);
    }
  }

  return {
    name: 'jobs',
    ...untilStopped((signal) => Promise.all(o.jobs.map((job) => follow(job, signal)))),
  };
}

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
