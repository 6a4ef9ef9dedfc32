import type { State } from '@poolpros/contracts/states';
import type { Band } from './band.js';

/** When these prices were gathered. A table older than 12 months has to be collected again. */
export const costFactorsAsOf = '2026-11-21';

/** Where the ranges come from: contractors' and cost sites' published prices, which say what is asked and are no statistic. */
export const costSources = [
  {
    name: 'priceapool.com, May 2026 (CC BY 4.0)',
    of: 'contingency, permits, labor by state',
    url: 'https://priceapool.com/methodology',
  },
  {
    name: 'Thursday Pools and Royal Pools, 2026',
    of: 'inground pools',
    url: 'https://www.thursdaypools.com/inground-pool-cost/',
  },
  { name: 'HomeCostCalc, April 2026', of: 'above-ground pools', url: 'https://homecostcalc.com' },
  { name: 'Visual Foodie, 2026, and Backyard Advisor', of: 'decks', url: 'https://visualfoodie.com' },
  { name: 'HomeGuide, February 2022, and Angi', of: 'covers', url: 'https://homeguide.com/costs/pool-cover-cost' },
] as const;

/** Where the price of a variable-speed pump is from, which no estimate of a new pool needs. */
export const pumpPriceSources = [
  {
    name: 'Engineer Fix, pool pump replacement',
    url: 'https://engineerfix.com/how-much-does-it-cost-to-replace-a-pool-pump',
  },
  { name: 'Pool Dial, savings from variable-speed pumps', url: 'https://www.pooldial.com/vs-pump-savings-calculator' },
] as const;

/** How far a pool's own price follows its surface, beside one of `referenceArea` square feet. */
export const referenceArea = 450;

interface PoolFactor {
  label: string;
  price: Band;
  /** The part that every pool of the kind costs, however small. */
  fixed: number;
  /** Whether a deeper pool costs more. */
  byDepth: boolean;
}

/** Shell, digging, pump, filter, plumbing, bonding and the first fill of 450 square feet at 5 feet. */
export const poolFactors = {
  fiberglass: { label: 'Fiberglass', price: [42_000, 62_000, 85_000], fixed: 0.55, byDepth: true },
  vinyl: { label: 'Vinyl liner', price: [32_000, 48_000, 65_000], fixed: 0.55, byDepth: true },
  concrete: { label: 'Concrete', price: [55_000, 85_000, 120_000], fixed: 0.55, byDepth: true },
  'above-ground': { label: 'Above ground', price: [4_500, 9_000, 18_000], fixed: 0.4, byDepth: false },
} as const satisfies Record<string, PoolFactor>;

/** A foot more or less than 5 of mean depth changes the price by this share, within these ends. */
export const depthFactor = { reference: 5, perFoot: 0.06, min: 0.9, max: 1.3 } as const;

interface Option {
  label: string;
  price: Band;
}

/** A square foot. */
export const decks = {
  'broom-concrete': { label: 'Broom-finished concrete', price: [7, 10, 14] },
  'stamped-concrete': { label: 'Stamped concrete', price: [12, 17, 26] },
  pavers: { label: 'Pavers', price: [15, 25, 45] },
  travertine: { label: 'Travertine', price: [18, 28, 45] },
  wood: { label: 'Wood or composite', price: [25, 40, 60] },
} as const satisfies Record<string, Option>;

/** Fitted; no source publishes them, so the ranges are estimates. */
export const heaters = {
  gas: { label: 'Gas heater', price: [2_500, 4_500, 7_500] },
  'heat-pump': { label: 'Heat pump', price: [3_500, 5_500, 8_500] },
  solar: { label: 'Solar heating', price: [3_000, 5_500, 9_000] },
} as const satisfies Record<string, Option>;

export const covers = {
  winter: { label: 'Winter cover', price: [75, 150, 250] },
  solar: { label: 'Solar cover with reel', price: [600, 1_000, 1_500] },
  mesh: { label: 'Mesh safety cover', price: [1_000, 1_900, 3_000] },
  solid: { label: 'Solid safety cover', price: [1_500, 2_400, 3_600] },
  automatic: { label: 'Automatic cover', price: [8_000, 15_000, 25_000] },
} as const satisfies Record<string, Option>;

