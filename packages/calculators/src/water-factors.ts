import type { Band } from './band.js';

/** The month of the survey of bills that the tariffs are anchored in. */
export const waterAsOf = '2023-11-30';

export const waterSources = [
  { name: 'Bluefield Research, rate index, November 2023', url: 'https://www.bluefieldresearch.com' },
] as const;

/**
 * Dollars per 1,000 gallons. Most utilities bill sewer on all metered water; some average the winter or give a credit, so
 * the low end is 0. The sewer price is an estimate.
 */
export const waterTariff: Band = [3, 6, 12];
export const sewerTariff: Band = [0, 4.5, 9];

/**
 * What a cover does while it lies on the water: parts of the evaporation and of the other heat that it stops, and of the
 * sun that it lets in. Foam and slats are opaque; clear bubbles let most of the sun in.
 */
export const waterCovers = {
  none: { label: 'No cover', stops: 0, stopsOther: 0, letsSunIn: 1 },
  solid: { label: 'Solid, foam or automatic cover', stops: 0.9, stopsOther: 0.5, letsSunIn: 0 },
  bubble: { label: 'Bubble (solar) cover', stops: 0.85, stopsOther: 0.5, letsSunIn: 0.8 },
  discs: { label: 'Floating discs', stops: 0.5, stopsOther: 0.25, letsSunIn: 0.8 },
  liquid: { label: 'Liquid film', stops: 0.15, stopsOther: 0, letsSunIn: 1 },
} as const;

/** Evaporation of a garden beside that of its zone. */
export const evaporationRange: Band = [0.8, 1, 1.2];
/** Gallons of one backwash. */
export const backwashGallons: Band = [150, 250, 400];
/** Gallons that a bather carries and splashes out. */
export const gallonsPerBather: Band = [1, 3, 5];
