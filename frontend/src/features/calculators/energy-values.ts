import { boundsError, type InputError } from '@poolpros/calculators/bounds';
import { heatRooms, tubBuilds } from '@poolpros/calculators/energy-factors';
import type { HeatRoomInput, HeatRoomKind } from '@poolpros/calculators/heat-room';
import type { HotTubInput } from '@poolpros/calculators/hot-tub';
import { daysOf } from '@poolpros/calculators/months';
import { type HeaterKind, type HeatInput, heaterKinds } from '@poolpros/calculators/pool-heat';
import { surfaceArea } from '@poolpros/calculators/pool-shape';
import type { PumpInput, Turnover } from '@poolpros/calculators/pump';
import {
  type SaunaRoom,
  type SteamRoom,
  saunaPlaces,
  saunaRoomErrors,
  steamRoomErrors,
  voltages,
} from '@poolpros/calculators/room-sizing';
import { electricityTariff, gasTariff, propaneTariff, tariffBounds } from '@poolpros/calculators/tariffs';
import { waterCovers } from '@poolpros/calculators/water-factors';
import { placeChoices, placeDefaults, placeOf } from './place-values.js';
import { poolOf, shapeChoices, shapeDefaults } from './pool-values.js';
import { countTyped, feetTyped, numberTyped, optionalTyped } from './typed-values.js';

/** What the energy calculator computes, by the value of `tab` in its URL. */
export const energyTabs = {
  pump: 'Pump',
  heater: 'Pool heater',
  'hot-tub': 'Hot tub',
  sauna: 'Sauna & steam',
  sizing: 'Heater size',
} as const;
export type EnergyTab = keyof typeof energyTabs;
export const energyTabNames = Object.keys(energyTabs) as EnergyTab[];

/** The first one where a URL names none. */
export const tabOf = (params: URLSearchParams): EnergyTab =>
  energyTabNames.find((tab) => tab === params.get('tab')) ?? 'pump';

const sharedDefaults = { tab: 'pump', ...placeDefaults, price: '' };
const sharedChoices = { tab: energyTabNames, ...placeChoices };

export const speeds = ['0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9'];
export const pumpDefaults = {
  ...sharedDefaults,
  kw: '1.5',
  hours: '8',
  speed: '0.5',
  fullHours: '1',
  gallons: '',
  flow: '40',
};
export const pumpChoices = { ...sharedChoices, speed: speeds };
export type PumpValues = Readonly<typeof pumpDefaults>;

export const pumpInputOf = (values: PumpValues): PumpInput => ({
  kw: numberTyped(values.kw, 'kW'),
  hours: numberTyped(values.hours, 'hours'),
  days: daysOf(placeOf(values).months),
  speed: Number(values.speed),
  fullHours: countTyped(values.fullHours, 'hours'),
});

/** How much water the pump has to move; null as long as nobody says so. */
export const turnoverOf = ({ gallons, flow }: PumpValues): Turnover | null =>
  gallons.trim() === '' ? null : { gallons: numberTyped(gallons, 'gallons'), flow: numberTyped(flow) };

export const heatDefaults = {
  ...sharedDefaults,
  ...shapeDefaults,
  depth: '5',
  temperature: '82',
  cover: 'none',
  coveredHours: '16',
  heater: 'gas',
  efficiency: '',
  collectorArea: '0',
  gas: '',
  propane: '',
};
export const heatChoices = {
  ...sharedChoices,
  ...shapeChoices,
  cover: Object.keys(waterCovers),
  heater: Object.keys(heaterKinds),
};
export type HeatValues = Readonly<typeof heatDefaults>;

export function heatInputOf(values: HeatValues): HeatInput {
  const { zone, months } = placeOf(values);
  const heater = values.heater as HeaterKind;
  return {
    zone,
    months,
    heater,
    area: surfaceArea(poolOf(values)),
    temperature: numberTyped(values.temperature, '°F'),
    cover: values.cover as HeatInput['cover'],
    coveredHours: values.cover === 'none' ? 0 : numberTyped(values.coveredHours, 'hours'),
    efficiency: optionalTyped(values.efficiency) ?? heaterKinds[heater].efficiency,
    collectorArea: countTyped(values.collectorArea, 'sq ft'),
  };
}

/** The field that holds the tariff of a heater. */
export const tariffField = { gas: 'gas', propane: 'propane', 'heat-pump': 'price', electric: 'price' } as const;
export const tariffBoundsOf = { gas: tariffBounds.gas, propane: tariffBounds.propane, price: tariffBounds.electricity };

