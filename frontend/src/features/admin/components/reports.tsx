import type { AdminReport, ReportState } from '@poolpros/contracts/http/listing-reports';
import { apiPaths } from '@poolpros/contracts/paths';
import { reportReasons } from '@poolpros/contracts/report-reasons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { readsOf } from '../../../shared/api/read-key.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { momentText } from '../../../shared/lib/dates.js';
import { useApi } from '../../../shared/lib/services.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { LoadingIndicator } from '../../../shared/ui/loading-indicator.js';
import { Pagination } from '../../../shared/ui/pagination.js';
import { EmptyState, ErrorState } from '../../../shared/ui/states.js';
import { Tabs } from '../../../shared/ui/tabs.js';
import { useToast } from '../../../shared/ui/toast.js';
import { adminReportsQuery, markHandled } from '../api.js';
import { reportsUrl } from '../reports-url.js';

const tabs: { value: ReportState; label: string; empty: string }[] = [
  { value: 'open', label: 'Open', empty: 'Nobody has reported anything that is not handled yet.' },
  { value: 'handled', label: 'Handled', empty: 'Handled reports stay here for 90 days.' },
];

/** What people reported about listings, as a list. Which of them and which page is in the URL. */
export function Reports({ onSessionEnd }: { onSessionEnd: () => void }) {
  const [params, setParams] = useSearchParams();
  const state = params.get('state') === 'handled' ? 'handled' : 'open';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  const { data, error, isPlaceholderData, refetch } = useQuery(adminReportsQuery(state, page));
  useSessionEnd(onSessionEnd, error);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = (empty: string) => {
    if (error && !data)
      return (
        <ErrorState
          title="The reports did not load"
          text="We cannot read them right now. Please try again in a moment."
          onRetry={() => void refetch()}
        />
      );
    if (!data || isPlaceholderData)
      return (
        <div className="grid min-h-[50vh] place-items-center">
          <LoadingIndicator text="Loading the reports..." late />
        </div>
      );
    if (data.items.length === 0) return <EmptyState title="Nothing here" text={empty} />;
    return (
      <>
        <ul className="overflow-hidden rounded-card border border-rule">
          {data.items.map((report) => (
            <li key={report.id} className="border-rule px-4 py-4 not-first:border-t md:px-5">
              <Report report={report} onHandled={() => heading.current?.focus()} />
            </li>
          ))}
        </ul>
        {data.totalPages > 1 && (
          <div className="mt-4">
            <Pagination
              page={data.page}
              totalPages={data.totalPages}
              to={(wanted) => reportsUrl({ state, page: wanted })}
            />
          </div>
        )}
      </>
    );
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none!">
        Reports
      </h1>
      <p className="text-soft">What visitors say is wrong with listings, and who says that a business is theirs.</p>
      <div className="mt-6">
        <Tabs
          label="Reports"
          value={state}
          onValueChange={(next) => setParams(reportsUrl({ state: next as ReportState, page: 1 }))}
          tabs={tabs.map(({ value, label, empty }) => ({
            value,
            label,
            ...(data && value === 'open' ? { count: data.open } : {}),
            content: content(empty),
          }))}
        />
      </div>
    </>
  );
}

function Report({ report, onHandled }: { report: AdminReport; onHandled: () => void }) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { id, reason, note, email, createdAt, handledAt, listing } = report;
  const { mutate, isPending } = useMutation({
    mutationFn: () => markHandled(api, id),
    onSuccess: () => {
      toast({ title: 'Handled', text: `The report about ${listing.name} is done.` });
      onHandled();
      return queryClient.invalidateQueries(readsOf(apiPaths.adminReports));
    },
    onError: () => toast({ title: 'Not saved', text: 'Please try again in a moment.', tone: 'bad' }),
  });
  const hasPage = listing.status !== 'removed' && listing.status !== 'suspended';
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-[620]">{reportReasons[reason]}</b>
          {listing.status !== 'published' && <Badge tone="amber">Listing is {listing.status}</Badge>}
        </p>
        <p className="type-small mt-0.5 text-soft">
          {hasPage ? (
            <Link to={listing.profilePath} className="link">
              {listing.name}
            </Link>
          ) : (
            listing.name
          )}
          , {listing.location} · {momentText(createdAt)}
          {handledAt && ` · handled ${momentText(handledAt)}`}
        </p>
        {note && <p className="mt-2 max-w-[44rem] whitespace-pre-line wrap-anywhere">{note}</p>}
        {email && (
          <p className="type-small mt-1 wrap-anywhere">
            Answer to{' '}
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </p>
        )}
      </div>
      {handledAt === null && (
        <Button busyText={isPending ? 'Saving...' : null} onClick={() => mutate()}>
          <Check aria-hidden="true" className="size-5" />
          Handled<span className="sr-only">: {listing.name}</span>
        </Button>
      )}
    </div>
  );
}
