import { boundsError, type InputError } from '@poolpros/calculators/bounds';
import type { Measure } from '@poolpros/calculators/dose';
import { type DoseInput, dosePlanErrors } from '@poolpros/calculators/dose-input';
import { acidProducts, baseProducts, calciumProducts, chlorineProducts } from '@poolpros/calculators/dose-products';
import { gallonsIn, surfaceArea } from '@poolpros/calculators/pool-shape';
import { poolOf, shapeChoices, shapeDefaults, withSideErrors } from './pool-values.js';
import { feetTyped, numberTyped, optionalTyped, type TypedValues } from './typed-values.js';

/** How the water is given. */
export const volumeWays = { gallons: { label: 'I know the gallons' }, size: { label: 'From the pool’s dimensions' } };

export const bases = { ...baseProducts, air: { label: 'Air only (aerate)' } };

/** No reading is assumed: a dose for a test that nobody took would be a guess. */
export const doseDefaults = {
  by: 'gallons',
  gallons: '10000',
  ...shapeDefaults,
  depth: '5',
  alkalinity: '',
  alkalinityTarget: '90',
  ph: '',
  phTarget: '7.5',
  acid: 'muriatic31',
  base: 'sodaAsh',
  chlorine: '',
  chlorineTarget: '',
  chlorineProduct: 'liquid10',
  cyanuricAcid: '',
  cyanuricAcidTarget: '30',
  calcium: '',
  calciumTarget: '250',
  calciumProduct: 'flake77',
  fillCalcium: '100',
  salt: '',
  saltTarget: '3200',
};
export type DoseField = keyof typeof doseDefaults;
export type DoseValues = TypedValues<DoseField>;

export const doseChoices = {
  ...shapeChoices,
  by: Object.keys(volumeWays),
  acid: Object.keys(acidProducts),
  base: Object.keys(bases),
  chlorineProduct: Object.keys(chlorineProducts),
  calciumProduct: Object.keys(calciumProducts),
};

const depthBounds = { label: 'Average depth', min: 2, max: 10, unit: 'feet' };
const isBySize = ({ by }: Pick<DoseValues, 'by'>): boolean => by === 'size';

const gallonsOf = (values: DoseValues): number =>
  isBySize(values)
    ? gallonsIn(surfaceArea(poolOf(values)), feetTyped(values.depth))
    : numberTyped(values.gallons, 'gallons');

const reading = (text: string): number | null => optionalTyped(text.replace(/ppm\s*$/i, ''));
const target = (text: string): number => reading(text) ?? Number.NaN;

/** What the fields say, for the calculator. */
export const doseInputOf = (values: DoseValues): DoseInput => ({
  gallons: gallonsOf(values),
  readings: {
    alkalinity: reading(values.alkalinity),
    ph: reading(values.ph),
    chlorine: reading(values.chlorine),
    cyanuricAcid: reading(values.cyanuricAcid),
    calcium: reading(values.calcium),
    salt: reading(values.salt),
  } satisfies Record<Measure, number | null>,
  targets: {
    alkalinity: target(values.alkalinityTarget),
    ph: target(values.phTarget),
    chlorine: reading(values.chlorineTarget),
    cyanuricAcid: target(values.cyanuricAcidTarget),
    calcium: target(values.calciumTarget),
    salt: target(values.saltTarget),
  },
  chlorineProduct: values.chlorineProduct as DoseInput['chlorineProduct'],
  acid: values.acid as DoseInput['acid'],
  base: values.base as DoseInput['base'],
  calciumProduct: values.calciumProduct as DoseInput['calciumProduct'],
  fillCalcium: target(values.fillCalcium),
});

/** Why the fields have no result. Gallons that come from a size are an error of the surface and its depth. */
export function doseValueErrors(values: DoseValues): InputError[] {
  const errors = dosePlanErrors(doseInputOf(values));
  if (!isBySize(values)) return errors;
  const depth = boundsError('depth', feetTyped(values.depth), depthBounds);
  const ofSize = errors.map((error) => (error.field === 'gallons' ? { ...error, field: 'area' } : error));
  return withSideErrors(values, depth ? [depth, ...ofSize.filter(({ field }) => field !== 'area')] : ofSize);
}
