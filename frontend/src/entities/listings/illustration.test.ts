import type { Service } from '@poolpros/contracts/catalogue';
import { expect, it } from 'vitest';
import hotTub from '../../shared/assets/illustrations/category-hot-tub.svg';
import sauna from '../../shared/assets/illustrations/category-sauna.svg';
import steamRoom from '../../shared/assets/illustrations/category-steam-room.svg';
import dusk from '../../shared/assets/illustrations/fallback-dusk.svg';
import infinity from '../../shared/assets/illustrations/fallback-infinity.svg';
import lagoon from '../../shared/assets/illustrations/fallback-lagoon.svg';
import lap from '../../shared/assets/illustrations/fallback-lap.svg';
import service from '../../shared/assets/illustrations/special-smart.svg';
import { illustrationOf } from './illustration.js';
import { initialsOf } from './installer-picture.js';

const drawn = (id: number, name: string, services: Service[] = []) =>
  illustrationOf({ id, name, services }).src.replace(/#svgView.*/, '');

it('chooses one of four pools by the id', () => {
  const pools = [0, 1, 2, 3, 4].map((id) => drawn(id, 'Hillstone Pools', ['Pool Installation', 'Pool Repair']));
  expect(pools).toEqual([infinity, lagoon, lap, dusk, infinity]);
});

it.each<[string, Service[], string]>([
  ['Copper State Sauna Company', ['Hot Tub Installation', 'Sauna Installation'], sauna],
  ['Plumb Line Steam', ['Sauna Installation'], steamRoom],
  ['Northside Spas', ['Pool Installation'], hotTub],
  ['Clear Water', ['Hot Tub Installation', 'Spa Repair'], hotTub],
  ['Clear Water', ['Pool Maintenance', 'Pool Opening'], service],
  ['Hargrove Brothers Pool Cleaning', ['Pool Repair'], service],
])('draws for %s with %j what the trade is about, in the light of its family', (name, services, drawing) => {
  expect([0, 1, 2, 3].map((id) => drawn(id, name, services))).toEqual([drawing, drawing, drawing, drawing]);
  expect(new Set([0, 1, 2, 3].map((id) => illustrationOf({ id, name, services }).filter)).size).toBe(4);
});

it('keeps the drawing of a listing, and varies those of a family', () => {
  const family = Array.from({ length: 40 }, (_, index) => illustrationOf({ id: index * 4, name: 'Pools' }));
  expect(illustrationOf({ id: 8, name: 'Pools' })).toEqual(family[2]);
  const looks = family.map((drawing) => JSON.stringify(drawing));
  expect(new Set(looks).size).toBeGreaterThan(16);
  expect(looks.some((look, index) => look === looks[index + 1])).toBe(false);
});

it.each([
  ['Hillstone Pools', 'HP'],
  ['Austin Tile & Tide', 'AT'],
  ['O’Brien Pools', 'OP'],
  ['  4 Seasons', '4S'],
  ['Ünal', 'Ü'],
])('writes the initials of %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
