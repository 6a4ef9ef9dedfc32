import { counted } from '@poolpros/contracts/counted';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Keyboard, MailOpen } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { useLastPage } from '../../../shared/lib/use-last-page.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { Pagination } from '../../../shared/ui/pagination.js';
import { RefreshButton } from '../../../shared/ui/refresh-button.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { ownRequestsQuery } from './api.js';
import { InboxFilters, Stages } from './inbox-filters.js';
import { type InboxState, inboxStateIn, inboxUrl } from './inbox-url.js';
import { neighborOf } from './neighbor.js';
import { shortcutHandler } from './press-shortcut.js';
import { RequestDetail } from './request-detail.js';
import { RequestList } from './request-list.js';

const keysDialog = onDemand(() => import('./keys-dialog.js').then(({ KeysDialog }) => KeysDialog));

export interface InboxProps {
  /** Requests to this listing only, null for those to all own ones. */
  installerId: number | null;
  /** The query that leads here. */
  at: Record<string, string>;
  /** Next to the heading. */
  filter?: ReactNode;
  onSessionEnd: () => void;
}

/** Requests to own listings. The URL contains what is filtered, the page and the open request. */
export function Inbox({ installerId, at, filter, onSessionEnd }: InboxProps) {
  const state = inboxStateIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const [helps, setHelps] = useState(false);
  const { stage, q, order, page, request } = state;
  const { data, error, isFetching, refetch } = useQuery(ownRequestsQuery({ page, installerId, stage, q, order }));
  useSessionEnd(onSessionEnd, error);
  useLastPage(error);
  const items = data?.items ?? [];
  const openedIndex = items.findIndex(({ id }) => id === request);
  const lastIndex = useRef(0);
  useEffect(() => {
    if (openedIndex >= 0) lastIndex.current = openedIndex;
  }, [openedIndex]);

  const urlWith = (changes: Partial<InboxState>) => inboxUrl(at, { ...state, ...changes });
  const filtered = (changes: Partial<InboxState>) => urlWith({ page: 1, request: null, ...changes });
  const handleStep = (step: 1 | -1) => {
    const ids = items.map(({ id }) => id);
    const next = neighborOf(ids, request, lastIndex.current, step);
    if (next !== null) void navigate(urlWith({ request: next }), { preventScrollReset: true });
  };
  // A request takes the place of the list where both have no room.
  const withList = request && 'max-xl:hidden';
  const isFiltered = stage !== null || q !== '';

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1">Requests</h1>
          <p className="text-soft" aria-live="polite">
            {data ? countText(data.total, isFiltered) : 'Loading...'}
          </p>
        </div>
        <div className={clsx('flex flex-wrap items-end gap-3', withList)}>
          {filter}
          <RefreshButton refreshing={isFetching && data !== undefined} onRefresh={() => void refetch()} />
        </div>
      </div>
      {data === undefined ? (
        <LoadingState name="Your requests" error={error} onRetry={() => void refetch()} />
      ) : data.total === 0 && !isFiltered && request === null ? (
        <EmptyState
          title="No requests yet"
          text="Messages that homeowners send you through your page will appear here, and we will email them to you."
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is inside
        <div
          tabIndex={-1}
          className="outline-none!"
          onKeyDown={shortcutHandler({ onStep: handleStep, onHelp: () => setHelps(true) })}
        >
          <div className={clsx(withList)}>
            <Stages counts={data.stages} state={state} to={filtered} />
            <InboxFilters state={state} onChange={(changes) => void navigate(filtered(changes))} />
          </div>
          <div className="mt-4 grid items-start gap-5 xl:grid-cols-[400px_minmax(0,1fr)]">
            <div className={clsx('flex flex-col gap-3', withList)}>
              <Card bare>
                {items.length === 0 ? (
                  <p className="px-5 py-6 text-soft">
                    No requests match.{' '}
                    <Link to={filtered({ stage: null, q: '' })} className="link">
                      Show all requests
                    </Link>
                  </p>
                ) : (
                  <RequestList
                    items={items}
                    openedId={request}
                    namesBusiness={installerId === null}
                    to={(id) => urlWith({ request: id })}
                  />
                )}
                {data.totalPages > 1 && (
                  <div className="border-t border-rule p-3">
                    <Pagination
                      page={data.page}
                      totalPages={data.totalPages}
                      to={(wanted) => urlWith({ page: wanted, request: null })}
                    />
                  </div>
                )}
              </Card>
              <Button variant="ghost" size="sm" className="self-start max-md:hidden" onClick={() => setHelps(true)}>
                <Keyboard aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
                Shortcuts
              </Button>
            </div>
            {request ? (
              <RequestDetail
                key={request}
                id={request}
                listed={items[openedIndex]}
                backTo={urlWith({ request: null })}
                onSessionEnd={onSessionEnd}
              />
            ) : (
              <Card className="hidden min-h-72 place-items-center text-center text-muted xl:grid">
                <div className="flex flex-col items-center gap-2">
                  <MailOpen aria-hidden="true" className="size-9 text-pool-300" strokeWidth={1.5} />
                  Choose a request to read it.
                </div>
              </Card>
            )}
          </div>
          {helps && <keysDialog.Component onClose={() => setHelps(false)} />}
        </div>
      )}
    </>
  );
}

function countText(total: number, isFiltered: boolean): string {
  return isFiltered ? `${counted(total, 'request matches', 'requests match')}.` : `${counted(total, 'request')}.`;
}
