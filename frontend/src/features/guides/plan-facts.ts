import { type CostEstimate, type CostInput, estimateCost, poolAlone } from '@poolpros/calculators/cost';
import { roundTo } from '@poolpros/calculators/numbers';
import { gallonsIn, surfaceArea } from '@poolpros/calculators/pool-shape';
import { pagePaths } from '@poolpros/contracts/paths';
import type { Area, Plan } from '../../../content/guides/plan.js';
import { type YardSize, yardSizes } from '../../../content/guides/plans.js';

/** The rectangle that a pool fills in its yard. */
export function poolBounds({ pool, turned, at: [x, y] }: Pick<Plan, 'pool' | 'turned' | 'at'>): Area {
  const [length, width] = poolSides(pool);
  return turned ? [x, y, width, length] : [x, y, length, width];
}

/** Length and width of the outline, the larger width of a kidney. */
function poolSides(pool: Plan['pool']): readonly [length: number, width: number] {
  switch (pool.shape) {
    case 'round':
      return [pool.diameter, pool.diameter];
    case 'kidney':
      return [pool.length, Math.max(pool.width, pool.otherWidth)];
    default:
      return [pool.length, pool.width];
  }
}

/** Whether an area lies within another. */
export const liesIn = ([x, y, width, height]: Area, [left, top, wide, high]: Area): boolean =>
  x >= left && y >= top && x + width <= left + wide && y + height <= top + high;

const circleArea = (diameter: number): number => surfaceArea({ shape: 'round', diameter });

/** Paved square feet, without the water that lies within. */
function deckArea({ decks, spa, ...plan }: Plan): number {
  const paved = decks.reduce((sum, [, , width, height]) => sum + width * height, 0);
  const isAround = decks.some((deck) => liesIn(poolBounds(plan), deck));
  return isAround ? paved - surfaceArea(plan.pool) - (spa ? circleArea(spa[2]) : 0) : paved;
}

/** A plan as the cost calculator takes it, at the mean of the country. */
export const costInputOf = (plan: Plan): CostInput => ({
  ...poolAlone(plan.type, null),
  pool: plan.pool,
  depth: plan.depth,
  deck: plan.deck,
  deckArea: roundTo(deckArea(plan), 1),
  spa: plan.spa ? 'attached' : 'none',
  ...plan.with,
});

export interface PlanFacts {
  /** "14 × 30 ft". */
  size: string;
  yardArea: number;
  yardSize: YardSize;
  /** Square feet of water. */
  area: number;
  /** To the nearest hundred. */
  gallons: number;
  deckArea: number;
  estimate: CostEstimate;
  /** The cost calculator with the same pool. */
  calculator: string;
}

/** What a plan measures and costs. */
export function planFacts(plan: Plan): PlanFacts {
  const input = costInputOf(plan);
  const [length, width] = poolSides(plan.pool);
  const area = surfaceArea(plan.pool);
  const yardArea = plan.yard.width * plan.yard.depth;
  return {
    size: plan.pool.shape === 'round' ? `${length} ft across` : `${width} × ${length} ft`,
    yardArea,
    yardSize: sizeOf(yardArea),
    area: roundTo(area, 1),
    gallons: roundTo(gallonsIn(area, plan.depth), 100),
    deckArea: input.deckArea,
    estimate: estimateCost(input),
    calculator: `${pagePaths.costCalculator}?${calculatorQuery(input)}`,
  };
}

function sizeOf(yardArea: number): YardSize {
  const fitting = (Object.keys(yardSizes) as YardSize[]).find((size) => yardArea <= yardSizes[size].upTo);
  return fitting ?? 'large';
}

/** The fields of the cost calculator that say this input; its own defaults are a different pool. */
function calculatorQuery({ pool, automation, salt, state: _state, ...input }: CostInput): URLSearchParams {
  const said = { ...input, ...pool, automation: automation ? '1' : '', salt: salt ? '1' : '' };
  return new URLSearchParams(Object.entries(said).map(([field, value]) => [field, String(value)]));
}
