import type { Owned } from '@poolpros/calculators/ownership';
import { figures } from '../figures.js';
import { range } from './figures.js';
import type { ComparedOption, Comparison, GridRow } from './types.js';

/** The rows in words, one set for each option, so that a pool reads the same on every page that compares it. */
export const options: Readonly<Record<Owned, ComparedOption>> = {
  fiberglass: {
    label: 'Fiberglass',
    weeks: '2 to 4 from digging to swimming, 4 to 9 for the whole job',
    upkeep: 'Smooth shell: least brushing, fewest chemicals',
    life: 'Shell and surface 25 years or more',
    fit: 'Set shapes up to about 16 × 40 ft; needs access for a truck or crane',
    searchLabel: 'See who installs fiberglass pools',
    search: { serviceType: 'fiberglass' },
  },
  vinyl: {
    label: 'Vinyl liner',
    weeks: '4 to 6 from digging to swimming, 3 to 8 at the extremes',
    upkeep: `A new liner every 5 to 15 years, ${range(figures.surfaces.liner.price)} each`,
    life: 'Walls about 50 years, liner 8 to 12',
    fit: 'Any outline at the lowest first cost; claws and sharp edges cut the liner',
    searchLabel: 'See who builds vinyl pools',
    search: { serviceType: 'vinyl' },
  },
  concrete: {
    label: 'Concrete',
    weeks: '12 to 26: dig, steel, shotcrete, curing, plaster',
    upkeep: 'Acid wash every 3 to 5 years, new plaster every 10 to 15',
    life: 'Shell 25 years or more, often 50; surface 8 to 15',
    fit: 'Any shape, depth, ledge or edge; needs time and upkeep',
    searchLabel: 'See who builds concrete pools',
    search: { serviceType: 'concrete' },
  },
  'above-ground': {
    label: 'Above ground',
    weeks: 'Under 1: a day or two on level ground',
    upkeep: `A liner (${range(figures.surfaces['above-ground-liner'].price)} plus labor) and winter care`,
    life: '10 to 15 years, 7 to 20 depending on material',
    fit: 'Lowest price, can be taken down; no deep end',
    searchLabel: 'See who sets up above-ground pools',
    search: { serviceType: 'aboveground' },
  },
  inground: {
    label: 'Inground',
    weeks: '2 to 26, depending on the material',
    upkeep: 'From little brushing (fiberglass) to new plaster (concrete)',
    life: '25 to 50 years, with a new surface along the way',
    fit: 'Depth, shape and deck as you want them; stays with the house',
    searchLabel: 'See who builds inground pools',
    search: { serviceType: 'inground' },
  },
  salt: {
    label: 'Salt system',
    weeks: 'About a day to install the cell and its controller',
    upkeep: 'Check the cell and the salt level (2,700 to 3,400 ppm); pH creeps up and needs acid',
    life: 'Cell 3 to 7 years',
    fit: 'Steady dosing and a soft feel; hard on some stone and metals',
    searchLabel: 'See who services salt systems',
    search: { services: ['Pool Maintenance'] },
  },
  chlorine: {
    label: 'Chlorine by hand',
    weeks: 'Nothing to install; a feeder takes an hour',
    upkeep: 'Dose and test through the week; store chemicals dry and apart',
    life: 'A feeder 5 to 10 years',
    fit: 'Lowest first cost, simple, no electronics',
    searchLabel: 'See who services pools',
    search: { services: ['Pool Maintenance'] },
  },
};

/** What each row of the grid is measured by. */
export const conditions: Readonly<Record<Comparison['kind'], Readonly<Record<GridRow, string>>>> = {
  pools: {
    first: '450 sq ft, 5 ft deep, with permit and contingency, no deck; US average',
    tenYears: 'with chemicals, pump power, surface and equipment; no heat, water or interest',
    weeks: 'in dry weather, with the permit in hand',
    upkeep: 'in addition to testing the water',
    life: 'with normal water care',
    fit: 'who it suits, and where',
  },
  sanitizers: {
    first: 'on an existing pool',
    tenYears: 'salt, cells, power, other chemicals; not the pump',
    weeks: 'until it is running',
    upkeep: 'what is left for you to do',
    life: 'before a part is replaced',
    fit: 'pros and cons',
  },
};
