interface Figure {
  /** Dollars: low, middle, high. */
  price: readonly [low: number, mid: number, high: number];
  source: string;
}

/** When these prices were gathered. Gather them anew after 12 months. */
export const figuresAsOf = '2026-11-21';

/**
 * Prices that texts name and no calculator knows, by group and name: `{figure('services.opening')}` in a text. Those of
 * the calculators stand in packages/calculators and are named alike, as `{figure('covers.mesh')}`.
 */
export const figures = {
  services: {
    opening: { price: [250, 400, 650], source: 'Range of contractors’ published prices' },
    closing: { price: [250, 400, 600], source: 'Range of contractors’ published prices' },
  },
  surfaces: {
    replaster: { price: [8_000, 9_000, 10_000], source: 'Elite Backyard Builders, price guide' },
    'acid-wash': { price: [300, 650, 1_000], source: 'Elite Backyard Builders, price guide' },
    'above-ground-liner': { price: [350, 1_000, 2_000], source: 'Love My Pool Club, June 2024' },
    liner: { price: [3_000, 4_500, 7_500], source: 'Thursday Pools, cost of inground pools' },
  },
  salt: {
    year: { price: [50, 100, 200], source: 'The One Pool Care' },
    cell: { price: [500, 1_000, 1_500], source: 'Published prices of replacement cells' },
  },
} as const satisfies Record<string, Record<string, Figure>>;
