import type { InputError } from '@poolpros/calculators/bounds';
import { boundsError } from '@poolpros/calculators/bounds';
import { type QuoteLine, quoteGroups } from '../../../content/calculators/quote-lines.js';
import type { LineState, Quote } from './quote-comparison.js';
import { optionalTyped, type TypedValues } from './typed-values.js';
import { estimateField } from './worksheet-path.js';

export const quoteLines: readonly QuoteLine[] = quoteGroups.flatMap(({ lines }) => lines);
export const lineIds = quoteLines.map(({ id }) => id);

/** The quotes that there is room for beside each other. */
export const quoteNumbers = ['1', '2', '3'] as const;
export type QuoteNumber = (typeof quoteNumbers)[number];

/** What a field of a line may hold, in the link: nothing said, included, left out. */
export const lineStates = { '': 'not said', in: 'included', out: 'left out' } as const satisfies Record<
  string,
  LineState
>;

export type WorksheetValues = TypedValues<string>;

/** The fields of a line in a quote: what it says, and what the work would cost on top. */
export const stateField = (id: string, quote: QuoteNumber): string => `${id}${quote}`;
export const extraField = (id: string, quote: QuoteNumber): string => `${id}${quote}x`;

const longestName = 40;

const fieldsOf = (value: (number: QuoteNumber) => [string, string][]) =>
  Object.fromEntries(quoteNumbers.flatMap(value));

export const worksheetDefaults: WorksheetValues = {
  count: '2',
  ...fieldsOf((number) => [
    [`name${number}`, ''],
    [`price${number}`, ''],
    ...lineIds.flatMap((id): [string, string][] => [
      [stateField(id, number), ''],
      [extraField(id, number), ''],
    ]),
  ]),
  ...Object.fromEntries(lineIds.map((id) => [estimateField(id), ''])),
};

export const worksheetChoices = {
  count: ['2', '3'],
  ...Object.fromEntries(
    quoteNumbers.flatMap((number) => lineIds.map((id) => [stateField(id, number), Object.keys(lineStates)])),
  ),
};
export const worksheetLengths = Object.fromEntries(quoteNumbers.map((number) => [`name${number}`, longestName]));

/** The quotes that are shown. */
export const shownQuotes = ({ count }: WorksheetValues): QuoteNumber[] => quoteNumbers.slice(0, Number(count));

export const nameOf = (values: WorksheetValues, number: QuoteNumber): string =>
  values[`name${number}`]?.trim() || `Quote ${'ABC'[Number(number) - 1]}`;

const bounds = { label: 'Amount', min: 0, max: 5_000_000, unit: 'dollars' };

/** Amounts that are none, by their field. */
export const worksheetErrors = (values: WorksheetValues): InputError[] =>
  shownQuotes(values)
    .flatMap((number) => [`price${number}`, ...lineIds.map((id) => extraField(id, number))])
    .flatMap((field) => {
      const value = optionalTyped(values[field] ?? '');
      return value === null ? [] : (boundsError(field, value, bounds) ?? []);
    });

/** An amount that was typed; null for none, and for what is none. */
function amountOf(text: string | undefined): number | null {
  const amount = optionalTyped(text ?? '');
  return amount !== null && Number.isFinite(amount) ? amount : null;
}

/** A quote as it was filled in. What it leaves out costs what was typed, or else what the calculator has for it. */
export function quoteOf(values: WorksheetValues, number: QuoteNumber): Quote {
  return {
    price: amountOf(values[`price${number}`]),
    lines: Object.fromEntries(
      lineIds.map((id) => {
        const state = lineStates[(values[stateField(id, number)] ?? '') as keyof typeof lineStates];
        const extra = amountOf(values[extraField(id, number)]) ?? amountOf(values[estimateField(id)]);
        return [id, { state, extra: state === 'left out' ? extra : null }];
      }),
    ),
  };
}
