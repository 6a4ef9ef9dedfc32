import { type DosePlan, dosePlan } from '@poolpros/calculators/dose-plan';
import { Suspense } from 'react';
import { closedTexts, doseLead, doseTitle } from '../../../../../content/calculators/dose-page.js';
import { firstWork, workText } from '../../dose-texts.js';
import { type DoseField, doseChoices, doseDefaults, doseInputOf, doseValueErrors } from '../../dose-values.js';
import { type Calculation, useCalculation } from '../../use-calculator.js';
import { CalculatorLayout } from '../calculator-layout.js';
import { NoResult } from '../no-result.js';
import { DoseForm } from './dose-form.js';
import { doseArticle, doseSafety } from './dose-parts.js';
import { DoseResult } from './dose-result.js';

const calculation: Calculation<DoseField, { plan: DosePlan; gallons: number }> = {
  event: 'dose',
  defaults: doseDefaults,
  choices: doseChoices,
  errorsOf: doseValueErrors,
  resultOf(values) {
    const input = doseInputOf(values);
    return { plan: dosePlan(input), gallons: input.gallons };
  },
  captured: ({ plan, gallons }) => ({ gallons: Math.round(gallons), readings: plan.steps.length }),
};

/** The result in a few sentences, for those who do not see it change. */
function said({ closedBy, steps }: DosePlan): string {
  const first = firstWork(steps);
  const work = !first
    ? 'Nothing to add now.'
    : first.kind === 'dose'
      ? `Add ${workText(first)} of ${first.product.label}, then test again.`
      : `Replace ${workText(first)} of water, then test again.`;
  return [...closedBy.map((reason) => closedTexts[reason]), work].join(' ');
}

/** How much of which pool chemical, from a test of the water. */
export function DoseCalculator() {
  const { query, errors, result, form } = useCalculation(calculation);
  const isEmpty = errors.some(({ field }) => field === 'readings');
  return (
    <CalculatorLayout
      page="doseCalculator"
      title={doseTitle}
      lead={doseLead}
      said={result ? said(result.plan) : `No result. ${errors.map(({ message }) => message).join(' ')}`}
      form={<DoseForm {...form} />}
      result={
        <>
          {result ? (
            <DoseResult {...result} query={query} />
          ) : (
            <NoResult {...(isEmpty && { title: 'One number is missing' })} errors={errors} />
          )}
          <Suspense fallback={null}>
            <doseSafety.Component />
          </Suspense>
        </>
      }
    >
      <div className="wrap pb-16">
        <Suspense fallback={null}>
          <doseArticle.Component />
        </Suspense>
      </div>
    </CalculatorLayout>
  );
}
