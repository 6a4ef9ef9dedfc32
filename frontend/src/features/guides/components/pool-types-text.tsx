import { roundTo, withCommas } from '@poolpros/calculators/numbers';
import { firstCost } from '@poolpros/calculators/ownership';
import { pagePaths } from '@poolpros/contracts/paths';
import { dollars, range, spentBy } from '../../../../content/guides/figures.js';
import { options } from '../../../../content/guides/options.js';
import { plans } from '../../../../content/guides/plans.js';
import type { PoolType, PoolTypesGuide, Purpose } from '../../../../content/guides/pool-types.js';
import { Link } from '../../../shared/ui/link.js';
import { optionPictures } from '../option-pictures.js';
import { planFacts } from '../plan-facts.js';
import { searchPath } from '../search-path.js';
import { Facts } from './guide-parts.js';

export interface PoolTypesTextProps {
  guide: PoolTypesGuide;
}

/** Every type with its figures, then sizes by purpose, then what else counts. */
export const PoolTypesText = ({ guide: { start, types, purposes, price } }: PoolTypesTextProps) => (
  <>
    {start.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {types.map((each) => (
      <TypeSection key={each.type} {...each} />
    ))}
    <h2 id="purposes">Pool sizes by use</h2>
    <ul className="not-prose mt-5 flex flex-col">
      {purposes.map((purpose) => (
        <PurposeLine key={purpose.title} {...purpose} />
      ))}
    </ul>
    <h2 id="price">What else moves the price</h2>
    {price.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </>
);

const TypeSection = ({ type, title, paragraphs, ask }: PoolType) => (
  <section aria-labelledby={type}>
    <h2 id={type}>{title}</h2>
    <div className="not-prose mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-1">
      <img
        src={optionPictures[type]}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
        className="h-40 w-full rounded-card object-cover sm:h-full print:hidden"
      />
      <Facts
        rows={[
          ['First cost', `${dollars(firstCost(type)[1])} (${range(firstCost(type))})`],
          ['Ten years', `${dollars(spentBy(type, 10)[1])} with upkeep`],
          ['Build weeks', options[type].weeks],
          ['Life', options[type].life],
        ]}
      />
    </div>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <p className="font-semibold">Ask the builder</p>
    <ul>
      {ask.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
    <p className="print:hidden">
      <Link to={searchPath(options[type].search)}>{options[type].searchLabel}</Link>
    </p>
  </section>
);

function PurposeLine({ title, text, plan: id }: Purpose) {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new Error(`no plan is named ${id}`);
  const { size, area, gallons, estimate } = planFacts(plan);
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-rule py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <h3 className="font-semibold">{title}</h3>
      <div>
        <p>{text}</p>
        <p className="type-small mt-1.5 text-muted tabular-nums">
          {size}, {withCommas(area)} sq ft, about {withCommas(gallons)} gallons; with deck and equipment,{' '}
          {dollars(roundTo(estimate.shown[1], 500))}.{' '}
          <Link to={`${pagePaths.designIdeas}#${id}`} className="link">
            See the plan
          </Link>
        </p>
      </div>
    </li>
  );
}
