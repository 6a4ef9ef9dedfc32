import type { EntityManager } from 'typeorm';
import type { CountedReport } from '../domain/client-report.js';

/** Counts a report on a day that has its row already, or fewer rows of its kind than `rows`; otherwise returns false. */
export async function addReport(
  tx: EntityManager,
  day: string,
  { kind, path, build }: CountedReport,
  rows: number,
): Promise<boolean> {
  const [added] = await tx.query<{ added: number }[]>(
    `insert into client_report_days (day, kind, path, build, count)
     select $1, $2, $3, $4, 1
     where exists (select from client_report_days where day = $1 and kind = $2 and path = $3 and build = $4)
        or (select count(*) from client_report_days where day = $1 and kind = $2) < $5
     on conflict (day, kind, path, build) do update set count = client_report_days.count + 1
     returning 1 as added`,
    [day, kind, path, build, rows],
  );
  return added !== undefined;
}

export interface ReportCount {
  path: string;
  build: string;
  count: number;
  lastDay: string;
}

/** The most frequent reports of a kind since a day. */
export const mostReported = (
  tx: EntityManager,
  { kind, since, most }: { kind: CountedReport['kind']; since: string; most: number },
): Promise<ReportCount[]> =>
  tx.query(
    `select path, build, sum(count)::integer as count, max(day)::text as "lastDay" from client_report_days
     where kind = $1 and day >= $2 group by path, build order by 3 desc, 4 desc, path, build limit $3`,
    [kind, since, most],
  );

/** Deletes the counts of the days before a day. */
export const deleteReports = async (tx: EntityManager, before: string): Promise<void> => {
  await tx.query('delete from client_report_days where day < $1', [before]);
};
