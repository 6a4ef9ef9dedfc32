import { expect, test } from 'vitest';
import { countTyped, numberTyped, optionalTyped, readValues, writeValues } from './typed-values.js';

const defaults = { type: 'vinyl', length: '30', salt: '' };
const choices = { type: ['vinyl', 'concrete'], salt: ['', '1'] };

test('a URL holds what differs from the defaults, and is read back', () => {
  const values = { type: 'concrete', length: 'abc', salt: '1' };
  const query = writeValues(values, defaults);
  expect(query.toString()).toBe('type=concrete&length=abc&salt=1');
  expect(readValues(query, defaults, choices)).toEqual(values);
  expect(writeValues(defaults, defaults).toString()).toBe('');
});

test('what nobody can choose counts as absent, and texts are cut', () => {
  const params = new URLSearchParams({ type: 'gold', length: '1'.repeat(50), salt: 'x', other: '1' });
  expect(readValues(params, defaults, choices)).toEqual({ type: 'vinyl', length: '1'.repeat(12), salt: '' });
});

test.each([
  ['30', 30],
  ['$48,000', 48000],
  [' 8.99 %', 8.99],
  ['', Number.NaN],
  ['ten', Number.NaN],
])('%j is the number %d', (text, number) => expect(numberTyped(text)).toBe(number));

test('an empty field is none of what is counted, and no number', () => {
  expect([countTyped(' '), countTyped('3'), numberTyped(' ')]).toEqual([0, 3, Number.NaN]);
  expect([optionalTyped(' '), optionalTyped('0.2')]).toEqual([null, 0.2]);
});
