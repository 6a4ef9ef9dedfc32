import { type Band, timesBand } from './band.js';
import { type Bounds, boundsError, boundsErrors, type InputError } from './bounds.js';
import { type ClimateZone, type ClimateZoneCode, climateZones } from './climate.js';
import { collectorEfficiency, coverStops, latentHeat, loadRange } from './energy-factors.js';
import { byMonth, monthsError, sumOf } from './months.js';

/** What makes the heat, and what its efficiency is. */
export const heaterKinds = {
  gas: { label: 'Natural gas', efficiency: 0.82, bounds: [0.78, 0.95], unit: 'therm' },
  propane: { label: 'Propane', efficiency: 0.82, bounds: [0.78, 0.95], unit: 'therm' },
  'heat-pump': { label: 'Heat pump', efficiency: 5, bounds: [3, 7], unit: 'kWh' },
  electric: { label: 'Electric resistance', efficiency: 1, bounds: [1, 1], unit: 'kWh' },
} as const;
export type HeaterKind = keyof typeof heaterKinds;

/** A heated pool; areas in square feet, temperatures in °F. */
export interface HeatInput {
  zone: ClimateZoneCode;
  area: number;
  temperature: number;
  /** The heated months, 1 to 12. */
  months: readonly number[];
  /** Hours a day under a cover; 0 without one. */
  coveredHours: number;
  heater: HeaterKind;
  /** Heat that comes of a unit of energy; of a heat pump its COP. */
  efficiency: number;
  /** Solar collectors before the heater; 0 for none. */
  collectorArea: number;
}

export const heatBounds = {
  area: { label: 'Pool surface', min: 50, max: 2_000, unit: 'square feet' },
  temperature: { label: 'Water temperature', min: 70, max: 90, unit: '°F' },
  coveredHours: { label: 'Hours under the cover', min: 0, max: 24, unit: 'hours' },
  collectorArea: { label: 'Solar collectors', min: 0, max: 2_000, unit: 'square feet' },
} as const satisfies Partial<Record<keyof HeatInput, Bounds>>;

const btuPerKwh = 3_412;
const btuPerTherm = 100_000;
const poundsPerGallon = 8.34;
/** Btu on a square foot of what is 1 kWh on a square meter. */
const btuPerSunKwh = 317;
const feetPerMinutePerMph = 88;
const absoluteZero = 459.67;
/** Inches of water that a pound of vapor leaves behind on a square foot. */
const inchesPerPound = 1 / (poundsPerGallon * 0.623377);
/** Part of the airport's wind that comes into a back yard: the one figure that was fitted. */
const shelter = 0.22;
/** Part of the evaporation by Carrier's formula that still pools were measured to have (ASHRAE 1998). */
const stillWater = 0.74;
/** The sky on average is colder than the air by so many °F. */
const skyBelowAir = 20;
const emissivity = 0.95;
const absorbed = 0.75;

/** Pressure of saturated vapor in inches of mercury, at °F. */
export function vaporPressure(fahrenheit: number): number {
  const celsius = (fahrenheit - 32) / 1.8;
  return 0.18041 * Math.exp((17.625 * celsius) / (celsius + 243.04));
}

/** What a square foot of open water loses and wins each hour in a month 1 to 12, Btu. */
export function heatFlows(zone: ClimateZone, month: number, temperature: number) {
  const at = (values: readonly number[]) => values[month - 1] ?? 0;
  const air = at(zone.air);
  const wind = stillWater * (95 + 0.425 * feetPerMinutePerMph * at(zone.wind) * shelter);
  return {
    evaporation: wind * Math.max(0, vaporPressure(temperature) - vaporPressure(at(zone.dewPoint))),
    convection: 0.01 * wind * (temperature - air),
    radiation: emissivity * 0.1714e-8 * ((temperature + absoluteZero) ** 4 - (air - skyBelowAir + absoluteZero) ** 4),
    sun: (absorbed * at(zone.sun) * btuPerSunKwh) / 24,
  };
}

/** Inches that a heated pool without a cover loses in a month 1 to 12 of so many days. */
export const heatedEvaporation = (zone: ClimateZone, month: number, days: number, temperature: number): number =>
  ((heatFlows(zone, month, temperature).evaporation * 24 * days) / latentHeat) * inchesPerPound;

/** Why an input has no result; empty when it has one. */
export function heatErrors(input: HeatInput): InputError[] {
  const { label, bounds } = heaterKinds[input.heater];
  const [min, max] = bounds;
  const efficiency = boundsError('efficiency', input.efficiency, {
    label: `${label} efficiency`,
    min,
    max,
    unit: '',
  });
  const months = monthsError('months', 'Heated months', input.months);
  return [...boundsErrors(input, heatBounds), ...(months ? [months] : []), ...(efficiency ? [efficiency] : [])];
}

export interface HeatYear {
  /** Btu that the water needs, by month. */
  load: number[];
  /** Btu of it that the sun gives through collectors. */
  solar: number[];
  /** Energy that the heater takes, by month, in therms or kWh (`heaterKinds`). */
  energy: number[];
  /** How far a year may lie from the middle, as factors of it. */
  range: Band;
}

/** The heat that a pool needs and what a heater takes for it, month by month. Takes an input without errors. */
export function heatYear(input: HeatInput): HeatYear {
  const { area, temperature, months, coveredHours, collectorArea } = input;
  const zone = climateZones[input.zone];
  const covered = coveredHours / 24;
  const load = byMonth(months, (month, days) => {
    const { evaporation, convection, radiation, sun } = heatFlows(zone, month, temperature);
    const lost =
      evaporation * (1 - coverStops.evaporation * covered) +
      (convection + radiation) * (1 - coverStops.otherLoss * covered);
    return Math.max(0, lost - sun) * 24 * days * area;
  });
  const solar = byMonth(months, (month, days) =>
    Math.min(
      load[month - 1] ?? 0,
      collectorArea * (zone.sun[month - 1] ?? 0) * btuPerSunKwh * days * collectorEfficiency,
    ),
  );
  const energy = load.map((needed, index) => energyFor(needed - (solar[index] ?? 0), input));
  return { load, solar, energy, range: loadRange[coveredHours > 0 ? 'covered' : 'open'] };
}

/** The therms or kWh that a heater takes for so much heat in Btu. */
export const energyFor = (btu: number, { heater, efficiency }: Pick<HeatInput, 'heater' | 'efficiency'>): number =>
  btu / (heaterKinds[heater].unit === 'therm' ? btuPerTherm : btuPerKwh) / efficiency;

/** The Btu that bring so many gallons of water up by so many °F. */
export const firstHeatUp = (gallons: number, degrees: number): number =>
  gallons * poundsPerGallon * Math.max(0, degrees);

/** The energy of a year, low, middle and high. */
export const yearlyEnergy = ({ energy, range }: HeatYear): Band => timesBand(range, sumOf(energy));
