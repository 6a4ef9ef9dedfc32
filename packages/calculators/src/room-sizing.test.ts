import { expect, test } from 'vitest';
import {
  type SaunaRoom,
  type SteamRoom,
  saunaHeater,
  saunaRoomErrors,
  steamGenerator,
  steamRoomErrors,
} from './room-sizing.js';

const sauna: SaunaRoom = { volume: 175, hardSurface: 0, place: 'indoors' };

/** Adjusted cubic feet, kW that are needed, sizes sold. */
test.each<[Partial<SaunaRoom>, number, [number, number], [number | null, number | null]]>([
  [{}, 175, [3.5, 3.89], [4.5, 4.5]],
  [{ volume: 294 }, 294, [5.88, 6.53], [6, 8]],
  [{ volume: 336 }, 336, [6.72, 7.47], [8, 8]],
  [{ volume: 294, hardSurface: 42 }, 462, [9.24, 10.27], [10.5, 10.5]],
  [{ volume: 448, hardSurface: 20, place: 'outdoors' }, 528, [12.14, 13.49], [15, 15]],
  [{ volume: 1000, hardSurface: 0, place: 'uninsulated' }, 1000, [25.5, 28.33], [null, null]],
])('a sauna of %j', (change, adjusted, needs, sizes) => {
  const heater = saunaHeater({ ...sauna, ...change });
  expect(heater.adjusted).toBe(adjusted);
  expect(heater.needs[0]).toBeCloseTo(needs[0], 2);
  expect(heater.needs[1]).toBeCloseTo(needs[1], 2);
  expect(heater.sizes).toEqual(sizes);
});

const steam: SteamRoom = {
  volume: 128,
  mortar: false,
  castIronTub: false,
  coldWalls: 0,
  naturalStone: false,
  voltage: 240,
};

test.each<[Partial<SteamRoom>, number, number | null]>([
  [{}, 128, 7.5],
  [{ volume: 160, mortar: true }, 192, 7.5],
  [{ volume: 240, mortar: true, coldWalls: 1 }, 312, 11],
  [{ volume: 200, naturalStone: true, coldWalls: 1 }, 420, 14],
  [{ volume: 384, mortar: true, coldWalls: 2 }, 537.6, 14],
  [{ volume: 500, castIronTub: true }, 600, null],
  [{ volume: 120, voltage: 208 }, 120, 9],
])('a steam room of %j', (change, adjusted, kw) => {
  const generator = steamGenerator({ ...steam, ...change });
  expect(generator.adjusted).toBeCloseTo(adjusted, 6);
  expect(generator.kw).toBe(kw);
});

test('rooms out of bounds are refused by the name of the field', () => {
  expect(saunaRoomErrors({ ...sauna, volume: 40, hardSurface: 301 })).toEqual([
    { field: 'volume', message: 'Sauna volume: enter a number from 50 to 1,000 cubic feet.' },
    { field: 'hardSurface', message: 'Glass, tile and stone: enter a number from 0 to 300 square feet.' },
  ]);
  expect(steamRoomErrors({ ...steam, volume: 1001, coldWalls: 1.5 })).toEqual([
    { field: 'volume', message: 'Steam room volume: enter a number from 30 to 1,000 cubic feet.' },
    { field: 'coldWalls', message: 'Glass or outside walls: enter a whole number from 0 to 6.' },
  ]);
});
