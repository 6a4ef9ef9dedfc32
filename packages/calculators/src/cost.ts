import { counted } from '@poolpros/contracts/counted';
import type { State } from '@poolpros/contracts/states';
import { type Band, sumOfBands, timesBand } from './band.js';
import { type Bounds, boundsError, boundsErrors, type InputError } from './bounds.js';
import {
  contingency as contingencyShares,
  covers,
  decks,
  depthFactor,
  extras,
  fences,
  heaters,
  levelIn,
  poolFactors,
  referenceArea,
  spas,
  waterFeatures,
} from './cost-factors.js';
import { roundTo, withCommas } from './numbers.js';
import { hasSides, type PoolShape, surfaceArea } from './pool-shape.js';

type OrNone<Options> = keyof Options | 'none';

/** A pool as its price depends on it; lengths in feet, areas in square feet. */
export interface CostInput {
  type: keyof typeof poolFactors;
  pool: PoolShape;
  /** Average depth. */
  depth: number;
  deck: keyof typeof decks;
  deckArea: number;
  heater: OrNone<typeof heaters>;
  lights: number;
  cover: OrNone<typeof covers>;
  waterFeature: keyof typeof waterFeatures;
  waterFeatures: number;
  spa: OrNone<typeof spas>;
  automation: boolean;
  salt: boolean;
  fence: keyof typeof fences;
  fenceLength: number;
  gates: number;
  /** Null for the mean of the country. */
  state: State['code'] | null;
}

export const costBounds = {
  depth: { label: 'Average depth', min: 3, max: 9, unit: 'feet' },
  deckArea: { label: 'Deck', min: 0, max: 5_000, unit: 'square feet' },
  lights: { label: 'Lights', min: 0, max: 20, unit: '', whole: true },
  waterFeatures: { label: 'Water features', min: 0, max: 6, unit: '', whole: true },
  fenceLength: { label: 'Fence', min: 0, max: 1_000, unit: 'feet' },
  gates: { label: 'Gates', min: 0, max: 4, unit: '', whole: true },
} as const satisfies Partial<Record<keyof CostInput, Bounds>>;

/** The surface of a pool that prices are known for. */
export const areaBounds: Bounds = { label: 'Pool surface', min: 60, max: 1_200, unit: 'square feet' };

/** A pool of 450 square feet at 5 feet with its permit, without deck, fence and equipment: what comparisons are made by. */
export const poolAlone = (type: CostInput['type'], state: CostInput['state']): CostInput => ({
  type,
  pool: { shape: 'free form', area: referenceArea },
  depth: depthFactor.reference,
  deck: 'broom-concrete',
  deckArea: 0,
  heater: 'none',
  lights: 0,
  cover: 'none',
  waterFeature: 'sheer',
  waterFeatures: 0,
  spa: 'none',
  automation: false,
  salt: false,
  fence: 'mesh',
  fenceLength: 0,
  gates: 0,
  state,
});

/** What a line of an estimate is about. */
export type CostPart =
  | 'pool'
  | 'deck'
  | 'heater'
  | 'light'
  | 'cover'
  | 'water'
  | 'spa'
  | 'automation'
  | 'salt'
  | 'fence'
  | 'permit';

/** One line of an estimate, in dollars rounded to tens. */
export interface CostLine {
  part: CostPart;
  label: string;
  price: Band;
}

export interface CostEstimate {
  /** Water surface in square feet. */
  area: number;
  /** The pool first, the permit last. */
  lines: CostLine[];
  contingency: Band;
  total: Band;
  /** The total as it is shown, in steps of 500 dollars. */
  shown: Band;
}

/** Why an input has no estimate; empty when it has one. */
export function costErrors(input: CostInput): InputError[] {
  const area = boundsError('area', hasSides(input.pool) ? surfaceArea(input.pool) : Number.NaN, areaBounds);
  return [...(area ? [area] : []), ...boundsErrors(input, costBounds)];
}

const rounded = ([low, mid, high]: Band, step: number): Band => [
  roundTo(low, step),
  roundTo(mid, step),
  roundTo(high, step),
];

