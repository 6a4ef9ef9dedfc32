import type { Season } from '@poolpros/contracts/http/place-facts';
import type { State } from '@poolpros/contracts/states';

/** The day on which the table was last gone through. */
export const climateAsOf = '2026-11-21';

/** A climate zone: what pages are told of it, and the mean air temperature by month in °F. */
export interface ClimateZone extends Season {
  air: readonly number[];
}

/**
 * Ten zones, each after one reference station, whose code it has; values by month, January first. Air: TMY3 statistics of
 * the station (NREL), climate normals where they lack. Water and evaporation: a heat balance made of them, fitted to the
 * figures that the Department of Energy prints. Windows: air crossing 60 °F. Parts of states: by degrees, after the
 * zones' stations.
 */
const zones = {
  MIA: {
    climate: 'south Florida and Hawaii',
    opening: null,
    closing: null,
    swimming: { from: 'April', to: 'October' },
    air: [67, 70, 71, 75, 80, 82, 83, 82, 82, 80, 75, 69],
    water: [65, 67, 70, 75, 79, 82, 83, 82, 81, 78, 72, 67],
    evaporation: [2.8, 3.7, 4.8, 5.3, 5.6, 4.7, 5, 4.8, 4, 3.8, 3.1, 2.5],
  },
  HOU: {
    climate: 'Gulf coast, hot and humid',
    opening: null,
    closing: null,
    swimming: { from: 'May', to: 'September' },
    air: [51, 55, 61, 69, 75, 81, 83, 83, 80, 69, 63, 54],
    water: [50, 55, 61, 70, 77, 83, 84, 84, 78, 68, 62, 52],
    evaporation: [1.6, 2.2, 3.4, 3.7, 4.5, 4.8, 5.1, 4.7, 4.4, 3.4, 2.1, 1.7],
  },
  PHX: {
    climate: 'low desert',
    opening: null,
    closing: null,
    swimming: { from: 'May', to: 'September' },
    air: [55, 60, 63, 75, 81, 93, 96, 93, 87, 77, 64, 53],
    water: [51, 59, 62, 70, 75, 81, 84, 82, 76, 69, 58, 50],
    evaporation: [3.2, 3.5, 5.2, 8.2, 9.8, 11.5, 10.8, 9.8, 8.3, 6.3, 4, 2.6],
  },
  LAX: {
    climate: 'California coast',
    opening: null,
    closing: null,
    swimming: { from: 'July', to: 'August' },
    air: [58, 58, 59, 61, 64, 66, 70, 71, 70, 67, 62, 58],
    water: [55, 58, 62, 66, 69, 72, 76, 75, 72, 66, 59, 54],
    evaporation: [2.3, 2.4, 3.3, 4.2, 4.7, 4.6, 5.5, 5, 4, 3.4, 2.6, 2.3],
  },
  ATL: {
    climate: 'Southeast, mixed and humid',
    opening: { from: 'late March', to: 'mid April' },
    closing: { from: 'mid October', to: 'early November' },
    swimming: { from: 'June', to: 'August' },
    air: [39, 46, 57, 63, 69, 77, 79, 80, 72, 61, 53, 46],
    water: [39, 45, 56, 64, 71, 76, 80, 80, 73, 61, 51, 43],
    evaporation: [1.6, 2.4, 4, 4.5, 4.9, 5.8, 5.2, 5, 3.7, 2.9, 2.2, 1.7],
  },
  NYC: {
    climate: 'Mid-Atlantic coast',
    opening: { from: 'late April', to: 'mid May' },
    closing: { from: 'late September', to: 'mid October' },
    swimming: { from: 'July', to: 'August' },
    air: [34, 32, 42, 52, 61, 71, 77, 77, 68, 57, 45, 38],
    water: [33, 33, 45, 55, 64, 72, 79, 75, 67, 56, 43, 35],
    evaporation: [1.2, 1.4, 2.2, 3.4, 4.5, 5.1, 4.9, 5.2, 3.5, 2.5, 1.2, 1.1],
  },
  CHI: {
    climate: 'Midwest',
    opening: { from: 'late April', to: 'mid May' },
    closing: { from: 'mid September', to: 'early October' },
    swimming: { from: 'July', to: 'July' },
    air: [25, 29, 39, 50, 61, 71, 75, 74, 66, 54, 41, 30],
    water: [33, 33, 41, 52, 64, 73, 76, 74, 65, 53, 39, 33],
    evaporation: [1.7, 1.3, 2, 3.2, 4.6, 5.3, 5.3, 4.7, 3.3, 2.2, 1, 1.1],
  },
  DEN: {
    climate: 'mountains and high plains',
    opening: { from: 'early May', to: 'late May' },
    closing: { from: 'mid September', to: 'late September' },
    swimming: null,
    air: [32, 33, 42, 48, 57, 68, 75, 73, 65, 51, 39, 31],
    water: [33, 35, 45, 52, 61, 68, 71, 69, 61, 49, 37, 33],
    evaporation: [1.5, 1.5, 2.9, 4, 5.3, 6.6, 7.3, 6.2, 5.1, 3.3, 1.9, 1.7],
  },
  MSP: {
    climate: 'cold North',
    opening: { from: 'mid May', to: 'late May' },
    closing: { from: 'early September', to: 'mid September' },
    swimming: null,
    air: [9, 18, 33, 45, 58, 67, 70, 68, 60, 45, 32, 18],
    water: [33, 33, 37, 49, 62, 70, 73, 70, 59, 44, 33, 33],
    evaporation: [2.7, 2.1, 2, 2.9, 4.2, 4.9, 4.9, 4.1, 3.3, 1.7, 1.1, 2.2],
  },
  SEA: {
    climate: 'west of the Cascades',
    opening: { from: 'mid May', to: 'early June' },
    closing: { from: 'mid September', to: 'late September' },
    swimming: null,
    air: [40, 42, 47, 52, 55, 60, 64, 66, 59, 53, 47, 42],
    water: [36, 40, 46, 54, 60, 64, 67, 67, 61, 51, 44, 37],
    evaporation: [0.3, 0.6, 1.6, 2.5, 3.4, 4.2, 4.9, 4.2, 2.2, 1.2, 0.3, 0.2],
  },
} satisfies Record<string, ClimateZone>;

