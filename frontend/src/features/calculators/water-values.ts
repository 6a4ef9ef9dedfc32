import { type Band, exactly } from '@poolpros/calculators/band';
import type { Bounds } from '@poolpros/calculators/bounds';
import { surfaceArea } from '@poolpros/calculators/pool-shape';
import type { WaterInput } from '@poolpros/calculators/water';
import { sewerTariff, waterCovers, waterTariff } from '@poolpros/calculators/water-factors';
import { placeChoices, placeDefaults, placeOf } from './place-values.js';
import { poolOf, shapeChoices, shapeDefaults } from './pool-values.js';
import { countTyped, feetTyped, numberTyped, optionalTyped, type TypedValues } from './typed-values.js';

export const drainShares = ['0', '0.1', '0.2', '0.33', '0.5', '1'];

export const waterDefaults = {
  ...placeDefaults,
  ...shapeDefaults,
  depth: '5',
  cover: 'none',
  coveredHours: '16',
  heatedTo: '',
  backwashes: '1',
  backwashGallons: '250',
  bathers: '4',
  leak: '0',
  drained: '0.2',
  water: '',
  sewer: '',
};
export type WaterField = keyof typeof waterDefaults;
export type WaterValues = TypedValues<WaterField>;

export const waterChoices = {
  ...placeChoices,
  ...shapeChoices,
  cover: Object.keys(waterCovers),
  drained: drainShares,
};

export const waterTariffBounds = {
  water: { label: 'Water price', min: 0, max: 100, unit: 'dollars per 1,000 gallons' },
  sewer: { label: 'Sewer price', min: 0, max: 100, unit: 'dollars per 1,000 gallons' },
} as const satisfies Record<string, Bounds>;

/** What the fields say, for the calculator. */
export function waterInputOf(values: WaterValues): WaterInput {
  const { zone, months } = placeOf(values);
  return {
    zone,
    months,
    area: surfaceArea(poolOf(values)),
    depth: feetTyped(values.depth),
    heatedTo: optionalTyped(values.heatedTo, '°F'),
    cover: values.cover as WaterInput['cover'],
    coveredHours: numberTyped(values.coveredHours, 'hours'),
    backwashes: countTyped(values.backwashes),
    backwashGallons: countTyped(values.backwashGallons, 'gallons'),
    bathers: countTyped(values.bathers),
    leak: countTyped(values.leak),
    drained: Number(values.drained),
  };
}

/** Dollars per 1,000 gallons: a range of the country, or what the visitor has on the bill. */
export function waterTariffsOf(values: WaterValues): { water: Band; sewer: Band } {
  const [water, sewer] = [optionalTyped(values.water), optionalTyped(values.sewer)];
  return {
    water: water === null ? waterTariff : exactly(water),
    sewer: sewer === null ? sewerTariff : exactly(sewer),
  };
}
