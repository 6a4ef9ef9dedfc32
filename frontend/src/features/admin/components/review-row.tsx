import type { AdminReview } from '@poolpros/contracts/http/admin-reviews';
import { reviewStages } from '@poolpros/contracts/http/reviews';
import { reviewRemovalReasons } from '@poolpros/contracts/review-removal-reasons';
import { useState } from 'react';
import { momentText } from '../../../shared/lib/dates.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { Stars } from '../../../shared/ui/rating.js';
import { useReviewRemoval } from '../hooks/use-review-removal.js';
import { RejectDialog } from './reject-dialog.js';

/** A review as the staff reads it, with the button that takes it down. */
export function ReviewRow({ review, onRemoved }: { review: AdminReview; onRemoved: () => void }) {
  const { rating, title, text, stage, displayName, publishedAt, sample, listing, removal } = review;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useReviewRemoval(() => {
    setAsking(false);
    onRemoved();
  });
  const name = `${displayName ? `${displayName}’s review` : 'the review'} of ${listing.name}`;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars rating={rating} size={16} />
          <b className="font-[620] wrap-anywhere">{title ?? reviewStages[stage]}</b>
          {sample && <Badge tone="stone">Sample</Badge>}
        </p>
        <p className="type-small mt-0.5 text-soft wrap-anywhere">
          {displayName && `${displayName} · `}
          <Link to={listing.profilePath} className="link">
            {listing.name}
          </Link>
          , number {listing.id} · {momentText(publishedAt)}
        </p>
        {text && <p className="mt-2 max-w-[44rem] whitespace-pre-line wrap-anywhere">{text}</p>}
        {removal && (
          <p className="type-small mt-2 max-w-[44rem] wrap-anywhere">
            Taken down {momentText(removal.at)}: {reviewRemovalReasons[removal.reasonCode]} {removal.note}
          </p>
        )}
      </div>
      {!removal && (
        <Button variant="danger" onClick={() => setAsking(true)}>
          Take down<span className="sr-only">: {name}</span>
        </Button>
      )}
      {asking && (
        <RejectDialog
          name={name}
          reader="author"
          reasons={reviewRemovalReasons}
          verb={{ label: 'Take down', busy: 'Taking down...' }}
          busy={isPending}
          onReject={(reasonCode, note) => mutate({ review, reasonCode, note })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
