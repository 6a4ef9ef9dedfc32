import { acidWash, poolOwnership, saltCell } from '@poolpros/calculators/ownership-factors';
import { servicePrices } from '@poolpros/calculators/service-factors';

interface Figure {
  /** Dollars: low, middle, high. */
  price: readonly [low: number, mid: number, high: number];
  /** Null where a factor file of the calculators names it. */
  source: string | null;
}

/** A price that the calculators know. */
const factor = ({ low, high }: { low: number; high: number }, mid: number): Figure => ({
  price: [low, mid, high],
  source: null,
});

/** HomeGuide gives the ends; the middle lies between them. */
const setup = (low: number, high: number): Figure => ({
  price: [low, (low + high) / 2, high],
  source: 'HomeGuide, hot tub installation cost',
});

/** When those with a source of their own were gathered (docs/rules.md#old-facts). */
export const figuresAsOf = '2026-11-21';

/**
 * Prices that texts name beside those of the cost calculator, by group and name: `{figure('services.opening')}` in a text,
 * as `{figure('covers.mesh')}`.
 */
export const figures = {
  services: {
    opening: factor(servicePrices.opening, servicePrices.opening.mid),
    closing: factor(servicePrices.closing, servicePrices.closing.mid),
  },
  surfaces: {
    replaster: factor(servicePrices.replaster, poolOwnership.concrete.renewals[0].price),
    'acid-wash': { price: acidWash, source: null },
    'above-ground-liner': { price: [350, 1_000, 2_000], source: 'Love My Pool Club, June 2024' },
    liner: factor(servicePrices.liner, poolOwnership.vinyl.renewals[0].price),
  },
  'hot-tub-setup': {
    all: setup(1_500, 4_000),
    circuit: setup(800, 1_600),
    pad: setup(500, 2_500),
    delivery: setup(200, 500),
    crane: setup(300, 1_500),
    permit: setup(100, 250),
  },
  salt: {
    year: { price: [50, 100, 200], source: 'The One Pool Care' },
    cell: { price: saltCell, source: null },
    feeder: { price: [0, 150, 300], source: 'Common experience in the trade' },
  },
} as const satisfies Record<string, Record<string, Figure>>;
