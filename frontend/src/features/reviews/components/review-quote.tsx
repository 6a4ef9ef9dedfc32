import type { ReviewPreview } from '@poolpros/contracts/http/reviews';
import { subRatingsText } from '@poolpros/contracts/sub-ratings';
import { Stars } from '../../../shared/ui/rating.js';

/** What a review says, as its author reads it. */
export function ReviewQuote({ review: { installerName, rating, subRatings, title, text } }: { review: ReviewPreview }) {
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
