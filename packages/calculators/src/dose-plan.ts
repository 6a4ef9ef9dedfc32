import { chlorineNeed } from './chlorine.js';
import { labelLimit, type Measure, mostCyanuricAcid } from './dose.js';
import type { DoseInput } from './dose-input.js';
import { refillStep, type Step, stepOf } from './dose-steps.js';

/** Why nobody swims now. */
export type ClosedBy = 'lowChlorine' | 'highChlorine' | 'ph';

export interface DosePlan {
  closedBy: readonly ClosedBy[];
  /** In the order of the work, one product at a time. A refill comes first, since it changes every other reading. */
  steps: readonly Step[];
  /** Whether every other reading has to be taken again after a refill, before anything is added. */
  isRefillFirst: boolean;
}

const swimmablePh = { min: 7, max: 7.8 };
/** What to add to the water, and in which order. Takes an input without errors. */
export function dosePlan(input: DoseInput): DosePlan {
  const { cyanuricAcid } = input.readings;
  const closedBy = closedByOf(input);
  if (cyanuricAcid !== null && cyanuricAcid > mostCyanuricAcid)
    return { closedBy, steps: [refillStep(input, 'cyanuricAcid', cyanuricAcid, 0)], isRefillFirst: true };
  const order: readonly Measure[] = ['alkalinity', 'ph', 'chlorine', 'cyanuricAcid', 'calcium', 'salt'];
  const steps = order.flatMap((of) => {
    const from = input.readings[of];
    return from === null ? [] : stepOf[of](input, from);
  });
  const refills = steps.filter(({ kind }) => kind === 'refill');
  return { closedBy, steps: [...refills, ...steps.filter((step) => !refills.includes(step))], isRefillFirst: false };
}

function closedByOf({ readings: { chlorine, cyanuricAcid, ph } }: DoseInput): ClosedBy[] {
  const isLow = chlorine !== null && chlorine < chlorineNeed(cyanuricAcid ?? 0).least;
  const isHigh = chlorine !== null && chlorine > labelLimit;
  const isOff = ph !== null && (ph < swimmablePh.min || ph > swimmablePh.max);
  return [
    ...(isLow ? (['lowChlorine'] as const) : []),
    ...(isHigh ? (['highChlorine'] as const) : []),
    ...(isOff ? (['ph'] as const) : []),
  ];
}
