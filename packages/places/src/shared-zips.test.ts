import { findState } from '@poolpros/contracts/states';
import { expect, it } from 'vitest';
import { loadPlaces } from './load.js';
import { isZipOf } from './shared-zips.js';

const places = loadPlaces();

it.each([
  ['42223', 'KY', true],
  ['42223', 'TN', true],
  ['42223', 'OH', false],
  ['02861', 'RI', true],
  ['02861', 'MA', true],
  ['78704', 'TX', true],
  ['78704', 'OK', false],
])('a ZIP is accepted in each of its states: %s in %s is %s', (code, stateCode, expected) => {
  const zip = places.zip(code);
  const state = findState(stateCode);
  if (!zip || !state) throw new Error(`${code} or ${stateCode} is missing`);
  expect(isZipOf(zip, state)).toBe(expected);
});
