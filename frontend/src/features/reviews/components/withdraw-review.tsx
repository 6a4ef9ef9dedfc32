import type { ReviewPreview } from '@poolpros/contracts/http/reviews';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { ConfirmDialog } from '../../../shared/ui/dialog.js';
import { withdrawReview } from '../api.js';
import { ReviewQuote } from './review-quote.js';

export interface WithdrawReviewProps {
  review: ReviewPreview;
  token: string;
  onWithdrawn: (review: ReviewPreview) => void;
}

/** Asks authors whether their review shall go, and takes it down. */
export function WithdrawReview({ review, token, onWithdrawn }: WithdrawReviewProps) {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => withdrawReview(api, token),
    onSuccess: onWithdrawn,
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Take my review down
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Take your review down?"
        description="It will come off the page, its stars will no longer count, and we will erase it. This cannot be undone, but you can write another one."
        cancel="Keep it"
        button={{
          variant: 'danger',
          busyText: isPending ? 'Taking down...' : null,
          onClick: () => mutate(),
          children: 'Take it down',
        }}
      >
        <div className="flex flex-col gap-4">
          <ReviewQuote review={review} />
          <FailureNote>{isError && 'Your review was not taken down. Please try again in a moment.'}</FailureNote>
        </div>
      </ConfirmDialog>
    </>
  );
}
