import { type Bounds, boundsErrors, type InputError } from './bounds.js';
import { chlorineNeed } from './chlorine.js';
import type { Product } from './dose-products.js';

const litersPerGallon = 3.785411784;
const milligramsPerGram = 1000;

/** The most free chlorine of the Model Aquatic Health Code, in ppm. */
export const mostChlorine = 10;
/** Free chlorine above which labels let nobody in, in ppm. A label may say less. */
export const labelLimit = 4;
/** The most cyanuric acid of the Model Aquatic Health Code, in ppm. */
export const mostCyanuricAcid = 90;
/** Cyanuric acid beyond which the trade stops adding it, in ppm. */
export const plentyOfCyanuricAcid = 50;

/** Water of a pool in gallons. A hot tub has other targets. */
export const volumeBounds: Bounds = { label: 'Water', min: 1_000, max: 100_000, unit: 'gallons' };

/** What a test kit reads, in ppm but for pH. */
export const readingBounds = {
  alkalinity: { label: 'Total alkalinity', min: 0, max: 300, unit: 'ppm' },
  ph: { label: 'pH', min: 6.8, max: 8.2, unit: '' },
  chlorine: { label: 'Free chlorine', min: 0, max: 50, unit: 'ppm' },
  cyanuricAcid: { label: 'Cyanuric acid', min: 0, max: 300, unit: 'ppm' },
  calcium: { label: 'Calcium hardness', min: 0, max: 1_000, unit: 'ppm' },
  salt: { label: 'Salt', min: 0, max: 8_000, unit: 'ppm' },
} as const satisfies Record<string, Bounds>;
export type Measure = keyof typeof readingBounds;

/** What a target may be: the ranges of the chemistry page. */
export const targetBounds = {
  alkalinity: { label: 'Alkalinity target', min: 80, max: 120, unit: 'ppm' },
  ph: { label: 'pH target', min: 7.2, max: 7.8, unit: '' },
  chlorine: { label: 'Chlorine target', min: 1, max: mostChlorine, unit: 'ppm' },
  cyanuricAcid: { label: 'Stabilizer target', min: 20, max: 80, unit: 'ppm' },
  calcium: { label: 'Calcium target', min: 150, max: 400, unit: 'ppm' },
  salt: { label: 'Salt target', min: 2_000, max: 5_000, unit: 'ppm' },
} as const satisfies Record<Measure, Bounds>;

/** The target where none is typed: the trade's, but for swimmers not above the label's limit unless the least is. */
export function usualChlorine(cyanuricAcid: number): number {
  const { least, trade } = chlorineNeed(cyanuricAcid);
  return Math.max(least, Math.min(trade, labelLimit));
}

/**
 * Grams or milliliters, by the form of the product, that raise `gallons` by `ppm`; none for a level that is there. A liter
 * of pool water is taken as a kilogram.
 */
export const amountFor = (gallons: number, ppm: number, { strength }: Product): number =>
  Math.max(0, (gallons * litersPerGallon * ppm) / milligramsPerGram / strength);

/** Grams or milliliters that bring so many moles into each liter of `gallons`. */
export const amountOfMoles = (gallons: number, molesPerLiter: number, { strength }: Product): number =>
  Math.max(0, (gallons * litersPerGallon * molesPerLiter) / strength);

/**
 * The part of the water to drain and refill so that `now` comes down to `target`, where the fill water has `fill`; null
 * where no refill gets there.
 */
export function shareToReplace(now: number, target: number, fill: number): number | null {
  if (now <= target) return 0;
  return fill >= target ? null : (now - target) / (now - fill);
}

/** The errors of numbers that may be missing: null is none. */
export function doseErrors(
  values: Readonly<Partial<Record<string, number | null>>>,
  bounds: Readonly<Record<string, Bounds>>,
): InputError[] {
  return Object.entries(bounds).flatMap(([field, each]) => {
    const value = values[field];
    return value === null || value === undefined ? [] : boundsErrors({ [field]: value }, { [field]: each });
  });
}
