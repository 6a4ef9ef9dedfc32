import type { ClientReportList } from '@poolpros/contracts/http/client-reports';
import { longDate } from '@poolpros/contracts/long-date';
import { checkRoute } from '@poolpros/contracts/route-check';
import { useQuery } from '@tanstack/react-query';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { RowTable } from '../../../shared/reading/row-table.js';
import { Link } from '../../../shared/ui/link.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { clientReportsQuery } from '../api.js';

/** The paths without a page that visitors open most, and the pages on which scripts fail. */
export function MissingPages({ onSessionEnd }: { onSessionEnd: () => void }) {
  const { data, error, refetch } = useQuery(clientReportsQuery);
  useSessionEnd(onSessionEnd, error);
  return (
    <>
      <h1 className="type-h1">Missing pages</h1>
      <p className="max-w-[44rem] text-soft">
        These are addresses that visitors opened but that have no page, and pages where a script failed. We keep only
        the counts, for 30 days; “:other” replaces parts that could identify someone.
      </p>
      {data ? (
        <div className="mt-6 flex flex-col gap-8">
          <Missing rows={data.missing} days={data.days} />
          <Errors rows={data.errors} days={data.days} />
        </div>
      ) : (
        <LoadingState name="The missing pages" error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

type Rows<K extends 'missing' | 'errors'> = { rows: ClientReportList[K]; days: number };

function Missing({ rows, days }: Rows<'missing'>) {
  if (rows.length === 0)
    return <EmptyState title="No missing pages" text={`In the last ${days} days, nobody opened one.`} />;
  const title = `Most opened in the last ${days} days`;
  return (
    <section aria-labelledby="missing-paths">
      <h2 id="missing-paths" className="type-h3">
        {title}
      </h2>
      <RowTable
        caption={title}
        columns={['Address', 'Visits', 'Last seen', 'Possible match']}
        rows={rows.map(({ path, count, lastDay }) => ({
          key: path,
          head: <Path path={path} />,
          cells: [
            { label: 'Visits', value: count.toLocaleString('en-US') },
            { label: 'Last seen', value: longDate(lastDay) },
            { label: 'Possible match', value: <Suggestions path={path} /> },
          ],
        }))}
      />
    </section>
  );
}

function Errors({ rows, days }: Rows<'errors'>) {
  return (
    <section aria-labelledby="script-errors">
      <h2 id="script-errors" className="type-h3">
        Failed scripts
      </h2>
      {rows.length === 0 ? (
        <p className="mt-1 text-soft">None in the last {days} days.</p>
      ) : (
        <RowTable
          caption="Failed scripts by page and build"
          columns={['Page', 'Errors', 'Last seen', 'Build']}
          rows={rows.map(({ path, build, count, lastDay }) => ({
            key: `${path} ${build}`,
            head: <Path path={path} />,
            cells: [
              { label: 'Errors', value: count.toLocaleString('en-US') },
              { label: 'Last seen', value: longDate(lastDay) },
              { label: 'Build', value: <code className="font-mono text-sm">{build}</code> },
            ],
          }))}
        />
      )}
    </section>
  );
}

const Path = ({ path }: { path: string }) => <span className="wrap-anywhere">{path}</span>;

/** The pages that the not-found page offers, without the pattern at the end. */
function Suggestions({ path }: { path: string }) {
  const pages = checkRoute(path).suggestions.slice(0, -1);
  if (pages.length === 0) return <span className="text-muted">No similar page</span>;
  return (
    <ul>
      {pages.map((page) => (
        <li key={page}>
          <Link to={page} className="link inline-block py-0.5 wrap-anywhere pointer-coarse:py-3">
            {page}
          </Link>
        </li>
      ))}
    </ul>
  );
}
