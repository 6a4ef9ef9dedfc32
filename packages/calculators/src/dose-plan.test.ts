import { describe, expect, test } from 'vitest';
import type { Measure } from './dose.js';
import { type DoseInput, dosePlanErrors } from './dose-input.js';
import { dosePlan } from './dose-plan.js';
import type { Dose } from './dose-steps.js';

const untested: DoseInput['readings'] = {
  alkalinity: null,
  ph: null,
  chlorine: null,
  cyanuricAcid: null,
  calcium: null,
  salt: null,
};
const input: DoseInput = {
  gallons: 15_000,
  readings: untested,
  targets: { alkalinity: 90, ph: 7.5, chlorine: null, cyanuricAcid: 30, calcium: 250, salt: 3200 },
  chlorineProduct: 'liquid10',
  acid: 'muriatic31',
  base: 'sodaAsh',
  calciumProduct: 'flake77',
  fillCalcium: 100,
};
const having = (readings: Partial<DoseInput['readings']>, more: Partial<DoseInput> = {}): DoseInput => ({
  ...input,
  ...more,
  readings: { ...untested, ...readings },
});
const adviceOf = (of: Measure, asked: DoseInput) => {
  const step = dosePlan(asked).steps.find((each) => each.of === of);
  return step?.kind === 'advice' ? step.advice : step?.kind;
};
const doseOf = (of: Measure, asked: DoseInput): Dose => {
  const step = dosePlan(asked).steps.find((each) => each.of === of);
  if (step?.kind !== 'dose') throw new Error(`${of} has no dose`);
  return step;
};

test('alkalinity comes first, then pH, then chlorine, and only what was tested', () => {
  const all = having({ salt: 2000, calcium: 120, cyanuricAcid: 20, chlorine: 0.5, ph: 8, alkalinity: 60 });
  const order = ['alkalinity', 'ph', 'chlorine', 'cyanuricAcid', 'calcium', 'salt'];
  const { steps } = dosePlan(all);
  expect(steps.map(({ of }) => of)).toEqual(order);
  expect(steps.every(({ kind }) => kind === 'dose')).toBe(true);
  expect(dosePlan(having({ ph: 7.8, alkalinity: 90 })).steps.map(({ of }) => of)).toEqual(['alkalinity', 'ph']);
});

test('what is hard to take back goes in by halves, with the range of the test for acid', () => {
  const ph = doseOf('ph', having({ ph: 8, alkalinity: 90 }));
  expect(ph.firstShare).toBe(0.5);
  expect(ph.amount[0]).toBeLessThan(ph.amount[1]);
  expect(ph.amount[1]).toBeLessThan(ph.amount[2]);
  expect(ph.moves.alkalinity).toBeLessThan(0);
  expect(ph.notes).toEqual(['edgeOfTest']);
  for (const [of, reading] of [
    ['cyanuricAcid', 0],
    ['calcium', 100],
    ['salt', 0],
  ] as const)
    expect(doseOf(of, having({ [of]: reading })).firstShare).toBe(0.5);
});

test('a refill comes before any dose, down to the top of the range', () => {
  const { steps, isRefillFirst } = dosePlan(having({ alkalinity: 60, chlorine: 1, cyanuricAcid: 30, calcium: 500 }));
  expect(steps.map(({ of }) => of)).toEqual(['calcium', 'alkalinity', 'chlorine', 'cyanuricAcid']);
  expect(steps[0]).toMatchObject({ kind: 'refill', to: 400, share: 0.25, gallons: 3_750 });
  expect(isRefillFirst).toBe(false);
});

