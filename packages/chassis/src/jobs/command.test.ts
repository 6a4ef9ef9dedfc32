import { expect, test } from 'vitest';
import { daily, every, type Job, weekly } from '../jobs.js';
import { jobLine } from './command.js';

const now = new Date('2026-11-27T12:00:00Z');
const work = async () => {};
const at = (time: string) => new Date(`2026-11-27T${time}Z`);
const run = { addedAt: at('00:00:00'), startedAt: at('11:30:00'), finishedAt: at('11:30:02.500'), errorCode: null };

test.each<[string, Job, Parameters<typeof jobLine>[1], string]>([
  [
    'that runs from time to time',
    every(3_600_000, 'erase requests', work),
    run,
    'erase requests: every 1 h, last run 2026-11-27T11:30:00.000Z took 2500 ms, next run 2026-11-27T12:30:02.500Z',
  ],
  [
    'of every second, whose last run is not written down each time',
    every(1000, 'follow pauses', work),
    run,
    'follow pauses: every 1 s, last run 2026-11-27T11:30:00.000Z took 2500 ms, next run now',
  ],
  [
    'that was never run',
    every(600_000, 'delete files', work),
    undefined,
    'delete files: every 10 min, never run, next run now',
  ],
  [
    'of the calendar',
    weekly('monday 08:00', 'America/Chicago', 'send report', work),
    run,
    'send report: weekly monday 08:00 America/Chicago, last run 2026-11-27T11:30:00.000Z took 2500 ms, next run 2026-11-30T14:00:00.000Z',
  ],
  [
    'of the calendar that waits for its first time',
    daily('03:00', 'UTC', 'check', work),
    undefined,
    'check: daily 03:00 UTC, never run, next run 2026-11-28T03:00:00.000Z',
  ],
  [
    'of the calendar that failed, which is repeated after ten minutes',
    daily('03:00', 'UTC', 'check', work),
    { ...run, startedAt: at('11:59:00'), finishedAt: at('11:59:01'), errorCode: '57014' },
    'check: daily 03:00 UTC, last run 2026-11-27T11:59:00.000Z failed after 1000 ms: 57014, next run 2026-11-27T12:09:00.000Z',
  ],
  [
    'whose run goes on',
    daily('03:00', 'UTC', 'check', work),
    { ...run, startedAt: at('11:59:00') },
    'check: daily 03:00 UTC, last run 2026-11-27T11:59:00.000Z not finished, next run 2026-11-27T12:09:00.000Z',
  ],
])('operators read of a job %s', (_name, job, last, line) => {
  expect(jobLine(job, last, now)).toBe(line);
});
