import { parseArgs } from 'node:util';
import { hourMs, minuteMs, secondMs } from '@poolpros/contracts/time';
import type { Database } from '../database.js';
import type { Job } from '../jobs.js';
import { type Command, UsageError } from '../run.js';
import { databaseOf } from '../service/connections.js';
import { dueAt, isUnfinished } from './due.js';
import { createJobLocks, lockOf } from './job-locks.js';
import { findRuns, type JobRun, storeRun } from './job-runs.js';

/**
 * The command `jobs`: lists the jobs of a service with their last run, a line each. With `--run <job>` it runs one now,
 * due or not, unless a replica is running it.
 */
export function jobsCommand<X extends { now: () => Date }>(jobsOf: (context: X) => readonly Job[]): Command<X> {
  return async (context, args) => {
    const name = parseArgs({ args, options: { run: { type: 'string' } } }).values.run;
    const jobs = jobsOf(context);
    const database = databaseOf(context);
    await database.start();
    try {
      if (name === undefined) await list(jobs, database, context.now());
      else await runNow(jobs, name, database, context.now);
    } finally {
      await database.stop();
    }
  };
}

async function list(jobs: readonly Job[], { dataSource }: Database, now: Date): Promise<void> {
  const runs = await findRuns(dataSource);
  for (const job of jobs) process.stdout.write(`${jobLine(job, runs.get(job.name), now)}\n`);
}

async function runNow(jobs: readonly Job[], name: string, database: Database, now: () => Date): Promise<void> {
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new UsageError(`There is no job ${name}. Without --run, the command lists the jobs.`);
  const startedAt = now();
  const done = await createJobLocks(database).hold(lockOf(job), async (lost) => {
    await job.run(lost);
    await storeRun(database.dataSource, name, { startedAt, finishedAt: now(), errorCode: null });
    return true;
  });
  if (!done) throw new UsageError(`A replica is running ${name}.`);
  process.stdout.write(`${name}: done\n`);
}

/** What operators read of a job: `erase requests: every 1 h, last run 2026-11-27T08:00:00.000Z took 12 ms, next run …`. */
export const jobLine = ({ name, when }: Pick<Job, 'name' | 'when'>, run: JobRun | undefined, now: Date): string =>
  `${name}: ${[ruleText(when), lastRun(run), nextRun(when, run, now)].join(', ')}`;

function ruleText(when: Job['when']): string {
  if ('text' in when) return when.text;
  const [unitMs, unit] = units.find(([ms]) => when.everyMs % ms === 0) ?? [1, 'ms'];
  return `every ${when.everyMs / unitMs} ${unit}`;
}

const units = [
  [hourMs, 'h'],
  [minuteMs, 'min'],
  [secondMs, 's'],
] as const;

function lastRun(run: JobRun | undefined): string {
  if (!run?.startedAt) return 'never run';
  const last = `last run ${run.startedAt.toISOString()}`;
  if (isUnfinished(run) || !run.finishedAt) return `${last} not finished`;
  const ms = run.finishedAt.getTime() - run.startedAt.getTime();
  return run.errorCode === null ? `${last} took ${ms} ms` : `${last} failed after ${ms} ms: ${run.errorCode}`;
}

function nextRun(when: Job['when'], run: JobRun | undefined, now: Date): string {
  const next = nextAt(when, run, now);
  return next > now ? `next run ${next.toISOString()}` : 'next run now';
}

function nextAt(when: Job['when'], run: JobRun | undefined, now: Date): Date {
  if ('text' in when) return dueAt(when, run ?? { addedAt: now, startedAt: null, finishedAt: null, errorCode: null });
  return run?.finishedAt ? new Date(run.finishedAt.getTime() + when.everyMs) : now;
}
