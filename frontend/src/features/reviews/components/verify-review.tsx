import type { ReviewPreview } from '@poolpros/contracts/http/reviews';
import { reviewDays } from '@poolpros/contracts/limits';
import { apiPaths, pagePaths } from '@poolpros/contracts/paths';
import { reviewRemovalReasons } from '@poolpros/contracts/review-removal-reasons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, isUnavailable } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { DeadLink, LinkLoading, LinkUnread } from '../../../shared/forms/mailed-link.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Outcome } from '../../../shared/ui/panel.js';
import { publishReview, reviewPreviewQuery } from '../api.js';
import { ReviewQuote } from './review-quote.js';
import { WithdrawReview } from './withdraw-review.js';

/** What shows stars and reviews. */
const ratings = readsOf(
  apiPaths.installer,
  apiPaths.cards,
  apiPaths.compare,
  apiPaths.regularSearch,
  apiPaths.enhancedSearch,
  apiPaths.reviews,
);

/** The page behind a mailed link: shows the review; only its buttons publish it or take it down. */
export function VerifyReview({ token }: { token: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const preview = reviewPreviewQuery(api, token);
  const { data: review, error, isPending, refetch } = useQuery(preview);
  const show = (changed: ReviewPreview) => {
    queryClient.setQueryData(preview.queryKey, changed);
    void queryClient.invalidateQueries(ratings);
  };
  const publishing = useMutation({ mutationFn: () => publishReview(api, token), onSuccess: show });

  if (isPending) return <LinkLoading />;
  const failure = publishing.error ?? error;
  if (review === undefined && isUnavailable(failure)) return <LinkUnread onRetry={() => void refetch()} />;
  if (review === undefined || isDead(failure)) return <Unusable expired={isExpired(failure)} />;
  if (review.status === 'withdrawn') return <Withdrawn review={review} />;
  if (review.removalReason) return <Removed review={review} reason={reviewRemovalReasons[review.removalReason]} />;
  const withdraw = <WithdrawReview review={review} token={token} onWithdrawn={show} />;
  if (review.status === 'held') return <Held review={review}>{withdraw}</Held>;
  if (review.status === 'published')
    return (
      <Published review={review} justNow={publishing.isSuccess}>
        {withdraw}
      </Published>
    );
  return (
    <>
      <h1 className="type-h1">Confirm your review</h1>
      <p className="mt-1.5 text-soft">Read it once more. It will be public once you press the button.</p>
      <Card className="mt-6 flex flex-col gap-5">
        <ReviewQuote review={review} />
        <FailureNote>
          {publishing.isError && 'Your review was not published. Please try again in a moment.'}
        </FailureNote>
        <div className="flex flex-wrap items-center gap-4">
          <Button
            variant="primary"
            size="lg"
            className="max-sm:w-full"
            onClick={() => publishing.mutate()}
            busyText={publishing.isPending ? 'Publishing...' : null}
          >
            Publish my review
          </Button>
          <p className="type-small min-w-0 flex-1 basis-60 text-muted">
            If you did not write this, close the page. The review will be published only if you press the button.
          </p>
        </div>
      </Card>
    </>
  );
}

const isDead = (error: Error | null) => error instanceof ApiError && error.status >= 400 && error.status < 429;
const isExpired = (error: Error | null) => error instanceof ApiError && error.code === 'link_expired';

interface OutcomeProps {
  review: ReviewPreview;
  /** What its author can do with it. */
  children: ReactNode;
}

function Published({ review, justNow, children }: OutcomeProps & { justNow: boolean }) {
  return (
    <Outcome
      icon={CircleCheck}
      title={justNow ? 'Published' : 'Already published'}
      text={
        <>
          Your review of {review.installerName} {justNow ? 'is public now. Thank you.' : 'is public.'} The same link
          lets you take it down at any time.
        </>
      }
      takesFocus={justNow}
    >
      <ButtonLink to={review.profilePath} variant="primary">
        See it on the page
      </ButtonLink>
      {children}
    </Outcome>
  );
}

function Held({ review, children }: OutcomeProps) {
  return (
    <Outcome
      icon={CircleCheck}
      title="Confirmed"
      text={`The page for ${review.installerName} is not public right now. Your review will appear when the page is back.`}
      takesFocus
    >
      {children}
    </Outcome>
  );
}

const Withdrawn = ({ review }: { review: ReviewPreview }) => (
  <Outcome
    tone="stone"
    icon={CircleX}
    title="Taken down"
    text={`Your review of ${review.installerName} is no longer on the page, and we have erased it.`}
    takesFocus
  />
);

const Removed = ({ review, reason }: { review: ReviewPreview; reason: string }) => (
  <Outcome
    tone="stone"
    icon={CircleX}
    title="We took this review down"
    text={`It was about ${review.installerName}. Reason: ${reason}`}
  >
    <ButtonLink to={pagePaths.reviewsPolicy} variant="secondary">
      Read the reviews policy
    </ButtonLink>
  </Outcome>
);

const Unusable = ({ expired }: { expired: boolean }) => (
  <DeadLink
    title={expired ? 'This link has expired' : 'This link cannot be used'}
    text={
      expired
        ? `Links work for ${reviewDays.confirm} days. Your review was not published; you can write it again on the business’s page.`
        : 'Open the link from the email again, or copy the whole address. It may have been cut off.'
    }
    to={pagePaths.unitedStates}
    way="Find the business"
  />
);
