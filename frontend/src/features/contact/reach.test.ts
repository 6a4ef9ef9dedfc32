import { expect, it } from 'vitest';
import { areaText } from './reach.js';

const firm = { name: 'Hill Pools', city: 'Austin', serviceRadius: 25, distance: 40.4, servesPoint: false };

it.each([
  [
    'out of its area',
    firm,
    'Hill Pools works within 25 miles of Austin. Your search location is 40 miles away, so it may decline.',
  ],
  ['within its area', { ...firm, servesPoint: true, distance: 12 }, null],
  ['without a point', { ...firm, servesPoint: null, distance: null }, null],
  [
    'closed',
    { ...firm, availability: { status: 'closed' as const, since: '2026-11-02T00:00:00.000Z' } },
    'Hill Pools is closed and takes no requests.',
  ],
  [
    'away',
    { ...firm, availability: { status: 'paused' as const, until: null } },
    'Hill Pools takes no requests now: away for now.',
  ],
])('says of a business %s what a visitor should know', (_, installer, text) => {
  expect(areaText(installer)).toBe(text);
});
