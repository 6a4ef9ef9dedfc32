import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { pageIn } from '../../../shared/lib/page-number.js';
import { useLastPage } from '../../../shared/lib/use-last-page.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { RefreshButton } from '../../../shared/ui/refresh-button.js';
import { Tabs } from '../../../shared/ui/tabs.js';
import { adminSubmissionsQuery } from '../api.js';
import { statusFromQuery, statusTabs } from '../submission-statuses.js';
import { QueueAge } from './queue-age.js';
import { SubmissionQueue } from './submission-queue.js';

/** Submissions by status. Which tab, page and submission is shown is in the URL. */
export function Submissions({ onSessionEnd }: { onSessionEnd: () => void }) {
  const [params, setParams] = useSearchParams();
  const status = statusFromQuery(params.get('status'));
  const page = pageIn(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(adminSubmissionsQuery(status, page));
  const { data: waiting } = useQuery(adminSubmissionsQuery('pending_review', 1));
  useSessionEnd(onSessionEnd, error);
  useLastPage(error);

  const content = data ? (
    !isPlaceholderData && <SubmissionQueue list={data} status={status} />
  ) : (
    <LoadingState name="The queue" single error={error} onRetry={() => void refetch()} />
  );

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1">Listings</h1>
          <p className="text-soft">A staff member reads each one before it goes live.</p>
        </div>
        <RefreshButton refreshing={isFetching && data !== undefined} onRefresh={() => void refetch()} />
      </div>
      <QueueAge waiting={waiting?.counts.pending_review ?? 0} oldest={waiting?.items[0]?.confirmedAt ?? null} />
      <div className="mt-6">
        <Tabs
          label="Status"
          value={status}
          onValueChange={(next) => setParams(next === 'pending_review' ? {} : { status: next })}
          tabs={statusTabs.map(({ status: value, label }) => ({
            value,
            label,
            ...(data ? { count: data.counts[value] } : {}),
            content,
          }))}
        />
      </div>
    </>
  );
}
