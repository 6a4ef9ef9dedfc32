import { expect, it } from 'vitest';
import { climateZones } from './climate.js';
import { daysOfMonths } from './months.js';
import { heatedEvaporation, heatFlows } from './pool-heat.js';

const zones = Object.entries(climateZones);

/** °F at which an open pool loses what the sun gives it, in a month 1 to 12: found by halving; ice stops at 33. */
function balanced(zone: (typeof climateZones)['MIA'], month: number): number {
  let [low, high] = [-50, 150];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    const { evaporation, convection, radiation, sun } = heatFlows(zone, month, middle);
    if (evaporation + convection + radiation > sun) high = middle;
    else low = middle;
  }
  return Math.max(33, low);
}

it.each(zones)('the water of %s is that of the heat balance, and its evaporation follows', (_, zone) => {
  const water = daysOfMonths.map((__, index) => balanced(zone, index + 1));
  expect(zone.water).toEqual(water.map(Math.round));
  expect(zone.evaporation).toEqual(
    water.map((degrees, index) =>
      Number(heatedEvaporation(zone, index + 1, daysOfMonths[index] ?? 0, degrees).toFixed(1)),
    ),
  );
});

it.each(zones)('pools of %s have an opening and a closing when they are closed for the winter', (_, zone) => {
  expect([zone.opening !== null, zone.closing !== null]).toEqual(Array(2).fill(zone.winter === 'closed'));
});

it.each(zones)('the swimming months of %s are those whose water reaches 75 °F', (_, { water, swimming }) => {
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
  const warm = water.flatMap((degrees, index) => (degrees >= 75 ? [month.format(Date.UTC(2026, index))] : []));
  expect(swimming).toEqual(warm.length > 0 ? { from: warm[0], to: warm.at(-1) } : null);
});

it('loses about as much water as ponds and pools are measured to lose', () => {
  const inchesOf = (code: keyof typeof climateZones) =>
    climateZones[code].evaporation.reduce((sum, each) => sum + each);
  // Phoenix about 72 inches a year (city), El Paso about 80, the Central Valley 50 to 60; a fifth more or less.
  expect(inchesOf('PHX')).toBeLessThan(72 * 1.2);
  expect(inchesOf('ELP')).toBeGreaterThan(80 * 0.8);
  expect(inchesOf('FAT')).toBeGreaterThan(50);
  expect(inchesOf('FAT')).toBeLessThan(60);
});
