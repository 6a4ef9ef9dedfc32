import { type Band, paybackYears } from '@poolpros/calculators/band';
import { counted } from '@poolpros/contracts/counted';
import { dollars } from '../../../shared/lib/money.js';
import { TablePanel } from './result-card.js';

/** Another way to do it, beside what was computed. */
export interface RunningOption {
  label: string;
  /** Dollars a year. */
  yearly: Band;
  /** Dollars saved each year beside what there is. */
  saved: Band;
  /** Dollars to buy and fit it; null where that is not known or not the point. */
  price: Band | null;
}

export interface OptionsTableProps {
  caption: string;
  /** What there is now. */
  now: { label: string; yearly: Band };
  options: readonly RunningOption[];
}

const longestTold = 40;

/** "3 to 9 years", "2 years or less", "never pays for itself". */
function paybackText(price: Band, saved: Band): string {
  const [least, , most] = paybackYears(price, saved);
  if (least > longestTold) return 'never pays for itself';
  const from = Math.max(1, Math.round(least));
  if (most > longestTold) return `${from} years or more`;
  const to = Math.max(1, Math.round(most));
  return from === to ? `about ${counted(from, 'year')}` : `${from} to ${to} years`;
}

/** What else there is, what it would cost to run and to buy, and when that comes back. */
export function OptionsTable({ caption, now, options }: OptionsTableProps) {
  return (
    <TablePanel caption={caption}>
      <thead className="type-caption text-left text-muted max-sm:sr-only">
        <tr>
          {['', 'Per year', 'To buy', 'Payback'].map((title, index) => (
            <th key={title} scope="col" className={`py-1.5 font-medium ${index === 0 ? '' : 'pl-3 text-right'}`}>
              {title || <span className="sr-only">Option</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        <tr className="border-t border-rule align-top max-sm:grid max-sm:grid-cols-2">
          <th scope="row" className="py-2.5 text-left font-semibold max-sm:col-span-2 max-sm:pb-0">
            {now.label}
          </th>
          <Cell title="Per year">{dollars(now.yearly[1])}</Cell>
          <Cell title="To buy">–</Cell>
          <Cell title="Payback">–</Cell>
        </tr>
        {options.map(({ label, yearly, saved, price }) => (
          <tr key={label} className="border-t border-rule align-top max-sm:grid max-sm:grid-cols-2">
            <th scope="row" className="py-2.5 text-left font-normal max-sm:col-span-2 max-sm:pb-0">
              {label}
            </th>
            <Cell title="Per year">{dollars(yearly[1])}</Cell>
            <Cell title="To buy">{price ? `${dollars(price[0])} to ${dollars(price[2])}` : 'get a quote'}</Cell>
            <Cell title="Payback">
              {price ? paybackText(price, saved) : saved[1] > 0 ? `saves ${dollars(saved[1])}` : 'saves nothing'}
            </Cell>
          </tr>
        ))}
      </tbody>
    </TablePanel>
  );
}

/** Its title stands in the head of the table, or where there is none above the value. */
function Cell({ title, children }: { title: string; children: string }) {
  return (
    <td className="py-2.5 text-right sm:pl-3 max-sm:py-1 max-sm:text-left">
      <span aria-hidden="true" className="type-caption block text-muted sm:hidden">
        {title}
      </span>
      {children}
    </td>
  );
}
