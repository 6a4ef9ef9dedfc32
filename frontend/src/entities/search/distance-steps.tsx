import { distanceOptions } from '@poolpros/contracts/catalogue';
import { clsx } from 'clsx';

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
    <fieldset className={clsx('steps', compact && 'steps-compact')}>
      <legend className="sr-only">Distance</legend>
      {distanceOptions.map((miles) => {
        const on = miles === value;
        const count = counts?.[miles];
        return (
          <button key={miles} type="button" aria-pressed={on} onClick={() => onValueChange(on ? 0 : miles)}>
            <b>
              {miles}
              <i aria-hidden="true">mi</i> <span className="sr-only">{count === undefined ? 'miles' : 'miles,'}</span>
            </b>{' '}
            {counts && !(compact && count === undefined) && (
              <span>
                {`${count ?? '\u00a0'} `}
                {count !== undefined && <span className="sr-only">contractors</span>}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
