import { expect, test } from 'vitest';
import { atLeast } from './executables.mjs';

test.each([
  ['15.18', '15', true],
  ['14.9', '15', false],
  ['7.0.15', '7', true],
  ['2.9.10', '2.12', false],
  ['2.12.0', '2.12', true],
  ['25', '21', true],
  ['20.19.0', '20.19', true],
  ['20.9.0', '20.19', false],
])('version %s is at least %s: %s', (version, floor, expected) => {
  expect(atLeast(version, floor)).toBe(expected);
});
