import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { options } from '../../../../content/guides/options.js';
import type { Comparison } from '../../../../content/guides/types.js';
import { type GridCell, gridLines } from '../grid-rows.js';
import { optionPictures } from '../option-pictures.js';

/** A real table; narrow screens show the label of a row above its values, and over each value whose it is. */
export function ComparisonGrid({ comparison }: { comparison: Comparison }) {
  const compared = comparison.options;
  return (
    <div className="overflow-hidden rounded-card border border-rule">
      <table className="w-full table-fixed border-separate border-spacing-0 text-[0.9375rem]/[1.375rem] two-up:block">
        <caption className="sr-only">
          The same six rows for each option; a check marks the stronger option in a row.
        </caption>
        <thead className="two-up:block">
          <tr className="two-up:grid two-up:grid-cols-2">
            <td className="w-52 bg-surface-deck two-up:hidden" />
            {compared.map((option) => (
              <th key={option} scope="col" className="border-l border-rule bg-surface-deck p-4 text-left align-bottom">
                <img
                  src={optionPictures[option]}
                  alt=""
                  width={320}
                  height={110}
                  decoding="async"
                  className="mb-2.5 h-16 w-full rounded-control object-cover md:h-[110px] print:hidden"
                />
                <span className="type-h4">{options[option].label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="two-up:block">
          {gridLines(comparison).map(({ row, label, condition, cells }) => (
            <tr key={row} className="two-up:grid two-up:grid-cols-2 print:break-inside-avoid">
              <th
                scope="row"
                className="border-t border-rule p-4 text-left align-top font-[620] two-up:col-span-2 two-up:pb-1.5"
              >
                {label}
                <small className="type-caption block font-normal text-muted">{condition}</small>
              </th>
              {cells.map((cell) => (
                <Cell key={cell.option} {...cell} isNamed={compared.length > 2} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** With more than two options a narrow screen has them in two lines, below no head of their own. */
const Cell = ({ option, value, ends, isStronger, isNamed }: GridCell & { isNamed: boolean }) => (
  <td
    className={clsx(
      'border-t border-l border-rule p-4 align-top tabular-nums two-up:border-0 two-up:py-2.5',
      isStronger && 'bg-pool-50 font-[560]',
    )}
  >
    {isNamed && (
      <span aria-hidden="true" className="type-caption hidden font-normal text-muted two-up:block">
        {options[option].label}
      </span>
    )}
    {isStronger && (
      <Check
        role="img"
        aria-label="Stronger:"
        className="mr-1.5 inline size-4 -translate-y-px text-leaf-600"
        strokeWidth={2.5}
      />
    )}
    {ends ? <b className="font-semibold">{value}</b> : value}
    {ends && <span className="block text-sm font-normal text-muted">{ends}</span>}
  </td>
);
