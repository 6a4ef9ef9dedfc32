import { clsx } from 'clsx';

export interface HoursRow {
  days: string;
  times: string;
  /** Of the time zone of the visitor. */
  isOwn?: boolean;
}

export const HoursRows = ({ rows }: { rows: readonly HoursRow[] }) => (
  <dl className="mt-2 flex flex-col gap-2">
    {rows.map(({ days, times, isOwn }) => (
      <div key={days} className={clsx('flex justify-between gap-4', isOwn && 'font-semibold')}>
        <dt className={clsx(!isOwn && 'text-soft')}>
          {days}
          {isOwn && <span className="font-normal text-muted"> (yours)</span>}
        </dt>
        <dd className="text-right tabular-nums">{times}</dd>
      </div>
    ))}
  </dl>
);
