import type { State } from '@poolpros/contracts/states';
import type { Band } from './band.js';

/** The month that most electricity tariffs are of; Wisconsin's is of April 2025. */
export const electricityAsOf = '2026-04-30';
/** The last month that the gas tariffs hold. */
export const gasAsOf = '2024-05-31';
/** When the figures of equipment were gathered: they hold as long as what is sold is built the same. */
export const equipmentAsOf = '2026-11-21';

export const electricitySources = [
  { name: 'EIA table 5.6.A, April 2026, as reprinted by Energy Factbook', url: 'https://energyfactbook.com' },
  {
    name: 'Electric Choice, prices by state, 2026',
    url: 'https://www.electricchoice.com/electricity-prices-by-state/',
  },
  {
    name: 'EIA table 5.6.A',
    url: 'https://www.eia.gov/electricity/monthly/epm_table_grapher.php?t=epmt_5_06_a',
  },
] as const;
export const gasSources = [
  { name: 'EnergyBot, EIA data through May 2024', url: 'https://www.energybot.com/natural-gas' },
  { name: 'Pool Heat Pumps, operating costs (propane)', url: 'https://www.poolheatpumps.com' },
] as const;
/** By what they are about. */
export const equipmentSourcesOf = {
  pump: [
    {
      name: 'ENERGY STAR, pool pumps',
      url: 'https://www.energystar.gov/products/pool_pumps',
    },
  ],
  heater: [
    { name: 'Department of Energy, heat pump pool heaters', url: 'https://www.webharvest.gov' },
    { name: 'ASHRAE 4146 (1998), evaporation from pools', url: 'https://www.techstreet.com' },
  ],
  hotTub: [
    {
      name: 'Washington State, standby power of portable spas, 2021',
      url: 'https://lawfilesext.leg.wa.gov',
    },
  ],
  heatRoom: [
    { name: 'Sauna Heaters and Urban Sauna, heater sizes', url: 'https://urbansaunamn.com' },
    {
      name: 'Alpine Sauna, steam generator sizes',
      url: 'https://www.alpinesauna.com/steam-room/steam-generator-sizing',
    },
  ],
} as const;
export const equipmentSources = Object.values(equipmentSourcesOf).flat();

/** Cents per kWh that homes pay, fixed charges included. */
export const centsPerKwh: Readonly<Record<State['code'], number>> = {
  AL: 16.79,
  AK: 26.57,
  AZ: 15.62,
  AR: 14.16,
  CA: 33.75,
  CO: 16.33,
  CT: 27.84,
  DC: 24.03,
  DE: 18.39,
  FL: 15.77,
  GA: 14.6,
  HI: 46.62,
  IA: 13.86,
  ID: 12.7,
  IL: 18.82,
  IN: 17.42,
  KS: 15.23,
  KY: 15.02,
  LA: 14.44,
  MA: 31.51,
  MD: 22.4,
  ME: 29.55,
  MI: 20.55,
  MN: 16.44,
  MO: 14.01,
  MS: 14.53,
  MT: 13.9,
  NC: 15.12,
  ND: 12.35,
  NE: 13.28,
  NH: 27.39,
  NJ: 22.65,
  NM: 15,
  NV: 14.29,
  NY: 27.07,
  OH: 17.93,
  OK: 13.31,
  OR: 16.23,
  PA: 20.58,
  RI: 31.3,
  SC: 15.71,
  SD: 14.52,
  TN: 14.94,
  TX: 16.18,
  UT: 13.29,
  VA: 16.43,
  VT: 24.89,
  WA: 14.36,
  WI: 18.27,
  WV: 16.06,
  WY: 14.68,
};
export const nationalCentsPerKwh = 18.83;
/** Share by which the tariff of a home may lie below or above the mean of its state. */
export const tariffRange = 0.15;

