import { clsx } from 'clsx';
import { momentText } from '../../../shared/lib/dates.js';
import { reachedStep, type StatusStep } from '../status-steps.js';

const marks: Record<StatusStep['state'], string> = {
  done: 'border-pool-600 bg-pool-600',
  next: 'border-cedar-600 bg-surface shadow-[0_0_0_3px_var(--color-cedar-100)]',
  later: 'border-control bg-surface',
  bad: 'border-brick-600 bg-brick-600',
};

const words: Record<StatusStep['state'], string> = {
  done: 'text-ink',
  next: 'font-[640] text-cedar-700',
  later: 'text-muted',
  bad: 'font-[640] text-brick-700',
};

/** The steps of a request at one business, from left to right; from top to bottom on phones. */
export function StatusLine({ label, steps }: { label: string; steps: readonly StatusStep[] }) {
  const reached = reachedStep(steps);
  return (
    <ol aria-label={label} className="type-caption flex flex-col sm:grid sm:auto-cols-fr sm:grid-flow-col">
      {steps.map(({ title, at, state }, index) => (
        <li
          key={title}
          aria-current={index === reached ? 'step' : undefined}
          className={clsx(
            'relative flex flex-wrap items-baseline gap-x-2 pl-6 sm:block sm:pt-5 sm:pr-1 sm:pl-0',
            words[state],
            index < steps.length - 1 &&
              clsx(
                'pb-2.5 before:absolute before:top-3 before:-bottom-1 before:left-[5px] before:w-[3px] sm:pb-0 sm:before:top-[5px] sm:before:right-0 sm:before:bottom-auto sm:before:left-0 sm:before:h-[3px] sm:before:w-auto',
                state === 'done' ? 'before:bg-pool-600' : 'before:bg-line',
              ),
          )}
        >
          <span
            aria-hidden="true"
            className={clsx('absolute top-[3px] left-0 size-[13px] rounded-[3px] border-2 sm:top-0', marks[state])}
          />
          <span>{title}</span>
          {(state === 'next' || state === 'later') && <span className="sr-only">, not yet</span>}
          {at && (
            <time dateTime={at} className="font-normal text-muted sm:block">
              {momentText(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
