import type { InputError } from './bounds.js';
import { chlorineNeed } from './chlorine.js';
import { doseErrors, type Measure, mostCyanuricAcid, readingBounds, targetBounds, volumeBounds } from './dose.js';
import type { acidProducts, baseProducts, calciumProducts, chlorineProducts } from './dose-products.js';

export interface DoseInput {
  /** The water of the pool. */
  gallons: number;
  /** What the test says, in ppm but for pH; null for what was not tested. */
  readings: Readonly<Record<Measure, number | null>>;
  /** A chlorine target of null is the one that goes with the cyanuric acid. */
  targets: Readonly<Record<Exclude<Measure, 'chlorine'>, number> & { chlorine: number | null }>;
  chlorineProduct: keyof typeof chlorineProducts;
  acid: keyof typeof acidProducts;
  base: keyof typeof baseProducts | 'air';
  calciumProduct: keyof typeof calciumProducts;
  /** Calcium hardness of the water that a refill comes from, in ppm. */
  fillCalcium: number;
}

/** Why an input has no plan; empty when it has one. */
export function dosePlanErrors({ gallons, readings, targets, fillCalcium }: DoseInput): InputError[] {
  const wanted = Object.entries(targets).filter(([of]) => readings[of as Measure] !== null);
  const named = wanted.map(([of, value]) => [`${of}Target`, value]);
  const bounds = Object.entries(targetBounds).map(([of, each]) => [`${of}Target`, each]);
  const errors = [
    ...doseErrors({ gallons, ...readings }, { gallons: volumeBounds, ...readingBounds }),
    ...doseErrors(Object.fromEntries(named), Object.fromEntries(bounds)),
    ...doseErrors({ fillCalcium }, { fillCalcium: { ...readingBounds.calcium, label: 'Calcium in the fill water' } }),
  ];
  if (errors.length > 0) return errors;
  if (Object.values(readings).every((each) => each === null))
    return [{ field: 'readings', message: 'Enter at least one test result.' }];
  const { chlorine, cyanuricAcid } = readings;
  if (chlorine === null || cyanuricAcid === null || cyanuricAcid > mostCyanuricAcid || targets.chlorine === null)
    return [];
  const { least } = chlorineNeed(cyanuricAcid);
  if (targets.chlorine >= least) return [];
  const message = `Chlorine target: enter at least ${Number(least.toFixed(2))} ppm, the minimum for ${cyanuricAcid} ppm of cyanuric acid.`;
  return [{ field: 'chlorineTarget', message }];
}
