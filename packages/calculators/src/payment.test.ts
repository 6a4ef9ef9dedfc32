import { expect, test } from 'vitest';
import { type PaymentInput, paymentErrors, paymentPlan } from './payment.js';

const loan = (price: number, down: number, apr: number, months: number, extra = 0): PaymentInput => ({
  price,
  down,
  apr,
  months,
  extra,
});

/** Amounts in dollars: borrowed, each month, the last payment and its month, interest, paid, and the first row. */
test.each<[PaymentInput, number, number, [number, number], number, number, [number, number, number]]>([
  [loan(60000, 12000, 8.99, 180), 48000, 486.56, [487.51, 180], 39581.75, 87581.75, [359.6, 126.96, 47873.04]],
  [loan(50000, 0, 7.5, 120), 50000, 593.51, [593.36, 120], 21221.05, 71221.05, [312.5, 281.01, 49718.99]],
  [loan(35000, 5000, 12.99, 84), 30000, 545.6, [545.0, 84], 15829.8, 45829.8, [324.75, 220.85, 29779.15]],
  [loan(12000, 0, 0, 36), 12000, 333.33, [333.45, 36], 0, 12000, [0, 333.33, 11666.67]],
  [loan(100000, 20000, 6.25, 240), 80000, 584.74, [585.96, 240], 60338.82, 140338.82, [416.67, 168.07, 79831.93]],
  [loan(25000, 2500, 9.99, 60, 50), 22500, 477.95, [450.78, 53], 5404.18, 27904.18, [187.31, 340.64, 22159.36]],
  // Eighths: a rate of 7.13 would be 626.50.
  [loan(80000, 0, 7.125, 240), 80000, 626.26, [624.02, 240], 70300.16, 150300.16, [475, 151.26, 79848.74]],
  // Cents add up at 36 percent: the first month pays nothing back.
  [loan(1000, 0, 36, 360), 1000, 30, [1030, 360], 10800, 11800, [30, 0, 1000]],
  [loan(10000, 0, 0, 36), 10000, 277.78, [277.7, 36], 0, 10000, [0, 277.78, 9722.22]],
])('%j is paid back to the cent', (input, borrowed, monthly, [last, month], interest, paid, first) => {
  const plan = paymentPlan(input);
  const dollars = (amount: number | undefined) => (amount ?? Number.NaN) / 100;
  expect(paymentErrors(input)).toEqual([]);
  expect([plan.borrowed, plan.monthly, plan.interest, plan.paid].map(dollars)).toEqual([
    borrowed,
    monthly,
    interest,
    paid,
  ]);
  const [row] = plan.rows;
  expect([row?.interest, row?.principal, row?.balance].map(dollars)).toEqual(first);
  expect(plan.rows.at(-1)).toMatchObject({ month, payment: Math.round(last * 100), balance: 0 });
});

test('nothing borrowed is nothing to pay', () => {
  expect(paymentPlan(loan(20000, 20000, 8, 120))).toEqual({ borrowed: 0, monthly: 0, rows: [], interest: 0, paid: 0 });
});

test.each([
  [loan(999, 0, 8, 120), 'price', 'Price: enter a number from 1,000 to 1,000,000 dollars.'],
  [loan(20000, 20001, 8, 120), 'down', 'Down payment: enter no more than the price.'],
  [loan(20000, 0, 36.01, 120), 'apr', 'Annual rate: enter a number from 0 to 36 percent.'],
  [loan(20000, 0, 7.1255, 120), 'apr', 'Annual rate: enter at most three decimal places.'],
  [loan(20000, 0, 8, 12.5), 'months', 'Term: enter a whole number from 6 to 360 months.'],
  [loan(20000, 0, Number.NaN, 12), 'apr', 'Annual rate: enter a number from 0 to 36 percent.'],
])('%j is refused by the name of its field', (input, field, message) => {
  expect(paymentErrors(input)).toEqual([{ field, message }]);
});
