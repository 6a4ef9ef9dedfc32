import { estimateCost, poolAlone } from '@poolpros/calculators/cost';
import { referenceArea } from '@poolpros/calculators/cost-factors';
import { type PaymentInput, paymentErrors, paymentPlan } from '@poolpros/calculators/payment';
import { useMemo, useState } from 'react';
import { dollarsAndCents } from '../money.js';
import { type PaymentField, paymentDefaults, paymentInputOf } from '../payment-values.js';
import { useCalculator, useCalculatorEvent } from '../use-calculator.js';
import { CalculatorLayout } from './calculator-layout.js';
import { NoResult } from './no-result.js';
import { NumberField } from './number-field.js';
import { PaymentResult } from './payment-result.js';
import { type FilledPlace, ZipFill } from './zip-fill.js';

const fields: readonly { field: PaymentField; label: string; unit: string; hint?: string }[] = [
  { field: 'price', label: 'Price', unit: '$' },
  { field: 'down', label: 'Down payment', unit: '$' },
  { field: 'apr', label: 'Annual rate', unit: '%', hint: 'From the offer of your lender. We know no rates.' },
  { field: 'months', label: 'Term', unit: 'months', hint: '120 months are 10 years.' },
  { field: 'extra', label: 'Extra each month', unit: '$', hint: 'What you would pay on top.' },
];

/** What a loan costs: what is asked and what comes out. */
export function PaymentCalculator() {
  const { values, change, query } = useCalculator(paymentDefaults, {});
  const { errors, input, plan } = useMemo(() => {
    const input: PaymentInput = paymentInputOf(values);
    const errors = paymentErrors(input);
    return { errors, input, plan: errors.length === 0 ? paymentPlan(input) : null };
  }, [values]);
  const [filled, setFilled] = useState('');
  const fill = ({ state }: FilledPlace) => {
    setFilled(state);
    change({ price: String(estimateCost(poolAlone('fiberglass', state)).shown[1]) });
  };
  const isRateMissing = values.apr.trim() === '';
  const told = useMemo(() => plan && { months: input.months, monthly: plan.monthly / 100 }, [plan, input.months]);
  useCalculatorEvent('payment', query, told);
  return (
    <CalculatorLayout
      page="paymentCalculator"
      title="What would a pool loan cost a month?"
      lead="Enter what a lender offered you. You get the payment, the interest in all, and every month to the last cent. This is arithmetic, not an offer of credit."
      said={
        plan
          ? `${dollarsAndCents(plan.monthly)} each month, ${dollarsAndCents(plan.interest)} interest in all.`
          : `No payment. ${errors.map(({ message }) => message).join(' ')}`
      }
      form={
        <>
          <ZipFill
            state={filled}
            fills={`the price of a fiberglass pool of ${referenceArea} sq ft there`}
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
        plan ? (
          <PaymentResult plan={plan} input={input} query={query} />
        ) : (
          <NoResult {...(isRateMissing && { title: 'One number is missing' })} errors={errors} />
        )
      }
    />
  );
}
