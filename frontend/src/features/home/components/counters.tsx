import type { Summary } from '@poolpros/contracts/http/installers';
import { sampleFigures } from '@poolpros/contracts/sample-figures';
import { siteFigures } from '../../../entities/home/site-figures.js';
import { useSteps } from '../../../shared/lib/use-steps.js';

/** The figures of the whole site in a line; nothing where there is nothing to count. */
export function Counters({ summary }: { summary: Summary }) {
  const figures = siteFigures(summary, useSteps(sampleFigures.contractors.listMs));
  if (figures.length === 0) return null;
  return (
    <section aria-label="The directory by the numbers" className="border-b border-rule">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6">
        <dl className="grid flex-1 grid-cols-2 gap-x-8 gap-y-4 max-sm:basis-full sm:flex sm:flex-wrap sm:gap-x-14">
          {figures.map(({ label, value, isSample }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="type-small text-muted">{label}</dt>
              <dd className="text-2xl font-[680] tracking-[-0.03em] tabular-nums md:text-[1.875rem]/9">
                {value}
                {isSample && <span data-sample=""> sample</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
