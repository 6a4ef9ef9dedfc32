import type { CostEstimate } from '@poolpros/calculators/cost';
import { askedSeparately, costFactorsAsOf, costSources, usualCost } from '@poolpros/calculators/cost-factors';
import { longDate } from '@poolpros/contracts/long-date';
import { pagePaths } from '@poolpros/contracts/paths';
import type { State } from '@poolpros/contracts/states';
import { ArrowRight, Search } from 'lucide-react';
import { useVisitorZip } from '../../../entities/search/visitor-zip.js';
import { dollars } from '../../../shared/lib/money.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { contractorSearch } from '../use-sent-figures.js';
import { worksheetPath } from '../worksheet-path.js';
import { ResultActions } from './result-actions.js';
import { ResultHead } from './result-head.js';
import { SendFigures } from './send-figures.js';

/** Each line has one; the ninth repeats the first, far from it. */
const colors = ['#0a4257', '#14708f', '#4db0c9', '#8acfdf', '#923f14', '#cc6930', '#edb48c', '#767067'];
const colorOf = (index: number): string => colors[index % colors.length] ?? '';

export interface CostResultProps {
  estimate: CostEstimate;
  /** Where the firms are searched; null for the whole country. */
  state: State | null;
  query: string;
}

/** Low, middle and high, with every line behind them. */
export function CostResult({ estimate, state, query }: CostResultProps) {
  const { lines, contingency, total, shown } = estimate;
  const [low, mid, high] = shown;
  const rows = [...lines, { label: 'Contingency', price: contingency }];
  const zip = useVisitorZip();
  const place = state ? state.label : 'US average';
  return (
    <>
      <section
        aria-label="Estimate"
        className="overflow-hidden rounded-panel border border-rule bg-surface shadow-card"
      >
        <ResultHead title={`Middle estimate, ${place}`} band={shown} format={dollars} />
        <div className="px-5 py-5 md:px-7">
          <span
            aria-hidden="true"
            className="mb-3 flex h-4 gap-0.5 overflow-hidden rounded-[4px] forced-color-adjust-none"
          >
            {rows.map(({ label, price }, index) => (
              <i key={label} style={{ flexGrow: price[1], background: colorOf(index) }} />
            ))}
          </span>
          <table className="w-full text-[0.9375rem]/[1.375rem]">
            <caption className="sr-only">Line items of the estimate, in dollars</caption>
            <thead className="type-caption text-left text-muted max-sm:sr-only">
              <tr>
                <th scope="col" className="py-1.5 font-medium">
                  Line
                </th>
                <th scope="col" className="py-1.5 pl-3 text-right font-medium">
                  Low
                </th>
                <th scope="col" className="py-1.5 pl-3 text-right font-medium">
                  Middle
                </th>
                <th scope="col" className="py-1.5 pl-3 text-right font-medium">
                  High
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, price }, index) => (
                <tr key={label} className="border-t border-rule align-top">
                  <th scope="row" className="py-2.5 text-left font-normal">
                    <span className="flex gap-2.5">
                      <i
                        aria-hidden="true"
                        className="mt-1.5 size-2.5 shrink-0 rounded-[2.5px] forced-color-adjust-none"
                        style={{ background: colorOf(index) }}
                      />
                      <span>
                        {label}
                        <span aria-hidden="true" className="type-caption block text-muted tabular-nums sm:hidden">
                          {dollars(price[0])} to {dollars(price[2])}
                        </span>
                      </span>
                    </span>
                  </th>
                  <Amount price={price[0]} wide />
                  <Amount price={price[1]} strong />
                  <Amount price={price[2]} wide />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-t-2 border-line-strong">
                <th scope="row" className="py-2.5 text-left font-semibold">
                  Total
                </th>
                <Amount price={total[0]} wide />
                <Amount price={total[1]} strong />
                <Amount price={total[2]} wide />
              </tr>
            </tfoot>
          </table>
          {high > usualCost.high && (
            <p className="type-small mt-3 rounded-control bg-cedar-50 px-3.5 py-2.5">
              The high figure is above {dollars(usualCost.high)}, more than most pools in the United States cost (
              {dollars(usualCost.low)} to {dollars(usualCost.high)}). Ask what drives the price before you sign.
            </p>
          )}
          <p className="type-small mt-4 text-soft">
            An estimate for planning, not a quote. These are not included, so ask about them:{' '}
            {askedSeparately.join(', ')}. Quotes differ in what they include, so have every contractor price the same
            list.
          </p>
          <div className="mt-5 flex flex-wrap gap-2.5 print:hidden">
            <SendFigures
              title="Cost estimate"
              text={[
                `Middle ${dollars(mid)}, low ${dollars(low)}, high ${dollars(high)}, ${place}`,
                ...rows.map(({ label, price }) => `${label}: ${dollars(price[1])}`),
              ].join('\n')}
              services={['Pool Installation']}
              state={state?.code ?? ''}
            />
            <ButtonLink full to={contractorSearch({ services: ['Pool Installation'], state: state?.code ?? '' }, zip)}>
              <Search aria-hidden="true" className="size-5" />
              {state ? `Find pool builders in ${state.label}` : 'Find pool builders'}
            </ButtonLink>
            <ResultActions query={query} />
          </div>
        </div>
      </section>
      <Link
        to={worksheetPath(lines)}
        className="flex items-center gap-4 rounded-card border border-rule bg-surface px-5 py-4 hover:shadow-raised print:hidden"
      >
        <span className="min-w-0 flex-1">
          <b className="font-semibold">Got quotes? Compare them line by line</b>
          <span className="type-small block text-soft">A worksheet that starts with this estimate.</span>
        </span>
        <ArrowRight aria-hidden="true" className="size-5 text-pool-700" />
      </Link>
      <Link
        to={`${pagePaths.paymentCalculator}?price=${mid}`}
        className="flex items-center gap-4 rounded-card border border-rule bg-surface px-5 py-4 hover:shadow-raised print:hidden"
      >
        <span className="min-w-0 flex-1">
          <b className="font-semibold">What would that be a month?</b>
          <span className="type-small block text-soft">Payment calculator. Not an offer of credit.</span>
        </span>
        <ArrowRight aria-hidden="true" className="size-5 text-pool-700" />
      </Link>
      <p className="type-caption text-muted">
        Prices gathered through {longDate(costFactorsAsOf)}. Sources:{' '}
        {costSources.map(({ name, of }) => `${name} (${of})`).join('; ')}. Heater and spa prices are our own estimates.
        Our price levels for the states are only rough estimates.
      </p>
    </>
  );
}

function Amount({ price, strong = false, wide = false }: { price: number; strong?: boolean; wide?: boolean }) {
  const look = strong ? 'font-semibold' : 'text-muted';
  return (
    <td className={`py-2.5 pl-3 text-right tabular-nums ${look} ${wide ? 'max-sm:hidden' : ''}`}>{dollars(price)}</td>
  );
}
