import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReadKey } from '../../../shared/api/read-key.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { pageIn } from '../../../shared/lib/page-number.js';
import { useLastPage } from '../../../shared/lib/use-last-page.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { Pagination } from '../../../shared/ui/pagination.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { Tabs } from '../../../shared/ui/tabs.js';
import { useShownItems } from '../hooks/queue-moves.js';
import { QueueAge } from './queue-age.js';

/** One page of what waits for the staff, or of what they have done. */
interface QueuePage {
  items: unknown[];
  page: number;
  totalPages: number;
  open: number;
}

type Item<Q extends QueuePage> = Q['items'][number];

export interface PagedQueueProps<Q extends QueuePage, S extends string> {
  title: string;
  text: string;
  /** The first one is what waits, and is counted. */
  tabs: readonly [QueueTab<S>, ...QueueTab<S>[]];
  queueQuery: (state: S, page: number) => UseQueryOptions<Q, Error, Q, ReadKey>;
  /** The query of the console that shows a page of a state. */
  urlOf: (at: { state: S; page: number }) => string;
  idOf: (item: Item<Q>) => string;
  /** Since when an item waits for the staff, null for one that does not, where there is a target for it; oldest first. */
  sinceOf?: (item: Item<Q>) => string | null;
  /** `onDone` is called when the item is about to leave the list, and the focus with it, which then has somewhere to go. */
  row: (item: Item<Q>, onDone: () => void) => ReactNode;
  onSessionEnd: () => void;
  /** Above the list. */
  children?: ReactNode;
}

interface QueueTab<S> {
  value: S;
  label: string;
  /** What stands there instead of an empty list. */
  empty: string;
}

/** What waits for the staff and what they have done, as lists. Which of them and which page is in the URL. */
export function PagedQueue<Q extends QueuePage, S extends string>(props: PagedQueueProps<Q, S>) {
  const { title, text, tabs, queueQuery, urlOf, idOf, sinceOf, row, onSessionEnd, children } = props;
  const [params, setParams] = useSearchParams();
  const { value: state } = tabs.find(({ value }) => value === params.get('state')) ?? tabs[0];
  const page = pageIn(params);
  const { data, error, isPlaceholderData, refetch } = useQuery(queueQuery(state, page));
  useSessionEnd(onSessionEnd, error);
  useLastPage(error);
  useShownItems(data && !isPlaceholderData ? data.items.map(idOf).join() : null);
  const { data: first } = useQuery({ ...queueQuery(tabs[0].value, 1), enabled: sinceOf !== undefined });
  const heading = useRef<HTMLHeadingElement>(null);
  const isLeaving = useRef(false);
  // Not before the item is gone: a dialog in it returns the focus to its button when it closes.
  useEffect(() => {
    if (data && isLeaving.current && document.activeElement === document.body) heading.current?.focus();
    isLeaving.current = false;
  }, [data]);
  const leave = () => {
    isLeaving.current = true;
  };
  const content = (empty: string) => {
    if (!data || isPlaceholderData)
      return (
        <LoadingState name={`The ${title.toLowerCase()}`} error={data ? null : error} onRetry={() => void refetch()} />
      );
    if (data.items.length === 0) return <EmptyState title="Nothing here" text={empty} />;
    return (
      <>
        <ul className="overflow-clip rounded-card border border-rule">
          {data.items.map((item) => (
            <li key={idOf(item)} className="border-rule px-4 py-4 not-first:border-t md:px-5">
              {row(item, leave)}
            </li>
          ))}
        </ul>
        {data.totalPages > 1 && (
          <div className="mt-4">
            <Pagination page={data.page} totalPages={data.totalPages} to={(wanted) => urlOf({ state, page: wanted })} />
          </div>
        )}
      </>
    );
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none!">
        {title}
      </h1>
      <p className="text-soft">{text}</p>
      {sinceOf && (
        <QueueAge
          waiting={first?.open ?? 0}
          oldest={first?.items.map(sinceOf).find((since) => since !== null) ?? null}
        />
      )}
      {children}
      <div className="mt-6">
        <Tabs
          label={title}
          value={state}
          onValueChange={(next) => setParams(urlOf({ state: next as S, page: 1 }))}
          tabs={tabs.map(({ value, label, empty }) => ({
            value,
            label,
            ...(data && value === tabs[0].value ? { count: data.open } : {}),
            content: content(empty),
          }))}
        />
      </div>
    </>
  );
}
