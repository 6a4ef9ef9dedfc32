import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSessionEnd } from '../../shared/api/use-session-end.js';
import { pageIn } from '../../shared/lib/page-number.js';
import { useLastPage } from '../../shared/lib/use-last-page.js';
import { Card } from '../../shared/ui/card.js';
import { LoadingState } from '../../shared/ui/loading-state.js';
import { Pagination } from '../../shared/ui/pagination.js';
import { RefreshButton } from '../../shared/ui/refresh-button.js';
import { EmptyState } from '../../shared/ui/states.js';
import { ownRequestsQuery } from './queries.js';
import { RequestDetail } from './request-detail.js';
import { RequestList } from './request-list.js';

export interface InboxProps {
  /** Requests to this listing only, null for those to all own ones. */
  installerId: number | null;
  /** The query that leads here. */
  at: Record<string, string>;
  /** Next to the heading. */
  filter?: ReactNode;
  onSessionEnd: () => void;
}

/** Requests to own listings. The URL contains the page and the selected request. */
export function Inbox({ installerId, at, filter, onSessionEnd }: InboxProps) {
  const [params] = useSearchParams();
  const page = pageIn(params);
  const { data, error, isFetching, refetch } = useQuery(ownRequestsQuery({ page, installerId }));
  useSessionEnd(onSessionEnd, error);
  useLastPage(error);
  const opened = data?.items.find(({ id }) => id === params.get('request'));

  const urlWith = (changes: Record<string, string>) => {
    const next = new URLSearchParams(at);
    if (page > 1) next.set('page', String(page));
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return `?${next}`;
  };

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1">Requests</h1>
          <p className="text-soft" aria-live="polite">
            {data ? `${data.total} ${data.total === 1 ? 'request' : 'requests'}, newest first.` : 'Loading...'}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          {filter}
          <RefreshButton refreshing={isFetching && data !== undefined} onRefresh={() => void refetch()} />
        </div>
      </div>
      {data === undefined ? (
        <LoadingState name="Your requests" error={error} onRetry={() => void refetch()} />
      ) : data.total === 0 ? (
        <EmptyState
          title="No requests yet"
          text="Messages that homeowners send you through your page appear here and come by email."
        />
      ) : (
        <div className="mt-6 grid items-start gap-5 xl:grid-cols-[400px_minmax(0,1fr)]">
          <Card bare className={clsx(opened && 'max-xl:hidden')}>
            <RequestList items={data.items} openedId={opened?.id ?? null} to={(request) => urlWith({ request })} />
            {data.totalPages > 1 && (
              <div className="border-t border-rule p-3">
                <Pagination
                  page={data.page}
                  totalPages={data.totalPages}
                  to={(wanted) => urlWith({ page: String(wanted) })}
                />
              </div>
            )}
          </Card>
          {opened ? (
            <RequestDetail key={opened.id} request={opened} backTo={urlWith({})} />
          ) : (
            <Card className="hidden min-h-72 place-items-center text-center text-muted xl:grid">
              <div className="flex flex-col items-center gap-2">
                <MailOpen aria-hidden="true" className="size-9 text-pool-300" strokeWidth={1.5} />
                Choose a request to read it.
              </div>
            </Card>
          )}
        </div>
      )}
    </>
  );
}
