import type { ClimateZoneCode } from '@poolpros/contracts/http/climate-zones';
import type { State } from '@poolpros/contracts/states';
import type { ClimateZone } from './climate-zone.js';
import { closedClimates } from './closed-climates.js';
import { openClimates } from './open-climates.js';

export { type ClimateZoneCode, climateZoneCodes } from '@poolpros/contracts/http/climate-zones';
export type { ClimateZone } from './climate-zone.js';

/** The day on which the table was last gone through. What the stations measured is a mean of decades: it does not grow old. */
export const climateAsOf = '2026-11-29';

export const climateSources = [
  {
    name: 'NREL, TMY3 and CZ2010 station statistics',
    url: 'https://github.com/NREL/openstudio-standards/tree/master/data/weather',
  },
  { name: 'Department of Energy, heat pump pool heaters', url: 'https://www.webharvest.gov' },
  {
    name: 'National Weather Service, monthly temperatures for Dallas–Fort Worth, 1991 to 2020 averages (copy read November 29, 2026)',
    url: 'https://www.weather.gov/fwd/dmotemp',
  },
] as const;

/**
 * The zones, each after one weather station. Water and evaporation are those of an unheated pool in the balance of
 * `pool-heat.ts`, never below 33 °F: `climate.test.ts` computes them again. Windows: air crosses 55 and 60 °F.
 */
export const climateZones: Readonly<Record<ClimateZoneCode, ClimateZone>> = { ...openClimates, ...closedClimates };

/** The zone that most of a state lies in; places get theirs from `packages/places`. */
const zoneOfState: Readonly<Record<State['code'], ClimateZoneCode>> = {
  AK: 'MSP',
  AL: 'ATL',
  AR: 'ATL',
  AZ: 'PHX',
  CA: 'LAX',
  CO: 'DEN',
  CT: 'NYC',
  DC: 'NYC',
  DE: 'NYC',
  FL: 'HOU',
  GA: 'ATL',
  HI: 'MIA',
  IA: 'CHI',
  ID: 'DEN',
  IL: 'CHI',
  IN: 'CHI',
  KS: 'CHI',
  KY: 'CHI',
  LA: 'HOU',
  MA: 'NYC',
  MD: 'NYC',
  ME: 'MSP',
  MI: 'CHI',
  MN: 'MSP',
  MO: 'CHI',
  MS: 'ATL',
  MT: 'DEN',
  NC: 'ATL',
  ND: 'MSP',
  NE: 'CHI',
  NH: 'MSP',
  NJ: 'NYC',
  NM: 'DEN',
  NV: 'PHX',
  NY: 'NYC',
  OH: 'CHI',
  OK: 'ATL',
  OR: 'SEA',
  PA: 'NYC',
  RI: 'NYC',
  SC: 'ATL',
  SD: 'MSP',
  TN: 'ATL',
  TX: 'HOU',
  UT: 'DEN',
  VA: 'ATL',
  VT: 'MSP',
  WA: 'SEA',
  WI: 'MSP',
  WV: 'CHI',
  WY: 'DEN',
};

/** The zone that most of a state lies in. */
export const climateZoneOf = (state: State['code']): ClimateZoneCode => zoneOfState[state];