/** Each. */
export const waterFeatures = {
  sheer: { label: 'Sheer descent or bubbler', price: [500, 1_500, 3_500] },
  'rock-fall': { label: 'Rock waterfall', price: [3_000, 8_000, 20_000] },
} as const satisfies Record<string, Option>;

/** An attached spa is built with the pool, a portable one is bought. Estimates: a raised spa is near the high end. */
export const spas = {
  attached: { label: 'Attached spa', price: [8_000, 20_000, 35_000], isBuilt: true },
  portable: { label: 'Portable hot tub', price: [4_000, 9_000, 18_000], isBuilt: false },
} as const satisfies Record<string, Option & { isBuilt: boolean }>;

/** A foot. */
export const fences = {
  mesh: { label: 'Removable mesh', price: [15, 18, 25] },
  chain: { label: 'Chain link', price: [15, 25, 40] },
  wood: { label: 'Wood', price: [25, 40, 60] },
  aluminum: { label: 'Aluminum', price: [30, 45, 75] },
  glass: { label: 'Glass', price: [100, 200, 400] },
} as const satisfies Record<string, Option>;

/** Each. */
export const extras = {
  light: [500, 900, 1_600],
  automation: [1_500, 3_000, 6_000],
  salt: [1_000, 1_700, 2_500],
  gate: [250, 400, 700],
  permit: [300, 1_000, 2_500],
} as const satisfies Record<string, Band>;

/** A variable-speed pump with its fitting, in place of an older one. */
export const variablePump: Band = [800, 1_500, 2_500];

/** Shares of the subtotal. */
export const contingency: Band = [0.05, 0.08, 0.12];

/** What construction costs beside the mean of the country, by postal code: weak figures but for Alabama's (labor index of priceapool.com). */
export const stateFactors: Readonly<Record<State['code'], number>> = {
  AL: 0.84,
  AK: 1.28,
  AZ: 0.95,
  AR: 0.85,
  CA: 1.25,
  CO: 1,
  CT: 1.12,
  DC: 1.12,
  DE: 1.03,
  FL: 0.95,
  GA: 0.91,
  HI: 1.35,
  IA: 0.94,
  ID: 0.95,
  IL: 1.08,
  IN: 0.96,
  KS: 0.92,
  KY: 0.9,
  LA: 0.88,
  MA: 1.2,
  MD: 1.03,
  ME: 0.98,
  MI: 1,
  MN: 1.06,
  MO: 0.97,
  MS: 0.83,
  MT: 0.96,
  NC: 0.9,
  ND: 0.96,
  NE: 0.93,
  NH: 1.02,
  NJ: 1.2,
  NM: 0.92,
  NV: 1.05,
  NY: 1.2,
  OH: 0.97,
  OK: 0.86,
  OR: 1.05,
  PA: 1.03,
  RI: 1.08,
  SC: 0.9,
  SD: 0.92,
  TN: 0.89,
  TX: 0.92,
  UT: 0.96,
  VA: 0.97,
  VT: 0.98,
  WA: 1.12,
  WI: 1.02,
  WV: 0.93,
  WY: 0.94,
};

/** What most pools of the country cost, as the business plans with. */
export const usualCost = { low: 35_000, high: 100_000 } as const;

/** What the figures leave out, to be asked of each contractor. */
export const askedSeparately = [
  'rock or hard ground',
  'high groundwater',
  'a slope or retaining wall',
  'tight access or a crane',
  'drainage',
  'a larger electrical service',
  'a new gas line',
] as const;

/** What the price of something built and of something bought is times, in a state; null for the mean of the country. */
export function levelIn(state: State['code'] | null): { built: number; bought: number } {
  const built = state === null ? 1 : stateFactors[state];
  return { built, bought: 1 + (built - 1) / 2 };
}
