import type { Band } from '@poolpros/calculators/band';
import type { ReactNode } from 'react';

export interface ResultHeadProps {
  title: string;
  band: Band;
  format: (value: number) => string;
  /** Behind the figure, such as "a month". */
  per?: string;
  /** A line below. */
  children?: ReactNode;
}

/** The figure that was asked for, between its low and its high. */
export function ResultHead({ title, band: [low, mid, high], format, per, children }: ResultHeadProps) {
  return (
    <div className="on-deep bg-pool-800 px-5 py-5 text-white md:px-7 md:py-6 print:bg-transparent print:text-text">
      <h2 className="text-sm text-pool-200 print:text-text">{title}</h2>
      <p className="text-[2.75rem]/[3rem] font-[680] tracking-[-0.04em] tabular-nums md:text-[3.5rem]/[3.875rem]">
        {format(mid)}
        {per && <span className="ml-2 text-lg font-[550] tracking-normal text-pool-200 print:text-text">{per}</span>}
      </p>
      {high > low && (
        <>
          <Scale share={(mid - low) / (high - low)} />
          <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
            <span>
              <span className="text-pool-200 print:text-text">Low</span> {format(low)}
            </span>
            <span>
              <span className="text-pool-200 print:text-text">High</span> {format(high)}
            </span>
          </p>
        </>
      )}
      {children && <p className="mt-2 text-sm text-pool-200 print:text-text">{children}</p>}
    </div>
  );
}

/** Where the middle lies between low and high. */
function Scale({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="relative mt-4 mb-2.5 block h-2.5 forced-color-adjust-none">
      <i className="block h-full rounded-[3px] bg-[repeating-linear-gradient(90deg,var(--color-pool-500)_0_12px,var(--color-pool-800)_12px_14px)]" />
      <i
        className="absolute -top-1.5 h-[22px] w-1 rounded-[2px] bg-white print:bg-text"
        style={{ left: `${share * 100}%` }}
      />
    </span>
  );
}
