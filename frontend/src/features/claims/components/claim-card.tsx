import type { OwnClaim } from '@poolpros/contracts/http/claims';
import { apiPaths, pagePaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readsOf } from '../../../shared/api/read-key.js';
import { momentText } from '../../../shared/lib/dates.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { Timeline } from '../../../shared/ui/progress.js';
import { Note } from '../../../shared/ui/states.js';
import { useToast } from '../../../shared/ui/toast.js';
import { withdrawClaim } from '../api.js';
import { isOpenClaim } from '../claim-state.js';
import { claimTimeline } from '../claim-timeline.js';
import { claimUrl } from '../claim-url.js';
import { AppealForm } from './appeal-form.js';
import { DocumentsForm } from './documents-form.js';
import { PhoneCodeForm } from './phone-code-form.js';

/** One's own claim: where it stands, what it waits for, and what can be done with it. */
export function ClaimCard({ claim }: { claim: OwnClaim }) {
  const { id, method, listing, status, reason, ownerAnswersUntil, contestEndsAt, foundingPlace } = claim;
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawClaim(api, id),
    onSuccess: () => queryClient.invalidateQueries(readsOf(apiPaths.ownClaims)),
    onError: () => toast({ title: 'Not withdrawn', text: 'Please try again in a moment.', tone: 'bad' }),
  });
  const isOpen = isOpenClaim(claim);
  return (
    <Card className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_240px]">
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h3 className="type-h4 wrap-anywhere">
          <Link to={listing.profilePath} className="link inline-block pointer-coarse:py-3">
            {listing.name}
          </Link>
        </h3>
        <p className="type-small text-soft">{listing.location}</p>
        {method === 'documents' && status === 'started' && <DocumentsForm claim={claim} />}
        {method === 'phone' && status === 'proof_sent' && <PhoneCodeForm claim={claim} />}
        {isOpen && ownerAnswersUntil && (
          <Note tone="amber">
            The page has an owner, who has until {momentText(ownerAnswersUntil)} to answer. After that, someone on our
            team will decide. If the owner does not answer, we still require strong proof.
            {contestEndsAt && ` The claim will end by ${momentText(contestEndsAt)}.`}
          </Note>
        )}
        {status === 'approved' && (
          <p>
            The page is yours.{' '}
            {foundingPlace !== null && (
              <>
                You also have founding place <b className="tabular-nums">{foundingPlace}</b>.{' '}
              </>
            )}
            We sent a notice to the email address that was on the page before.
          </p>
        )}
        {status === 'disputed' && (
          <Note tone="amber">
            Someone at the business disputes your claim. The page stays yours while someone on our team looks into it.
          </Note>
        )}
        {reason && (
          <p className="rounded-[12px] border-l-4 border-brick-600 bg-brick-50 px-4 py-3 wrap-anywhere">
            <b className="type-caption block font-semibold text-brick-700">Reason</b>
            {reason}
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-2">
          {status === 'approved' && (
            <ButtonLink to={pagePaths.dashboard} variant="primary" size="sm">
              Open your dashboard
            </ButtonLink>
          )}
          {claim.appealUntil && <AppealForm claim={claim} until={claim.appealUntil} />}
          {(status === 'rejected' || status === 'expired') && (
            <ButtonLink to={claimUrl(listing.id)} size="sm">
              Try another form of proof
            </ButtonLink>
          )}
          {isOpen && (
            <Button size="sm" busyText={isPending ? 'Withdrawing...' : null} onClick={() => mutate()}>
              Withdraw it<span className="sr-only">: {listing.name}</span>
            </Button>
          )}
        </div>
      </div>
      <Timeline entries={claimTimeline(claim)} />
    </Card>
  );
}
