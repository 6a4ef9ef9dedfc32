import type { PaymentInput } from '@poolpros/calculators/payment';
import { countTyped, numberTyped, type TypedValues } from './typed-values.js';

/** No rate is assumed: it is the visitor's own, from an offer that somebody made. */
export const paymentDefaults = { price: '68000', down: '0', apr: '', months: '120', extra: '0' };
export type PaymentField = keyof typeof paymentDefaults;
export type PaymentValues = TypedValues<PaymentField>;

/** What the fields say, for the calculator. */
export const paymentInputOf = (values: PaymentValues): PaymentInput => ({
  price: numberTyped(values.price),
  down: countTyped(values.down),
  apr: numberTyped(values.apr),
  months: numberTyped(values.months),
  extra: countTyped(values.extra),
});
