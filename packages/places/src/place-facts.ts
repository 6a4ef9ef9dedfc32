import { readFileSync } from 'node:fs';
import { climateZoneOf, climateZones } from '@poolpros/calculators/climate';
import { type CostInput, estimateCost, levelIn, poolAlone } from '@poolpros/calculators/cost';
import { type Band, costFactorsAsOf, spas } from '@poolpros/calculators/cost-factors';
import { roundTo } from '@poolpros/calculators/numbers';
import type { LicenseRule, PlaceFacts, PriceBand, PricedItem } from '@poolpros/contracts/http/place-facts';
import { type State, stateBySlug } from '@poolpros/contracts/states';
import type { Coordinates } from './geo.js';
import { lazy } from './lazy.js';

interface PriceTable {
  asOf: string;
  /** The same in every state. */
  national: Record<'opening' | 'closing' | 'liner' | 'replaster' | 'upkeep', PriceBand>;
  centsPerKwh: Record<string, number>;
  /** Share by which a tariff may be lower or higher. */
  tariffRange: number;
  hotTub: { gallons: number; degrees: number; usesPerWeek: number; kwhPerUse: number };
  saunaKwhPerSession: number;
}

const readTable = <T extends object>(file: string) =>
  lazy((): T => JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')));
const priceTable = readTable<PriceTable>('prices.json');
const licenseTable = readTable<Record<string, LicenseRule>>('licenses.json');

/** What a state asks of those who build and mend pools; null for an unknown slug. */
export function licenseRule(stateSlug: string): LicenseRule | null {
  const code = stateBySlug(stateSlug)?.code;
  return (code && licenseTable()[code]) ?? null;
}

/** What is known about pools at a place of a state (slug); of the main part of the state without a point. */
export function placeFacts(stateSlug: string, point: Coordinates | null): PlaceFacts | null {
  const code = stateBySlug(stateSlug)?.code;
  const license = licenseRule(stateSlug);
  if (!license || !code) return null;
  const { air, ...season } = climateZones[climateZoneOf(code, point)];
  return { season, license, prices: { asOf: pricesAsOf(), bands: bandsOf(code, air) } };
}

/** The day of the older of both tables. */
const pricesAsOf = (): string => [priceTable().asOf, costFactorsAsOf].sort()[0] ?? costFactorsAsOf;

function bandsOf(code: State['code'], air: readonly number[]): Record<PricedItem, PriceBand> {
  const { national, saunaKwhPerSession } = priceTable();
  const { built, bought } = levelIn(code);
  const pool = (type: CostInput['type']) => bandOf(estimateCost(poolAlone(type, code)).shown);
  return {
    fiberglass: pool('fiberglass'),
    vinyl: pool('vinyl'),
    concrete: pool('concrete'),
    aboveGround: pool('above-ground'),
    attachedSpa: bandOf(spas.attached.price, built),
    hotTub: bandOf(spas.portable.price, bought),
    ...national,
    hotTubPower: powerBand(code, hotTubKwh(air), 1),
    saunaPower: powerBand(code, saunaKwhPerSession, 100),
  };
}

/** A band in steps of 100 dollars at the level of a state. */
const bandOf = ([low, mid, high]: Band, level = 1): PriceBand => ({
  low: roundTo(low * level, 100),
  mid: roundTo(mid * level, 100),
  high: roundTo(high * level, 100),
});

/** Dollars of so many kWh at the tariff of a state, to a part of a dollar. */
function powerBand(code: string, kwh: number, partOfDollar: number): PriceBand {
  const { centsPerKwh, tariffRange } = priceTable();
  const dollars = (kwh * (centsPerKwh[code] ?? 0)) / 100;
  const told = (value: number) => roundTo(value * partOfDollar, 1) / partOfDollar;
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
