import { readFileSync } from 'node:fs';
import type { LicenseRule, PlaceFacts, PriceBand, PricedItem, Season } from '@poolpros/contracts/http/place-facts';
import { stateBySlug } from '@poolpros/contracts/states';
import type { Coordinates } from './geo.js';
import { lazy } from './lazy.js';

/** A zone of the climate table: what pages are told of it, and its mean air temperature by month. */
interface Zone extends Season {
  air: number[];
}

/** A part of a state, bounded by degrees, that lies in another zone than most of it. */
interface StatePart {
  state: string;
  zone: string;
  south?: number;
  north?: number;
  west?: number;
  east?: number;
}

interface ClimateTable {
  zones: Record<string, Zone>;
  /** Postal codes by zone, in one text. */
  states: Record<string, string>;
  parts: StatePart[];
}

interface Band extends PriceBand {
  mid: number;
}

interface PriceTable {
  asOf: string;
  pools: Record<'fiberglass' | 'vinyl' | 'concrete' | 'aboveGround', Band>;
  permit: Band;
  /** Shares of the sum. */
  contingency: Band;
  /** What the price of labor moves whole, and what it moves by half. */
  work: { attachedSpa: Band };
  equipment: { hotTub: Band };
  /** The same in every state. */
  national: Record<'opening' | 'closing' | 'liner' | 'replaster' | 'upkeep', PriceBand>;
  stateFactors: Record<string, number>;
  centsPerKwh: Record<string, number>;
  /** Share by which a tariff may be lower or higher. */
  tariffRange: number;
  hotTub: { gallons: number; degrees: number; usesPerWeek: number; kwhPerUse: number };
  saunaKwhPerSession: number;
}

const readTable = <T extends object>(file: string) =>
  lazy((): T => JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')));
const climateTable = readTable<ClimateTable>('climate.json');
const priceTable = readTable<PriceTable>('prices.json');
const licenseTable = readTable<Record<string, LicenseRule>>('licenses.json');

/** What is known about pools at a place of a state (slug); of the main part of the state without a point. */
export function placeFacts(stateSlug: string, point: Coordinates | null): PlaceFacts | null {
  const code = stateBySlug(stateSlug)?.code;
  const license = code && licenseTable()[code];
  const zone = code && zoneOf(code, point);
  if (!license || !zone) return null;
  const { air, ...season } = zone;
  const { asOf } = priceTable();
  return { season, license, prices: { asOf, bands: bandsOf(code, air) } };
}

function zoneOf(code: string, point: Coordinates | null): Zone | undefined {
  const { zones, states, parts } = climateTable();
  const part = parts.find((each) => each.state === code && point && lies(point, each));
  const main = Object.keys(states).find((zone) => states[zone]?.split(' ').includes(code));
  return zones[part?.zone ?? main ?? ''];
}

const lies = ({ latitude, longitude }: Coordinates, { south, north, west, east }: StatePart): boolean =>
  latitude >= (south ?? -90) && latitude < (north ?? 90) && longitude >= (west ?? -180) && longitude < (east ?? 180);

function bandsOf(code: string, air: readonly number[]): Record<PricedItem, PriceBand> {
  const { pools, work, equipment, national, saunaKwhPerSession } = priceTable();
  const factor = priceTable().stateFactors[code] ?? 1;
  return {
    fiberglass: poolBand(pools.fiberglass, factor),
    vinyl: poolBand(pools.vinyl, factor),
    concrete: poolBand(pools.concrete, factor),
    aboveGround: poolBand(pools.aboveGround, factor),
    attachedSpa: each((end) => rounded(work.attachedSpa[end] * factor, 100)),
    hotTub: each((end) => rounded(equipment.hotTub[end] * halfOf(factor), 100)),
    ...national,
    hotTubPower: powerBand(code, hotTubKwh(air), 1),
    saunaPower: powerBand(code, saunaKwhPerSession, 100),
  };
}

const each = (value: (end: keyof Band) => number): Band => ({
  low: value('low'),
  mid: value('mid'),
  high: value('high'),
});

const rounded = (value: number, step: number): number => Math.floor(value / step + 0.5) * step;
const halfOf = (factor: number): number => 1 + (factor - 1) / 2;

/** A pool of 450 sq ft with its permit and a reserve, without deck, fence and heater. */
export function poolBand(base: Band, factor: number): Band {
  const { permit, contingency } = priceTable();
  return each((end) => {
    const sum = rounded(base[end] * factor, 10) + permit[end];
    return rounded(sum + rounded(sum * contingency[end], 10), 500);
  });
}

/** Dollars of so many kWh at the tariff of a state, to a part of a dollar. */
function powerBand(code: string, kwh: number, partOfDollar: number): PriceBand {
  const { centsPerKwh, tariffRange } = priceTable();
  const dollars = (kwh * (centsPerKwh[code] ?? 0)) / 100;
  const told = (value: number) => rounded(value * partOfDollar, 1) / partOfDollar;
  return { low: told(dollars * (1 - tariffRange)), mid: told(dollars), high: told(dollars * (1 + tariffRange)) };
}

const daysOf = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * kWh a year of a hot tub that stays warm: the standby power that the standard for portable spas allows at 37 °F above the
 * air, in proportion to the difference of each month, and its use.
 */
export function hotTubKwh(air: readonly number[], tub = priceTable().hotTub): number {
  const watts = 3.75 * tub.gallons ** (2 / 3) + 40;
  const standby = air.reduce(
    (sum, degrees, month) => sum + ((watts * Math.max(0, tub.degrees - degrees)) / 37) * 24 * (daysOf[month] ?? 0),
    0,
  );
  return standby / 1000 + tub.usesPerWeek * 52 * tub.kwhPerUse;
}