/** Dollars per 1,000 cubic feet of gas, of the states that are known. */
export const gasPerMcf: Readonly<Partial<Record<State['code'], number>>> = {
  ND: 7.19,
  MT: 7.74,
  ID: 8.29,
  NM: 8.85,
  SD: 9.02,
  NE: 9.03,
  IN: 9.06,
  OK: 9.17,
  CO: 9.75,
  OH: 9.9,
  SC: 16.42,
  AL: 16.71,
  NH: 18.04,
  RI: 18.49,
  NV: 19.61,
  AZ: 19.76,
  CA: 20.43,
  FL: 20.79,
  MA: 21.76,
  HI: 49.26,
};
export const thermsPerMcf = 10.37;
/** Dollars per therm where no tariff of the state is known. */
export const gasPerTherm: Band = [1, 1.4, 2];
export const propanePerGallon: Band = [2, 2.5, 3.8];
export const thermsPerGallonOfPropane = 0.915;

/** What a pump draws at full speed, in kW, by its rated power; a fifth more or less. */
export const pumpDraws = [
  { horsepower: 0.75, kw: 1.1 },
  { horsepower: 1, kw: 1.5 },
  { horsepower: 1.5, kw: 2 },
  { horsepower: 2, kw: 2.3 },
] as const;
/** kW that the electronics of a variable-speed pump take. */
export const driveKw = 0.05;
/** What becomes of the computed saving of a slower pump: static head and a dirty filter break the cube law. */
export const pumpSavingRange: Band = [0.8, 1, 1.1];

/** What one pound of water takes along as vapor, Btu. */
export const latentHeat = 1_050;
/** Of the load of an open pool; one with a cover hangs on the hours that it is really covered. */
export const loadRange: Record<'open' | 'covered', Band> = { open: [0.75, 1, 1.25], covered: [0.5, 1, 2] };
/** The high end of a year is never below the middle and this part of the heat that the water loses. */
export const leastRange = 0.1;
/** COP of a heat pump by the air around it, °F: the middle of what spec sheets say. It shuts off in colder air. */
export const heatPumpCop = [
  { air: 50, cop: 3.5 },
  { air: 65, cop: 4.5 },
  { air: 80, cop: 5.5 },
] as const;
export const heatPumpStops = 45;
/** Part of the sun on a collector that comes into the water. */
export const collectorEfficiency = 0.5;

/** Times the standby power that the standard allows. */
export const tubBuilds = {
  new: { label: 'New, well insulated', factor: 0.8 },
  standard: { label: 'Meets the standard', factor: 1 },
  worn: { label: 'Older, or with a worn cover', factor: 1.4 },
} as const;
/** Standby power around the middle: insulation, the cover and the wind. */
export const standbyRange: Band = [0.75, 1, 1.45];
/** kWh that one use of a hot tub takes: pumps, air and water that cools. */
export const kwhPerUse: Band = [1, 2, 3];

/** Hours to warm up, and the part of the time in use in which the heater is on. */
export const heatRooms = {
  sauna: { label: 'Electric sauna', kw: 6, warmUp: 0.67, duty: 0.6 },
  infrared: { label: 'Infrared sauna', kw: 1.75, warmUp: 0.25, duty: 1 },
  steam: { label: 'Steam room', kw: 9, warmUp: 0.25, duty: 0.6 },
} as const;
/** How far the duty of a heater with a thermostat may lie from what was entered. */
export const dutyRange = 0.1;

/** Sizes that sauna heaters are sold in, kW. */
export const saunaHeaterSizes = [3, 4.5, 6, 8, 9, 10.5, 12, 15, 18] as const;
/** Sizes that steam generators are sold in, kW, and the room that each can fill by its voltage, cubic feet. */
export const steamGenerators = [
  { kw: 4.5, room: { 240: 90, 208: 60 } },
  { kw: 7.5, room: { 240: 200, 208: 80 } },
  { kw: 9, room: { 240: 280, 208: 120 } },
  { kw: 11, room: { 240: 375, 208: 175 } },
  { kw: 14, room: { 240: 550, 208: 350 } },
] as const;
