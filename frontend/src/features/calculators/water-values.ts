import { type Band, exactly } from '@poolpros/calculators/band';
import type { Bounds } from '@poolpros/calculators/bounds';
import { surfaceArea } from '@poolpros/calculators/pool-shape';
import { perThousandGallons, type WaterInput } from '@poolpros/calculators/water';
import { sewerTariff, waterCovers, waterTariff } from '@poolpros/calculators/water-factors';
import { placeChoices, placeDefaults, placeOf } from './place-values.js';
import { poolOf, shapeChoices, shapeDefaults } from './pool-values.js';
import { countTyped, feetTyped, numberTyped, optionalTyped, type TypedValues } from './typed-values.js';

/** What a bill counts by: the name of the price in the label of its field, and dollars per 1,000 gallons of one dollar. */
export const billUnits = {
  gallons: { label: '1,000 gallons', unit: '1,000 gal', factor: 1 },
  hcf: { label: '100 cubic feet (HCF, CCF)', unit: 'HCF', factor: perThousandGallons(1) },
} as const;
const billUnitOf = ({ per }: Pick<WaterValues, 'per'>) => billUnits[per as keyof typeof billUnits];

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
  per: 'gallons',
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
  per: Object.keys(billUnits),
};

/** What a price on the bill may be, in the unit that the bill counts by. */
export function waterTariffBounds(values: Pick<WaterValues, 'per'>): Record<'water' | 'sewer', Bounds> {
  const bounds = { min: 0, max: 100, unit: `dollars per ${billUnitOf(values).unit}` };
  return { water: { label: 'Water price', ...bounds }, sewer: { label: 'Sewer price', ...bounds } };
}

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
  const { factor } = billUnitOf(values);
  const [water, sewer] = [optionalTyped(values.water), optionalTyped(values.sewer)];
  return {
    water: water === null ? waterTariff : exactly(water * factor),
    sewer: sewer === null ? sewerTariff : exactly(sewer * factor),
  };
}
