import type { RatingSummary } from '@poolpros/contracts/http/reviews';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';

const bar =
  'block h-2.5 rounded-[3px] bg-[repeating-linear-gradient(90deg,var(--color-pool-100)_0_10px,#fff_10px_12px)] forced-color-adjust-none';
const filledBar =
  'block h-full rounded-[3px] bg-[repeating-linear-gradient(90deg,var(--color-pool-600)_0_10px,#fff_10px_12px)]';
const steps = ['5', '4', '3', '2', '1'] as const;

/** How many reviews gave how many stars. */
export function RatingDistribution({ summary, className }: { summary: RatingSummary; className?: string }) {
  const { reviewCount, distribution } = summary;
  return (
    <ul
      aria-label="How many reviews gave how many stars"
      className={clsx('type-caption flex flex-col gap-1', className)}
    >
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
  );
}
