import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { LoadingIndicator } from '../../../shared/ui/loading-indicator.js';
import { EmptyState, ErrorState } from '../../../shared/ui/states.js';
import { ownSubmissionsQuery } from '../api.js';
import { SubmissionProgress } from './submission-progress.js';

/** Where everything stands that the signed-in contractor sent. */
export function OwnSubmissions({ onSessionEnd }: { onSessionEnd: () => void }) {
  const { data, error, isPending, refetch } = useQuery(ownSubmissionsQuery);
  useSessionEnd(onSessionEnd, error);
  if (isPending) return <LoadingIndicator text="Reading your listings..." late />;
  if (!data)
    return (
      <ErrorState
        title="Your listings did not load"
        text="We cannot read them right now. Please try again in a moment."
        onRetry={() => void refetch()}
      />
    );
  if (data.items.length === 0)
    return (
      <EmptyState title="You sent no listing" text="What you send with your email is shown here.">
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
