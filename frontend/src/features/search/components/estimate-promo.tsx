import { pagePaths } from '@poolpros/contracts/paths';
import { Calculator } from 'lucide-react';
import { ButtonLink } from '../../../shared/ui/button.js';

/** The way to the cost calculator, below the results. */
export function EstimatePromo() {
  return (
    <section className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-rule bg-pool-50 p-4 md:p-5 print:hidden">
      <Calculator aria-hidden="true" className="size-7 shrink-0 text-pool-600" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="type-h4">Need Quick Cost Estimates?</h2>
        <p className="type-small text-soft">Low, middle and high estimates for your pool, line by line.</p>
      </div>
      <ButtonLink to={pagePaths.costCalculator} className="max-sm:w-full">
        Open the cost calculator
      </ButtonLink>
    </section>
  );
}
