import { pagePaths } from '@poolpros/contracts/paths';
import { useMemo } from 'react';
import { quoteGroups } from '../../../../content/calculators/quote-lines.js';
import { PageTrail } from '../../../shared/layout/page-trail.js';
import { RelatedPages } from '../../../shared/layout/related-pages.js';
import { dollars } from '../../../shared/lib/money.js';
import { useDebounced } from '../../../shared/lib/use-debounced.js';
import { Button } from '../../../shared/ui/button.js';
import { Chip } from '../../../shared/ui/choice.js';
import { TextField } from '../../../shared/ui/field.js';
import { Link } from '../../../shared/ui/link.js';
import { compareQuotes } from '../quote-comparison.js';
import { relatedTo } from '../related.js';
import { useCalculatorEvent } from '../use-calculator.js';
import { useWorksheet } from '../use-worksheet.js';
import { worksheetDays } from '../worksheet-draft.js';
import { lineIds, nameOf, quoteOf, shownQuotes, worksheetErrors } from '../worksheet-values.js';
import { NumberField } from './number-field.js';
import { ResultFoot } from './result-foot.js';
import { WorksheetLine } from './worksheet-line.js';
import { WorksheetTotals } from './worksheet-totals.js';

const pauseMs = 800;

/** Two or three quotes for a pool, line by line, so that they can be compared. */
export function QuoteWorksheet() {
  const { values, change, query, clear } = useWorksheet();
  const quotes = shownQuotes(values);
  const errors = useMemo(() => worksheetErrors(values), [values]);
  const { totals, differing } = useMemo(
    () =>
      compareQuotes(
        shownQuotes(values).map((number) => quoteOf(values, number)),
        lineIds,
      ),
    [values],
  );
  const priced = totals.filter(({ comparable }) => comparable !== null).length;
  const told = useMemo(
    () => (priced === 0 ? null : { quotes: priced, differing: differing.size }),
    [priced, differing.size],
  );
  useCalculatorEvent('quote-worksheet', query, told);
  const said = useDebounced(
    quotes
      .map((number, index) => {
        const comparable = totals[index]?.comparable ?? null;
        return comparable === null ? '' : `${nameOf(values, number)}: ${dollars(comparable)}.`;
      })
      .join(' ')
      .trim(),
    pauseMs,
  );
  return (
    <>
      <div className="bg-pool-50 pb-8 md:pb-10 print:bg-transparent print:pb-2">
        <div className="print:hidden">
          <PageTrail page="quoteWorksheet" />
        </div>
        <div className="wrap mt-1">
          <h1 className="type-h1 print:text-2xl">Pool quote worksheet</h1>
          <p className="type-lead mt-2 max-w-[44rem] print:hidden">
            The lowest quote is often the one that leaves the most out. Go through each line with the quotes in hand,
            and see what each quote comes to for the same pool.
          </p>
        </div>
      </div>
      <div className="wrap flex flex-col gap-6 py-6 lg:py-8 print:gap-3 print:py-2">
        <p role="status" className="sr-only">
          {said}
        </p>
        <form className="contents" onSubmit={(event) => event.preventDefault()}>
          <div className="flex flex-wrap items-center gap-2.5 print:hidden">
            <Chip pressed={quotes.length === 3} onPressedChange={(on) => change({ count: on ? '3' : '2' })}>
              Third quote
            </Chip>
            <Button variant="ghost" onClick={clear}>
              Start over
            </Button>
            <p className="type-caption text-muted">{`Saved in this browser for ${worksheetDays} days, and in the link.`}</p>
          </div>
          <div className="grid gap-4 sm:grid-flow-col sm:auto-cols-fr print:hidden">
            {quotes.map((number) => (
              <fieldset key={number} className="grid min-w-0 gap-3 rounded-card border border-rule p-4">
                <legend className="type-small px-1 font-semibold">{nameOf(values, number)}</legend>
                <TextField
                  label="Contractor"
                  maxLength={40}
                  autoComplete="off"
                  value={values[`name${number}`] ?? ''}
                  onChange={(event) => change({ [`name${number}`]: event.target.value })}
                />
                <NumberField
                  label="Price on the quote"
                  unit="$"
                  value={values[`price${number}`] ?? ''}
                  onValueChange={(price) => change({ [`price${number}`]: price })}
                  error={errors.find(({ field }) => field === `price${number}`)?.message}
                />
              </fieldset>
            ))}
          </div>
          <WorksheetTotals quotes={quotes} totals={totals} values={values} />
          {quoteGroups.map(({ title, lines }) => (
            <section key={title} aria-label={title} className="break-inside-avoid">
              <h2 className="type-h3 mb-2 print:text-base">{title}</h2>
              <table className="w-full table-fixed text-[0.9375rem]/[1.375rem] max-sm:block print:text-xs">
                <caption className="sr-only">{title}</caption>
                <thead className="type-caption text-left text-muted max-sm:sr-only">
                  <tr>
                    <th scope="col" className="py-1.5 pl-2 font-medium">
                      Line
                    </th>
                    {quotes.map((number) => (
                      <th key={number} scope="col" className="py-1.5 font-medium wrap-anywhere">
                        {nameOf(values, number)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="max-sm:block">
                  {lines.map((line) => (
                    <WorksheetLine
                      key={line.id}
                      line={line}
                      quotes={quotes}
                      values={values}
                      errors={errors}
                      differs={differing.has(line.id)}
                      onChange={change}
                    />
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </form>
        <p className="type-small max-w-[44rem] text-soft">
          If a quote leaves out a line, enter what that work would cost. Until you know, we use the estimate from the{' '}
          <Link to={pagePaths.costCalculator} className="link">
            cost calculator
          </Link>
          . Also compare payment dates and warranties. This sheet compares only scope and price.
        </p>
        <div className="max-w-[34rem]">
          <ResultFoot
            query={query}
            figures={{
              title: 'Please quote each of these items',
              text: quoteGroups
                .map(({ title, lines }) => `${title}: ${lines.map(({ label }) => label.toLowerCase()).join('; ')}`)
                .join('\n'),
              services: ['Pool Installation'],
              state: '',
            }}
          />
        </div>
        <RelatedPages pages={relatedTo.quoteWorksheet} />
      </div>
    </>
  );
}
