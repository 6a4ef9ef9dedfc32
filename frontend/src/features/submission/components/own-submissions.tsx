import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { ownSubmissionsQuery } from '../api.js';
import { SubmissionProgress } from './submission-progress.js';

/** Where everything stands that the signed-in contractor sent. */
export function OwnSubmissions({ onSessionEnd }: { onSessionEnd: () => void }) {
  const { data, error, refetch } = useQuery(ownSubmissionsQuery);
  useSessionEnd(onSessionEnd, error);
  if (!data) return <LoadingState name="Your listings" error={error} onRetry={() => void refetch()} small />;
  if (data.items.length === 0)
    return (
      <EmptyState
        title="You have not sent a listing"
        text="Listings you send with your email address will show up here."
      >
        <ButtonLink to={pagePaths.listYourBusiness} variant="primary">
          List your business
        </ButtonLink>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-5">
      {data.items.map((state) => (
        <SubmissionProgress key={state.id} state={state} reference={state.id} />
      ))}
    </div>
  );
}
