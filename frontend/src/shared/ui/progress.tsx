import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StepperProps {
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
}

/** The progress in a form of several steps. */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <div>
      <ol aria-label="Progress" className="grid auto-cols-fr grid-flow-col gap-2 text-sm">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={clsx(
              'relative flex flex-col gap-2',
              index < steps.length - 1 &&
                clsx(
                  'before:absolute before:top-[12.5px] before:-right-2 before:left-7 before:h-[3px]',
                  index < current ? 'before:bg-pool-600' : 'before:bg-line',
                ),
              index === current ? 'font-[640] text-cedar-700' : index > current && 'text-muted',
            )}
          >
            <span
              className={clsx(
                'relative z-1 grid size-7 place-items-center rounded-[6px] border-2 text-[0.8125rem] font-[680] tabular-nums',
                index < current && 'border-pool-600 bg-pool-600 text-white',
                index === current && 'border-cedar-600 bg-surface shadow-[0_0_0_3px_var(--color-cedar-100)]',
                index > current && 'border-control bg-surface',
              )}
            >
              {index < current ? <Check aria-hidden="true" className="size-4" strokeWidth={3} /> : index + 1}
            </span>
            <span className="sr-only md:not-sr-only">{step}</span>
            {index < current && <span className="sr-only">, done</span>}
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="type-small mt-2 font-semibold md:hidden">
        Step {current + 1} of {steps.length}, {steps[current]}
      </p>
    </div>
  );
}

export interface TimelineEntry {
  title: string;
  /** When it happens, or what is expected. */
  text?: ReactNode;
  state: 'done' | 'now' | 'later' | 'bad';
}

const marks: Record<TimelineEntry['state'], string> = {
  done: 'border-pool-600 bg-pool-600',
  now: 'border-cedar-600 bg-surface shadow-[0_0_0_3px_var(--color-cedar-100)]',
  later: 'border-control bg-surface',
  bad: 'border-brick-600 bg-brick-600',
};

/** Past, current and future steps, from top to bottom. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="flex flex-col">
      {entries.map(({ title, text, state }, index) => (
        <li
          key={title}
          className={clsx(
            'relative pl-[1.875rem]',
            index < entries.length - 1 &&
              'pb-5 before:absolute before:top-4 before:-bottom-1.5 before:left-[5px] before:w-[3px]',
            state === 'done' ? 'before:bg-pool-600' : 'before:bg-line',
          )}
        >
          <span
            aria-hidden="true"
            className={clsx('absolute top-[5px] left-0 size-[13px] rounded-[3px] border-2', marks[state])}
          />
          <b
            className={clsx(
              state === 'later' ? 'font-medium text-soft' : 'font-[620]',
              state === 'now' && 'text-cedar-700',
            )}
          >
            {title}
          </b>
          {text && <span className="type-caption block text-muted">{text}</span>}
        </li>
      ))}
    </ol>
  );
}
