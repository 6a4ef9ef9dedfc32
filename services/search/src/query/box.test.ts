import { milesBetween } from '@poolpros/places/geo';
import { createRandom } from '@poolpros/seed-data/random';
import { expect, test } from 'vitest';
import { boxAround } from './box.js';

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}
const boxOf = (lat: number, lon: number, miles: number) =>
  (boxAround({ lat, lon }, miles) as { geo_bounding_box?: { location: Box } }).geo_bounding_box?.location;

/** A box in the notation of the engine. */
const holds = ({ top, bottom, left, right }: Box, lat: number, lon: number): boolean =>
  lat <= top && lat >= bottom && lon >= left && lon <= right;

test('holds everything within the distance, wherever the point lies', () => {
  const random = createRandom(7);
  let inside = 0;
  for (let number = 0; number < 20_000; number++) {
    const [lat, lon] = [random.next() * 180 - 90, random.next() * 360 - 180];
    const miles = 0.5 + random.next() * 150;
    const box = boxOf(lat, lon, miles);
    const reach = miles / 60;
    const other = {
      latitude: Math.max(-90, Math.min(90, lat + (random.next() * 2 - 1) * reach)),
      longitude: ((lon + (random.next() * 2 - 1) * reach * 6 + 540) % 360) - 180,
    };
    if (milesBetween({ latitude: lat, longitude: lon }, other) > miles) continue;
    inside++;
    expect(box && holds(box, other.latitude, other.longitude), JSON.stringify({ lat, lon, miles, other })).toBe(true);
  }
  expect(inside).toBeGreaterThan(2_000);
});

test('holds what lies across the 180th meridian', () => {
  const box = boxOf(51.9, 179.9, 100);
  expect(box && holds(box, 51.9, -179)).toBe(true);
});

test('holds what lies beyond a pole', () => {
  const box = boxOf(89.5, 0, 100);
  expect(box && holds(box, 89.5, 180)).toBe(true);
});
