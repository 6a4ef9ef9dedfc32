import { formatList } from '@poolpros/contracts/format-list';
import { type Band, timesBand } from './band.js';
import { type Bounds, boundsError, boundsErrors, type InputError } from './bounds.js';
import { type ClimateZone, type ClimateZoneCode, climateZones } from './climate.js';
import { collectorEfficiency, heatPumpStops, latentHeat, leastRange, loadRange } from './energy-factors.js';
import { coldMonths, efficiencyIn } from './heat-pump.js';
import { byMonth, daysOfMonths, monthNames, monthsError, sumOf } from './months.js';
import { roundTo, withCommas } from './numbers.js';
import { waterCovers } from './water-factors.js';

/** What makes the heat, and what its efficiency is. */
export const heaterKinds = {
  gas: { label: 'Natural gas', efficiency: 0.82, bounds: [0.78, 0.95], unit: 'therm' },
  propane: { label: 'Propane', efficiency: 0.82, bounds: [0.78, 0.95], unit: 'therm' },
  'heat-pump': { label: 'Heat pump', efficiency: 5.5, bounds: [3, 7], unit: 'kWh' },
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
  cover: keyof typeof waterCovers;
  /** Hours a day under it; without meaning when there is no cover. */
  coveredHours: number;
  heater: HeaterKind;
  /** Heat from a unit of energy; for a heat pump its COP in air of 80 °F. */
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
/** Hours a day that the sun is up. The cover comes off in daylight first. */
const daylight = 14;

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
  const errors = [...boundsErrors(input, heatBounds), ...(months ? [months] : []), ...(efficiency ? [efficiency] : [])];
  return errors.length > 0 || input.heater !== 'heat-pump' ? errors : tooCold(input);
}

/** The heated months in which a heat pump shuts off, with what resistance heat would take in its place. */
function tooCold(input: HeatInput): InputError[] {
  const cold = coldMonths(climateZones[input.zone], input.months);
  if (cold.length === 0) return [];
  const { load } = heatYear({ ...input, months: cold, heater: 'electric', efficiency: 1 });
  const names = formatList(cold.map((month) => monthNames[month - 1] ?? ''));
  const kwh = withCommas(roundTo(sumOf(load) / btuPerKwh, 100));
  return [
    {
      field: 'heater',
      message: `Heat pump: it shuts off in air below ${heatPumpStops} °F, and the average here in ${names} is below that. Close the pool then, or choose gas or electric resistance (${kwh} kWh in ${cold.length === 1 ? 'that month' : 'those months'}).`,
    },
  ];
}

export interface HeatYear {
  /** Btu that the water needs, by month. */
  load: number[];
  /** Btu of it that the sun gives through collectors. */
  solar: number[];
  /** Energy that the heater takes, by month, in therms or kWh (`heaterKinds`). */
  energy: number[];
  /** Energy of the year, low, middle and high. */
  year: Band;
  /** How far a year may lie from the middle, as factors of it. */
  range: Band;
}

/** What the cover of a pool changes: parts of each flow of `heatFlows` that are left with it. */
function underCover({ cover, coveredHours }: Pick<HeatInput, 'cover' | 'coveredHours'>) {
  const { stops, stopsOther, letsSunIn } = waterCovers[cover];
  const covered = coveredHours / 24;
  const coveredDaylight = Math.max(0, coveredHours - (24 - daylight)) / daylight;
  return {
    evaporation: 1 - stops * covered,
    other: 1 - stopsOther * covered,
    sun: 1 - (1 - letsSunIn) * coveredDaylight,
  };
}

/**
 * The heat that a pool needs and what a heater takes for it, month by month. Takes an input without errors. The high end of
 * the range never falls below a part of the heat lost: where the sun pays for it all on average, cloudy days and cold
 * nights still start the heater.
 */
export function heatYear(input: HeatInput): HeatYear {
  const { area, temperature, months, collectorArea } = input;
  const zone = climateZones[input.zone];
  const left = underCover(input);
  const flows = daysOfMonths.map((_, index) => heatFlows(zone, index + 1, temperature));
  const perYear = (of: (flow: ReturnType<typeof heatFlows>) => number): number[] =>
    byMonth(months, (month, days) => {
      const flow = flows[month - 1];
      return flow ? Math.max(0, of(flow)) * 24 * days * area : 0;
    });
  const lostOf = ({ evaporation, convection, radiation }: ReturnType<typeof heatFlows>) =>
    evaporation * left.evaporation + (convection + radiation) * left.other;
  const load = perYear((flow) => lostOf(flow) - flow.sun * left.sun);
  const solar = byMonth(months, (month, days) =>
    Math.min(
      load[month - 1] ?? 0,
      collectorArea * (zone.sun[month - 1] ?? 0) * btuPerSunKwh * days * collectorEfficiency,
    ),
  );
  const energyOf = (btu: readonly number[]): number[] =>
    btu.map((each, index) =>
      energyFor(each, { heater: input.heater, efficiency: efficiencyIn(zone, index + 1, input) }),
    );
  const energy = energyOf(load.map((needed, index) => needed - (solar[index] ?? 0)));
  const range = loadRange[input.cover === 'none' || input.coveredHours === 0 ? 'open' : 'covered'];
  const [low, mid, high] = timesBand(range, sumOf(energy));
  const floor = leastRange * sumOf(energyOf(perYear(lostOf)));
  return { load, solar, energy, year: [low, mid, Math.max(high, mid + floor)], range };
}

/** The therms or kWh that a heater takes for so much heat in Btu. */
export const energyFor = (btu: number, { heater, efficiency }: Pick<HeatInput, 'heater' | 'efficiency'>): number =>
  btu / (heaterKinds[heater].unit === 'therm' ? btuPerTherm : btuPerKwh) / efficiency;

/** The Btu that bring so many gallons of water up by so many °F. */
export const firstHeatUp = (gallons: number, degrees: number): number =>
  gallons * poundsPerGallon * Math.max(0, degrees);

/**
 * What a change saves in a year, in dollars at middle tariffs, low, middle and high; negative where it costs more. With the
 * same cover both sides share the same hours under it, so only their difference is uncertain; otherwise low goes with high.
 */
export function heatSaving(now: HeatYear, changed: HeatYear, tariff: number, changedTariff = tariff): Band {
  const [before, after] = [timesBand(now.year, tariff), timesBand(changed.year, changedTariff)];
  return now.range === changed.range
    ? timesBand(now.range, before[1] - after[1])
    : [before[0] - after[2], before[1] - after[1], before[2] - after[0]];
}
