import type { RatingSummary } from '@poolpros/contracts/http/reviews';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';

const bar =
  'block h-2.5 rounded-[3px] bg-[repeating-linear-gradient(90deg,var(--color-pool-100)_0_10px,#fff_10px_12px)] forced-color-adjust-none';
const filledBar =
  'block h-full rounded-[3px] bg-[repeating-linear-gradient(90deg,var(--color-pool-600)_0_10px,#fff_10px_12px)]';
const row = 'grid grid-cols-[0.625rem_14px_1fr_1.625rem] items-center gap-2';
/** Bars have the same height whether they can be pressed or not. */
const pressed = 'min-h-8 pointer-coarse:min-h-11';
const steps = ['5', '4', '3', '2', '1'] as const;

export interface RatingDistributionProps {
  summary: RatingSummary;
  /** Makes each bar with reviews a filter; called with null when the chosen one is pressed again. */
  onChoose?: (stars: number | null) => void;
  /** The number of stars of the active filter. */
  chosen?: number | null;
  className?: string;
}

/** How many reviews gave how many stars. */
export function RatingDistribution({ summary, onChoose, chosen = null, className }: RatingDistributionProps) {
  const { reviewCount, distribution } = summary;
  const shareOf = (step: (typeof steps)[number]) => (
    <>
      <span className="tabular-nums">{step}</span>{' '}
      <Star aria-hidden="true" className="size-[13px] fill-current text-amber-500" />
      <span aria-hidden="true" className={bar}>
        <i className={filledBar} style={{ width: `${(distribution[step] / reviewCount) * 100}%` }} />
      </span>
      <span className="text-right text-muted tabular-nums">
        <span className="sr-only">{step === '1' ? 'star:' : 'stars:'}</span> {distribution[step]}
      </span>
    </>
  );
  return (
    <ul
      aria-label="Reviews by number of stars"
      className={clsx('type-caption flex flex-col', onChoose ? '-mx-2' : 'gap-1', className)}
    >
      {steps.map((step) => (
        <li key={step} className={clsx((!onChoose || distribution[step] === 0) && row, onChoose && ['px-2', pressed])}>
          {onChoose && distribution[step] > 0 ? (
            <button
              type="button"
              aria-pressed={chosen === Number(step)}
              onClick={() => onChoose(chosen === Number(step) ? null : Number(step))}
              className={clsx(
                row,
                pressed,
                '-mx-2 w-[calc(100%+16px)] rounded-[8px] px-2 text-left',
                'hover:bg-pool-50 aria-pressed:bg-pool-100 aria-pressed:font-semibold',
              )}
            >
              {shareOf(step)}
            </button>
          ) : (
            shareOf(step)
          )}
        </li>
      ))}
    </ul>
  );
}
