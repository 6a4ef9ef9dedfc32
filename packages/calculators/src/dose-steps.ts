import { type Band, exactly } from './band.js';
import { chlorineNeed } from './chlorine.js';
import {
  amountFor,
  amountOfMoles,
  labelLimit,
  type Measure,
  mostChlorine,
  mostCyanuricAcid,
  plentyOfCyanuricAcid,
  shareToReplace,
  targetBounds,
  usualChlorine,
} from './dose.js';
import type { DoseInput } from './dose-input.js';
import { alkalinityMoved, demandBand, isPlausible, type PhMover, type Water } from './dose-ph.js';
import {
  acidProducts,
  bakingSoda,
  baseProducts,
  calciumProducts,
  chlorineProducts,
  type Product,
  poolSalt,
  stabilizer,
} from './dose-products.js';

/** Why a step has no dose. */
export type Advice =
  | 'fine'
  | 'lowerAlkalinity'
  | 'needsAlkalinity'
  | 'implausible'
  | 'phUnreadable'
  | 'aerate'
  | 'needsStabilizer'
  | 'waitForChlorine'
  | 'useUnstabilized'
  | 'hardFillWater';

/** What to know of a dose. */
export type DoseNote = 'edgeOfTest' | 'perhapsBleached' | 'aboveLabel' | 'tooSlow' | 'plentyOfStabilizer';

export interface Dose {
  kind: 'dose';
  of: Measure;
  from: number;
  to: number;
  product: Product;
  /** Grams or milliliters by the product's form; low and high by what the test may be off. */
  amount: Band;
  /** The part to add before the next test. */
  firstShare: number;
  /** Ppm of other readings that move with it. */
  moves: Partial<Record<Measure, number>>;
  notes: readonly DoseNote[];
}
export interface Refill {
  kind: 'refill';
  of: 'cyanuricAcid' | 'calcium' | 'salt';
  from: number;
  to: number;
  /** The part of the water to drain and refill. */
  share: number;
  gallons: number;
}
export interface NoDose {
  kind: 'advice';
  of: Measure;
  from: number;
  advice: Advice;
}
export type Step = Dose | Refill | NoDose;

/** Phenol red shows no more than this, and bleaches in more chlorine than `mostChlorine`. */
const readablePh = { min: 7, max: 8 };
/** Two readings of pH closer than this are the same reading. */
const samePh = 0.195;
/** Salt above its target that a cell still takes. */
const spareSalt = 500;
/** What only a refill takes out again goes in by halves; so does what moves pH. */
const half = 0.5;

/** What one reading calls for. */
export const stepOf: Record<Measure, (input: DoseInput, from: number) => Step> = {
  alkalinity(input, from) {
    if (from > targetBounds.alkalinity.max) return advise('alkalinity', from, 'lowerAlkalinity');
    return raise(input, 'alkalinity', from, bakingSoda, 1);
  },
  ph: phStep,
  chlorine: chlorineStep,
  cyanuricAcid: (input, from) => raise(input, 'cyanuricAcid', from, stabilizer, half),
  calcium(input, from) {
    if (from <= targetBounds.calcium.max)
      return raise(input, 'calcium', from, calciumProducts[input.calciumProduct], half);
    return refillStep(input, 'calcium', from, input.fillCalcium);
  },
  salt(input, from) {
    if (from > input.targets.salt + spareSalt) return refillStep(input, 'salt', from, 0);
    return raise(input, 'salt', from, poolSalt, half);
  },
};

const advise = (of: Measure, from: number, advice: Advice): NoDose => ({ kind: 'advice', of, from, advice });

/** The dose up to the target of a reading whose product moves nothing else. */
function raise(
  { gallons, targets }: DoseInput,
  of: Exclude<Measure, 'chlorine' | 'ph'>,
  from: number,
  product: Product,
  firstShare: number,
): Step {
  const to = targets[of];
  if (from >= to) return advise(of, from, 'fine');
  const amount = exactly(amountFor(gallons, to - from, product));
  return { kind: 'dose', of, from, to, product, amount, firstShare, moves: {}, notes: [] };
}

