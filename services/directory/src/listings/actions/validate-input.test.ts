import { loadPlaces } from '@poolpros/places/load';
import { expect, test } from 'vitest';
import { parsePlace } from './validate-input.js';

const places = loadPlaces();

test.each([
  ['kentucky', 'oak-grove', '42223'],
  ['tennessee', 'clarksville', '42223'],
  ['district-of-columbia', 'washington', '20500'],
])('takes in %s, %s the ZIP %s', (stateSlug, citySlug, zipCode) => {
  const { city, zip } = parsePlace(places, { stateSlug, citySlug, zipCode }, 'body');
  expect(city).toMatchObject({ stateSlug, slug: citySlug });
  expect(zip?.zip).toBe(zipCode);
});

test.each([
  ['ohio', 'columbus', '42223', 'enter a ZIP in Ohio'],
  ['maryland', 'chevy-chase', '20001', 'enter a ZIP in Maryland'],
])('refuses in %s, %s the ZIP %s', (stateSlug, citySlug, zipCode, message) => {
  expect(() => parsePlace(places, { stateSlug, citySlug, zipCode }, 'body')).toThrow(message);
});
