import { comparePumps } from '@poolpros/calculators/pump';
import { expect, it } from 'vitest';
import { type EcoMeasure, type EcoZone, ecoZones, example } from '../../../content/guides/eco-friendly.js';
import { paybackOf, priceOf, savingOf } from './eco-savings.js';

const zones = Object.keys(ecoZones) as EcoZone[];
const measures = Object.keys(priceOf) as EcoMeasure[];
const middle = (measure: EcoMeasure, zone: EcoZone) => savingOf(measure, zone).dollars[1];

it('saves with a cover as much as the worked example of the heater', () => {
  // 512 square feet at 82 °F from May to September: 1,471.4 therms open, 331.2 under bubbles; $1.40 a therm.
  expect(example.length * example.width).toBe(512);
  expect(middle('cover', 'NYC')).toBeCloseTo((1_471.4 - 331.2) * 1.4, -1);
});

it('saves with a slow pump as much as the pump calculator for the open days', () => {
  const { saved } = comparePumps({ kw: 1.5, hours: 8, days: 365, speed: 0.5, fullHours: 1 });
  for (const zone of ['MIA', 'PHX'] as const) expect(middle('pump', zone)).toBeCloseTo(saved.kwh[1] * 0.1883, 6);
  expect(middle('pump', 'NYC')).toBeCloseTo((saved.kwh[1] * 0.1883 * 153) / 365, 6);
});

it.each(zones)('orders low, middle and high in %s, and saves most by covering', (zone) => {
  for (const measure of measures) {
    const [low, mid, high] = savingOf(measure, zone).dollars;
    expect(low).toBeLessThan(mid);
    expect(mid).toBeLessThan(high);
    expect(mid).toBeLessThanOrEqual(middle('cover', zone));
  }
  expect(savingOf('cover', zone).gallons).toBeGreaterThan(5_000);
});

it('pays a cover back within a year and collectors in the north never within their life', () => {
  for (const zone of zones) expect(paybackOf('cover', zone)).toBeLessThan(1);
  expect(paybackOf('collectors', 'NYC')).toBeGreaterThan(15);
  expect(paybackOf('cooler', 'NYC')).toBeNull();
});
