import { clsx } from 'clsx';
import { useId } from 'react';
import { labelStep, ticksTo } from './chart-scale.js';

export interface ChartSeries {
  label: string;
  /** One for each label of the chart, none below 0. */
  values: readonly number[];
}

export interface ChartProps {
  kind: 'bars' | 'lines';
  title: string;
  /** A description of the chart, for people who cannot see it. */
  summary: string;
  /** The meaning of `labels`: the heading of the first column of the table. */
  labelsAre: string;
  /** Along the chart, such as months; shown as they are, so keep them short. */
  labels: readonly string[];
  /** Up to four. */
  series: readonly ChartSeries[];
  /** A value in words, with its unit. */
  format: (value: number) => string;
}

/** Distinguished by darkness, and lines also by their strokes. */
const looks = [
  { color: 'var(--color-pool-800)', dash: undefined },
  { color: 'var(--color-pool-500)', dash: '7 4' },
  { color: 'var(--color-amber-500)', dash: '2 4' },
  { color: 'var(--color-stone-500)', dash: '12 4 2 4' },
] as const;
const lookOf = (index: number) => looks[index % looks.length] ?? looks[0];

const mostOnPhone = 8;
/** Share of the width of a label that its bars take. */
const barsWide = 0.72;

/** Values by label as bars or lines, as wide as the available space, with the same numbers in a table below. */
export function Chart({ kind, title, summary, labelsAre, labels, series, format }: ChartProps) {
  const id = useId();
  const ticks = ticksTo(Math.max(0, ...series.flatMap(({ values }) => values)));
  const top = ticks.at(-1) ?? 1;
  const step = labelStep(labels.length);
  /** Percent of the width at the middle of a label. */
  const middle = (index: number) =>
    kind === 'bars' ? ((index + 0.5) / labels.length) * 100 : (index / Math.max(1, labels.length - 1)) * 100;
  const height = (value: number) => (value / top) * 100;
  return (
    <figure aria-labelledby={id} className="min-w-0 break-inside-avoid">
      <figcaption id={id} className="type-h4 mb-3">
        {title}
      </figcaption>
      {series.length > 1 && (
        <ul className="type-caption mb-3 flex flex-wrap gap-x-4 gap-y-1 text-soft">
          {series.map(({ label }, index) => (
            <li key={label} className="flex items-center gap-2">
              <svg aria-hidden="true" width="24" height="12" className="shrink-0 forced-color-adjust-none">
                {kind === 'bars' ? (
                  <rect width="12" height="12" x="6" rx="2.5" fill={lookOf(index).color} />
                ) : (
                  <line
                    x2="24"
                    y1="6"
                    y2="6"
                    stroke={lookOf(index).color}
                    strokeWidth="3"
                    strokeDasharray={lookOf(index).dash}
                  />
                )}
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className="type-caption grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-muted tabular-nums">
        <div aria-hidden="true" className="relative h-56 text-right">
          {/* As wide as the widest, which the others overlay. */}
          <span className="invisible">{format(top)}</span>
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 translate-y-1/2 leading-none"
              style={{ bottom: `${height(tick)}%` }}
            >
              {format(tick)}
            </span>
          ))}
        </div>
        <div className="relative h-56">
          <svg
            role="img"
            aria-label={summary}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible forced-color-adjust-none"
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x2="100"
                y1={100 - height(tick)}
                y2={100 - height(tick)}
                stroke={tick === 0 ? 'var(--color-line-strong)' : 'var(--color-line)'}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {series.map(({ label, values }, index) =>
              kind === 'bars' ? (
                <Bars key={label} values={values} of={series.length} at={index} height={height} />
              ) : (
                <polyline
                  key={label}
                  points={values.map((value, at) => `${middle(at)},${100 - height(value)}`).join(' ')}
                  fill="none"
                  stroke={lookOf(index).color}
                  strokeWidth="3"
                  strokeDasharray={lookOf(index).dash}
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                />
              ),
            )}
          </svg>
        </div>
        <div aria-hidden="true" className="relative col-start-2 mt-1.5 h-5">
          {labels.map(
            (label, index) =>
              index % step === 0 && (
                <span
                  key={label}
                  className={clsx(
                    'absolute whitespace-nowrap',
                    // A phone has room for half of them.
                    (index / step) % 2 === 1 && labels.length / step > mostOnPhone && 'max-sm:hidden',
                    kind === 'lines' && index === labels.length - 1
                      ? '-translate-x-full'
                      : index > 0 || kind === 'bars'
                        ? '-translate-x-1/2'
                        : '',
                  )}
                  style={{ left: `${middle(index)}%` }}
                >
                  {label}
                </span>
              ),
          )}
        </div>
      </div>
      <details className="mt-2">
        <summary className="type-small flex min-h-11 cursor-pointer items-center font-semibold text-link print:hidden">
          View the figures as a table
        </summary>
        <div className="overflow-x-auto">
          <table className="type-small w-full text-right tabular-nums">
            <caption className="sr-only">{title}</caption>
            <thead className="type-caption text-muted">
              <tr>
                <th scope="col" className="py-1.5 pr-3 text-left font-medium">
                  {labelsAre}
                </th>
                {series.map(({ label }) => (
                  <th key={label} scope="col" className="py-1.5 pl-3 font-medium">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, index) => (
                <tr key={label} className="border-t border-rule">
                  <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                    {label}
                  </th>
                  {series.map((each) => (
                    <td key={each.label} className="py-1.5 pl-3">
                      {format(each.values[index] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

interface BarsProps {
  values: readonly number[];
  /** How many series share a label, and which of them this is. */
  of: number;
  at: number;
  height: (value: number) => number;
}

function Bars({ values, of, at, height }: BarsProps) {
  const slot = 100 / values.length;
  const width = (slot * barsWide) / of;
  return (
    <g fill={lookOf(at).color}>
      {values.map((value, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={index}
          x={slot * (index + (1 - barsWide) / 2) + width * at}
          y={100 - height(value)}
          width={width * (of > 1 ? 0.92 : 1)}
          height={height(value)}
        />
      ))}
    </g>
  );
}
