import { expect, test } from 'vitest';
import { reasonsFor } from './reasons.js';

const bare = { distance: null, servesPoint: null, rating: null, reviewCount: 0 };

test('gives no reason when nothing is known', () => {
  expect(reasonsFor(bare)).toEqual([]);
});

test('names distance, reach and rating in this order', () => {
  expect(reasonsFor({ distance: 4.2, servesPoint: true, rating: 4.8, reviewCount: 36 })).toEqual([
    '4.2 miles away',
    'Serves this address',
    'Rated 4.8 in 36 job reviews',
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
