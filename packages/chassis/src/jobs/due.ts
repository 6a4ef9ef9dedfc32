import { minuteMs } from '@poolpros/contracts/time';
import { type CalendarRule, nextDue } from '../calendar.js';
import type { JobRun } from './job-runs.js';

/** Until a run of a calendar job that failed, or was cut off, is repeated. */
const repeatMs = 10 * minuteMs;

/** Whether the last run neither finished nor failed: it goes on, or its process ended. */
export const isUnfinished = ({ startedAt, finishedAt }: JobRun): boolean =>
  startedAt !== null && (finishedAt === null || finishedAt < startedAt);

/** When a calendar job is to be run next. A time in the past was missed. */
export function dueAt(rule: CalendarRule, run: JobRun): Date {
  if (run.startedAt === null) return nextDue(rule, run.addedAt);
  if (run.errorCode !== null || isUnfinished(run)) return new Date(run.startedAt.getTime() + repeatMs);
  return nextDue(rule, run.startedAt);
}
