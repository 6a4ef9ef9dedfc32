import { expect, test } from 'vitest';
import { reasonsFor } from './reasons.js';

const bare = {
  distance: null,
  servesPoint: null,
  rating: null,
  reviewCount: 0,
  responseMinutes: null,
  badges: [],
  city: 'Buda',
  serviceRadius: 30,
};

test('says how far the firm works when no point is known', () => {
  expect(reasonsFor(bare)).toEqual(['Works within 30 miles of Buda']);
});

test('names distance, reach, rating, reply speed and license in this order', () => {
  const license = { kind: 'license' as const, text: 'TX electrical license active, checked Nov 3, 2026 with TDLR' };
  const known = { distance: 4.2, servesPoint: true, rating: 4.8, reviewCount: 36, responseMinutes: 200 };
  expect(reasonsFor({ ...bare, ...known, badges: [license] })).toEqual([
    '4.2 miles away',
    'Serves this address',
    'Rated 4.8 in 36 job reviews',
    'Usually replies within 4 hours',
    license.text,
  ]);
});

test('shows distance and rating with one decimal and one review in the singular', () => {
  expect(reasonsFor({ ...bare, distance: 3, rating: 5, reviewCount: 1 })).toEqual([
    '3.0 miles away',
    'Rated 5.0 in 1 job review',
  ]);
});

test('stays silent on reach when the point is out of reach', () => {
  expect(reasonsFor({ ...bare, distance: 80, servesPoint: false })).toEqual(['80.0 miles away']);
});

test.each([
  [30, 'Usually replies within 1 hour'],
  [60, 'Usually replies within 1 hour'],
  [1440, 'Usually replies within 24 hours'],
])('says of a median of %i minutes: %s', (responseMinutes, text) => {
  expect(reasonsFor({ ...bare, distance: 1, responseMinutes })).toContain(text);
});

test('says nothing of replies that take longer than a day', () => {
  expect(reasonsFor({ ...bare, distance: 1, responseMinutes: 1441 })).toEqual(['1.0 miles away']);
});
