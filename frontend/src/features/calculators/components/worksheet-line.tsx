import type { InputError } from '@poolpros/calculators/bounds';
import type { QuoteLine } from '../../../../content/calculators/quote-lines.js';
import { dollars } from '../../../shared/lib/money.js';
import { estimateField } from '../worksheet-path.js';
import {
  extraField,
  type lineStates,
  nameOf,
  type QuoteNumber,
  stateField,
  type WorksheetValues,
} from '../worksheet-values.js';

const stateLabels: Record<keyof typeof lineStates, string> = { '': 'Not stated', in: 'Included', out: 'Left out' };

export interface WorksheetLineProps {
  line: QuoteLine;
  quotes: readonly QuoteNumber[];
  values: WorksheetValues;
  errors: readonly InputError[];
  /** The quotes do not say the same. */
  differs: boolean;
  onChange: (changed: Partial<WorksheetValues>) => void;
}

/** One line of the scope, beside what each quote says of it. */
export function WorksheetLine({ line, quotes, values, errors, differs, onChange }: WorksheetLineProps) {
  const { id, label, ask } = line;
  const estimate = values[estimateField(id)];
  return (
    <tr
      className={`border-t border-rule align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:py-2.5 print:break-inside-avoid ${differs ? 'bg-amber-50 print:bg-transparent' : ''}`}
    >
      <th scope="row" className="py-2.5 pr-3 pl-2 text-left font-normal max-sm:basis-full max-sm:py-0 print:py-1">
        <span className="font-semibold">{label}</span>{' '}
        {differs && (
          <span className="type-caption ml-2 rounded-tile bg-amber-100 px-1.5 py-0.5 font-semibold text-amber-700">
            differs
          </span>
        )}
        <span className="type-caption block text-muted print:hidden">{ask}</span>{' '}
        {estimate && <span className="type-caption block text-soft">Estimate {dollars(Number(estimate))}</span>}
      </th>
      {quotes.map((number) => (
        <Cell key={number} {...{ line, number, values, errors, onChange }} />
      ))}
    </tr>
  );
}

interface CellProps extends Omit<WorksheetLineProps, 'quotes' | 'differs'> {
  number: QuoteNumber;
}

function Cell({ line: { id, label }, number, values, errors, onChange }: CellProps) {
  const [state, extra] = [stateField(id, number), extraField(id, number)];
  const said = (values[state] ?? '') as keyof typeof lineStates;
  const amount = values[extra] ?? '';
  const estimate = values[estimateField(id)];
  const error = errors.find(({ field }) => field === extra);
  const name = nameOf(values, number);
  const shown = amount ? `, $${amount}` : estimate && `, about ${dollars(Number(estimate))}`;
  return (
    <td className="py-2 pr-2 max-sm:min-w-0 max-sm:flex-1 max-sm:pr-0 max-sm:pl-2 print:py-1">
      <span aria-hidden="true" className="type-caption mb-0.5 block truncate text-muted sm:hidden print:hidden">
        {name}
      </span>
      <select
        aria-label={`${label}, ${name}`}
        className="control select print:hidden"
        value={said}
        onChange={(event) => onChange({ [state]: event.target.value })}
      >
        {Object.entries(stateLabels).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {said === 'out' && (
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Cost of ${label} on top of ${name}, in dollars`}
          aria-invalid={error ? true : undefined}
          title={error?.message}
          placeholder={estimate ? dollars(Number(estimate)) : '$ extra'}
          className="control mt-1.5 tabular-nums print:hidden"
          value={amount}
          onChange={(event) => onChange({ [extra]: event.target.value })}
        />
      )}
      <span className="hidden print:inline">
        {said === '' ? '☐ in  ☐ out  $ ______' : said === 'in' ? 'Included' : `Left out${shown}`}
      </span>
    </td>
  );
}
