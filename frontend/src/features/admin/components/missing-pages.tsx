import type { ClientReportList } from '@poolpros/contracts/http/client-reports';
import { checkRoute } from '@poolpros/contracts/route-check';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { longDate } from '../../../shared/lib/long-date.js';
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
        Addresses without a page that visitors opened, and pages on which a script failed. Only counts are kept, for 30
        days; “:other” replaces parts that could identify someone.
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
    return <EmptyState title="No missing pages" text={`In the last ${days} days nobody opened one.`} />;
  const title = `Most opened in ${days} days`;
  return (
    <section aria-labelledby="missing-paths">
      <h2 id="missing-paths" className="type-h3">
        {title}
      </h2>
      <CountTable title={title} columns={['Address', 'Visits', 'Last on', 'Perhaps meant']}>
        {rows.map(({ path, count, lastDay }) => (
          <Row key={path} path={path} count={count} unit="visits" lastDay={lastDay}>
            <Suggestions path={path} />
          </Row>
        ))}
      </CountTable>
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
        <CountTable title="Failed scripts by page and build" columns={['Page', 'Errors', 'Last on', 'Build']}>
          {rows.map(({ path, build, count, lastDay }) => (
            <Row key={`${path} ${build}`} path={path} count={count} unit="errors" lastDay={lastDay}>
              {build && (
                <>
                  <span className="text-soft lg:hidden">Build </span>
                  <code className="font-mono text-sm">{build}</code>
                </>
              )}
            </Row>
          ))}
        </CountTable>
      )}
    </section>
  );
}

/** The pages that the not-found page offers, without the pattern at the end. */
function Suggestions({ path }: { path: string }) {
  const pages = checkRoute(path).suggestions.slice(0, -1);
  if (pages.length === 0) return <span className="text-muted">No similar page</span>;
  return (
    <ul>
      {pages.map((page) => (
        <li key={page}>
          <span className="text-soft lg:hidden">Perhaps </span>
          <Link to={page} className="link inline-block py-0.5 wrap-anywhere pointer-coarse:py-3">
            {page}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface CountTableProps {
  title: string;
  columns: readonly string[];
  children: ReactNode;
}

const CountTable = ({ title, columns, children }: CountTableProps) => (
  <table className="mt-3 w-full border-rule text-left text-[0.9375rem]/[1.375rem] max-lg:block">
    <caption className="sr-only">{title}</caption>
    <thead className="type-small text-soft max-lg:sr-only">
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className="bg-surface-deck px-3 py-2.5 font-semibold">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-lg:block">{children}</tbody>
  </table>
);

interface RowProps {
  path: string;
  count: number;
  unit: 'visits' | 'errors';
  lastDay: string;
  children: ReactNode;
}

const Row = ({ path, count, unit, lastDay, children }: RowProps) => (
  <tr className="border-b border-rule align-top max-lg:block max-lg:py-3">
    <th scope="row" className="min-w-0 px-3 py-2.5 font-semibold wrap-anywhere max-lg:block max-lg:p-0">
      {path}
    </th>
    <td className="px-3 py-2.5 tabular-nums max-lg:block max-lg:p-0">
      {count.toLocaleString('en-US')}
      <span className="lg:hidden"> {count === 1 ? unit.slice(0, -1) : unit}</span>
    </td>
    <td className="px-3 py-2.5 lg:whitespace-nowrap max-lg:block max-lg:p-0">
      <span className="text-soft lg:hidden">Last on </span>
      {longDate(lastDay)}
    </td>
    <td className="px-3 py-2.5 max-lg:block max-lg:p-0">{children}</td>
  </tr>
);
