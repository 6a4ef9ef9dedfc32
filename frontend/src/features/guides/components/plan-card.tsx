import { covers, decks, heaters, poolFactors, spas, waterFeatures } from '@poolpros/calculators/cost-factors';
import { withCommas } from '@poolpros/calculators/numbers';
import { counted } from '@poolpros/contracts/counted';
import { dollars, range } from '../../../../content/guides/figures.js';
import type { Plan } from '../../../../content/guides/plan.js';
import { Link } from '../../../shared/ui/link.js';
import { type PlanFacts, planFacts } from '../plan-facts.js';
import { Facts } from './guide-parts.js';
import { PlanDrawing } from './plan-drawing.js';

/** What the cost counts besides pool, deck and permit. */
function equipmentOf({ spa, with: equipment = {} }: Plan): string {
  const { heater = 'none', cover = 'none', lights = 0, waterFeature, automation, salt } = equipment;
  const named = [
    heater !== 'none' && heaters[heater].label.toLowerCase(),
    cover !== 'none' && covers[cover].label.toLowerCase(),
    lights > 0 && counted(lights, 'light'),
    spa && spas.attached.label.toLowerCase(),
    waterFeature && waterFeatures[waterFeature].label.toLowerCase(),
    automation && 'automation',
    salt && 'salt system',
  ].filter(Boolean);
  return named.length > 0 ? named.join(', ') : 'none';
}

function rowsOf(plan: Plan, facts: PlanFacts): [label: string, value: string][] {
  const { yard, type, deck, depth } = plan;
  return [
    ['Pool', `${poolFactors[type].label}, ${facts.size}, ${depth} ft deep on average`],
    ['Fits a yard', `${yard.width} × ${yard.depth} ft or larger (${withCommas(facts.yardArea)} sq ft)`],
    ['Water', `${withCommas(facts.area)} sq ft, about ${withCommas(facts.gallons)} gallons`],
    ['Deck', facts.deckArea > 0 ? `${decks[deck].label}, ${withCommas(facts.deckArea)} sq ft` : 'none'],
    ['Equipment', equipmentOf(plan)],
  ];
}

/** A plan with what it measures and what it is planned to cost. */
export function PlanCard({ plan }: { plan: Plan }) {
  const facts = planFacts(plan);
  const { shown } = facts.estimate;
  const { width, depth } = plan.yard;
  return (
    <article
      id={plan.id}
      aria-labelledby={`${plan.id}-name`}
      className="flex flex-col overflow-hidden rounded-card border border-rule print:break-inside-avoid"
    >
      <div className="h-88 bg-surface-deck p-3 md:h-104 print:h-64">
        <PlanDrawing
          plan={plan}
          label={`Plan: a pool, ${facts.size}, in a yard ${width} feet wide and ${depth} feet deep`}
        />
      </div>
      <div className="flex flex-1 flex-col p-5">
        <h3 id={`${plan.id}-name`} className="type-h4">
          {plan.name}
        </h3>
        <p className="mt-1.5 text-[0.9375rem]/6 text-soft">{plan.text}</p>
        <div className="my-4">
          <Facts rows={rowsOf(plan, facts)} />
        </div>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-t border-rule pt-4">
          <p>
            <b className="text-2xl font-[680] tabular-nums">{dollars(shown[1])}</b>
            <span className="type-caption block text-muted tabular-nums">{range(shown)}, a planning estimate</span>
          </p>
          <Link
            to={facts.calculator}
            className="link inline-flex min-h-11 items-center text-sm font-medium print:hidden"
          >
            Change it in the calculator
          </Link>
        </div>
      </div>
    </article>
  );
}
