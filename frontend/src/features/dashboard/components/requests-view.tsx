import type { OwnListing } from '@poolpros/contracts/http/contractors';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { MailOpen } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { Card } from '../../../shared/ui/card.js';
import { Select } from '../../../shared/ui/field.js';
import { LoadingIndicator } from '../../../shared/ui/loading-indicator.js';
import { Pagination } from '../../../shared/ui/pagination.js';
import { RefreshButton } from '../../../shared/ui/refresh-button.js';
import { EmptyState, ErrorState } from '../../../shared/ui/states.js';
import { ownRequestsQuery } from '../api.js';
import { RequestDetail } from './request-detail.js';
import { RequestList } from './request-list.js';

export interface RequestsViewProps {
  listings: readonly OwnListing[];
  onSessionEnd: () => void;
}

/** The inbox: which page, listing and request is shown is in the URL. */
export function RequestsView({ listings, onSessionEnd }: RequestsViewProps) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  const chosen = listings.find(({ installerId }) => String(installerId) === params.get('installerId'));
  const filter = { page, installerId: chosen?.installerId ?? null };
  const { data, error, isFetching, refetch } = useQuery(ownRequestsQuery(filter));
  useSessionEnd(onSessionEnd, error);
  const opened = data?.items.find(({ id }) => id === params.get('request'));

  const urlWith = (changes: Record<string, string>) => {
    const next = new URLSearchParams({ view: 'requests' });
    if (chosen) next.set('installerId', String(chosen.installerId));
    if (page > 1) next.set('page', String(page));
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
    return `?${next}`;
  };
  const live = listings.flatMap(({ installerId, businessName }) =>
    installerId === null ? [] : { value: String(installerId), label: businessName },
  );

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
          {live.length > 1 && (
            <Select
              label="Listing"
              fieldClassName="w-64 max-w-full"
              options={live}
              placeholder="All listings"
              value={chosen ? String(chosen.installerId) : ''}
              onValueChange={(installerId) => setParams(urlWith({ installerId, page: '' }))}
            />
          )}
          <RefreshButton refreshing={isFetching && data !== undefined} onRefresh={() => void refetch()} />
        </div>
      </div>
      {data === undefined ? (
        error ? (
          <ErrorState
            title="Your requests did not load"
            text="We cannot read them right now. Please try again in a moment."
            onRetry={() => void refetch()}
          />
        ) : (
          <div className="grid min-h-[50vh] place-items-center">
            <LoadingIndicator text="Loading your requests..." late />
          </div>
        )
      ) : data.total === 0 ? (
        <EmptyState
          title="No requests yet"
          text="What homeowners send you through your page appears here and comes by email."
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
