import { expect, test } from 'vitest';
import { amountOfMoles } from './dose.js';
import { acidDemand, alkalinityMoved, cyanurateFactor, demandBand, isPlausible, type Water } from './dose-ph.js';
import { acidProducts, baseProducts } from './dose-products.js';

const fluidOunce = 29.57353;
const ounce = 28.349523;
const water: Water = { ph: 8, alkalinity: 100, cyanuricAcid: 0 };
const waters: Water[] = [7, 7.3, 7.8, 8.2].flatMap((ph) =>
  [40, 80, 120, 240].flatMap((alkalinity) => [0, 30, 80].map((cyanuricAcid) => ({ ph, alkalinity, cyanuricAcid }))),
);

/** The table that the trade corrects alkalinity with (allpartspoolandspa.com, read on 2026-11-27). */
test.each([
  [7, 0.23],
  [7.2, 0.27],
  [7.4, 0.31],
  [7.6, 0.33],
  [7.8, 0.35],
  [8, 0.36],
])('at a pH of %f cyanuric acid makes up %f of its ppm in an alkalinity test', (ph, factor) => {
  expect(Math.abs(cyanurateFactor(ph) - factor)).toBeLessThan(0.013);
});

test('10,000 gallons at 100 ppm take 12 fl oz of muriatic acid from 8.0 to 7.5, or a pound of dry acid', () => {
  const moles = acidDemand(water, 7.5);
  expect(amountOfMoles(10_000, moles, acidProducts.muriatic31) / fluidOunce).toBeCloseTo(12.3, 0);
  expect(amountOfMoles(10_000, moles, acidProducts.muriatic14) / fluidOunce).toBeCloseTo(29, 0);
  expect(amountOfMoles(10_000, moles, acidProducts.dryAcid) / ounce).toBeCloseTo(16.6, 0);
});

test('10 ppm of alkalinity are 26 fl oz of muriatic acid for 10,000 gallons', () => {
  const moles = -10 / alkalinityMoved('acid', 1);
  expect(amountOfMoles(10_000, moles, acidProducts.muriatic31) / fluidOunce).toBeCloseTo(25.6, 1);
});

test('half of the soda ash from 7.2 to 7.5 is the 8 oz of trade tables, and borax is twice as much', () => {
  const low = { ...water, ph: 7.2 };
  const ounces = (of: 'sodaAsh' | 'borax') =>
    amountOfMoles(10_000, demandBand(of, low, 7.5)[1], baseProducts[of]) / ounce;
  expect(ounces('sodaAsh') / 2).toBeCloseTo(8.9, 1);
  expect(ounces('borax') / ounces('sodaAsh')).toBeCloseTo(2, 0);
});

/** The pH of water that holds these moles per liter, found by its charges, hydrogen included. */
function phOf(alkalinity: number, carbon: number, cyanuric: number, boric: number): number {
  const charge = (ph: number) => {
    const h = 10 ** -ph;
    const [k1, k2] = [10 ** -6.352, 10 ** -10.329];
    const carbonates = (carbon * (k1 * h + 2 * k1 * k2)) / (h * h + k1 * h + k1 * k2);
    const weak = (cyanuric * 10 ** -6.88) / (10 ** -6.88 + h) + (boric * 10 ** -9.24) / (10 ** -9.24 + h);
    return carbonates + weak + 1e-14 / h - h - alkalinity;
  };
  let [low, high] = [4, 11];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (charge(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

test.each(waters)('the dose reaches the target: %j', (of) => {
  const alkalinity = of.alkalinity / 50.0435 / 1000;
  const cyanuric = of.cyanuricAcid / 129.074 / 1000;
  let [low, high] = [0, 0.1];
  for (let step = 0; step < 60; step += 1) {
    const carbon = (low + high) / 2;
    if (phOf(alkalinity, carbon, cyanuric, 0) > of.ph) low = carbon;
    else high = carbon;
  }
  const acid = demandBand('acid', of, 6.9)[1];
  expect(phOf(alkalinity - acid, low, cyanuric, 0)).toBeCloseTo(6.9, 6);
  const soda = demandBand('sodaAsh', of, 8.3)[1];
  expect(phOf(alkalinity + 2 * soda, low + soda, cyanuric, 0)).toBeCloseTo(8.3, 6);
  const borax = demandBand('borax', of, 8.3)[1];
  expect(phOf(alkalinity + 2 * borax, low, cyanuric, 4 * borax)).toBeCloseTo(8.3, 6);
});

test.each(waters)('no dose is below nothing, and none is needed on target: %j', (of) => {
  for (const mover of ['acid', 'sodaAsh', 'borax'] as const) {
    const [low, mid, high] = demandBand(mover, of, 7.5);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(mid).toBeGreaterThanOrEqual(low);
    expect(high).toBeGreaterThanOrEqual(mid);
    expect(demandBand(mover, of, of.ph)[1]).toBeCloseTo(0, 9);
  }
  expect(isPlausible(of)).toBe(true);
});

test.each(waters)('acid that is added in two parts is as much as in one: %j', (of) => {
  const start = { ...of, ph: 8.2 };
  const first = acidDemand(start, 7.8);
  const between = { ...start, ph: 7.8, alkalinity: start.alkalinity + alkalinityMoved('acid', first) };
  expect(first + acidDemand(between, 7.4)).toBeCloseTo(acidDemand(start, 7.4), 9);
});

test('more alkalinity takes more acid', () => {
  const demand = (alkalinity: number) => acidDemand({ ...water, alkalinity }, 7.4);
  expect(demand(120) / demand(60)).toBeGreaterThan(1.9);
});

test('readings that do not fit each other are not plausible', () => {
  expect(isPlausible({ ph: 7.5, alkalinity: 20, cyanuricAcid: 100 })).toBe(false);
});
