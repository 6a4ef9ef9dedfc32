import { existsSync } from 'node:fs';
import { states } from '@poolpros/contracts/states';
import { expect, test } from 'vitest';
import { climateZones } from './climate.js';
import { datedFactors } from './dated-factors.js';
import { centsPerKwh, gasPerMcf } from './energy-factors.js';
import { electricityTariff, gasTariff, propaneTariff } from './tariffs.js';

test.each(datedFactors)('$what have a day, sources and the file they stand in', ({ asOf, sources, file }) => {
  expect(asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(new Date(asOf).toISOString().slice(0, 10)).toBe(asOf);
  expect(sources.length).toBeGreaterThan(0);
  for (const { url } of sources) expect(new URL(url).protocol).toBe('https:');
  expect(existsSync(new URL(file, import.meta.url))).toBe(true);
});

test('each state and the district has an electricity tariff', () => {
  const codes = states.map(({ code }) => code).sort();
  expect(Object.keys(centsPerKwh).sort()).toEqual(codes);
  expect(codes).toEqual(expect.arrayContaining(Object.keys(gasPerMcf)));
});

test.each(Object.entries(climateZones))('the zone %s has possible weather', (_code, zone) => {
  for (const month of Array.from({ length: 12 }).keys()) {
    expect(zone.dewPoint[month]).toBeLessThan(zone.air[month] ?? 0);
    expect(zone.water[month]).toBeGreaterThanOrEqual(33);
  }
});

test('tariffs of a state lie 15 percent around its mean; a typed one is exact', () => {
  expect(electricityTariff('CA').map((dollars) => dollars.toFixed(4))).toEqual(['0.2869', '0.3375', '0.3881']);
  expect(electricityTariff(null)[1]).toBeCloseTo(0.1883, 6);
  expect(electricityTariff('CA', 0.2)).toEqual([0.2, 0.2, 0.2]);
  expect(gasTariff('CO')[1]).toBeCloseTo(0.94, 2);
  expect(gasTariff('CA')[1]).toBeCloseTo(1.97, 2);
  expect(gasTariff('TX')).toEqual([1, 1.4, 2]);
  expect(gasTariff('TX', 1.6)).toEqual([1.6, 1.6, 1.6]);
  expect(propaneTariff()[1]).toBeCloseTo(2.732, 3);
  expect(propaneTariff(2.5)[0]).toBeCloseTo(2.732, 3);
});
