import type { Band } from './band.js';
import type { poolFactors } from './cost-factors.js';

/** When these figures were gathered. A table older than 12 months is to be gathered anew. */
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
    of: 'salt a year, price and life of a cell',
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

const equipment = { label: 'Pump, filter and fittings', price: 1_500, everyYears: 10 } as const;

/** General knowledge of the trade but for liner, plaster and chemicals, whose ranges contractors publish. */
export const poolOwnership = {
  fiberglass: { label: 'Fiberglass', yearly: 750, renewals: [equipment], tenYears: [5_000, 9_000, 18_500] },
  vinyl: {
    label: 'Vinyl liner',
    yearly: 850,
    renewals: [{ label: 'New liner', price: 4_500, everyYears: 10 }, equipment],
    tenYears: [5_500, 14_500, 26_000],
  },
  concrete: {
    label: 'Concrete',
    yearly: 1_000,
    renewals: [{ label: 'New plaster', price: 8_000, everyYears: 10 }, equipment],
    tenYears: [7_000, 19_500, 38_500],
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
    renewals: [{ label: 'New cell', price: 800, everyYears: 5 }],
    tenYears: [2_300, 4_600, 10_600],
  },
  chlorine: { label: 'Chlorine by hand', yearly: 550, renewals: [], tenYears: [3_000, 5_500, 8_000] },
} as const satisfies Record<string, Ownership>;
