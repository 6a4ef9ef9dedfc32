import { climateZoneCodes, climateZones } from '@poolpros/calculators/climate';
import { heatRooms, steamGenerators } from '@poolpros/calculators/energy-factors';
import { heatRoomYear } from '@poolpros/calculators/heat-room';
import { hotTubYear, usualTub } from '@poolpros/calculators/hot-tub';
import { saunaHeater, steamGenerator } from '@poolpros/calculators/room-sizing';
import { electricityTariff } from '@poolpros/calculators/tariffs';
import { dollars, dollarsWithCents } from '../../shared/lib/money.js';

const allMonths = Array.from({ length: 12 }, (_, month) => month + 1);
const [, tariff] = electricityTariff(null);
const rounded = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** What homes pay for a kWh on average, in words. */
export const tariffText = `${(tariff * 100).toFixed(1)} cents`;

/** kWh and dollars a month of the usual tub in each zone: new, and with a worn cover. */
export const tubByZone = climateZoneCodes.map((zone) => {
  const year = (build: 'new' | 'worn') => hotTubYear({ ...usualTub, zone, months: allMonths, build }).year[1];
  const month = (build: 'new' | 'worn') => dollars((year(build) * tariff) / 12);
  return {
    name: climateZones[zone].climate,
    cells: [`${rounded.format(year('new'))} kWh`, month('new'), month('worn')],
  };
});

/** Hours of one session after the warm-up. */
const sessionHours = { sauna: 0.75, infrared: 0.67, steam: 0.33 } as const;
const sessionsPerWeek = 3;

/** What a session and a month with three of them a week take. */
export const heatRoomCosts = (Object.keys(sessionHours) as (keyof typeof sessionHours)[]).map((kind) => {
  const { label, ...heater } = heatRooms[kind];
  const { session, year } = heatRoomYear({ ...heater, use: sessionHours[kind], sessionsPerWeek });
  return {
    name: `${label}, ${heater.kw} kW`,
    cells: [
      `${Math.round(sessionHours[kind] * 60)} minutes`,
      `${session.toFixed(1)} kWh`,
      dollarsWithCents(session * tariff),
      dollars((year[1] * tariff) / 12),
    ],
  };
});

const saunas = [
  { name: '5 × 5 ft', floor: 25, hardSurface: 0 },
  { name: '6 × 7 ft', floor: 42, hardSurface: 0 },
  { name: '6 × 7 ft, 42 sq ft glass front', floor: 42, hardSurface: 42 },
  { name: '8 × 8 ft', floor: 64, hardSurface: 0 },
];
const saunaCeiling = 7;

/** The heater that saunas of common sizes need, indoors and outdoors. */
export const saunaSizes = saunas.map(({ name, floor, hardSurface }) => {
  const heater = (place: 'indoors' | 'outdoors') => {
    const { sizes } = saunaHeater({ volume: floor * saunaCeiling, hardSurface, place });
    return [...new Set(sizes)].map((size) => size ?? 'more than one').join(' or ');
  };
  return { name, cells: [`${floor * saunaCeiling} cu ft`, `${heater('indoors')} kW`, `${heater('outdoors')} kW`] };
});

const steamRooms = [
  { name: 'Acrylic or sealed tile on foam', walls: { mortar: false, coldWalls: 0, naturalStone: false } },
  { name: 'Tile on mortar or cement board', walls: { mortar: true, coldWalls: 0, naturalStone: false } },
  {
    name: 'Same room, with two glass or exterior walls',
    walls: { mortar: true, coldWalls: 2, naturalStone: false },
  },
  { name: 'Natural stone', walls: { mortar: false, coldWalls: 0, naturalStone: true } },
];
const steamVolumes = [100, 160, 240];

/** The generator at 240 volts that steam rooms of common sizes need, by what they are built of. */
export const steamSizes = {
  columns: ['Walls', ...steamVolumes.map((volume) => `${volume} cu ft`)],
  largest: steamGenerators.at(-1)?.kw,
  rows: steamRooms.map(({ name, walls }) => ({
    name,
    cells: steamVolumes.map((volume) => {
      const { kw } = steamGenerator({ volume, ...walls, castIronTub: false, voltage: 240 });
      return kw === null ? 'more than one' : `${kw} kW`;
    }),
  })),
};