/** Dollars of a unit of energy of a heater, per kWh or therm. */
export function heaterTariff(values: HeatValues, heater: HeaterKind) {
  const { state } = placeOf(values);
  if (heater === 'gas') return gasTariff(state, optionalTyped(values.gas));
  if (heater === 'propane') return propaneTariff(optionalTyped(values.propane));
  return electricityTariff(state, optionalTyped(values.price));
}

export const tubDefaults = {
  ...sharedDefaults,
  // A tub stays warm all year, whatever pools do.
  from: '1',
  to: '12',
  gallons: '350',
  temperature: '102',
  usesPerWeek: '3',
  kwhPerUse: '2',
  build: 'standard',
};
export const tubChoices = { ...sharedChoices, build: Object.keys(tubBuilds) };
export type TubValues = Readonly<typeof tubDefaults>;

export function tubInputOf(values: TubValues): HotTubInput {
  const { zone, months } = placeOf(values);
  return {
    zone,
    months,
    gallons: numberTyped(values.gallons, 'gallons'),
    temperature: numberTyped(values.temperature, '°F'),
    usesPerWeek: countTyped(values.usesPerWeek),
    kwhPerUse: numberTyped(values.kwhPerUse),
    build: values.build as HotTubInput['build'],
  };
}

export const dutyShares = ['0.5', '0.6', '0.7', '1'];
export const roomDefaults = {
  ...sharedDefaults,
  kind: 'sauna',
  kw: '6',
  warmUp: '0.67',
  use: '0.75',
  duty: '0.6',
  sessionsPerWeek: '3',
};
export const roomChoices = { ...sharedChoices, kind: Object.keys(heatRooms), duty: dutyShares };
export type RoomValues = Readonly<typeof roomDefaults>;

/** What a kind of room has as a rule. */
export function valuesOfKind(kind: HeatRoomKind): Partial<RoomValues> {
  const { kw, warmUp, duty } = heatRooms[kind];
  return { kind, kw: String(kw), warmUp: String(warmUp), duty: String(duty) };
}

export const roomInputOf = (values: RoomValues): HeatRoomInput => ({
  kw: numberTyped(values.kw, 'kW'),
  warmUp: countTyped(values.warmUp, 'hours'),
  use: numberTyped(values.use, 'hours'),
  duty: Number(values.duty),
  sessionsPerWeek: countTyped(values.sessionsPerWeek),
});

export const sizingDefaults = {
  tab: 'pump',
  room: 'sauna',
  length: '6',
  width: '7',
  height: '7',
  hardSurface: '0',
  place: 'indoors',
  mortar: '',
  castIronTub: '',
  coldWalls: '0',
  naturalStone: '',
  voltage: '240',
};
export const sizingChoices = {
  tab: energyTabNames,
  room: ['sauna', 'steam'],
  place: Object.keys(saunaPlaces),
  mortar: ['', '1'],
  castIronTub: ['', '1'],
  naturalStone: ['', '1'],
  voltage: voltages.map(String),
};
export type SizingValues = Readonly<typeof sizingDefaults>;

const volumeOf = ({ length, width, height }: SizingValues): number =>
  feetTyped(length) * feetTyped(width) * feetTyped(height);

/** The sides of a room and what they are called. */
export const roomSides = { length: 'Length', width: 'Width', height: 'Height' } as const;
const roomSideNames = Object.keys(roomSides) as (keyof typeof roomSides)[];
const sideBounds = { min: 1, max: 100, unit: 'feet' };

/** What is wrong with a room; what it holds is looked at once its sides are numbers. */
export function sizingErrors(values: SizingValues): InputError[] {
  const wrong = roomSideNames.flatMap(
    (field) => boundsError(field, feetTyped(values[field]), { label: roomSides[field], ...sideBounds }) ?? [],
  );
  if (wrong.length > 0) return wrong;
  return values.room === 'steam' ? steamRoomErrors(steamRoomOf(values)) : saunaRoomErrors(saunaRoomOf(values));
}

export const saunaRoomOf = (values: SizingValues): SaunaRoom => ({
  volume: volumeOf(values),
  hardSurface: countTyped(values.hardSurface, 'sq ft'),
  place: values.place as SaunaRoom['place'],
});

export const steamRoomOf = (values: SizingValues): SteamRoom => ({
  volume: volumeOf(values),
  mortar: values.mortar !== '',
  castIronTub: values.castIronTub !== '',
  coldWalls: countTyped(values.coldWalls),
  naturalStone: values.naturalStone !== '',
  voltage: values.voltage === '208' ? 208 : 240,
});
