import type { PoolShape } from '@poolpros/calculators/pool-shape';
import { numberTyped, type TypedValues } from './typed-values.js';

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

/** The pool that the fields describe; NaN for what is no number. */
export function poolOf(values: TypedValues<ShapeField>): PoolShape {
  const [length, width] = [numberTyped(values.length), numberTyped(values.width)];
  switch (values.shape as keyof typeof shapes) {
    case 'rectangle':
      return { shape: 'rectangle', length, width };
    case 'oval':
      return { shape: 'oval', length, width };
    case 'round':
      return { shape: 'round', diameter: numberTyped(values.diameter) };
    case 'kidney':
      return { shape: 'kidney', length, width, otherWidth: numberTyped(values.otherWidth) };
    case 'l':
      return {
        shape: 'L',
        length,
        width,
        otherLength: numberTyped(values.otherLength),
        otherWidth: numberTyped(values.otherWidth),
      };
    case 'free':
      return { shape: 'free form', area: numberTyped(values.area) };
  }
}