/** What the pool itself costs where costs are the mean of the country. */
function poolPrice({ type, depth }: CostInput, area: number): Band {
  const { price, fixed, byDepth } = poolFactors[type];
  const { reference, perFoot, min, max } = depthFactor;
  const deeper = byDepth ? Math.min(max, Math.max(min, 1 + perFoot * (depth - reference))) : 1;
  return timesBand(price, (fixed + ((1 - fixed) * area) / referenceArea) * deeper);
}

/** Lines by what they cost where costs are the mean of the country: built follows the state, bought half as much. */
function linesOf(input: CostInput, area: number): (CostLine & { kind: 'built' | 'bought' | 'fee' })[] {
  const { deck, deckArea, heater, lights, cover, waterFeature, spa, automation, salt, fence, fenceLength, gates } =
    input;
  const fenced = sumOfBands([timesBand(fences[fence].price, fenceLength), timesBand(extras.gate, gates)]);
  const gated = gates === 0 ? '' : `, ${counted(gates, 'gate')}`;
  return [
    {
      part: 'pool',
      label: `${input.type === 'above-ground' ? 'Above-ground' : poolFactors[input.type].label} pool, ${withCommas(Math.round(area))} sq ft`,
      price: poolPrice(input, area),
      kind: 'built',
    },
    {
      part: 'deck',
      label: `${deck === 'pavers' ? 'Paver' : decks[deck].label} deck, ${withCommas(deckArea)} sq ft`,
      price: timesBand(decks[deck].price, deckArea),
      kind: 'built',
    },
    ...(heater === 'none' ? [] : [{ part: 'heater' as const, ...heaters[heater], kind: 'bought' as const }]),
    {
      part: 'light',
      label: counted(lights, 'light'),
      price: timesBand(extras.light, lights),
      kind: 'bought',
    },
    ...(cover === 'none' ? [] : [{ part: 'cover' as const, ...covers[cover], kind: 'bought' as const }]),
    {
      part: 'water',
      label: `${waterFeatures[waterFeature].label}${input.waterFeatures === 1 ? '' : ` × ${input.waterFeatures}`}`,
      price: timesBand(waterFeatures[waterFeature].price, input.waterFeatures),
      kind: 'built',
    },
    ...(spa === 'none'
      ? []
      : [{ part: 'spa' as const, ...spas[spa], kind: spas[spa].isBuilt ? ('built' as const) : ('bought' as const) }]),
    {
      part: 'automation',
      label: 'Automation',
      price: timesBand(extras.automation, Number(automation)),
      kind: 'bought',
    },
    { part: 'salt', label: 'Salt system', price: timesBand(extras.salt, Number(salt)), kind: 'bought' },
    {
      part: 'fence',
      label: `${fences[fence].label} fence, ${withCommas(fenceLength)} ft${gated}`,
      price: fenced,
      kind: 'built',
    },
    { part: 'permit', label: 'Permit and plan check', price: extras.permit, kind: 'fee' },
  ];
}

/**
 * What a pool costs, low, middle and high, line by line: an estimate for planning, not a quote. Takes an input without
 * errors. Lines are rounded to 10 dollars before they are added, so that the lines shown are the sum shown.
 */
export function estimateCost(input: CostInput): CostEstimate {
  const area = surfaceArea(input.pool);
  const factors = { ...levelIn(input.state), fee: 1 };
  const lines = linesOf(input, area)
    .map(({ part, label, price, kind }) => ({ part, label, price: rounded(timesBand(price, factors[kind]), 10) }))
    .filter(({ price: [, , high] }) => high > 0);
  const subtotal = sumOfBands(lines.map(({ price }) => price));
  const [low, mid, high] = contingencyShares;
  const contingency = rounded([subtotal[0] * low, subtotal[1] * mid, subtotal[2] * high], 10);
  const total = sumOfBands([subtotal, contingency]);
  return { area, lines, contingency, total, shown: rounded(total, 500) };
}
