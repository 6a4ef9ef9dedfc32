import { type Band, product, timesBand } from './band.js';
import { type Bounds, boundsErrors, type InputError } from './bounds.js';
import { driveKw, pumpSavingRange } from './energy-factors.js';

/** A pump of one speed, and how a variable-speed pump would move the same water. */
export interface PumpInput {
  /** Draw at full speed, kW. */
  kw: number;
  /** Hours a day at full speed. */
  hours: number;
  /** Days a year. */
  days: number;
  /** The slower speed, as a part of the full one. */
  speed: number;
  /** Hours a day that the variable-speed pump runs at full speed on top. */
  fullHours: number;
}

export const pumpBounds = {
  kw: { label: 'Power draw', min: 0.3, max: 4, unit: 'kW' },
  hours: { label: 'Hours a day', min: 0.5, max: 24, unit: 'hours' },
  days: { label: 'Days a year', min: 1, max: 365, unit: 'days', whole: true },
  speed: { label: 'Low speed', min: 0.3, max: 1, unit: 'of full speed' },
  fullHours: { label: 'Full-speed hours', min: 0, max: 6, unit: 'hours' },
} as const satisfies Record<keyof PumpInput, Bounds>;

const hoursOfDay = 24;
/** Binary fractions of a day of exactly 24 hours may add up to a little more. */
const slack = 1e-9;

export interface PumpComparison {
  /** kWh a year of the pump of one speed. */
  single: number;
  variable: {
    kwh: number;
    /** Draw at the low speed, kW. */
    lowKw: number;
    /** Hours a day at the low speed. */
    lowHours: number;
  };
  saved: {
    kwh: Band;
    /** Part of what the pump of one speed takes, in the middle. */
    share: number;
  };
}

/** Why an input has no comparison: out of bounds, or a speed too low for the day to be long enough. */
export function pumpErrors(input: PumpInput): InputError[] {
  const errors = boundsErrors(input, pumpBounds);
  if (errors.length > 0 || input.hours / input.speed + input.fullHours <= hoursOfDay + slack) return errors;
  return [
    {
      field: 'speed',
      message: 'Low speed: at that speed the pump would need more than 24 hours a day; choose a higher speed.',
    },
  ];
}

/**
 * What a variable-speed pump takes for the same water as one of a single speed. Flow goes with the speed, power with its
 * cube, so at half speed an eighth of the power runs for twice the time. Takes an input without errors.
 */
export function comparePumps({ kw, hours, days, speed, fullHours }: PumpInput): PumpComparison {
  const single = kw * hours * days;
  const lowKw = kw * speed ** 3 + driveKw;
  const lowHours = hours / speed;
  const kwh = (lowKw * lowHours + (kw + driveKw) * fullHours) * days;
  const saved = Math.max(0, single - kwh);
  return {
    single,
    variable: { kwh, lowKw, lowHours },
    saved: { kwh: timesBand(pumpSavingRange, saved), share: saved / single },
  };
}

/** Dollars of energy at a tariff. */
export const dollarsOf = (energy: Band, tariff: Band): Band => product(energy, tariff);

/** The water of a pool and what its pump moves of it in a minute, in gallons. */
export interface Turnover {
  gallons: number;
  flow: number;
}

export const turnoverBounds = {
  gallons: { label: 'Pool water', min: 500, max: 100_000, unit: 'gallons' },
  flow: { label: 'Flow', min: 5, max: 200, unit: 'gallons a minute' },
} as const satisfies Record<keyof Turnover, Bounds>;

/** Hours in which a pump moves all water of a pool once. */
export const turnoverHours = ({ gallons, flow }: Turnover): number => gallons / (flow * 60);
