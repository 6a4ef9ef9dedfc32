import type { State } from '@poolpros/contracts/states';
import { type Band, exactly, timesBand } from './band.js';
import type { Bounds } from './bounds.js';
import {
  centsPerKwh,
  gasPerMcf,
  gasPerTherm,
  nationalCentsPerKwh,
  propanePerGallon,
  tariffRange,
  thermsPerGallonOfPropane,
  thermsPerMcf,
} from './energy-factors.js';

type StateCode = State['code'] | null;

/** What a tariff that somebody types may be. */
export const tariffBounds = {
  electricity: { label: 'Electricity price', min: 0.01, max: 2, unit: 'dollars per kWh' },
  gas: { label: 'Gas price', min: 0.1, max: 20, unit: 'dollars per therm' },
  propane: { label: 'Propane price', min: 0.5, max: 20, unit: 'dollars per gallon' },
} as const satisfies Record<string, Bounds>;

const around = (mean: number): Band => timesBand([1 - tariffRange, 1, 1 + tariffRange], mean);

/** Dollars per kWh in a state, or in the country; a tariff from somebody's bill is that alone. */
export const electricityTariff = (state: StateCode, typed: number | null = null): Band =>
  typed === null ? around((state === null ? nationalCentsPerKwh : centsPerKwh[state]) / 100) : exactly(typed);

/** Dollars per therm of gas. Few states are known; of the others there is a wide range. */
export function gasTariff(state: StateCode, typed: number | null = null): Band {
  if (typed !== null) return exactly(typed);
  const perMcf = state === null ? undefined : gasPerMcf[state];
  return perMcf === undefined ? gasPerTherm : around(perMcf / thermsPerMcf);
}

/** Dollars per therm of propane, which is sold by the gallon. */
export const propaneTariff = (typedPerGallon: number | null = null): Band =>
  timesBand(typedPerGallon === null ? propanePerGallon : exactly(typedPerGallon), 1 / thermsPerGallonOfPropane);
