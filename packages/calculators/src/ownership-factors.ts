import type { Band } from './band.js';
import type { poolFactors } from './cost-factors.js';

/** When these figures were gathered. A table older than 12 months has to be collected again. */
export const ownershipAsOf = '2026-11-21';

export const ownershipSources = [
  {
    name: 'Elite Backyard Builders, comparison of inground types',
    of: 'build weeks, shell sizes, liner life, acid wash, replastering',
    url: 'https://www.elitebackyardbuilders.com/solutions',
  },
  {
    name: 'Thursday Pools, 2026',
    of: 'price of a new inground liner',
    url: 'https://www.thursdaypools.com/inground-pool-cost/',
  },
  {
    name: 'Love My Pool Club, June 2024',
    of: 'price of an above-ground liner',
    url: 'https://www.lovemypoolclub.com/how-long-do-above-ground-pools-last/',
  },
  {
    name: 'Zagers Pool & Spa',
    of: 'life of above-ground pools',
    url: 'https://www.zagerspoolspa.com/blog/inground-above-ground-pool-lifespan/',
  },
  {
    name: 'The One Pool Care',
    of: 'yearly salt use, and the price and life of a cell',
    url: 'https://theonepoolcare.com.au/?p=14586',
  },
] as const;

/** Work that comes back: what it costs in the middle, in dollars, and after how many years it is due again. */
export interface Renewal {
  label: string;
  price: number;
  everyYears: number;
}

/**
 * What keeping a pool, or its way of sanitizing, costs: chemicals, pump power, surface and equipment, without heat, water
 * and interest, in dollars of the day of the factors.
 */
export interface Ownership {
  label: string;
  /** Of each year, in the middle. */
  yearly: number;
  renewals: readonly Renewal[];
  /** All of it in the first ten years; its middle is that of the years and renewals. */
  tenYears: Band;
  /** After so many years it is bought again, where that is within the years that are looked at. */
  life?: number;
}

/** A pump is 1,500 of it; the filter and the fittings are an estimate. */
const equipment = { label: 'Pump, filter and fittings', price: 3_000, everyYears: 10 } as const;

/** One acid wash of plaster, which it needs every three to five years. */
export const acidWash: Band = [300, 650, 1_000];
/** A new cell of a salt system. */
export const saltCell: Band = [500, 800, 1_500];

/** General knowledge of the trade but for liner, plaster and chemicals, whose ranges contractors publish. */
export const poolOwnership = {
  fiberglass: { label: 'Fiberglass', yearly: 750, renewals: [equipment], tenYears: [5_000, 10_500, 21_000] },
  vinyl: {
    label: 'Vinyl liner',
    yearly: 850,
    renewals: [{ label: 'New liner', price: 4_500, everyYears: 10 }, equipment],
    tenYears: [5_500, 16_000, 28_500],
  },
  concrete: {
    label: 'Concrete',
    yearly: 1_000,
    renewals: [
      { label: 'New plaster', price: 8_000, everyYears: 10 },
      { label: 'Acid wash', price: acidWash[1], everyYears: 4 },
      equipment,
    ],
    // The high end has a pebble finish in place of plaster.
    tenYears: [7_600, 22_300, 53_000],
  },
  'above-ground': {
    label: 'Above ground',
    yearly: 530,
    renewals: [
      { label: 'New liner', price: 1_500, everyYears: 10 },
      { ...equipment, price: 500 },
    ],
    tenYears: [3_600, 7_300, 14_500],
    life: 13,
  },
} as const satisfies Record<keyof typeof poolFactors, Ownership>;

/** A cell lasts three to seven years; its price in the middle and the rest of the year make the published yearly figure. */
export const sanitizerOwnership = {
  salt: {
    label: 'Salt system',
    yearly: 300,
    renewals: [{ label: 'New cell', price: saltCell[1], everyYears: 5 }],
    tenYears: [2_300, 4_600, 10_600],
  },
  chlorine: { label: 'Chlorine by hand', yearly: 550, renewals: [], tenYears: [3_000, 5_500, 8_000] },
} as const satisfies Record<string, Ownership>;
