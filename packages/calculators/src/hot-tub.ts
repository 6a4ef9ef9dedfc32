import type { Band } from './band.js';
import { type Bounds, boundsErrors, type InputError } from './bounds.js';
import { type ClimateZoneCode, climateZones } from './climate.js';
import { kwhPerUse, standbyRange, tubBuilds } from './energy-factors.js';
import { byMonth, monthsError, sumOf } from './months.js';

export interface HotTubInput {
  zone: ClimateZoneCode;
  gallons: number;
  /** °F */
  temperature: number;
  /** The months in which it stays warm, 1 to 12. */
  months: readonly number[];
  usesPerWeek: number;
  kwhPerUse: number;
  build: keyof typeof tubBuilds;
}

export const hotTubBounds = {
  gallons: { label: 'Water', min: 100, max: 1_000, unit: 'gallons' },
  temperature: { label: 'Water temperature', min: 95, max: 104, unit: '°F' },
  usesPerWeek: { label: 'Uses per week', min: 0, max: 21, unit: '' },
  kwhPerUse: { label: 'Energy per use', min: 1, max: 3, unit: 'kWh' },
} as const satisfies Partial<Record<keyof HotTubInput, Bounds>>;

/** The tub that figures of places are made with. */
export const usualTub = { gallons: 350, temperature: 102, usesPerWeek: 3, kwhPerUse: kwhPerUse[1] } as const;

/** Why an input has no result; empty when it has one. */
export function hotTubErrors(input: HotTubInput): InputError[] {
  const months = monthsError('months', 'Months in use', input.months);
  return [...boundsErrors(input, hotTubBounds), ...(months ? [months] : [])];
}

const weeksOfYear = 52;
/** The standard tests a tub that is so many °F warmer than the air. */
const testedDifference = 37;

/** The most that a tub of so many gallons may draw on standby by the standard, in watts. */
export const standbyWatts = (gallons: number): number => 3.75 * gallons ** (2 / 3) + 40;

/** What a hot tub that stays warm takes, in kWh: standby in proportion to how much warmer than the air it is, and its use. */
export function hotTubYear(input: HotTubInput): { watts: number; byMonth: number[]; year: Band } {
  const { gallons, months, build } = input;
  const watts = standbyWatts(gallons);
  const air = climateZones[input.zone].air;
  const standby = byMonth(months, (month, days) => {
    const difference = Math.max(0, input.temperature - (air[month - 1] ?? 0));
    return (watts * tubBuilds[build].factor * difference * 24 * days) / testedDifference / 1000;
  });
  const usesPerMonth = (input.usesPerWeek * weeksOfYear) / 12;
  const withUse = (kwh: number, factor = 1) =>
    standby.map((each, index) => each * factor + (months.includes(index + 1) ? kwh : 0) * usesPerMonth);
  const [least, , most] = kwhPerUse;
  const [low, , high] = standbyRange;
  return {
    watts,
    byMonth: withUse(input.kwhPerUse),
    year: [sumOf(withUse(least, low)), sumOf(withUse(input.kwhPerUse)), sumOf(withUse(most, high))],
  };
}
