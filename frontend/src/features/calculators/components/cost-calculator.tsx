import { type CostEstimate, costErrors, estimateCost } from '@poolpros/calculators/cost';
import { findState } from '@poolpros/contracts/states';
import { dollars } from '../../../shared/lib/money.js';
import { costChoices, costDefaults, costInputOf } from '../cost-values.js';
import { withSideErrors } from '../pool-values.js';
import { type Calculation, useCalculation } from '../use-calculator.js';
import { CalculatorLayout } from './calculator-layout.js';
import { CostForm } from './cost-form.js';
import { CostResult } from './cost-result.js';
import { NoResult } from './no-result.js';

const sentenceOf = ({ shown: [low, mid, high] }: CostEstimate): string =>
  `Middle estimate ${dollars(mid)}, from ${dollars(low)} to ${dollars(high)}.`;

const calculation: Calculation<keyof typeof costDefaults, CostEstimate> = {
  event: 'cost',
  defaults: costDefaults,
  choices: costChoices,
  errorsOf: (values) => withSideErrors(values, costErrors(costInputOf(values))),
  resultOf: (values) => estimateCost(costInputOf(values)),
  captured: ({ shown }, { type, state }) => ({ pool_type: type, state, total: shown[1] }),
};

/** What a pool costs: what is asked and what comes out. */
export function CostCalculator() {
  const { values, query, errors, result: estimate, form } = useCalculation(calculation);
  const state = findState(values.state) ?? null;
  return (
    <CalculatorLayout
      page="costCalculator"
      title="What will your pool cost?"
      lead="Tell us what you want. You’ll get a low, middle and high figure, with the line items behind each one."
      said={estimate ? sentenceOf(estimate) : `No estimate. ${errors.map(({ message }) => message).join(' ')}`}
      form={<CostForm {...form} />}
      result={
        <div id="estimate" className="flex scroll-mt-24 flex-col gap-4">
          {estimate ? <CostResult estimate={estimate} state={state} query={query} /> : <NoResult errors={errors} />}
        </div>
      }
    >
      {estimate && (
        <a
          href="#estimate"
          className="bottom-bar sticky bottom-0 z-20 flex min-h-14 flex-wrap items-center justify-between gap-3 border-t border-rule bg-surface px-4 py-2 shadow-overlay lg:hidden print:hidden"
        >
          <span className="type-small text-soft">Middle estimate</span>
          <b className="text-xl font-[680] tracking-[-0.02em] tabular-nums">{dollars(estimate.shown[1])}</b>
          <span className="type-small font-semibold text-link">See the line items</span>
        </a>
      )}
    </CalculatorLayout>
  );
}
