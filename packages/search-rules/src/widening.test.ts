import { expect, test } from 'vitest';
import { widenedDistance } from './widening.js';

const counts = (ten: number, twentyFive: number, fifty: number, hundred: number) => [
  { miles: 10, count: ten },
  { miles: 25, count: twentyFive },
  { miles: 50, count: fifty },
  { miles: 100, count: hundred },
];

test.each([
  { miles: 10, found: counts(0, 2, 5, 9), next: 25, why: 'the next step finds something' },
  { miles: 10, found: counts(0, 0, 0, 1), next: 100, why: 'steps without a listing are passed over' },
  { miles: 25, found: counts(0, 0, 3, 3), next: 50, why: 'only farther steps count' },
  { miles: 7, found: counts(1, 1, 1, 1), next: 10, why: 'a distance between the steps goes to the next one' },
  { miles: 33, found: counts(0, 0, 4, 4), next: 50, why: 'a distance between the steps goes to the next one' },
  { miles: 100, found: counts(0, 0, 0, 0), next: null, why: 'there is no step farther' },
  { miles: 10, found: counts(0, 0, 0, 0), next: null, why: 'no step finds anything' },
  { miles: 0, found: counts(1, 1, 1, 1), next: null, why: 'no distance was chosen' },
  { miles: 25, found: [], next: null, why: 'there is no point to measure from' },
])('widens $miles miles to $next, because $why', ({ miles, found, next }) => {
  expect(widenedDistance(miles, found)).toBe(next);
});