describe('a dose that is unsafe or impossible is refused', () => {
  test.each<[string, Measure, Parameters<typeof having>, string]>([
    ['chlorine above the label', 'chlorine', [{ chlorine: 6, cyanuricAcid: 30 }], 'waitForChlorine'],
    ['chlorine without the stabilizer test', 'chlorine', [{ chlorine: 0 }], 'needsStabilizer'],
    ['pH in water that bleaches the test', 'ph', [{ ph: 7.8, alkalinity: 90, chlorine: 12 }], 'phUnreadable'],
    ['pH without alkalinity', 'ph', [{ ph: 8 }], 'needsAlkalinity'],
    ['a base where alkalinity is high', 'ph', [{ ph: 7.1, alkalinity: 150 }], 'aerate'],
    ['alkalinity above the range', 'alkalinity', [{ alkalinity: 160 }], 'lowerAlkalinity'],
    ['calcium that the fill water has as well', 'calcium', [{ calcium: 500 }, { fillCalcium: 400 }], 'hardFillWater'],
    ['calcium above the range', 'calcium', [{ calcium: 500 }], 'refill'],
    ['salt above what the cell takes', 'salt', [{ salt: 4500 }], 'refill'],
    [
      'dichlor where stabilizer is nearly too high',
      'chlorine',
      [{ chlorine: 0, cyanuricAcid: 88 }, { chlorineProduct: 'dichlor' }],
      'useUnstabilized',
    ],
  ])('%s', (_name, of, [readings, more], advice) => {
    expect(adviceOf(of, having(readings, more))).toBe(advice);
  });

  test('too much stabilizer: part of the water goes before anything is added', () => {
    const plan = dosePlan(having({ cyanuricAcid: 100, chlorine: 0, alkalinity: 40, ph: 8 }));
    expect(plan.isRefillFirst).toBe(true);
    expect(plan.closedBy).toEqual(['lowChlorine', 'ph']);
    expect(plan.steps).toEqual([{ kind: 'refill', of: 'cyanuricAcid', from: 100, to: 50, share: 0.5, gallons: 7_500 }]);
  });
});

test('nobody swims below the least chlorine of the stabilizer, above the label, or out of the range of pH', () => {
  const closedBy = (readings: Partial<DoseInput['readings']>) => dosePlan(having(readings)).closedBy;
  expect(closedBy({ chlorine: 2, cyanuricAcid: 30 })).toEqual([]);
  expect(closedBy({ chlorine: 2, cyanuricAcid: 50 })).toEqual(['lowChlorine']);
  expect(closedBy({ chlorine: 4.5, cyanuricAcid: 30 })).toEqual(['highChlorine']);
  expect(closedBy({ ph: 7.9 })).toEqual(['ph']);
});

test('tablets are too slow for unsafe water, and say what stabilizer they leave', () => {
  const dose = doseOf('chlorine', having({ chlorine: 0, cyanuricAcid: 50 }, { chlorineProduct: 'trichlor' }));
  expect(dose.to).toBe(3.75);
  expect(dose.moves.cyanuricAcid).toBeCloseTo(2.28, 2);
  expect(dose.notes).toEqual(['perhapsBleached', 'tooSlow', 'plentyOfStabilizer']);
});

test('a reading in range takes nothing', () => {
  const { steps } = dosePlan(
    having({ alkalinity: 100, ph: 7.6, chlorine: 3, cyanuricAcid: 40, calcium: 300, salt: 3300 }),
  );
  expect(steps.map((step) => step.kind === 'advice' && step.advice)).toEqual(Array.from({ length: 6 }, () => 'fine'));
});

test.each<[DoseInput, string, string]>([
  [having({ ph: 7.5 }, { gallons: 400 }), 'gallons', 'Water: enter a number from 1,000 to 100,000 gallons.'],
  [having({ ph: 9 }), 'ph', 'pH: enter a number from 6.8 to 8.2.'],
  [having({ chlorine: Number.NaN }), 'chlorine', 'Free chlorine: enter a number from 0 to 50 ppm.'],
  [
    having({ chlorine: 0, cyanuricAcid: 20 }, { targets: { ...input.targets, chlorine: 15 } }),
    'chlorineTarget',
    'Chlorine target: enter a number from 1 to 10 ppm.',
  ],
  [
    having({ chlorine: 0, cyanuricAcid: 50 }, { targets: { ...input.targets, chlorine: 2 } }),
    'chlorineTarget',
    'Chlorine target: enter at least 2.5 ppm, the minimum for 50 ppm of cyanuric acid.',
  ],
  [having({}), 'readings', 'Enter at least one test result.'],
])('%# is refused by the name of its field', (asked, field, message) => {
  expect(dosePlanErrors(asked)).toEqual([{ field, message }]);
});

test('a target whose reading was not taken is not looked at', () => {
  expect(dosePlanErrors(having({ ph: 7.5 }, { targets: { ...input.targets, salt: Number.NaN } }))).toEqual([]);
});
