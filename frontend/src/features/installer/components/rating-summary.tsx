import { counted } from '@poolpros/contracts/counted';
import type { RatingSummary as Figures } from '@poolpros/contracts/http/reviews';
import { RatingDistribution } from '../../../entities/reviews/rating-distribution.js';
import { Stars } from '../../../shared/ui/rating.js';

export interface RatingSummaryProps {
  summary: Figures;
  /** The number of stars that the list below is narrowed to. */
  stars: number | null;
  onStarsChange: (stars: number | null) => void;
}

/** Average and distribution, whose bars narrow the list; words when there is nothing to average. */
export function RatingSummary({ summary, stars, onStarsChange }: RatingSummaryProps) {
  const { rating, reviewCount } = summary;
  if (rating === null || reviewCount === 0)
    return (
      <p className="text-soft">
        No reviews yet. Reviews come from customers who confirmed them by email. Only reviews of finished jobs count
        toward the stars.
      </p>
    );
  return (
    <div>
      <div className="flex items-center gap-3">
        <span className="text-[3.25rem] leading-none font-[680] tracking-[-0.04em] tabular-nums">
          {rating.toFixed(1)}
        </span>
        <div>
          <Stars rating={rating} size={20} />
          <p className="type-small text-muted">{counted(reviewCount, 'review')} of finished jobs</p>
        </div>
      </div>
      <RatingDistribution summary={summary} chosen={stars} onChoose={onStarsChange} className="mt-3" />
    </div>
  );
}