/** What a refill brings a reading down to: the top of its range, for salt the target of the cell. */
const refilledTo = (of: Refill['of'], targets: DoseInput['targets']): number =>
  ({ cyanuricAcid: plentyOfCyanuricAcid, calcium: targetBounds.calcium.max, salt: targets.salt })[of];

/** A refill, or why there is none: water that is as hard brings nothing down. */
export function refillStep({ gallons, targets }: DoseInput, of: Refill['of'], from: number, fill: number): Step {
  const to = refilledTo(of, targets);
  const share = shareToReplace(from, to, fill);
  if (share === null) return advise(of, from, 'hardFillWater');
  return { kind: 'refill', of, from, to, share, gallons: gallons * share };
}

function phStep(input: DoseInput, from: number): Step {
  const { readings, targets, acid, base } = input;
  const { alkalinity, cyanuricAcid, chlorine } = readings;
  if (chlorine !== null && chlorine > mostChlorine) return advise('ph', from, 'phUnreadable');
  if (Math.abs(from - targets.ph) < samePh) return advise('ph', from, 'fine');
  if (alkalinity === null) return advise('ph', from, 'needsAlkalinity');
  const water: Water = {
    ph: from,
    alkalinity: Math.max(alkalinity, targets.alkalinity),
    cyanuricAcid: cyanuricAcid ?? 0,
  };
  if (!isPlausible(water)) return advise('ph', from, 'implausible');
  if (from > targets.ph) return movePh(input, water, 'acid', acidProducts[acid]);
  if (base === 'air' || alkalinity > targetBounds.alkalinity.max) return advise('ph', from, 'aerate');
  return movePh(input, water, base, baseProducts[base]);
}

function movePh({ gallons, targets }: DoseInput, water: Water, mover: PhMover, product: Product): Dose {
  const [low, mid, high] = demandBand(mover, water, targets.ph);
  return {
    kind: 'dose',
    of: 'ph',
    from: water.ph,
    to: targets.ph,
    product,
    amount: [
      amountOfMoles(gallons, low, product),
      amountOfMoles(gallons, mid, product),
      amountOfMoles(gallons, high, product),
    ],
    firstShare: half,
    moves: { alkalinity: alkalinityMoved(mover, mid) },
    notes: water.ph <= readablePh.min || water.ph >= readablePh.max ? ['edgeOfTest'] : [],
  };
}

function chlorineStep({ gallons, readings, targets, chlorineProduct }: DoseInput, from: number): Step {
  const { cyanuricAcid } = readings;
  if (from > labelLimit) return advise('chlorine', from, 'waitForChlorine');
  if (cyanuricAcid === null) return advise('chlorine', from, 'needsStabilizer');
  const { least } = chlorineNeed(cyanuricAcid);
  const to = targets.chlorine ?? usualChlorine(cyanuricAcid);
  if (from >= to) return advise('chlorine', from, 'fine');
  const product: Product = chlorineProducts[chlorineProduct];
  const moves = movedWith(product, to - from);
  const after = cyanuricAcid + (moves.cyanuricAcid ?? 0);
  if (after > mostCyanuricAcid) return advise('chlorine', from, 'useUnstabilized');
  return {
    kind: 'dose',
    of: 'chlorine',
    from,
    to,
    product,
    amount: exactly(amountFor(gallons, to - from, product)),
    firstShare: 1,
    moves,
    notes: [
      ...(from === 0 ? (['perhapsBleached'] as const) : []),
      ...(to > labelLimit ? (['aboveLabel'] as const) : []),
      ...(product.kind === 'trichlor' && from < least ? (['tooSlow'] as const) : []),
      ...(moves.cyanuricAcid && after > plentyOfCyanuricAcid ? (['plentyOfStabilizer'] as const) : []),
    ],
  };
}

/** Ppm of other readings that come with so many ppm of chlorine. */
const movedWith = ({ adds = {} }: Product, chlorine: number): Dose['moves'] =>
  Object.fromEntries(Object.entries(adds).map(([of, each]) => [of, each * chlorine]));
