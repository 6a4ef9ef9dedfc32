import type { ClaimAnswer, ClaimToAnswer } from '@poolpros/contracts/http/claim-answers';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AskProof } from '../../../entities/contractor/ask-proof.js';
import { claimsToAnswerQuery } from '../../../entities/contractor/queries.js';
import { isUnavailable } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { momentText } from '../../../shared/lib/dates.js';
import { useApi } from '../../../shared/lib/services.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { useToast } from '../../../shared/ui/toast.js';
import { answerClaim } from '../api.js';
import { AnswerForm } from './answer-form.js';

/** Claims of pages of one's own, which the owner answers; nothing while there are none. */
export function ClaimsToAnswer({ onSessionEnd, askProof }: { onSessionEnd: () => void; askProof: AskProof }) {
  const { data, error } = useQuery(claimsToAnswerQuery);
  useSessionEnd(onSessionEnd, error);
  const claims = data?.items ?? [];
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="claims-to-answer" className="mt-6">
      <h2 id="claims-to-answer" className="type-h3">
        Someone is claiming your page
      </h2>
      <ul className="mt-3 flex flex-col gap-4">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimCard claim={claim} askProof={askProof} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClaimCard({ claim, askProof }: { claim: ClaimToAnswer; askProof: AskProof }) {
  const { id, listing, claimant, isStrong, answerUntil } = claim;
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries(readsOf(apiPaths.answerClaim, apiPaths.ownListings));
  const { mutate, error, isPending } = useMutation({
    mutationFn: (answer: ClaimAnswer) => answerClaim(api, id, answer),
    onSuccess: ({ status, businessName }) => {
      toast(
        status === 'approved'
          ? { title: 'Granted', text: `${claimant ?? 'The claimant'} is now an owner of ${businessName}.` }
          : { title: 'Refused', text: `The page for ${businessName} stays yours.` },
      );
      return readAgain();
    },
    onError: (failure, answer) => {
      if (isUnavailable(failure) || askProof(failure, () => mutate(answer))) return;
      toast({ title: 'Not sent', text: 'The claim has already been decided.', tone: 'bad' });
      return readAgain();
    },
  });
  return (
    <Card className="flex flex-col items-start gap-4">
      <div>
        <h3 className="type-h4 flex flex-wrap items-center gap-2 wrap-anywhere">
          <Link to={listing.profilePath} className="link inline-block pointer-coarse:py-3">
            {listing.name}
          </Link>
          {isStrong && <Badge tone="amber">Strong proof</Badge>}
        </h3>
        <p className="mt-1 text-soft">
          <span className="wrap-anywhere">{claimant ?? 'Someone'}</span> says that they run this business. You can
          answer until {momentText(answerUntil)}; after that, someone on our team will decide. Until then, your page
          stays as it is.
        </p>
      </div>
      <AnswerForm
        across
        busy={isPending}
        failed={isUnavailable(error) ? 'Your answer was not sent. Please try again in a moment.' : null}
        onAnswer={mutate}
      />
    </Card>
  );
}
