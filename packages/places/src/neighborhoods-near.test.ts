import { expect, it } from 'vitest';
import { loadPlaces } from './load.js';
import { createNeighborhoods } from './neighborhoods-near.js';

const places = loadPlaces();
const knows = createNeighborhoods(places);

it.each([
  ['texas', 'austin', 'hyde-park', true],
  ['texas', 'houston', 'river-oaks', true],
  ['texas', 'houston', 'xyzzy', false],
  ['texas', 'houston', 'hyde-park', false],
  ['texas', 'alpine', 'downtown', false],
  // A quarter of the data, and a city too far from it.
  ['georgia', 'atlanta', 'reynoldstown', true],
  ['georgia', 'savannah', 'reynoldstown', false],
])('%s, %s has a neighborhood %s: %s', (state, slug, neighborhood, known) => {
  const city = places.city(state, slug);
  if (!city) throw new Error(`no city ${slug}`);
  expect(knows(city, neighborhood)).toBe(known);
});
