import type { Season } from '@poolpros/contracts/http/place-facts';
import type { State } from '@poolpros/contracts/states';

/** The day on which the table was last gone through. What the stations measured is a mean of decades: it does not grow old. */
export const climateAsOf = '2026-11-21';

export const climateSources = [
  {
    name: 'NREL, TMY3 station statistics',
    url: 'https://github.com/NREL/openstudio-standards/tree/master/data/weather',
  },
  { name: 'Department of Energy, heat pump pool heaters', url: 'https://www.webharvest.gov' },
] as const;

/** A climate zone: what pages are told of it, and what heat is computed from; values by month, January first. */
export interface ClimateZone extends Season {
  /** The city where the weather was measured. */
  station: string;
  /** Mean temperature, °F. */
  air: readonly number[];
  /** Mean dew point, °F. */
  dewPoint: readonly number[];
  /** Wind at the airport, mph. */
  wind: readonly number[];
  /** Sun on a level surface, kWh per square meter and day. */
  sun: readonly number[];
  /** The months, 1 to 12, of which pools are open at least the half: from and to. */
  openMonths: readonly [number, number];
}

/**
 * Ten zones, each after one reference station, whose code it has; values by month, January first. Air: TMY3 statistics of
 * the station (NREL), climate normals where they lack; sun: estimates but for Denver's. Water and evaporation: a heat
 * balance made of them (`pool-heat.ts`), fitted to the figures that the Department of Energy prints. Windows: air crossing
 * 60 °F. Parts of states: by degrees, after the zones' stations.
 */
