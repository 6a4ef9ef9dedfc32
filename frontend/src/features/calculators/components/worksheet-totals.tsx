import { counted } from '@poolpros/contracts/counted';
import { dollars } from '../../../shared/lib/money.js';
import type { QuoteTotal } from '../quote-comparison.js';
import { nameOf, type QuoteNumber, quoteLines, type WorksheetValues } from '../worksheet-values.js';

export interface WorksheetTotalsProps {
  quotes: readonly QuoteNumber[];
  totals: readonly QuoteTotal[];
  values: WorksheetValues;
}

const labelOf = (id: string): string => quoteLines.find((line) => line.id === id)?.label.toLowerCase() ?? id;

/** What each quote comes to for the same scope, and what has to be asked before that is certain. */
export function WorksheetTotals({ quotes, totals, values }: WorksheetTotalsProps) {
  return (
    <section
      aria-label="Totals"
      className="grid gap-4 sm:grid-flow-col sm:auto-cols-fr print:grid-flow-col print:auto-cols-fr"
    >
      {quotes.map((number, index) => {
        const total = totals[index];
        if (!total) return null;
        const { comparable, extras, above, open } = total;
        return (
          <div
            key={number}
            className="min-w-0 break-inside-avoid rounded-panel border border-rule bg-surface px-5 py-4"
          >
            <h2 className="type-h4 wrap-anywhere">{nameOf(values, number)}</h2>
            <p className="mt-1 text-3xl font-[680] tabular-nums">
              {comparable === null ? 'No price yet' : dollars(comparable)}
            </p>
            <p className="type-small text-soft">
              {comparable === null
                ? "Enter the contractor's price."
                : `${dollars(comparable - extras)} quoted, ${dollars(extras)} for what it leaves out.`}
            </p>
            {above !== null && (
              <p className="type-small mt-1 font-semibold">
                {above === 0 ? 'The lowest for this scope' : `${dollars(above)} more than the lowest`}
              </p>
            )}
            {open.length > 0 && (
              <p className="type-small mt-2 rounded-control bg-amber-50 px-3 py-2">
                {`Ask about ${counted(open.length, 'line item')}: ${open.map(labelOf).join(', ')}.`}
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
