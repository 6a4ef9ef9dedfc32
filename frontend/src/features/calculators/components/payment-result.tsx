import type { PaymentInput, PaymentPlan, PaymentRow } from '@poolpros/calculators/payment';
import { dollars, dollarsAndCents } from '../../../shared/lib/money.js';
import { ResultFoot } from './result-foot.js';

const monthsOfYear = 12;
/** A last payment that is so many times the others is explained. */
const largeLast = 1.02;

/** The months of a plan by year, summed up. */
function byYear(
  rows: readonly PaymentRow[],
): { label: string; interest: number; principal: number; balance: number }[] {
  return Array.from({ length: Math.ceil(rows.length / monthsOfYear) }, (_, year) => {
    const months = rows.slice(year * monthsOfYear, (year + 1) * monthsOfYear);
    return {
      label: `Year ${year + 1}`,
      interest: months.reduce((sum, { interest }) => sum + interest, 0),
      principal: months.reduce((sum, { principal }) => sum + principal, 0),
      balance: months.at(-1)?.balance ?? 0,
    };
  });
}

/** What is paid each month and in all, and the way to nothing owed. */
export function PaymentResult({ plan, input, query }: { plan: PaymentPlan; input: PaymentInput; query: string }) {
  const { borrowed, monthly, rows, interest, paid } = plan;
  const last = rows.at(-1);
  if (!last)
    return (
      <section aria-label="Result" className="rounded-panel border border-rule bg-surface-quiet px-5 py-6 md:px-7">
        <h2 className="type-h4">Nothing to pay back</h2>
        <p className="mt-2 text-soft">The down payment covers the whole price.</p>
      </section>
    );
  const [first] = rows;
  const eachMonth = first && first !== last ? first.payment : monthly;
  const share = (interest / paid) * 100;
  const totals = [
    ['Borrowed', borrowed],
    ['Total interest', interest],
    ['Total paid', paid],
    [`Last payment, month ${last.month}`, last.payment],
  ] as const;
  return (
    <>
      <section aria-label="Result" className="overflow-hidden rounded-panel border border-rule bg-surface shadow-card">
        <div className="on-deep bg-pool-800 px-5 py-5 text-white md:px-7 md:py-6 print:bg-transparent print:text-text">
          <h2 className="text-sm text-pool-200 print:text-text">{`Each month, for ${last.month} months`}</h2>
          <p className="text-[2.75rem]/[3rem] font-[680] tracking-[-0.04em] tabular-nums md:text-[3.5rem]/[3.875rem]">
            {dollarsAndCents(eachMonth)}
          </p>
          {eachMonth !== monthly && (
            <p className="text-sm text-pool-200 print:text-text">
              {dollarsAndCents(monthly)} plus {dollarsAndCents(eachMonth - monthly)} extra
            </p>
          )}
        </div>
        <div className="px-5 py-5 md:px-7">
          <span aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-[4px] forced-color-adjust-none">
            <i className="bg-pool-700" style={{ flexGrow: 100 - share }} />
            <i className="bg-cedar-500" style={{ flexGrow: share }} />
          </span>
          <p className="type-caption mt-1.5 flex justify-between text-muted">
            <span>Price</span>
            <span>Interest, {Math.round(share)}% of what you pay</span>
          </p>
          <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3">
            {totals.map(([label, amount]) => (
              <div key={label}>
                <dt className="type-caption text-muted">{label}</dt>
                <dd className="font-semibold tabular-nums">{dollarsAndCents(amount)}</dd>
              </div>
            ))}
          </dl>
          <p className="type-small mt-4 text-soft">
            {last.payment > monthly * largeLast &&
              'The last payment is larger. Each payment is rounded to the cent, and at this rate those fractions of a cent add up by the end of the term. '}
            Not an offer of credit. No lender is behind this page: you entered the rate. The payment does not include
            fees. If the APR you were offered includes fees, the rate on the note is lower.
          </p>
          <div className="mt-5">
            <ResultFoot
              query={query}
              figures={{
                title: 'Budget',
                // What a contractor has to know; what a lender asks for it is the visitor's own affair.
                text: `${dollars(input.price)}, with ${dollars(borrowed / 100)} financed over ${input.months} months`,
                services: ['Pool Installation'],
                state: '',
              }}
            />
          </div>
        </div>
      </section>
      <section aria-label="Schedule" className="rounded-panel border border-rule bg-surface px-5 py-5 md:px-7">
        <h2 className="type-h4 mb-2">Year by year</h2>
        <Schedule caption="Interest, principal and balance by year" rows={byYear(rows)} />
        <details className="mt-4">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">
            Month by month
          </summary>
          <Schedule
            caption="Interest, principal and balance by month"
            rows={rows.map((row) => ({ ...row, label: `Month ${row.month}` }))}
          />
        </details>
      </section>
    </>
  );
}

interface ScheduleProps {
  caption: string;
  rows: readonly { label: string; interest: number; principal: number; balance: number }[];
}

function Schedule({ caption, rows }: ScheduleProps) {
  return (
    <table className="w-full text-right text-[0.8125rem]/5 tabular-nums sm:text-[0.9375rem]/[1.375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="type-caption text-muted">
        <tr>
          <td />
          {['Interest', 'Principal', 'Balance'].map((title) => (
            <th key={title} scope="col" className="py-1.5 pl-2 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, interest, principal, balance }) => (
          <tr key={label} className="border-t border-rule">
            <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
              {label}
            </th>
            <td className="py-1.5 pl-2">{dollarsAndCents(interest)}</td>
            <td className="py-1.5 pl-2">{dollarsAndCents(principal)}</td>
            <td className="py-1.5 pl-2">{dollarsAndCents(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
