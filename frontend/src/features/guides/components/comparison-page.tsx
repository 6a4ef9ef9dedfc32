import { pagePaths } from '@poolpros/contracts/paths';
import { Check } from 'lucide-react';
import { options } from '../../../../content/guides/options.js';
import type { Comparison } from '../../../../content/guides/types.js';
import { Link } from '../../../shared/ui/link.js';
import { type ComparisonName, comparisonNames, labelOf } from '../comparison-links.js';
import { searchPath } from '../search-path.js';
import { ComparisonGrid } from './comparison-grid.js';
import { CostChart } from './cost-chart.js';
import { GuidePage } from './guide-page.js';
import { Sections } from './guide-parts.js';

export interface ComparisonPageProps {
  page: ComparisonName;
  comparison: Comparison;
}

/** What is compared, row by row and over the years, in words, and who should choose which. */
export const ComparisonPage = ({ page, comparison }: ComparisonPageProps) => (
  <GuidePage page={page} guide={comparison} menu={<OtherComparisons page={page} />}>
    <ComparisonGrid comparison={comparison} />
    <CostChart compared={comparison.options} {...comparison.chart} />
    <Choices choices={comparison.choose} />
    <Sections sections={comparison.sections} />
  </GuidePage>
);

const Choices = ({ choices }: { choices: Comparison['choose'] }) => (
  <section aria-labelledby="choose">
    <h2 id="choose" className="type-h3">
      When to choose each option
    </h2>
    <ul className="mt-4 grid gap-5 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col">
      {choices.map(({ option, when }) => (
        <li key={option} className="flex flex-col rounded-card border border-rule p-5 print:break-inside-avoid">
          <h3 className="type-h4">{options[option].label}</h3>
          <ul className="mt-2.5 mb-4 flex flex-col gap-2">
            {when.map((each) => (
              <li key={each} className="flex gap-2">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-leaf-600" />
                {each}
              </li>
            ))}
          </ul>
          <Link
            to={searchPath(options[option].search)}
            className="link mt-auto inline-flex min-h-11 items-center self-start font-medium print:hidden"
          >
            {options[option].searchLabel}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const OtherComparisons = ({ page }: { page: ComparisonName }) => (
  <nav aria-label="Comparisons" className="mt-5 flex flex-wrap gap-2 print:hidden">
    {comparisonNames.map((name) => (
      <Link
        key={name}
        to={pagePaths[name]}
        aria-current={name === page ? 'page' : undefined}
        className="inline-flex min-h-9 items-center rounded-full border border-control px-3.5 text-sm font-medium hover:border-pool-700 hover:bg-pool-50 aria-[current]:border-selected aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-on-selected pointer-coarse:min-h-11"
      >
        {labelOf(name)}
      </Link>
    ))}
  </nav>
);