export type ClimateZoneCode = keyof typeof zones;

export const climateZones: Readonly<Record<ClimateZoneCode, ClimateZone>> = zones;
export const climateZoneCodes = Object.keys(zones) as ClimateZoneCode[];

/** The zone that most of a state lies in. */
const zoneOfState: Readonly<Record<State['code'], ClimateZoneCode>> = {
  AK: 'MSP',
  AL: 'ATL',
  AR: 'ATL',
  AZ: 'PHX',
  CA: 'LAX',
  CO: 'DEN',
  CT: 'NYC',
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

/** A part of a state, bounded by degrees, that lies in another zone than most of it. */
interface StatePart {
  state: State['code'];
  zone: ClimateZoneCode;
  south?: number;
  north?: number;
  west?: number;
  east?: number;
}

const parts: readonly StatePart[] = [
  { state: 'FL', zone: 'MIA', north: 26.95 },
  { state: 'TX', zone: 'DEN', south: 33, east: -101 },
  { state: 'TX', zone: 'ATL', south: 31.5 },
  { state: 'MS', zone: 'HOU', north: 31 },
  { state: 'AL', zone: 'HOU', north: 31 },
  { state: 'GA', zone: 'HOU', north: 32.2, west: -82 },
  { state: 'SC', zone: 'HOU', north: 33.2, west: -80.5 },
  { state: 'AZ', zone: 'DEN', south: 34.2, west: -112.8 },
  { state: 'NV', zone: 'DEN', south: 37.5 },
  { state: 'CA', zone: 'PHX', north: 34.2, west: -116.8 },
  { state: 'NY', zone: 'MSP', south: 42 },
  { state: 'VA', zone: 'NYC', south: 38.5 },
  { state: 'MI', zone: 'MSP', south: 44.5 },
  { state: 'OR', zone: 'DEN', west: -121.4 },
  { state: 'WA', zone: 'DEN', west: -121.4 },
];

/** A point on earth, in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/** The zone of a place of a state; of the main part of the state without a point. */
export function climateZoneOf(state: State['code'], point: Point | null = null): ClimateZoneCode {
  const part = parts.find((each) => each.state === state && point !== null && lies(point, each));
  return part?.zone ?? zoneOfState[state];
}

/** The zones of a state: that of its main part first. */
export function climateZonesOf(state: State['code']): ClimateZoneCode[] {
  const others = parts.filter((part) => part.state === state).map(({ zone }) => zone);
  return [...new Set([zoneOfState[state], ...others])];
}

const lies = ({ latitude, longitude }: Point, { south, north, west, east }: StatePart): boolean =>
  latitude >= (south ?? -90) && latitude < (north ?? 90) && longitude >= (west ?? -180) && longitude < (east ?? 180);
