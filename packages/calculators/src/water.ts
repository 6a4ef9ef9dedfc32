import { type Band, product, sumOfBands, timesBand } from './band.js';
import { type Bounds, boundsErrors, type InputError } from './bounds.js';
import { type ClimateZoneCode, climateZones } from './climate.js';
import { byMonth, monthsError, sumOf } from './months.js';
import { heatedEvaporation } from './pool-heat.js';
import { gallonsIn } from './pool-shape.js';
import { backwashGallons, evaporationRange, gallonsPerBather, waterCovers } from './water-factors.js';

/** A pool as the water that it takes depends on it; lengths in feet, areas in square feet. */
export interface WaterInput {
  zone: ClimateZoneCode;
  area: number;
  depth: number;
  /** The open months, 1 to 12. */
  months: readonly number[];
  /** °F that it is held at; null when it is not heated. */
  heatedTo: number | null;
  cover: keyof typeof waterCovers;
  coveredHours: number;
  /** Backwashes per month; 0 with a cartridge filter. */
  backwashes: number;
  /** Gallons of each. */
  backwashGallons: number;
  /** Visits of bathers a week. */
  bathers: number;
  /** Inches a day. */
  leak: number;
  /** Part of the water that is drained each year. */
  drained: number;
}

export const waterBounds = {
  area: { label: 'Pool surface', min: 50, max: 2_000, unit: 'square feet' },
  depth: { label: 'Average depth', min: 2, max: 10, unit: 'feet' },
  coveredHours: { label: 'Hours under the cover', min: 0, max: 24, unit: 'hours' },
  backwashes: { label: 'Backwashes per month', min: 0, max: 12, unit: '' },
  backwashGallons: { label: 'Water per backwash', min: 0, max: 1_500, unit: 'gallons' },
  bathers: { label: 'Swimmers per week', min: 0, max: 200, unit: '' },
  leak: { label: 'Leak', min: 0, max: 2, unit: 'inches a day' },
  drained: { label: 'Drained each year', min: 0, max: 1, unit: 'of the water' },
} as const satisfies Partial<Record<keyof WaterInput, Bounds>>;

const heatedBounds: Bounds = { label: 'Water temperature', min: 70, max: 104, unit: '°F' };

/** Gallons in an inch of water on a square foot. */
const gallonsPerInch = 0.623377;
const gallonsPerHcf = 748.05;
const daysOfWeek = 7;

/** Why an input has no result; empty when it has one. */
export function waterErrors(input: WaterInput): InputError[] {
  const months = monthsError('months', 'Open months', input.months);
  return [
    ...boundsErrors(input, waterBounds),
    ...(input.heatedTo === null ? [] : boundsErrors({ heatedTo: input.heatedTo }, { heatedTo: heatedBounds })),
    ...(months ? [months] : []),
  ];
}

/** Gallons of a year by what takes them. */
export interface WaterYear {
  /** What a pool takes to be filled for the first time. */
  fill: number;
  /** Gallons made up each month, in the middle. */
  byMonth: number[];
  evaporation: Band;
  backwash: Band;
  splash: Band;
  leak: number;
  /** What is drained and refilled. */
  drain: number;
  /** Made up in all, without what is drained. */
  makeUp: Band;
  total: Band;
}

/** Inches that the open water loses in each of the months: at the temperature that it is held at, where that is warmer. */
function inchesByMonth({ zone: code, months, heatedTo }: WaterInput): number[] {
  const zone = climateZones[code];
  return byMonth(months, (month, days) =>
    heatedTo !== null && heatedTo > (zone.water[month - 1] ?? 0)
      ? heatedEvaporation(zone, month, days, heatedTo)
      : (zone.evaporation[month - 1] ?? 0),
  );
}

/** The water that a pool takes in a year. Rain is not credited. Takes an input without errors. */
export function waterYear(input: WaterInput): WaterYear {
  const { area, months } = input;
  const covered = (waterCovers[input.cover].stops * input.coveredHours) / 24;
  const evaporated = inchesByMonth(input).map((inches) => inches * area * gallonsPerInch * (1 - covered));
  const backwashed = byMonth(months, () => input.backwashes * input.backwashGallons);
  const visits = byMonth(months, (_month, days) => (input.bathers * days) / daysOfWeek);
  const leaked = byMonth(months, (_month, days) => input.leak * area * gallonsPerInch * days);
  const monthly = evaporated.map(
    (gallons, index) =>
      gallons + (backwashed[index] ?? 0) + (visits[index] ?? 0) * gallonsPerBather[1] + (leaked[index] ?? 0),
  );
  const fill = gallonsIn(area, input.depth);
  const drain = fill * input.drained;
  const leak = sumOf(leaked);
  const evaporation = timesBand(evaporationRange, sumOf(evaporated));
  const backwash = timesBand(backwashGallons, sumOf(backwashed) / backwashGallons[1]);
  const splash = timesBand(gallonsPerBather, sumOf(visits));
  const makeUp = sumOfBands([evaporation, backwash, splash, [leak, leak, leak]]);
  return {
    fill,
    byMonth: monthly,
    evaporation,
    backwash,
    splash,
    leak,
    drain,
    makeUp,
    total: sumOfBands([makeUp, [drain, drain, drain]]),
  };
}

/** Dollars of so many gallons, by what water and sewer cost per 1,000 of them. */
export const waterDollars = (gallons: Band, water: Band, sewer: Band): Band =>
  timesBand(product(gallons, sumOfBands([water, sewer])), 1 / 1000);

/** Gallons as a bill in hundred cubic feet (HCF or CCF) counts them. */
export const hundredCubicFeet = (gallons: number): number => gallons / gallonsPerHcf;

/** Dollars per 1,000 gallons of a tariff per hundred cubic feet (HCF or CCF). */
export const perThousandGallons = (perHcf: number): number => (perHcf / gallonsPerHcf) * 1000;
