import { expect, test } from 'vitest';
import { farthestReach, reach, servesFrom } from './reach.js';

test.each([
  { serviceRadius: 25, miles: 25, why: 'the radius that was stated' },
  { serviceRadius: farthestReach, miles: farthestReach, why: 'the largest there is' },
  { serviceRadius: 4000, miles: farthestReach, why: 'no farther than stores look around a point' },
  { serviceRadius: 0, miles: 0, why: 'its own place alone' },
  { serviceRadius: -5, miles: 0, why: 'never less than nothing' },
])('a radius of $serviceRadius miles reaches $miles: $why', ({ serviceRadius, miles }) => {
  expect(reach({ serviceRadius })).toBe(miles);
});

test.each([
  [24.9, true],
  [25, true],
  [25.000001, false],
])('a listing that reaches 25 miles serves a point %d miles away: %s', (miles, serves) => {
  expect(servesFrom({ serviceRadius: 25 }, miles)).toBe(serves);
});
