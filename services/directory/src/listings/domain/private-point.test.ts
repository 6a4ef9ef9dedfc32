import { metresPerMile, milesBetween } from '@poolpros/places/geo';
import { expect, test } from 'vitest';
import { privateMetres, privatePoint } from './private-point.js';

const ids = Array.from({ length: 500 }, (_, index) => `listing ${index}`);

test.each([
  ['Austin', { latitude: 30.2672, longitude: -97.7431 }],
  ['Utqiagvik', { latitude: 71.2906, longitude: -156.7886 }],
])('lies within 500 m of its place in %s, in all directions, at all distances', (_, place) => {
  const metres = ids.map((id) => milesBetween(place, privatePoint(place, id)) * metresPerMile);
  expect(Math.max(...metres)).toBeLessThanOrEqual(privateMetres * 1.001);
  expect(Math.max(...metres)).toBeGreaterThan(privateMetres * 0.95);
  expect(metres.filter((each) => each < privateMetres / 2).length).toBeGreaterThan(80);
  const east = ids.filter((id) => privatePoint(place, id).longitude > place.longitude);
  expect(east.length).toBeGreaterThan(200);
  expect(east.length).toBeLessThan(300);
});

test('never moves, and differs from one listing to the other', () => {
  const place = { latitude: 30.2672, longitude: -97.7431 };
  expect(privatePoint(place, 'a')).toEqual(privatePoint(place, 'a'));
  expect(privatePoint(place, 'a')).not.toEqual(privatePoint(place, 'b'));
});
