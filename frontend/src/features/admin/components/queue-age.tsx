import { decisionDays } from '@poolpros/contracts/limits';
import { clsx } from 'clsx';
import { Clock, TriangleAlert } from 'lucide-react';
import { ageText } from '../../../shared/lib/dates.js';
import { businessHours, queueState, targetHours } from '../queue-age.js';

const styles = {
  fine: { bar: 'bg-pool-500', text: '', icon: Clock },
  soon: { bar: 'bg-amber-500', text: 'text-amber-700', icon: Clock },
  late: { bar: 'bg-brick-600', text: 'text-brick-700', icon: TriangleAlert },
};
/** Where the target stands on the bar. */
const tick = 0.85;

export interface QueueAgeProps {
  waiting: number;
  /** Since when the oldest one waits; null without one. */
  oldest: string | null;
}

/** How many wait for the staff, and how long the oldest has, against the target. */
export function QueueAge({ waiting, oldest }: QueueAgeProps) {
  const now = new Date();
  const hours = oldest === null ? 0 : businessHours(oldest, now);
  const state = queueState(hours);
  const { bar, text, icon: Icon } = styles[state];
  return (
    <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-px overflow-hidden rounded-card border border-rule bg-line *:bg-surface *:px-5 *:py-3.5">
      <div>
        <dt className="type-caption text-muted">Waiting</dt>
        <dd className="text-lg/7 font-[680] tabular-nums">{waiting}</dd>
      </div>
      <div>
        <dt className="type-caption text-muted">Oldest</dt>
        <dd className={clsx('inline-flex items-center gap-2 text-lg/7 font-semibold tabular-nums', text)}>
          {oldest === null ? (
            'None'
          ) : (
            <>
              <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              {ageText(oldest, now)}
              {state === 'late' && ' · late'}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt className="type-caption text-muted">Target</dt>
        <dd className="text-lg/7 text-soft">{decisionDays} business days</dd>
      </div>
      <div>
        <dt className="type-caption text-muted">Age against target</dt>
        <dd className="flex h-7 items-center">
          <span
            role="img"
            aria-label={`${Math.round(hours)} of ${targetHours} business hours`}
            className="relative block h-2.5 w-full max-w-80 rounded-[3px] bg-stone-100"
          >
            <span
              className={clsx('block h-full rounded-[3px]', bar)}
              style={{ width: `${Math.min(1, (hours / targetHours) * tick) * 100}%` }}
            />
            <span className="absolute -top-1 h-4.5 w-0.5 bg-ink" style={{ left: `${tick * 100}%` }} />
          </span>
        </dd>
      </div>
    </dl>
  );
}