const zones = {
  MIA: {
    climate: 'south Florida and Hawaii',
    station: 'Miami',
    opening: null,
    closing: null,
    swimming: { from: 'April', to: 'October' },
    openMonths: [1, 12],
    air: [67, 70, 71, 75, 80, 82, 83, 82, 82, 80, 75, 69],
    dewPoint: [56, 57, 59, 63, 69, 73, 73, 73, 73, 70, 65, 60],
    wind: [7.4, 12.3, 12.5, 10.5, 11.2, 8.7, 6.5, 7.8, 7.6, 8.3, 9.8, 8.3],
    sun: [3.5, 4.2, 5.2, 6.0, 6.0, 5.6, 5.8, 5.6, 4.9, 4.4, 3.7, 3.3],
    water: [65, 67, 70, 75, 79, 82, 83, 82, 81, 78, 72, 67],
    evaporation: [2.8, 3.7, 4.8, 5.3, 5.6, 4.7, 5, 4.8, 4, 3.8, 3.1, 2.5],
  },
  HOU: {
    climate: 'Gulf coast, hot and humid',
    station: 'Houston',
    opening: null,
    closing: null,
    swimming: { from: 'May', to: 'September' },
    openMonths: [1, 12],
    air: [51, 55, 61, 69, 75, 81, 83, 83, 80, 69, 63, 54],
    dewPoint: [42, 44, 49, 60, 66, 72, 73, 73, 68, 57, 54, 44],
    wind: [8.5, 8.7, 10.3, 8.7, 8.3, 6.5, 6.0, 4.7, 7.8, 6.5, 8.3, 8.1],
    sun: [2.7, 3.4, 4.2, 5.0, 5.6, 6.0, 5.9, 5.6, 4.9, 4.2, 3.1, 2.5],
    water: [50, 55, 61, 70, 77, 83, 84, 84, 78, 68, 62, 52],
    evaporation: [1.6, 2.2, 3.4, 3.7, 4.5, 4.8, 5.1, 4.7, 4.4, 3.4, 2.1, 1.7],
  },
  PHX: {
    climate: 'low desert',
    station: 'Phoenix',
    opening: null,
    closing: null,
    swimming: { from: 'May', to: 'September' },
    openMonths: [1, 12],
    air: [55, 60, 63, 75, 81, 93, 96, 93, 87, 77, 64, 53],
    dewPoint: [28, 39, 36, 29, 36, 43, 56, 56, 48, 44, 35, 33],
    wind: [6.3, 6.3, 6.3, 6.3, 6.3, 6.3, 6.3, 6.3, 6.3, 6.3, 6.3, 6.3],
    sun: [3.2, 4.3, 5.5, 7.1, 8.0, 8.4, 7.6, 7.1, 6.1, 4.9, 3.6, 3.0],
    water: [51, 59, 62, 70, 75, 81, 84, 82, 76, 69, 58, 50],
    evaporation: [3.2, 3.5, 5.2, 8.2, 9.8, 11.5, 10.8, 9.8, 8.3, 6.3, 4, 2.6],
  },
  LAX: {
    climate: 'California coast',
    station: 'Los Angeles',
    opening: null,
    closing: null,
    swimming: { from: 'July', to: 'August' },
    openMonths: [1, 12],
    air: [58, 58, 59, 61, 64, 66, 70, 71, 70, 67, 62, 58],
    dewPoint: [44, 46, 49, 51, 54, 58, 61, 62, 60, 55, 48, 43],
    wind: [7.4, 7.4, 7.4, 7.4, 7.4, 7.4, 7.4, 7.4, 7.4, 7.4, 7.4, 7.4],
    sun: [2.8, 3.6, 4.8, 6.1, 6.4, 6.6, 7.1, 6.5, 5.3, 4.2, 3.2, 2.6],
    water: [55, 58, 62, 66, 69, 72, 76, 75, 72, 66, 59, 54],
    evaporation: [2.3, 2.4, 3.3, 4.2, 4.7, 4.6, 5.5, 5, 4, 3.4, 2.6, 2.3],
  },
  ATL: {
    climate: 'Southeast, mixed and humid',
    station: 'Atlanta',
    opening: { from: 'late March', to: 'mid April' },
    closing: { from: 'mid October', to: 'early November' },
    swimming: { from: 'June', to: 'August' },
    openMonths: [4, 10],
    air: [39, 46, 57, 63, 69, 77, 79, 80, 72, 61, 53, 46],
    dewPoint: [27, 30, 39, 48, 57, 62, 68, 69, 62, 51, 40, 33],
    wind: [10.3, 11.6, 11.0, 8.9, 7.8, 8.7, 7.2, 7.6, 6.9, 8.9, 9.4, 10.5],
    sun: [2.6, 3.4, 4.5, 5.5, 6.0, 6.2, 6.0, 5.6, 4.8, 4.0, 2.9, 2.3],
    water: [39, 45, 56, 64, 71, 76, 80, 80, 73, 61, 51, 43],
    evaporation: [1.6, 2.4, 4, 4.5, 4.9, 5.8, 5.2, 5, 3.7, 2.9, 2.2, 1.7],
  },
  NYC: {
    climate: 'Mid-Atlantic coast',
    station: 'New York',
    opening: { from: 'late April', to: 'mid May' },
    closing: { from: 'late September', to: 'mid October' },
    swimming: { from: 'July', to: 'August' },
    openMonths: [5, 9],
    air: [34, 32, 42, 52, 61, 71, 77, 77, 68, 57, 45, 38],
    dewPoint: [24, 19, 33, 40, 48, 60, 69, 63, 56, 46, 36, 27],
    wind: [12.5, 11.4, 12.5, 11.2, 9.8, 11.0, 9.2, 9.4, 8.7, 11.0, 12.5, 12.5],
    sun: [1.9, 2.7, 3.8, 4.9, 5.7, 6.1, 6.0, 5.4, 4.3, 3.2, 2.0, 1.6],
    water: [33, 33, 45, 55, 64, 72, 79, 75, 67, 56, 43, 35],
    evaporation: [1.2, 1.4, 2.2, 3.4, 4.5, 5.1, 4.9, 5.2, 3.5, 2.5, 1.2, 1.1],
  },
  CHI: {
    climate: 'Midwest',
    station: 'Chicago',
    opening: { from: 'late April', to: 'mid May' },
    closing: { from: 'mid September', to: 'early October' },
    swimming: { from: 'July', to: 'July' },
    openMonths: [5, 9],
    air: [25, 29, 39, 50, 61, 71, 75, 74, 66, 54, 41, 30],
    dewPoint: [17, 20, 28, 37, 48, 58, 63, 62, 54, 43, 32, 23],
    wind: [10.7, 10.7, 11.4, 11.4, 10.1, 8.9, 8.1, 7.6, 8.5, 9.6, 10.7, 10.3],
    sun: [1.8, 2.6, 3.5, 4.6, 5.7, 6.3, 6.1, 5.4, 4.2, 3.0, 1.8, 1.5],
    water: [33, 33, 41, 52, 64, 73, 76, 74, 65, 53, 39, 33],
    evaporation: [1.7, 1.3, 2, 3.2, 4.6, 5.3, 5.3, 4.7, 3.3, 2.2, 1, 1.1],
  },
  DEN: {
    climate: 'mountains and high plains',
    station: 'Denver',
    opening: { from: 'early May', to: 'late May' },
    closing: { from: 'mid September', to: 'late September' },
    swimming: null,
    openMonths: [5, 9],
    air: [32, 33, 42, 48, 57, 68, 75, 73, 65, 51, 39, 31],
    dewPoint: [16, 18, 24, 30, 36, 43, 46, 49, 38, 27, 20, 13],
    wind: [7.8, 8.1, 9.2, 10.1, 8.3, 8.3, 7.6, 8.3, 8.3, 7.6, 8.9, 7.6],
    sun: [2.4, 3.1, 4.4, 5.6, 6.4, 6.9, 6.5, 5.7, 4.9, 3.7, 2.6, 2.2],
    water: [33, 35, 45, 52, 61, 68, 71, 69, 61, 49, 37, 33],
    evaporation: [1.5, 1.5, 2.9, 4, 5.3, 6.6, 7.3, 6.2, 5.1, 3.3, 1.9, 1.7],
  },
  MSP: {
    climate: 'cold North',
    station: 'Minneapolis',
    opening: { from: 'mid May', to: 'late May' },
    closing: { from: 'early September', to: 'mid September' },
    swimming: null,
    openMonths: [6, 8],
    air: [9, 18, 33, 45, 58, 67, 70, 68, 60, 45, 32, 18],
    dewPoint: [5, 13, 24, 35, 48, 57, 61, 60, 47, 35, 25, 13],
    wind: [13.6, 14.3, 15.7, 14.3, 11.4, 11.0, 9.4, 11.2, 11.2, 12.5, 14.1, 13.6],
    sun: [1.8, 2.7, 3.8, 4.7, 5.7, 6.3, 6.2, 5.3, 4.0, 2.6, 1.7, 1.4],
    water: [33, 33, 37, 49, 62, 70, 73, 70, 59, 44, 33, 33],
    evaporation: [2.7, 2.1, 2, 2.9, 4.2, 4.9, 4.9, 4.1, 3.3, 1.7, 1.1, 2.2],
  },
  SEA: {
    climate: 'west of the Cascades',
    station: 'Seattle',
    opening: { from: 'mid May', to: 'early June' },
    closing: { from: 'mid September', to: 'late September' },
    swimming: null,
    openMonths: [6, 9],
    air: [40, 42, 47, 52, 55, 60, 64, 66, 59, 53, 47, 42],
    dewPoint: [34, 35, 37, 42, 46, 48, 51, 53, 51, 45, 42, 36],
    wind: [8.7, 8.7, 8.5, 9.4, 8.5, 8.9, 8.5, 8.5, 4.9, 8.9, 8.7, 7.8],
    sun: [1.0, 1.6, 2.7, 3.9, 5.2, 5.7, 6.1, 5.1, 3.8, 2.1, 1.2, 0.8],
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
