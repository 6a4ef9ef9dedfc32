import { counted } from '@poolpros/contracts/counted';
import { useSearchParams } from 'react-router-dom';
import { plans, type YardSize, yardSizes } from '../../../../content/guides/plans.js';
import { Link } from '../../../shared/ui/link.js';
import { planFacts } from '../plan-facts.js';
import { PlanCard } from './plan-card.js';
import { PlanDefs } from './plan-defs.js';

const sizes = Object.entries(yardSizes) as [YardSize, { label: string; upTo: number }][];

/** "up to 1,500 sq ft", "over 3,000 sq ft" for the last. */
const reachOf = (upTo: number): string =>
  Number.isFinite(upTo)
    ? `up to ${upTo.toLocaleString('en-US')} sq ft`
    : `over ${yardSizes.medium.upTo.toLocaleString('en-US')} sq ft`;

/** All plans, or those of one size of yard, which the URL says: the choice works without a script. */
export function PlanList() {
  const [params] = useSearchParams();
  const chosen = sizes.find(([size]) => size === params.get('yard'))?.[0] ?? null;
  const shown = plans.filter((plan) => chosen === null || planFacts(plan).yardSize === chosen);
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="sr-only">
        Plans
      </h2>
      <nav aria-label="Plans by yard size" className="flex flex-wrap gap-2 print:hidden">
        <SizeLink label="All yards" isChosen={chosen === null} />
        {sizes.map(([size, { label, upTo }]) => (
          <SizeLink key={size} size={size} label={`${label}, ${reachOf(upTo)}`} isChosen={chosen === size} />
        ))}
      </nav>
      <p role="status" className="type-small mt-4 mb-5 text-soft">
        {counted(shown.length, 'plan')}, drawn to scale, smallest yard first.
      </p>
      <PlanDefs />
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
        {shown.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
    </section>
  );
}

const SizeLink = ({ size, label, isChosen }: { size?: YardSize; label: string; isChosen: boolean }) => (
  <Link
    to={size ? `?yard=${size}` : '?'}
    preventScrollReset
    aria-current={isChosen ? 'true' : undefined}
    className="inline-flex min-h-9 items-center rounded-full border border-control px-3.5 text-sm font-medium hover:border-pool-700 hover:bg-pool-50 aria-[current]:border-selected aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-on-selected pointer-coarse:min-h-11"
  >
    {label}
  </Link>
);
