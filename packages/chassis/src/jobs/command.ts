import { hourMs, minuteMs, secondMs } from '@poolpros/contracts/time';
import type { Job } from '../jobs.js';
import type { Command } from '../run.js';
import { databaseOf } from '../service/connections.js';
import { dueAt, isUnfinished } from './due.js';
import { findRuns, type JobRun } from './job-runs.js';

/** The command `jobs`: lists the jobs of a service with their last run, a line each. */
export function jobsCommand<X extends { now: () => Date }>(jobsOf: (context: X) => readonly Job[]): Command<X> {
  return async (context) => {
    const database = databaseOf(context);
    await database.start();
    try {
      const runs = await findRuns(database.dataSource);
      const now = context.now();
      for (const job of jobsOf(context)) process.stdout.write(`${jobLine(job, runs.get(job.name), now)}\n`);
    } finally {
      await database.stop();
    }
  };
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
