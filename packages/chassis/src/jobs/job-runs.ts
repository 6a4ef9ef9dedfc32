import type { DataSource } from 'typeorm';

/** The last run of a job. */
export interface JobRun {
  addedAt: Date;
  startedAt: Date | null;
  /** Before `startedAt`, or null, while a run goes on or when its process ended in the middle. */
  finishedAt: Date | null;
  /** Of a run that failed. */
  errorCode: string | null;
}

const columns = `added_at as "addedAt", started_at as "startedAt", finished_at as "finishedAt", error_code as "errorCode"`;

type Query = Pick<DataSource, 'query'>;

/** The last run of a job; one that is not known is added. */
export async function findOrAddRun(tx: Query, job: string, now: Date): Promise<JobRun> {
  await tx.query('insert into job_runs (job, added_at) values ($1, $2) on conflict do nothing', [job, now]);
  const [run] = await tx.query<JobRun[]>(`select ${columns} from job_runs where job = $1`, [job]);
  if (!run) throw new Error(`${job} has no row`);
  return run;
}

/** The last run of each job, by its name. */
export async function findRuns(tx: Query): Promise<Map<string, JobRun>> {
  const rows = await tx.query<(JobRun & { job: string })[]>(`select job, ${columns} from job_runs`);
  return new Map(rows.map(({ job, ...run }) => [job, run]));
}

export const storeStart = (tx: Query, job: string, startedAt: Date): Promise<void> =>
  tx.query('update job_runs set started_at = $2 where job = $1', [job, startedAt]);

export const storeRun = (
  tx: Query,
  job: string,
  { startedAt, finishedAt, errorCode }: { startedAt: Date; finishedAt: Date; errorCode: string | null },
): Promise<void> =>
  tx.query(
    `insert into job_runs (job, added_at, started_at, finished_at, error_code) values ($1, $2, $2, $3, $4)
     on conflict (job) do update set started_at = excluded.started_at, finished_at = excluded.finished_at,
       error_code = excluded.error_code`,
    [job, startedAt, finishedAt, errorCode],
  );
