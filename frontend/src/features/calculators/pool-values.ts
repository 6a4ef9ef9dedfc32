import { boundsError, type InputError } from '@poolpros/calculators/bounds';
import type { PoolShape } from '@poolpros/calculators/pool-shape';
import { feetTyped, numberTyped, type TypedValues } from './typed-values.js';

export const shapes = {
  rectangle: 'Rectangle',
  oval: 'Oval',
  round: 'Round',
  kidney: 'Kidney',
  l: 'L-shape',
  free: 'Free form',
} as const;

/** The fields of a pool's outline, beside what a calculator asks otherwise. */
export const shapeDefaults = {
  shape: 'rectangle',
  length: '30',
  width: '14',
  otherLength: '12',
  otherWidth: '18',
  diameter: '24',
  area: '420',
};
export type ShapeField = keyof typeof shapeDefaults;
export const shapeChoices = { shape: Object.keys(shapes) };

/** The numbers that describe a shape. */
export const sides: Record<keyof typeof shapes, readonly (readonly [ShapeField, string, string])[]> = {
  rectangle: [
    ['length', 'Length', 'ft'],
    ['width', 'Width', 'ft'],
  ],
  oval: [
    ['length', 'Length', 'ft'],
    ['width', 'Width', 'ft'],
  ],
  round: [['diameter', 'Diameter', 'ft']],
  kidney: [
    ['length', 'Length', 'ft'],
    ['width', 'Narrow lobe', 'ft'],
    ['otherWidth', 'Wide lobe', 'ft'],
  ],
  l: [
    ['length', 'Long part, length', 'ft'],
    ['width', 'Long part, width', 'ft'],
    ['otherLength', 'Short part, length', 'ft'],
    ['otherWidth', 'Short part, width', 'ft'],
  ],
  free: [['area', 'Surface', 'sq ft']],
};

const sideBounds = { min: 1, max: 200, unit: 'feet' };

/** `errors` of a pool, before them those of its sides: without a side there is no surface that could be wrong. */
export function withSideErrors(values: TypedValues<ShapeField>, errors: readonly InputError[]): InputError[] {
  const wrong = sides[values.shape as keyof typeof shapes].flatMap(([field, label]) =>
    field === 'area' ? [] : (boundsError(field, feetTyped(values[field]), { label, ...sideBounds }) ?? []),
  );
  return wrong.length === 0 ? [...errors] : [...wrong, ...errors.filter(({ field }) => field !== 'area')];
}

/** The pool that the fields describe; NaN for what is no number. */
export function poolOf(values: TypedValues<ShapeField>): PoolShape {
  const [length, width] = [feetTyped(values.length), feetTyped(values.width)];
  switch (values.shape as keyof typeof shapes) {
    case 'rectangle':
      return { shape: 'rectangle', length, width };
    case 'oval':
      return { shape: 'oval', length, width };
    case 'round':
      return { shape: 'round', diameter: feetTyped(values.diameter) };
    case 'kidney':
      return { shape: 'kidney', length, width, otherWidth: feetTyped(values.otherWidth) };
    case 'l':
      return {
        shape: 'L',
        length,
        width,
        otherLength: feetTyped(values.otherLength),
        otherWidth: feetTyped(values.otherWidth),
      };
    case 'free':
      return { shape: 'free form', area: numberTyped(values.area, 'sq ft') };
  }
}
