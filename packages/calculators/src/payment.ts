import { type Bounds, boundsErrors, type InputError } from './bounds.js';
import { roundTo } from './numbers.js';

/** What is borrowed and how it is paid back; money in dollars with cents, the rate in percent a year, the term in months. */
export interface PaymentInput {
  price: number;
  down: number;
  apr: number;
  months: number;
  /** Paid on top each month. */
  extra: number;
}

export const paymentBounds = {
  price: { label: 'Price', min: 1_000, max: 1_000_000, unit: 'dollars' },
  down: { label: 'Down payment', min: 0, max: 1_000_000, unit: 'dollars' },
  apr: { label: 'Annual rate', min: 0, max: 36, unit: 'percent' },
  months: { label: 'Term', min: 6, max: 360, unit: 'months', whole: true },
  extra: { label: 'Extra each month', min: 0, max: 1_000_000, unit: 'dollars' },
} as const satisfies Record<keyof PaymentInput, Bounds>;

/** One month of a schedule; amounts in cents. */
export interface PaymentRow {
  month: number;
  payment: number;
  interest: number;
  principal: number;
  balance: number;
}

/** A loan paid back; amounts in cents. */
export interface PaymentPlan {
  borrowed: number;
  /** Each month but the last, without what is paid on top. */
  monthly: number;
  /** Empty when nothing is borrowed. */
  rows: PaymentRow[];
  interest: number;
  /** Principal and interest together. */
  paid: number;
}

/** Why an input has no payments: out of bounds, or more paid down than the price; empty when it has. */
export function paymentErrors(input: PaymentInput): InputError[] {
  const errors = boundsErrors(input, paymentBounds);
  if (errors.length > 0) return errors;
  if (input.down > input.price) return [{ field: 'down', message: 'Down payment: enter no more than the price.' }];
  if (Math.abs(input.apr * ratePerPercent - rateOf(input)) < slack) return [];
  return [{ field: 'apr', message: 'Annual rate: enter at most three decimal places.' }];
}

/** Home-equity loans are offered in eighths of a percent, so rates are counted in thousandths. */
const ratePerPercent = 1_000;
/** What a rate of thousandths of a percent is a part of, by twelve months. */
const rateUnits = 100 * ratePerPercent * 12;
/** Binary fractions may miss a thousandth by a little. */
const slack = 1e-6;
const rateOf = ({ apr }: Pick<PaymentInput, 'apr'>): number => Math.round(apr * ratePerPercent);

const cents = (dollars: number): number => Math.round(dollars * 100);

/** The payment that pays a loan of `borrowed` cents back in so many months, half up to the cent. */
function monthlyPayment(borrowed: number, rate: number, months: number): number {
  if (rate === 0) return roundTo(borrowed / months, 1);
  // Exact fractions: powers of binary numbers would be off by a cent now and then.
  const growth = BigInt(rateUnits + rate) ** BigInt(months);
  const base = BigInt(rateUnits) ** BigInt(months);
  const numerator = BigInt(borrowed) * BigInt(rate) * growth;
  const denominator = BigInt(rateUnits) * (growth - base);
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/**
 * The payments of a loan by the actuarial method with a unit period of a month (Regulation Z, Appendix J): whole cents,
 * interest half up each month, and a last payment that ends the balance at exactly nothing. Takes an input without errors.
 */
export function paymentPlan(input: PaymentInput): PaymentPlan {
  const borrowed = cents(input.price) - cents(input.down);
  const rate = rateOf(input);
  const monthly = monthlyPayment(borrowed, rate, input.months);
  const each = monthly + cents(input.extra);
  const rows: PaymentRow[] = [];
  for (let balance = borrowed; balance > 0; ) {
    const month = rows.length + 1;
    const interest = roundTo((balance * rate) / rateUnits, 1);
    const isLast = month === input.months || each >= balance + interest;
    const payment = isLast ? balance + interest : each;
    balance -= payment - interest;
    rows.push({ month, payment, interest, principal: payment - interest, balance });
  }
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);
  return { borrowed, monthly, rows, interest, paid: borrowed + interest };
}
