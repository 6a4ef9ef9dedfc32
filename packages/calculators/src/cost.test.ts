import { states } from '@poolpros/contracts/states';
import { expect, test } from 'vitest';
import type { Band } from './band.js';
import { type CostInput, costErrors, estimateCost, poolAlone } from './cost.js';
import { costFactorsAsOf, stateFactors } from './cost-factors.js';

const plain: CostInput = { ...poolAlone('vinyl', 'TX'), pool: { shape: 'rectangle', length: 32, width: 16 } };
const permit: Band = [300, 1000, 2500];

interface Example {
  input: Partial<CostInput>;
  lines: Band[];
  contingency: Band;
  total: Band;
  shown: Band;
}

test.each<[string, Example]>([
  [
    'vinyl in Texas with a deck and a fence',
    {
      input: { deckArea: 400, fenceLength: 120, gates: 1 },
      lines: [[31270, 46900, 63510], [2580, 3680, 5150], [1890, 2360, 3400], permit],
      contingency: [1800, 4320, 8950],
      total: [37840, 58260, 83510],
      shown: [38000, 58500, 83500],
    },
  ],
  [
    'fiberglass in Florida with pavers and equipment',
    {
      input: {
        type: 'fiberglass',
        pool: { shape: 'rectangle', length: 30, width: 14 },
        state: 'FL',
        deck: 'pavers',
        deckArea: 500,
        heater: 'heat-pump',
        lights: 2,
        cover: 'solar',
        automation: true,
      },
      lines: [
        [38700, 57130, 78330],
        [7130, 11880, 21380],
        [3410, 5360, 8290],
        [980, 1760, 3120],
        [590, 980, 1460],
        [1460, 2930, 5850],
        permit,
      ],
      contingency: [2630, 6480, 14510],
      total: [55200, 87520, 135440],
      shown: [55000, 87500, 135500],
    },
  ],
  [
    'concrete in California with everything',
    {
      input: {
        type: 'concrete',
        pool: { shape: 'rectangle', length: 36, width: 18 },
        depth: 5.5,
        state: 'CA',
        deck: 'travertine',
        deckArea: 800,
        heater: 'gas',
        lights: 4,
        cover: 'automatic',
        waterFeature: 'rock-fall',
        waterFeatures: 1,
        spa: 'attached',
        automation: true,
        salt: true,
        fence: 'aluminum',
        fenceLength: 200,
        gates: 2,
      },
      lines: [
        [84830, 131110, 185090],
        [18000, 28000, 45000],
        [2810, 5060, 8440],
        [2250, 4050, 7200],
        [9000, 16880, 28130],
        [3750, 10000, 25000],
        [10000, 25000, 43750],
        [1690, 3380, 6750],
        [1130, 1910, 2810],
        [8130, 12250, 20500],
        permit,
      ],
      contingency: [7090, 19090, 45020],
      total: [148980, 257730, 420190],
      shown: [149000, 257500, 420000],
    },
  ],
  [
    'above ground in Ohio, whose depth changes nothing',
    {
      input: { type: 'above-ground', pool: { shape: 'round', diameter: 24 }, depth: 4, cover: 'winter', state: 'OH' },
      lines: [[4380, 8760, 17520], [70, 150, 250], permit],
      contingency: [240, 790, 2430],
      total: [4990, 10700, 22700],
      shown: [5000, 10500, 22500],
    },
  ],
  [
    'a concrete kidney in Alabama',
    {
      input: {
        type: 'concrete',
        pool: { shape: 'kidney', length: 32, width: 14, otherWidth: 18 },
        depth: 4.75,
        state: 'AL',
      },
      lines: [[46000, 71090, 100360], permit],
      contingency: [2320, 5770, 12340],
      total: [48620, 77860, 115200],
      shown: [48500, 78000, 115000],
    },
  ],
  [
    'a vinyl oval in New York',
    {
      input: {
        pool: { shape: 'oval', length: 33, width: 18 },
        depth: 4.5,
        state: 'NY',
        deck: 'stamped-concrete',
        deckArea: 350,
        heater: 'solar',
        cover: 'mesh',
        fence: 'wood',
        fenceLength: 150,
        gates: 1,
      },
      lines: [
        [37860, 56800, 76910],
        [5040, 7140, 10920],
        [3300, 6050, 9900],
        [1100, 2090, 3300],
        [4800, 7680, 11640],
        permit,
      ],
      contingency: [2620, 6460, 13820],
      total: [55020, 87220, 128990],
      shown: [55000, 87000, 129000],
    },
  ],
])('%s', (_name, { input, lines, ...sums }) => {
  const whole = { ...plain, ...input };
  const estimate = estimateCost(whole);
  expect(costErrors(whole)).toEqual([]);
  expect(estimate.lines.map(({ price }) => price)).toEqual(lines);
  expect(estimate).toMatchObject(sums);
});

test('a pool alone costs what the comparison of the kinds says', () => {
  const shown = (type: CostInput['type']) => estimateCost(poolAlone(type, null)).shown;
  expect(shown('fiberglass')).toEqual([44500, 68000, 98000]);
  expect(shown('vinyl')).toEqual([34000, 53000, 75500]);
  expect(shown('concrete')).toEqual([58000, 93000, 137000]);
  expect(shown('above-ground')).toEqual([5000, 11000, 23000]);
});

test('lines say what they count', () => {
  const { lines } = estimateCost({ ...plain, deckArea: 1200, lights: 1, fenceLength: 120, gates: 2, waterFeatures: 3 });
  expect(lines.map(({ label }) => label)).toEqual([
    'Vinyl liner pool, 512 sq ft',
    'Broom-finished concrete deck, 1,200 sq ft',
    '1 light',
    'Sheer descent or bubbler × 3',
    'Removable mesh fence, 120 ft, 2 gates',
    'Permit and plan check',
  ]);
});

test.each<[Partial<CostInput>, string, string]>([
  [{ pool: { shape: 'round', diameter: 8 } }, 'area', 'Pool surface: enter a number from 60 to 1,200 square feet.'],
  [
    { pool: { shape: 'rectangle', length: -10, width: -10 } },
    'area',
    'Pool surface: enter a number from 60 to 1,200 square feet.',
  ],
  [{ depth: 9.5 }, 'depth', 'Average depth: enter a number from 3 to 9 feet.'],
  [{ lights: 1.5 }, 'lights', 'Lights: enter a whole number from 0 to 20.'],
])('%j is refused by the name of its field', (change, field, message) => {
  expect(costErrors({ ...plain, ...change })).toEqual([{ field, message }]);
});

test('there is a factor for each state and the district, and the day the factors are of', () => {
  expect(Object.keys(stateFactors).sort()).toEqual(states.map(({ code }) => code).sort());
  expect(costFactorsAsOf).toMatch(/^\d{4}-\d\d-\d\d$/);
});
