import { type Band, timesBand } from '@poolpros/calculators/band';
import { type ClimateZoneCode, climateZones } from '@poolpros/calculators/climate';
import { type CostInput, estimateCost, poolAlone } from '@poolpros/calculators/cost';
import { costFactorsAsOf, levelIn, spas } from '@poolpros/calculators/cost-factors';
import { electricityAsOf, heatRooms } from '@poolpros/calculators/energy-factors';
import { heatRoomYear } from '@poolpros/calculators/heat-room';
import { hotTubYear, usualTub } from '@poolpros/calculators/hot-tub';
import { monthsFrom } from '@poolpros/calculators/months';
import { roundTo } from '@poolpros/calculators/numbers';
import { serviceFactorsAsOf, servicePrices } from '@poolpros/calculators/service-factors';
import { electricityTariff } from '@poolpros/calculators/tariffs';
import type { LicenseRule, PlaceFacts, PriceBand, PricedItem, Season } from '@poolpros/contracts/http/place-facts';
import { licenseRuleOf } from '@poolpros/contracts/licenses/index';
import { licenseKinds } from '@poolpros/contracts/licenses/kinds';
import { kindsOfService } from '@poolpros/contracts/licenses/kinds-of-service';
import { type State, stateBySlug } from '@poolpros/contracts/states';
import { type ClimateSite, climateZoneAt } from './climate-zone.js';

/** What a state requires of pool contractors; null for an unknown slug. */
export function licenseRule(stateSlug: string): LicenseRule | null {
  const code = stateBySlug(stateSlug)?.code;
  return code ? licenseRuleOf(code) : null;
}

/** Facts about pools at a place of a state (slug); without a place, for the main part of the state. */
export function placeFacts(stateSlug: string, site: ClimateSite | null): PlaceFacts | null {
  const code = stateBySlug(stateSlug)?.code;
  const license = licenseRule(stateSlug);
  if (!code || !license) return null;
  const zone = climateZoneAt(code, site);
  return {
    season: seasonOf(zone),
    license: shownLicense(license),
    prices: { asOf: pricesAsOf, bands: bandsOf(code, zone) },
  };
}

/** The kinds of work that a page about a place or a service has a sentence about. */
const shownKinds = new Set(Object.values(kindsOfService).flat());
const unshownKinds = licenseKinds.filter((kind) => !shownKinds.has(kind));

function shownLicense({ rules, ...license }: LicenseRule): LicenseRule {
  const shown = { ...rules };
  for (const kind of unshownKinds) delete shown[kind];
  return { ...license, rules: shown };
}

/** The day of the oldest price table. */
const [pricesAsOf = costFactorsAsOf] = [costFactorsAsOf, serviceFactorsAsOf, electricityAsOf].sort();

function seasonOf(code: ClimateZoneCode): Season {
  const { climate, winter, opening, closing, swimming, water, evaporation } = climateZones[code];
  return { climate, winter, opening, closing, swimming, water, evaporation };
}

function bandsOf(code: State['code'], zone: ClimateZoneCode): Record<PricedItem, PriceBand> {
  const { built, bought } = levelIn(code);
  const pool = (type: CostInput['type']) => bandOf(estimateCost(poolAlone(type, code)).shown);
  return {
    fiberglass: pool('fiberglass'),
    vinyl: pool('vinyl'),
    concrete: pool('concrete'),
    aboveGround: pool('above-ground'),
    attachedSpa: bandOf(spas.attached.price, built),
    hotTub: bandOf(spas.portable.price, bought),
    ...servicePrices,
    hotTubPower: powerBand(
      code,
      hotTubYear({ ...usualTub, zone, months: monthsFrom(1, 12), build: 'standard' }).year[1],
      1,
    ),
    saunaPower: powerBand(code, heatRoomYear({ ...heatRooms.sauna, use: 0.75, sessionsPerWeek: 1 }).session, 100),
  };
}

/** A price range at the level of a state, in steps of 100 dollars. */
const bandOf = ([low, mid, high]: Band, level = 1): PriceBand => ({
  low: roundTo(low * level, 100),
  mid: roundTo(mid * level, 100),
  high: roundTo(high * level, 100),
});

/** The price in dollars of a number of kWh at the rate of a state, unrounded. */
function powerBand(code: State['code'], kwh: number, partOfDollar: number): PriceBand {
  const [low, mid, high] = timesBand(electricityTariff(code), kwh * partOfDollar);
  const told = (value: number) => roundTo(value, 1) / partOfDollar;
  return { low: told(low), mid: told(mid), high: told(high) };
}
