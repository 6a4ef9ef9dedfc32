import type { ReviewPreview } from '@poolpros/contracts/http/reviews';
import { reviewDays } from '@poolpros/contracts/limits';
import { apiPaths, pagePaths } from '@poolpros/contracts/paths';
import { subRatingsText } from '@poolpros/contracts/sub-ratings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { ApiError, isUnavailable } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { DeadLink, LinkLoading, LinkUnread } from '../../../shared/forms/mailed-link.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Outcome } from '../../../shared/ui/panel.js';
import { Stars } from '../../../shared/ui/rating.js';
import { publishReview, reviewPreviewQuery } from '../api.js';

/** What shows stars and reviews. */
const ratings = readsOf(
  apiPaths.installer,
  apiPaths.cards,
  apiPaths.compare,
  apiPaths.regularSearch,
  apiPaths.enhancedSearch,
  apiPaths.reviews,
);

/** The page behind a mailed link: shows the review; only its button publishes it. */
export function VerifyReview({ token }: { token: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const preview = reviewPreviewQuery(api, token);
  const { data: review, error, isPending, refetch } = useQuery(preview);
  const publishing = useMutation({
    mutationFn: () => publishReview(api, token),
    onSuccess: (published) => {
      queryClient.setQueryData(preview.queryKey, published);
      void queryClient.invalidateQueries(ratings);
    },
  });

  if (isPending) return <LinkLoading />;
  const failure = publishing.error ?? error;
  if (review === undefined && isUnavailable(failure)) return <LinkUnread onRetry={() => void refetch()} />;
  if (review === undefined || isDead(failure)) return <Unusable expired={isExpired(failure)} />;
  if (review.status === 'held') return <Held review={review} />;
  if (review.status === 'published') return <Published review={review} justNow={publishing.isSuccess} />;
  return (
    <>
      <h1 className="type-h1">Confirm your review</h1>
      <p className="mt-1.5 text-soft">Read it once more. It is public when you press the button.</p>
      <Card className="mt-6 flex flex-col gap-5">
        <Quote review={review} />
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
            You did not write this? Close the page: without the button it is never published.
          </p>
        </div>
      </Card>
    </>
  );
}

const isDead = (error: Error | null) => error instanceof ApiError && error.status >= 400 && error.status < 429;
const isExpired = (error: Error | null) => error instanceof ApiError && error.code === 'link_expired';

function Quote({ review: { installerName, rating, subRatings, title, text } }: { review: ReviewPreview }) {
  const details = subRatingsText(subRatings);
  return (
    <div className="rounded-[12px] bg-surface-deck px-5 py-4.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Stars rating={rating} size={18} />
        <b className="font-[660] tabular-nums">{rating}</b>
        <span className="type-small min-w-0 wrap-anywhere text-soft">for {installerName}</span>
      </p>
      {title && <p className="mt-2 font-semibold wrap-anywhere">{title}</p>}
      <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{text}</p>
      {details && <p className="type-caption mt-2 text-muted">{details}</p>}
    </div>
  );
}

function Published({ review, justNow }: { review: ReviewPreview; justNow: boolean }) {
  return (
    <Outcome
      icon={CircleCheck}
      title={justNow ? 'Published' : 'Already published'}
      text={
        <>
          Your review of {review.installerName}{' '}
          {justNow ? 'is public now. Thank you.' : 'is public. There is nothing to do.'}
        </>
      }
      takesFocus={justNow}
    >
      <ButtonLink to={review.profilePath} variant="primary">
        See it on the page
      </ButtonLink>
    </Outcome>
  );
}

function Held({ review }: { review: ReviewPreview }) {
  return (
    <Outcome
      icon={CircleCheck}
      title="Confirmed"
      text={`The page of ${review.installerName} is not shown at the moment. Your review appears when it is back.`}
      takesFocus
    />
  );
}

const Unusable = ({ expired }: { expired: boolean }) => (
  <DeadLink
    title={expired ? 'This link has expired' : 'This link cannot be used'}
    text={
      expired
        ? `Links work for ${reviewDays.confirm} days. Your review was not published; you can write it again from the page of the business.`
        : 'Open it from the mail again, or copy the whole address: it may have been cut off.'
    }
    to={pagePaths.unitedStates}
    way="Find the business"
  />
);
