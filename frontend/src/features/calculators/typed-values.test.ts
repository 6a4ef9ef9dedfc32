import { expect, test } from 'vitest';
import {
  commaAdvice,
  countTyped,
  feetTyped,
  numberTyped,
  optionalTyped,
  readValues,
  type TypedUnit,
  writeValues,
} from './typed-values.js';

const defaults = { type: 'vinyl', length: '30', salt: '' };
const choices = { type: ['vinyl', 'concrete'], salt: ['', '1'] };

test('a URL holds what differs from the defaults, and is read back', () => {
  const values = { type: 'concrete', length: 'abc', salt: '1' };
  const query = writeValues(values, defaults);
  expect(query.toString()).toBe('type=concrete&length=abc&salt=1');
  expect(readValues(query, defaults, choices)).toEqual(values);
  expect(writeValues(defaults, defaults).toString()).toBe('');
});

test('values that cannot be chosen count as absent, and texts are cut', () => {
  const params = new URLSearchParams({ type: 'gold', length: '1'.repeat(50), salt: 'x', other: '1' });
  expect(readValues(params, defaults, choices)).toEqual({ type: 'vinyl', length: '1'.repeat(16), salt: '' });
});

test.each([
  ['30', 30],
  ['$48,000', 48000],
  [' 8.99 %', 8.99],
  ['', Number.NaN],
  ['ten', Number.NaN],
  ['1,000,000.5', 1_000_000.5],
  ['.5', 0.5],
  ['5.', 5],
  ['-5', -5],
  ['1,5', Number.NaN],
  ['8,99 %', Number.NaN],
  ['0x10', Number.NaN],
  ['1e3', Number.NaN],
  ['.', Number.NaN],
  ['-', Number.NaN],
])('%j is the number %d', (text, number) => expect(numberTyped(text)).toBe(number));

test('a comma that does not separate thousands has to be a point', () => {
  for (const text of ['1,5', '8,99 %', '12,3456']) expect(commaAdvice(text)).toBe('Use a decimal point, as in 1.5.');
  for (const text of ['48,000', '1,000,000', '1.5', 'ten']) expect(commaAdvice(text)).toBeNull();
});

test('an empty field is none of what is counted, and no number', () => {
  expect([countTyped(' '), countTyped('3'), numberTyped(' ')]).toEqual([0, 3, Number.NaN]);
  expect([optionalTyped(' '), optionalTyped('0.2')]).toEqual([null, 0.2]);
});

test.each<[string, TypedUnit, number]>([
  ['420 sq ft', 'sq ft', 420],
  ['420 sqft', 'sq ft', 420],
  ['82 °F', '°F', 82],
  ['82F', '°F', 82],
  ['1.5 kW', 'kW', 1.5],
  ['8 hrs', 'hours', 8],
  ['350 gal', 'gallons', 350],
  ['28 °C', '°F', Number.NaN],
  ['40 m2', 'sq ft', Number.NaN],
  ['1500 W', 'kW', Number.NaN],
])('%j in a field of %s is the number %d', (text, unit, number) => expect(numberTyped(text, unit)).toBe(number));

test.each([
  ['16.5', 16.5],
  ['16 ft', 16],
  ["16'", 16],
  [`16' 6"`, 16.5],
  ['16 ft 6 in', 16.5],
  ["16'6", 16.5],
  ["16' 12", Number.NaN],
  ['5 m', Number.NaN],
  ['500 cm', Number.NaN],
  ['', Number.NaN],
])('%j is a length of %d feet', (text, feet) => expect(feetTyped(text)).toBe(feet));
