import type { ClimateZoneCode } from '@poolpros/contracts/climate-zones';
import type { State } from '@poolpros/contracts/states';
import type { ClimateZone } from './climate-zone.js';
import { closedClimates } from './closed-climates.js';
import { openClimates } from './open-climates.js';

export { type ClimateZoneCode, climateZoneCodes } from '@poolpros/contracts/climate-zones';
export type { ClimateZone } from './climate-zone.js';

/** The day on which the table was last gone through. What the stations measured is a mean of decades: it does not grow old. */
export const climateAsOf = '2026-11-27';

export const climateSources = [
  {
    name: 'NREL, station statistics of weather files (TMY3; CZ2010 in California)',
    url: 'https://github.com/NREL/openstudio-standards/tree/master/data/weather',
  },
  { name: 'Department of Energy, heat pump pool heaters', url: 'https://www.webharvest.gov' },
] as const;

/**
 * The zones, each after one weather station. Water and evaporation are those of an unheated pool in the balance of
 * `pool-heat.ts`, never below 33 °F: `climate.test.ts` computes them again. Windows: air crosses 55 and 60 °F.
 */
export const climateZones: Readonly<Record<ClimateZoneCode, ClimateZone>> = { ...openClimates, ...closedClimates };

/** The zones of a state, the one that most of it lies in first; places get theirs from `packages/places`. */
const zonesOfState: Readonly<Record<State['code'], readonly [ClimateZoneCode, ...ClimateZoneCode[]]>> = {
  AK: ['MSP'],
  AL: ['ATL', 'HOU'],
  AR: ['ATL'],
  AZ: ['PHX', 'ELP', 'DEN', 'TRK'],
  CA: ['LAX', 'RAL', 'FAT', 'PHX', 'ELP', 'TRK', 'DEN', 'SEA'],
  CO: ['DEN', 'TRK'],
  CT: ['NYC', 'BUF'],
  DC: ['NYC'],
  DE: ['NYC'],
  FL: ['HOU', 'MIA'],
  GA: ['ATL', 'HOU'],
  HI: ['MIA'],
  IA: ['CHI'],
  ID: ['DEN', 'TRK'],
  IL: ['CHI'],
  IN: ['CHI'],
  KS: ['CHI'],
  KY: ['CHI'],
  LA: ['HOU'],
  MA: ['NYC', 'BUF'],
  MD: ['NYC', 'BUF'],
  ME: ['MSP', 'BUF'],
  MI: ['CHI', 'BUF', 'MSP'],
  MN: ['MSP'],
  MO: ['CHI'],
  MS: ['ATL', 'HOU'],
  MT: ['DEN', 'TRK'],
  NC: ['ATL', 'CHI'],
  ND: ['MSP'],
  NE: ['CHI'],
  NH: ['MSP', 'BUF'],
  NJ: ['NYC'],
  NM: ['DEN', 'ELP', 'TRK'],
  NV: ['PHX', 'DEN', 'TRK'],
  NY: ['NYC', 'BUF', 'MSP'],
  OH: ['CHI'],
  OK: ['ATL'],
  OR: ['SEA', 'DEN', 'TRK'],
  PA: ['NYC', 'CHI', 'BUF'],
  RI: ['NYC'],
  SC: ['ATL', 'HOU'],
  SD: ['MSP'],
  TN: ['ATL'],
  TX: ['HOU', 'DFW', 'ELP', 'DEN'],
  UT: ['DEN', 'ELP', 'TRK'],
  VA: ['ATL', 'NYC', 'CHI'],
  VT: ['MSP', 'BUF'],
  WA: ['SEA', 'DEN'],
  WI: ['MSP', 'BUF'],
  WV: ['CHI'],
  WY: ['DEN', 'TRK'],
};

/** The zones of a state: that of its main part first. */
export const climateZonesOf = (state: State['code']): readonly ClimateZoneCode[] => zonesOfState[state];

/** The zone that most of a state lies in. */
export const climateZoneOf = (state: State['code']): ClimateZoneCode => zonesOfState[state][0];
