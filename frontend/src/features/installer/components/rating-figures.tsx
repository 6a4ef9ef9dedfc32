import type { RatingFigures as Figures } from '@poolpros/contracts/http/reviews';
import { Star } from 'lucide-react';
import { Stars } from '../../../components/ui/rating.js';

const bar =
  'block h-2.5 rounded-[3px] bg-[repeating-linear-gradient(90deg,var(--color-pool-100)_0_10px,#fff_10px_12px)] forced-color-adjust-none';
const filledBar =
  'block h-full rounded-[3px] bg-[repeating-linear-gradient(90deg,var(--color-pool-600)_0_10px,#fff_10px_12px)]';
const steps = ['5', '4', '3', '2', '1'] as const;

/** Average and distribution; words when there is nothing to average. */
export function RatingFigures({ figures }: { figures: Figures }) {
  const { rating, reviewCount, distribution } = figures;
  if (rating === null || reviewCount === 0)
    return (
      <p className="mt-3 max-w-[42rem] text-soft">
        No reviews yet. Reviews come from customers who confirmed them by email; only finished jobs make the stars.
      </p>
    );
  return (
    <div className="mt-3 max-w-[26rem]">
      <div className="flex items-center gap-3">
        <span className="text-[3.25rem] leading-none font-[680] tracking-[-0.04em] tabular-nums">
          {rating.toFixed(1)}
        </span>
        <div>
          <Stars rating={rating} size={20} />
          <p className="type-small text-muted">
            {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'} of finished jobs
          </p>
        </div>
      </div>
      <ul aria-label="How many reviews gave how many stars" className="type-caption mt-4 flex flex-col gap-1">
        {steps.map((step) => (
          <li key={step} className="grid grid-cols-[10px_14px_1fr_26px] items-center gap-2">
            <span className="tabular-nums">{step}</span>
            <Star aria-hidden="true" className="size-[13px] fill-current text-amber-500" />
            <span aria-hidden="true" className={bar}>
              <i className={filledBar} style={{ width: `${(distribution[step] / reviewCount) * 100}%` }} />
            </span>
            <span className="text-muted tabular-nums">
              <span className="sr-only">stars: </span>
              {distribution[step]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
