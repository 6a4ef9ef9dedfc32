import { proofHours } from '@poolpros/contracts/claim-facts';
import { pagePaths } from '@poolpros/contracts/paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { isUnavailable } from '../../../shared/api/api-error.js';
import { DeadLink, LinkAction, LinkLoading, LinkUnread } from '../../../shared/forms/mailed-link.js';
import { useApi } from '../../../shared/lib/services.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Outcome } from '../../../shared/ui/panel.js';
import { claimProofQuery, proveClaim } from '../api.js';

/** Behind the link that was mailed to the website's domain; only the button proves anything. */
export function ProveClaim({ token }: { token: string }) {
  const api = useApi();
  const preview = useQuery(claimProofQuery(api, token));
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => proveClaim(api, token) });
  if (data)
    return (
      <Outcome
        icon={CircleCheck}
        title={data.status === 'approved' ? 'The page has been claimed' : 'Verified'}
        text={
          data.status === 'approved'
            ? `The page for ${data.businessName} now belongs to the person who claimed it.`
            : `Someone on our team is reviewing the claim to ${data.businessName}. The decision will come by email.`
        }
        takesFocus
      >
        <ButtonLink to={pagePaths.claim} variant="secondary">
          See the claim
        </ButtonLink>
      </Outcome>
    );
  if (preview.isLoading) return <LinkLoading />;
  if (!preview.data && isUnavailable(preview.error)) return <LinkUnread onRetry={() => void preview.refetch()} />;
  if (!preview.data || (error && !isUnavailable(error)))
    return (
      <DeadLink
        text={`The link works only once and expires after ${proofHours} hours. Open it from the email again, or start the claim over.`}
        to={pagePaths.requestClaim}
        way="Start a claim"
        takesFocus
      />
    );
  const { businessName, claimant } = preview.data;
  return (
    <LinkAction
      title="Confirm the claim"
      button="Confirm the claim"
      busyText={isPending ? 'Confirming...' : null}
      onPress={mutate}
      failed={error && 'The claim was not confirmed. Please try again in a moment.'}
    >
      <p className="wrap-anywhere">
        {claimant ? `${claimant.name} (${claimant.email})` : 'Someone whose account has been deleted'} says that they
        run {businessName}.
      </p>
      <p className="text-soft">
        Press the button to confirm that. Their account will then become the owner of the page. If you do not know them,
        close the page, and nothing will change.
      </p>
    </LinkAction>
  );
}
