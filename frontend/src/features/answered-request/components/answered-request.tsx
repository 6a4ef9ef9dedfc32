import { requestLimits } from '@poolpros/contracts/limits';
import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ThreadTitle } from '../../../entities/contractor/thread/thread-title.js';
import { ThreadView } from '../../../entities/contractor/thread/thread-view.js';
import { ApiError, isUnavailable } from '../../../shared/api/api-error.js';
import { DeadLink, LinkLoading, LinkUnread } from '../../../shared/forms/mailed-link.js';
import { useApi } from '../../../shared/lib/services.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { linkAccess, linkedThreadQuery } from '../api.js';

const toRequests = `${pagePaths.dashboard}?view=requests`;

/** The page behind the link in the mail about a request: answers it, and moves it, without an account. */
export function AnsweredRequest({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const query = linkedThreadQuery(useApi(), token);
  const { data: thread, error, isPending, refetch } = useQuery(query);
  if (isPending) return <LinkLoading />;
  if (thread === undefined)
    return isUnavailable(error) ? <LinkUnread onRetry={() => void refetch()} /> : <Unusable error={error} />;
  return (
    <>
      <p className="text-soft">
        This is a request to {thread.businessName}. Anyone who has this link can answer the request, so do not share the
        link.
      </p>
      <Card className="mt-5 flex flex-col gap-5">
        <ThreadTitle request={thread} as="h1" />
        <ThreadView
          thread={thread}
          access={linkAccess(token)}
          onChange={(changed) => queryClient.setQueryData(query.queryKey, changed)}
          onConflict={() => void refetch()}
          sentNote={`Sent. ${thread.name} will get it by email. You can write again, or close this page.`}
        />
      </Card>
      <p className="type-small mt-5 text-soft">
        All requests to your business are in your dashboard.{' '}
        <Link to={toRequests} className="link">
          Log in
        </Link>
      </p>
    </>
  );
}

function Unusable({ error }: { error: Error | null }) {
  const isExpired = error instanceof ApiError && error.code === 'link_expired';
  return (
    <DeadLink
      title={isExpired ? 'This link has expired' : 'This link cannot be used'}
      text={
        isExpired
          ? `Links to a request work for ${requestLimits.threadLinkDays} days. Log in to see the request and answer it.`
          : 'Open the link from the email again. It may have been cut off. If the homeowner erased the request, this page is gone. Log in to see your other requests.'
      }
      to={toRequests}
      way="Log in"
    />
  );
}
