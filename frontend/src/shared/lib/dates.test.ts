import { expect, it } from 'vitest';
import { ageText } from './dates.js';

it.each([
  ['2026-11-21T09:59:59Z', '0 min'],
  ['2026-11-21T09:22:00Z', '38 min'],
  ['2026-11-21T05:00:00Z', '5 h'],
  ['2026-11-20T10:00:00Z', '1 d'],
  ['2026-11-20T04:00:00Z', '1 d 6 h'],
  ['2026-11-21T10:05:00Z', '0 min'],
])('something from %s is %s old at ten', (instant, age) => {
  expect(ageText(instant, new Date('2026-11-21T10:00:00Z'))).toBe(age);
});
