import type { ClimateZoneCode } from '@poolpros/contracts/http/climate-zones';
import type { State } from '@poolpros/contracts/states';
import { climateZoneOf } from './climate.js';

/** In which zones a state lies besides its main one; a test of `packages/places` compares them with those of its cities. */
const otherZones: Readonly<Partial<Record<State['code'], readonly ClimateZoneCode[]>>> = {
  AL: ['HOU'],
  AZ: ['ELP', 'DEN', 'TRK'],
  CA: ['RAL', 'FAT', 'PHX', 'ELP', 'TRK', 'DEN', 'SEA'],
  CO: ['TRK'],
  CT: ['BUF'],
  FL: ['MIA'],
  GA: ['HOU'],
  ID: ['TRK'],
  MA: ['BUF'],
  MD: ['BUF'],
  ME: ['BUF'],
  MI: ['BUF', 'MSP'],
  MS: ['HOU'],
  MT: ['TRK'],
  NC: ['CHI'],
  NH: ['BUF'],
  NM: ['ELP', 'TRK'],
  NV: ['DEN', 'TRK'],
  NY: ['BUF', 'MSP'],
  OR: ['DEN', 'TRK'],
  PA: ['CHI', 'BUF'],
  SC: ['HOU'],
  TX: ['DFW', 'ELP', 'DEN'],
  UT: ['ELP', 'TRK'],
  VA: ['NYC', 'CHI'],
  VT: ['BUF'],
  WA: ['DEN'],
  WI: ['BUF'],
  WY: ['TRK'],
};

/** The zones of a state: that of its main part first. */
export const climateZonesOf = (state: State['code']): readonly ClimateZoneCode[] => [
  climateZoneOf(state),
  ...(otherZones[state] ?? []),
];
