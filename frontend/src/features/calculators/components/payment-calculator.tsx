import { estimateCost, poolAlone } from '@poolpros/calculators/cost';
import { referenceArea } from '@poolpros/calculators/cost-factors';
import { type PaymentInput, paymentErrors, paymentPlan } from '@poolpros/calculators/payment';
import { useState } from 'react';
import { dollarsAndCents } from '../../../shared/lib/money.js';
import { type PaymentField, paymentDefaults, paymentInputOf } from '../payment-values.js';
import { type Calculation, useCalculation } from '../use-calculator.js';
import { CalculatorLayout } from './calculator-layout.js';
import { NoResult } from './no-result.js';
import { NumberField } from './number-field.js';
import { PaymentResult } from './payment-result.js';
import { type FilledPlace, ZipFill } from './zip-fill.js';

const fields: readonly { field: PaymentField; label: string; unit: string; hint?: string }[] = [
  { field: 'price', label: 'Price', unit: '$' },
  { field: 'down', label: 'Down payment', unit: '$' },
  { field: 'apr', label: 'Annual rate', unit: '%', hint: "From your lender's offer. We don't publish rates." },
  { field: 'months', label: 'Term', unit: 'months', hint: '120 months = 10 years.' },
  { field: 'extra', label: 'Extra each month', unit: '$', hint: 'What you would add to each payment.' },
];

const calculation: Calculation<PaymentField, { input: PaymentInput; plan: ReturnType<typeof paymentPlan> }> = {
  event: 'payment',
  defaults: paymentDefaults,
  choices: {},
  errorsOf: (values) => paymentErrors(paymentInputOf(values)),
  resultOf(values) {
    const input = paymentInputOf(values);
    return { input, plan: paymentPlan(input) };
  },
  captured: ({ input }) => ({ months: input.months }),
};

/** What a loan costs: what is asked and what comes out. */
export function PaymentCalculator() {
  const { values, change, query, errors, result } = useCalculation(calculation);
  const [filled, setFilled] = useState('');
  const fill = ({ state }: FilledPlace) => {
    setFilled(state);
    change({ price: String(estimateCost(poolAlone('fiberglass', state)).shown[1]) });
  };
  const isRateMissing = values.apr.trim() === '';
  return (
    <CalculatorLayout
      page="paymentCalculator"
      title="What would a pool loan cost per month?"
      lead="Enter the terms a lender offered you. You’ll get the payment, the total interest and a month-by-month schedule, exact to the cent. This is arithmetic, not an offer of credit."
      said={
        result
          ? `${dollarsAndCents(result.plan.monthly)} each month, with ${dollarsAndCents(result.plan.interest)} in total interest.`
          : `No payment. ${errors.map(({ message }) => message).join(' ')}`
      }
      form={
        <>
          <ZipFill
            state={filled}
            fills={`the local price of a ${referenceArea} sq ft fiberglass pool`}
            hasPlace={values.price !== paymentDefaults.price}
            onFill={fill}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {fields.map(({ field, ...rest }) => (
              <NumberField
                key={field}
                {...rest}
                value={values[field]}
                onValueChange={(value) => change({ [field]: value })}
                error={
                  field === 'apr' && isRateMissing ? undefined : errors.find((each) => each.field === field)?.message
                }
              />
            ))}
          </div>
        </>
      }
      result={
        result ? (
          <PaymentResult {...result} query={query} />
        ) : (
          <NoResult {...(isRateMissing && { title: 'One number is missing' })} errors={errors} />
        )
      }
    />
  );
}
