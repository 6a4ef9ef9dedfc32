import { type Bounds, boundsErrors, type InputError } from './bounds.js';
import { saunaHeaterSizes, steamGenerators } from './energy-factors.js';

/** Where a sauna stands, and what its heater needs on top for that: the middle of what makers print. */
export const saunaPlaces = {
  indoors: { label: 'Indoors', factor: 1 },
  outdoors: { label: 'Outdoors, insulated', factor: 1.15 },
  uninsulated: { label: 'Outdoors, not insulated', factor: 1.275 },
} as const;

export interface SaunaRoom {
  /** Cubic feet. */
  volume: number;
  /** Square feet of glass, tile, stone or bare concrete. */
  hardSurface: number;
  place: keyof typeof saunaPlaces;
}

export const saunaRoomBounds = {
  volume: { label: 'Sauna volume', min: 50, max: 1_000, unit: 'cubic feet' },
  hardSurface: { label: 'Glass, tile and stone', min: 0, max: 300, unit: 'square feet' },
} as const satisfies Partial<Record<keyof SaunaRoom, Bounds>>;

/** Cubic feet that a square foot of a hard surface counts as (1.2 cubic meters a square meter). */
const cubicFeetPerHardFoot = 4;
/** Cubic feet that a kW heats: makers differ. */
const cubicFeetPerKw = { most: 50, least: 45 };

export const saunaRoomErrors = (room: SaunaRoom): InputError[] => boundsErrors(room, saunaRoomBounds);

/** The least size sold that has so many kW; null when none has. */
const sizeFor = (kw: number): number | null => saunaHeaterSizes.find((size) => size >= kw) ?? null;

/** The heater that a sauna needs by the lower and by the higher rule of makers, in kW, and the sizes sold from there. */
export function saunaHeater({ volume, hardSurface, place }: SaunaRoom) {
  const adjusted = volume + cubicFeetPerHardFoot * hardSurface;
  const { factor } = saunaPlaces[place];
  const needs = [(adjusted / cubicFeetPerKw.most) * factor, (adjusted / cubicFeetPerKw.least) * factor] as const;
  return { adjusted, needs, sizes: [sizeFor(needs[0]), sizeFor(needs[1])] as const };
}

export const voltages = [240, 208] as const;

export interface SteamRoom {
  /** Cubic feet. */
  volume: number;
  /** Walls of mortar bed or cement board. */
  mortar: boolean;
  castIronTub: boolean;
  /** Walls of glass, or to the cold outside. */
  coldWalls: number;
  naturalStone: boolean;
  voltage: (typeof voltages)[number];
}

export const steamRoomBounds = {
  volume: { label: 'Steam room volume', min: 30, max: 1_000, unit: 'cubic feet' },
  coldWalls: { label: 'Glass or outside walls', min: 0, max: 6, unit: '', whole: true },
} as const satisfies Partial<Record<keyof SteamRoom, Bounds>>;

const steamAdds = { mortar: 0.2, castIronTub: 0.2, coldWall: 0.1, naturalStone: 1 };

export const steamRoomErrors = (room: SteamRoom): InputError[] => boundsErrors(room, steamRoomBounds);

/** The generator that one maker's table asks for; null when one is not enough. */
export function steamGenerator(room: SteamRoom): { adjusted: number; kw: number | null } {
  const adjusted =
    room.volume *
    (1 +
      steamAdds.mortar * Number(room.mortar) +
      steamAdds.castIronTub * Number(room.castIronTub) +
      steamAdds.coldWall * room.coldWalls +
      steamAdds.naturalStone * Number(room.naturalStone));
  return { adjusted, kw: steamGenerators.find((each) => adjusted <= each.room[room.voltage])?.kw ?? null };
}
