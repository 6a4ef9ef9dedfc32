import { distanceOptions } from '@poolpros/contracts/catalogue';
import { clsx } from 'clsx';

/** The floor of each step, deeper and bluer with distance. */
const floors: Record<(typeof distanceOptions)[number], string> = {
  10: 'after:h-1.5 after:bg-pool-100',
  25: 'after:h-2.5 after:bg-pool-200',
  50: 'after:h-3.5 after:bg-pool-300',
  100: 'after:h-[18px] after:bg-pool-400',
};

export interface DistanceStepsProps {
  /** Miles; 0 is off. */
  value: number;
  /** Pressing the active step turns distance off. */
  onValueChange: (miles: number) => void;
  /** Contractors within each distance, if known. If set, space is reserved for the counts. */
  counts?: Partial<Record<number, number>>;
  /** In one line, with the counts after the miles. */
  compact?: boolean;
}

/** Distance as four joined steps of a pool floor. */
export function DistanceSteps({ value, onValueChange, counts, compact = false }: DistanceStepsProps) {
  return (
    <fieldset
      className={clsx(
        'grid overflow-hidden rounded-[12px] border border-control bg-surface',
        compact ? 'grid-cols-4' : 'grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))]',
      )}
    >
      <legend className="sr-only">Distance</legend>
      {distanceOptions.map((miles) => {
        const on = miles === value;
        const count = counts?.[miles];
        return (
          <button
            key={miles}
            type="button"
            aria-pressed={on}
            onClick={() => onValueChange(on ? 0 : miles)}
            className={clsx(
              'step',
              compact
                ? 'min-h-10.5 pointer-coarse:min-h-11 gap-1 px-2.5 pb-1 after:h-1!'
                : 'flex-col px-1 pt-2 pb-[22px]',
              floors[miles],
              on
                ? 'bg-pool-800 text-white after:border-white after:bg-pool-500'
                : 'after:border-pool-300 hover:bg-pool-50',
            )}
          >
            <span
              className={clsx(
                'font-bold tracking-[-0.02em] whitespace-nowrap',
                compact ? 'text-[0.9375rem]/5' : 'text-[1.0625rem]/[1.375rem]',
              )}
            >
              {miles}
              <span aria-hidden="true" className="ml-px text-[0.6875rem] font-semibold">
                mi
              </span>{' '}
              <span className="sr-only">miles{count !== undefined && ','}</span>
            </span>{' '}
            {counts && !(compact && count === undefined) && (
              <span className={clsx('text-xs', on ? 'text-pool-200' : 'text-muted')}>
                {count ?? '\u00a0'} {count !== undefined && <span className="sr-only">contractors</span>}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
